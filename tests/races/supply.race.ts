import { setTimeout as wait } from 'node:timers/promises';
import { localTime } from '@ashore/core/time/local-time.ts';
import { expect, test } from 'vitest';
import type { Database } from '../../packages/server/src/database/connect-database.ts';
import { closeDepartures } from '../../packages/server/src/features/availability/close-departures.ts';
import { setCapacity } from '../../packages/server/src/features/availability/set-capacity.ts';
import type { HoldOutcome, WantedHold } from '../../packages/server/src/gateways/inventory/port.ts';
import type { Withheld } from './check-history.ts';
import { removeCheck, unguardedInventory } from './control.ts';
import { createHistory, instant } from './history.ts';
import { control, often, patience } from './how-long.ts';
import {
  firstDay,
  leaveSpots,
  type RacePlace,
  racePlace,
  type Server,
  sail,
  serversOf,
  wanting,
} from './race-place.ts';
import { answersIn, verdict } from './verdict.ts';

const clients = 10;
const rounds = often(20);
/** On a slow machine it may take longer until the supplier has met somebody. */
const mostRounds = 10 * rounds;

test(
  'While a departure is cut, closed and opened again nobody gets what is not there, and nobody gets in when it is closed',
  async () => {
    const place = await racePlace();
    const race = await raceWithSupplier(place, ({ inventory }, wanted) => inventory.hold(wanted));
    expect(race.cuts).toBeGreaterThan(0);
    expect(Object.keys(answersIn(race.history)).toSorted()).toEqual([
      'hold nothing',
      'hold ok',
      'release ok',
    ]);
    expect(await verdict({ ...place, ...race, name: 'supply' })).toEqual([]);
  },
  patience,
);

test(
  'Where a hold looks first and takes then, somebody gets in after it is closed, and gets more than is on sale',
  control,
  async () => {
    const place = await racePlace();
    await removeCheck(place.database);
    const race = await raceWithSupplier(place, ({ database }, wanted) =>
      unguardedInventory(database).hold(wanted),
    );
    const wrong = await verdict({ ...place, ...race, name: 'supply-control' });
    expect(wrong).toContainEqual(expect.stringMatching(/a hold came while it was closed/));
    expect(wrong).toContainEqual(expect.stringMatching(/a hold came and made it \d+ of \d+ on sale/));
  },
);

type Take = (server: Server, wanted: WantedHold) => Promise<HoldOutcome>;

const all = 12;
const slot = 'the departure';

/** Everybody holds and lets go, while the supplier cuts the departure to what is taken, closes it, and undoes both. */
async function raceWithSupplier(place: RacePlace, take: Take) {
  const history = createHistory();
  const server = await serversOf(place, 2);
  await leaveSpots(place.database, firstDay, { left: all });
  const over = new AbortController();
  const holding = Array.from({ length: clients }, async (_, client) => {
    while (!over.signal.aborted) {
      const wanted = wanting({ people: 1 + (client % 3) });
      const call = { client: `client ${client}`, cart: wanted.cartId };
      const takes = [{ slot, spots: wanted.people }];
      const held = await history.note({ ...call, op: 'hold', takes }, () => take(server(client), wanted));
      if (held.outcome === 'ok')
        await history.note({ ...call, op: 'release' }, () => server(client).inventory.release(wanted.cartId));
    }
  });
  const withheld: Withheld[] = [];
  let cuts = 0;
  const haveMet = () => cuts > 0 && 'hold nothing' in answersIn(history);
  for (let round = 0; round < rounds || (round < mostRounds && !haveMet()); round++) {
    const cut = await cutForAWhile(place.database, 4 + (round % 5));
    withheld.push(...cut.withheld);
    cuts += cut.isCut ? 1 : 0;
    withheld.push(await closeForAWhile(place.database));
  }
  over.abort();
  await Promise.all(holding);
  return { history, withheld, cuts, capacities: new Map([[slot, all]]) };
}

const departure = { option: sail, date: firstDay, time: localTime('10:00') };

/** Less is on sale from when it may have been cut until it surely is not any more. Refused where too much is taken. */
async function cutForAWhile(database: Database, capacity: number) {
  const from = instant();
  const { outcome } = await setCapacity(database, { departure, capacity });
  await wait(20);
  await setCapacity(database, { departure, capacity: null });
  const isCut = outcome === 'set';
  return { isCut, withheld: isCut ? [{ slot, spots: all - capacity, from, to: instant() }] : [] };
}

async function closeForAWhile(database: Database): Promise<Withheld> {
  const counts = {
    number: 1,
    capacity: all,
    held: 0,
    sold: 0,
    free: 0,
    closed: false,
    isOffTimetable: false,
    hasLeft: false,
  };
  const departures = [{ ...departure, ...counts }];
  const from = instant();
  await closeDepartures(database, { departures, closed: true });
  await wait(20);
  await closeDepartures(database, { departures, closed: false });
  const to = instant();
  await wait(20);
  return { slot, spots: all, from, to };
}
