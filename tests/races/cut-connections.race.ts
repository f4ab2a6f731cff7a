import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { addDays } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import type { Database } from '../../packages/server/src/database/connect.ts';
import type { HoldOutcome, WantedHold } from '../../packages/server/src/gateways/inventory/port.ts';
import { checkRace, countAnswers } from './check-race.ts';
import { holdInSeparateStatements } from './control.ts';
import { createHistory } from './history.ts';
import {
  addSharedBoat,
  createRaceDatabase,
  departureCapacity,
  firstDay,
  holdRequest,
  type RaceDatabase,
  type Server,
  sailOption,
  serversOf,
  swimOption,
} from './race-database.ts';
import { controlOptions, RACE_TIMEOUT, repeatCount } from './race-limits.ts';

const clients = 12;
const days = 3;
const milliseconds = repeatCount(2_500);
/** At least this many calls must be cut off, which may take longer on a slow machine. */
const minCutCalls = 4;

test(
  'A connection that is cut during a call leaves no partial change, and repeating the call completes it',
  async () => {
    const raceDatabase = await createRaceDatabase();
    const race = await raceWhileCutting(raceDatabase, ({ inventory }, wanted) => inventory.hold(wanted));
    const answers = countAnswers(race.history);
    expect(answers['hold unavailable']).toBeGreaterThanOrEqual(minCutCalls);
    expect(race.reasons).toEqual(new Set(['unavailable']));
    expect(await checkRace({ ...raceDatabase, ...race, name: 'cut-connections' })).toEqual([]);
  },
  RACE_TIMEOUT,
);

test(
  'If spots and hold are written in separate statements, one of them can exist without the other',
  controlOptions,
  async () => {
    const raceDatabase = await createRaceDatabase();
    const race = await raceWhileCutting(raceDatabase, ({ database }, wanted) =>
      holdInSeparateStatements(database, wanted),
    );
    expect(race.reasons).toEqual(new Set(['unavailable']));
    const wrong = await checkRace({ ...raceDatabase, ...race, name: 'cut-connections-control' });
    expect(wrong).toContainEqual(expect.stringMatching(/the counts of a departure differ from its holds/));
  },
);

type Take = (server: Server, wanted: WantedHold) => Promise<HoldOutcome>;

/** Clients hold, change their hold and release it, while one connection after another is cut. */
async function raceWhileCutting(raceDatabase: RaceDatabase, take: Take) {
  const history = createHistory();
  const server = await serversOf(raceDatabase, 2);
  // So many seats that only the capacity of a departure limits the holds.
  const boat = await addSharedBoat(raceDatabase.database, { seats: 500, options: [swimOption] });
  const capacities = new Map(
    Array.from({ length: days }, (_, day) => addDays(firstDay, day)).flatMap((date) =>
      [sailOption, swimOption].map((option) => [`${option} on ${date}`, departureCapacity] as const),
    ),
  );
  const over = new AbortController();
  const cutting = cutConnections(raceDatabase.database, over.signal);
  const since = performance.now();
  const isOver = () => {
    const lasted = performance.now() - since;
    if (lasted < milliseconds) return false;
    const cut = history.entries.filter(({ outcome }) => outcome === 'unknown');
    return cut.length >= minCutCalls || lasted > 10 * milliseconds;
  };
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const ownServer = server(client);
      for (let turn = client; !isOver(); turn++) await oneTurn(client, ownServer, turn);
    }),
  );
  over.abort();
  await cutting;
  const reasons = new Set(
    history.entries.filter(({ outcome }) => outcome === 'unknown').map(({ reason }) => reason),
  );
  return { history, capacities, reasons };

  async function oneTurn(client: number, ownServer: Server, turn: number): Promise<void> {
    const cartId = randomUUID();
    const call = { client: `client ${client}`, cart: cartId };
    // The second hold of the cart replaces the first.
    for (const hold of [0, 1]) {
      const date = addDays(firstDay, (turn + hold) % days);
      const onBoat = turn % 3 === 0;
      const resources = onBoat ? [{ id: boat, per: 'spot', units: 1 } as const] : [];
      const wanted = holdRequest({
        cartId,
        optionId: onBoat ? swimOption : sailOption,
        date,
        people: 2,
        resources,
      });
      const takes = [{ stock: `${wanted.optionId} on ${date}`, spots: 2 }];
      await history.record({ ...call, op: 'hold', takes }, () => take(ownServer, wanted));
    }
    await history.record({ ...call, op: 'release' }, () => ownServer.inventory.release(cartId));
  }
}

async function cutConnections({ pool }: Pick<Database, 'pool'>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle' order by random() limit 1`,
    );
    await wait(15);
  }
}
