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
import { checkRace, countAnswers } from './check-race.ts';
import { dropOversellConstraint, uncheckedInventory } from './control.ts';
import { createHistory, instant } from './history.ts';
import {
  addDepartureWithSpots,
  createRaceDatabase,
  departureCapacity,
  firstDay,
  holdRequest,
  type RaceDatabase,
  type Server,
  sailOption,
  serversOf,
} from './race-database.ts';
import { controlOptions, RACE_TIMEOUT, repeatCount } from './race-limits.ts';

const clients = 10;
const rounds = repeatCount(20);
/** Upper limit: on a slow machine it may take longer until a cut succeeds and a client is refused. */
const maxRounds = 10 * rounds;

test(
  'While a supplier reduces, closes and reopens a departure, no client holds removed spots or a closed departure',
  async () => {
    const raceDatabase = await createRaceDatabase();
    const race = await raceWithSupplier(raceDatabase, ({ inventory }, wanted) => inventory.hold(wanted));
    expect(race.cuts).toBeGreaterThan(0);
    expect(Object.keys(countAnswers(race.history)).toSorted()).toEqual([
      'hold nothing',
      'hold ok',
      'release ok',
    ]);
    expect(await checkRace({ ...raceDatabase, ...race, name: 'supply' })).toEqual([]);
  },
  RACE_TIMEOUT,
);

test(
  'If a hold reads and takes spots in separate statements, a client holds a closed departure and more spots than are on sale',
  controlOptions,
  async () => {
    const raceDatabase = await createRaceDatabase();
    await dropOversellConstraint(raceDatabase.database);
    const race = await raceWithSupplier(raceDatabase, ({ database }, wanted) =>
      uncheckedInventory(database).hold(wanted),
    );
    const wrong = await checkRace({ ...raceDatabase, ...race, name: 'supply-control' });
    expect(wrong).toContainEqual(expect.stringMatching(/a hold was placed while the departure was closed/));
    expect(wrong).toContainEqual(
      expect.stringMatching(/a hold raised the taken spots to \d+ of \d+ on sale/),
    );
  },
);

type Take = (server: Server, wanted: WantedHold) => Promise<HoldOutcome>;

const stock = 'the departure';

/** Clients hold and release, while the supplier cuts the departure, closes it, and undoes both. */
async function raceWithSupplier(raceDatabase: RaceDatabase, take: Take) {
  const history = createHistory();
  const server = await serversOf(raceDatabase, 2);
  await addDepartureWithSpots(raceDatabase.database, firstDay, { left: departureCapacity });
  const over = new AbortController();
  const holding = Array.from({ length: clients }, async (_, client) => {
    while (!over.signal.aborted) {
      const wanted = holdRequest({ people: 1 + (client % 3) });
      const call = { client: `client ${client}`, cart: wanted.cartId };
      const takes = [{ stock, spots: wanted.people }];
      const entry = await history.record({ ...call, op: 'hold', takes }, () => take(server(client), wanted));
      if (entry.outcome === 'ok')
        await history.record({ ...call, op: 'release' }, () =>
          server(client).inventory.release(wanted.cartId),
        );
    }
  });
  const withheld: Withheld[] = [];
  let cuts = 0;
  const haveMet = () => cuts > 0 && 'hold nothing' in countAnswers(history);
  for (let round = 0; round < rounds || (round < maxRounds && !haveMet()); round++) {
    const cut = await reduceCapacityBriefly(raceDatabase.database, 4 + (round % 5));
    withheld.push(...cut.withheld);
    cuts += cut.isCut ? 1 : 0;
    withheld.push(await closeBriefly(raceDatabase.database));
  }
  over.abort();
  await Promise.all(holding);
  return { history, withheld, cuts, capacities: new Map([[stock, departureCapacity]]) };
}

const departure = { option: sailOption, date: firstDay, time: localTime('10:00') };

/**
 * Counts fewer spots as on sale from the moment the cut may apply until it has surely ended. A cut is refused
 * if too many spots are taken.
 */
async function reduceCapacityBriefly(database: Database, capacity: number) {
  const from = instant();
  const { outcome } = await setCapacity(database, { departure, capacity });
  await wait(20);
  await setCapacity(database, { departure, capacity: null });
  const isCut = outcome === 'set';
  return {
    isCut,
    withheld: isCut ? [{ stock, spots: departureCapacity - capacity, from, to: instant() }] : [],
  };
}

async function closeBriefly(database: Database): Promise<Withheld> {
  const counts = {
    number: 1,
    capacity: departureCapacity,
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
  return { stock, spots: departureCapacity, from, to };
}
