import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { nativeInventory } from '../../packages/server/src/features/quotes/holds/native-inventory.ts';
import {
  type TestDatabase,
  testDatabase,
} from '../../packages/server/test-support/database/test-database.ts';
import { checkBooks } from './check-books.ts';
import { boatOf, bringTrips, swim, wanting } from './race-place.ts';

let testDb: TestDatabase;
let boat: string;

beforeAll(async () => {
  testDb = await testDatabase();
  await bringTrips(testDb.database);
  boat = await boatOf(testDb.database, { seats: 10, options: [swim] });
});
beforeEach(() => testDb.database.pool.query('truncate holds, departures, resource_uses'));
afterAll(() => testDb.drop());

const take = (resources: Parameters<typeof wanting>[0] = {}) =>
  nativeInventory(testDb.database).hold(wanting({ optionId: swim, people: 2, ...resources }));
const onBoat = () => ({ resources: [{ id: boat, per: 'spot', units: 1 } as const] });

test('A hold on a shared resource must use exactly the units that its option states', async () => {
  const { pool } = testDb.database;
  expect(await take(onBoat())).toMatchObject({ outcome: 'held' });
  expect(await checkBooks(pool)).toEqual([]);
  const sentence = '1 × what is had of something shared is not what its way to book takes of it';
  await pool.query('update resource_uses set units = 1');
  expect(await checkBooks(pool)).toEqual([sentence]);
  await pool.query('delete from resource_uses');
  expect(await checkBooks(pool)).toEqual([sentence]);
});

test('A hold that expired before its time is reported', async () => {
  const { pool } = testDb.database;
  await take(onBoat());
  await pool.query(
    `update holds set state = 'expired', ended_at = now(), browser = null, address = null;
     delete from resource_uses; update departures set held = 0`,
  );
  expect(await checkBooks(pool)).toEqual(['1 × a hold has expired before its time']);
});

test('A hold that ends just after the expiry run is in order', async () => {
  const { pool } = testDb.database;
  await take(onBoat());
  // The hold ends after the query that expires holds and before the queries that look for faults.
  const late = {
    query: async (...call: Parameters<typeof pool.query>) => {
      const answer = await pool.query(...call);
      const [text] = call;
      if (typeof text === 'object') await pool.query('update holds set expires_at = now()');
      return answer;
    },
  };
  expect(await checkBooks(late as typeof pool)).toEqual([]);
});
