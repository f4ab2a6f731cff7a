import { setTimeout as wait } from 'node:timers/promises';
import { localTime } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import type { Database } from '../../packages/server/src/database/connect.ts';
import {
  closeDepartures,
  setCapacity,
} from '../../packages/server/src/features/availability/change-departures.ts';
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
/** Upper limit: on a slow machine it may take longer until a cut succeeds and a client is refused. */
const mostRounds = 10 * rounds;

test(
  'While a departure is cut, closed and reopened no client gets missing spots or enters a closed departure',
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
  'If a hold reads first and takes later, a client enters after closing and gets more than is on sale',
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

/** Clients hold and release, while the supplier cuts the departure, closes it, and undoes both. */
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

/**
 * Counts fewer spots as on sale from the moment the cut may apply until it has surely ended. A cut is refused
 * if too many spots are taken.
 */
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
