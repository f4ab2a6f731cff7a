import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { addDays } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import type { Database } from '../../packages/server/src/database/connect.ts';
import type { HoldOutcome, WantedHold } from '../../packages/server/src/gateways/inventory/port.ts';
import { holdInTwoSteps } from './control.ts';
import { createHistory } from './history.ts';
import { control, often, patience } from './how-long.ts';
import {
  boatOf,
  firstDay,
  type RacePlace,
  racePlace,
  type Server,
  sail,
  serversOf,
  swim,
  wanting,
} from './race-place.ts';
import { answersIn, verdict } from './verdict.ts';

const clients = 12;
const days = 3;
const milliseconds = often(2_500);
/** At least this many calls must be cut off, which may take longer on a slow machine. */
const fewest = 4;

test(
  'A connection that is cut in the middle leaves nothing half done, and repeating the call settles it',
  async () => {
    const place = await racePlace();
    const race = await raceWhileCutting(place, ({ inventory }, wanted) => inventory.hold(wanted));
    const answers = answersIn(race.history);
    expect(answers['hold unavailable']).toBeGreaterThanOrEqual(fewest);
    expect(race.reasons).toEqual(new Set(['unavailable']));
    expect(await verdict({ ...place, ...race, name: 'cut-lines' })).toEqual([]);
  },
  patience,
);

test(
  'If spots and hold are written one after the other, one can exist without the other',
  control,
  async () => {
    const place = await racePlace();
    const race = await raceWhileCutting(place, ({ database }, wanted) => holdInTwoSteps(database, wanted));
    expect(race.reasons).toEqual(new Set(['unavailable']));
    const wrong = await verdict({ ...place, ...race, name: 'cut-lines-control' });
    expect(wrong).toContainEqual(
      expect.stringMatching(/a departure counts something else than its holds say/),
    );
  },
);

type Take = (server: Server, wanted: WantedHold) => Promise<HoldOutcome>;

/** Clients hold, change their hold and release it, while one connection after another is cut. */
async function raceWhileCutting(place: RacePlace, take: Take) {
  const history = createHistory();
  const server = await serversOf(place, 2);
  const boat = await boatOf(place.database, { seats: 500, options: [swim] });
  const capacities = new Map(
    Array.from({ length: days }, (_, day) => addDays(firstDay, day)).flatMap((date) =>
      [sail, swim].map((option) => [`${option} on ${date}`, 12] as const),
    ),
  );
  const over = new AbortController();
  const cutting = cutLines(place.database, over.signal);
  const since = performance.now();
  const isOver = () => {
    const lasted = performance.now() - since;
    if (lasted < milliseconds) return false;
    const cut = history.entries.filter(({ outcome }) => outcome === 'unknown');
    return cut.length >= fewest || lasted > 10 * milliseconds;
  };
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const its = server(client);
      for (let turn = client; !isOver(); turn++) await oneTurn(client, its, turn);
    }),
  );
  over.abort();
  await cutting;
  const reasons = new Set(
    history.entries.filter(({ outcome }) => outcome === 'unknown').map(({ reason }) => reason),
  );
  return { history, capacities, reasons };

  async function oneTurn(client: number, its: Server, turn: number): Promise<void> {
    const cartId = randomUUID();
    const call = { client: `client ${client}`, cart: cartId };
    for (const again of [0, 1]) {
      const date = addDays(firstDay, (turn + again) % days);
      const onBoat = turn % 3 === 0;
      const resources = onBoat ? [{ id: boat, per: 'spot', units: 1 } as const] : [];
      const wanted = wanting({ cartId, optionId: onBoat ? swim : sail, date, people: 2, resources });
      const takes = [{ slot: `${wanted.optionId} on ${date}`, spots: 2 }];
      await history.note({ ...call, op: 'hold', takes }, () => take(its, wanted));
    }
    await history.note({ ...call, op: 'release' }, () => its.inventory.release(cartId));
  }
}

async function cutLines({ pool }: Pick<Database, 'pool'>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle' order by random() limit 1`,
    );
    await wait(15);
  }
}
