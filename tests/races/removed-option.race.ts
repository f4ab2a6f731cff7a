import { localTime } from '@ashore/core/time/local-date-time.ts';
import { expect, test } from 'vitest';
import type { Database } from '../../packages/server/src/database/connect.ts';
import {
  LOCK_REMOVED_DEPARTURES,
  LOCK_REMOVED_RESOURCES,
} from '../../packages/server/src/features/catalogue/import/import-catalogue.ts';
import { nativeInventory } from '../../packages/server/src/features/quotes/holds/native-inventory.ts';
import { checkRace, countAnswers } from './check-race.ts';
import { interruptedDatabase } from './control.ts';
import { createHistory } from './history.ts';
import {
  addDepartureWithSpots,
  addSharedBoat,
  createRaceDatabase,
  departureCapacity,
  firstDay,
  holdRequest,
  importTrips,
  noonOption,
  type RaceDatabase,
  serversOf,
  swimOption,
  waitUntilDoneOrLocked,
} from './race-database.ts';
import { RACE_TIMEOUT, repeatCount } from './race-limits.ts';

const rounds = repeatCount(4);
const clients = 6;

test(
  'An import that removes an option deletes no hold that a client makes at that moment',
  async () => {
    const raceDatabase = await createRaceDatabase();
    const { history, capacities } = await raceWithImport(raceDatabase);
    expect(countAnswers(history)).toMatchObject({ 'hold nothing': rounds * clients });
    expect(await checkRace({ ...raceDatabase, history, capacities, name: 'removed-option' })).toEqual([]);
  },
  RACE_TIMEOUT,
);

test(
  'Without a lock on the departures of the removed option, a hold is placed and then deleted',
  async () => {
    const raceDatabase = await createRaceDatabase();
    const { history, capacities } = await raceWithImport(raceDatabase, LOCK_REMOVED_DEPARTURES);
    expect(countAnswers(history)).toMatchObject({ 'hold ok': rounds + rounds * clients });
    const wrong = await checkRace({ ...raceDatabase, history, capacities, name: 'removed-option-control' });
    expect(wrong).toContainEqual(expect.stringMatching(/received a hold that does not exist/));
    expect(wrong).toContainEqual(expect.stringMatching(/a hold went from held to deleted/));
  },
  RACE_TIMEOUT,
);

test.each([
  ['A boat that a supplier no longer lists is kept while a client holds spots on it', undefined, 1],
  [
    'Without a lock on the boat, it is deleted together with the units of a new hold',
    LOCK_REMOVED_RESOURCES,
    0,
  ],
])(
  '%s',
  async (_, without, used) => {
    const raceDatabase = await createRaceDatabase();
    const boat = await addSharedBoat(raceDatabase.database, { seats: 10, options: [swimOption] });
    await addDepartureWithSpots(raceDatabase.database, firstDay, {
      left: departureCapacity,
      option: swimOption,
    });
    const importing: Promise<unknown>[] = [];
    const interrupt = async () => {
      const other = interruptedDatabase(raceDatabase.connectAgain(), {
        before: noStatement,
        interrupt: async () => {},
        without,
      });
      importing.push(importTrips(other));
      await waitUntilDoneOrLocked(raceDatabase, importing);
    };
    const holder = interruptedDatabase(raceDatabase.connectAgain(), {
      before: /^COMMIT/,
      interrupt,
      without: undefined,
    });
    const resources = [{ id: boat, per: 'spot', units: 1 }] as const;
    const outcome = await nativeInventory(holder).hold(holdRequest({ optionId: swimOption, resources }));
    expect(outcome).toMatchObject({ outcome: 'held' });
    await Promise.all(importing);
    expect((await raceDatabase.database.pool.query('select from resource_uses')).rowCount).toBe(used);
  },
  RACE_TIMEOUT,
);

/** Matches no statement. */
const noStatement = /^$/;

/**
 * The clients hold after the import has seen no live hold, and just before it deletes. They do not state what they
 * take, because the option disappears during their calls (`isRefusal` in check-history.ts).
 */
async function raceWithImport(raceDatabase: RaceDatabase, without?: string) {
  const history = createHistory();
  const server = await serversOf(raceDatabase, 2);
  const hold = (client: number) => {
    const wanted = holdRequest({ optionId: noonOption, time: localTime('12:00') });
    const call = { client: `client ${client}`, cart: wanted.cartId } as const;
    const { inventory } = server(client);
    return {
      holdCall: history.record({ ...call, op: 'hold' }, () => inventory.hold(wanted)),
      release: () => history.record({ ...call, op: 'release' }, () => inventory.release(wanted.cartId)),
    };
  };
  for (let round = 0; round < rounds; round++) {
    await importTrips(raceDatabase.database);
    // So that the departure exists, but without a live hold.
    const { holdCall, release } = hold(0);
    await holdCall;
    await release();
    const holdCalls: Promise<unknown>[] = [];
    const interrupt = async () => {
      for (let client = 0; client < clients; client++) holdCalls.push(hold(client).holdCall);
      await waitUntilDoneOrLocked(raceDatabase, holdCalls);
    };
    const importing: Database = interruptedDatabase(raceDatabase.database, {
      before: /^delete from holds/,
      interrupt,
      without,
    });
    await importTrips(importing, { withNoon: false });
    await Promise.all(holdCalls);
  }
  return { history, capacities: new Map([[`${noonOption} on ${firstDay}`, departureCapacity]]) };
}
