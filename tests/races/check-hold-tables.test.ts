import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { nativeInventory } from '../../packages/server/src/features/quotes/holds/native-inventory.ts';
import {
  type TestDatabase,
  testDatabase,
} from '../../packages/server/test-support/database/test-database.ts';
import { checkHoldTables } from './check-hold-tables.ts';
import { addSharedBoat, holdRequest, importTrips, swimOption } from './race-database.ts';
import { addRaceHotel, stayRequest } from './race-hotel.ts';

let testDb: TestDatabase;
let boat: string;

beforeAll(async () => {
  testDb = await testDatabase();
  await importTrips(testDb.database);
  boat = await addSharedBoat(testDb.database, { seats: 10, options: [swimOption] });
});
beforeEach(() => testDb.database.pool.query('truncate holds, held_rooms, departures, resource_uses'));
afterAll(() => testDb.drop());

const take = (differences: Parameters<typeof holdRequest>[0] = {}) =>
  nativeInventory(testDb.database).hold(holdRequest({ optionId: swimOption, people: 2, ...differences }));
const onBoat = () => ({ resources: [{ id: boat, per: 'spot', units: 1 } as const] });

test('A hold on a shared resource must use exactly the units that its option states', async () => {
  const { pool } = testDb.database;
  expect(await take(onBoat())).toMatchObject({ outcome: 'held' });
  expect(await checkHoldTables(pool)).toEqual([]);
  const sentence = '1 × a hold uses other units of a shared resource than its option defines';
  await pool.query('update resource_uses set units = 1');
  expect(await checkHoldTables(pool)).toEqual([sentence]);
  await pool.query('delete from resource_uses');
  expect(await checkHoldTables(pool)).toEqual([sentence]);
});

test('A hold that expired before its time is reported', async () => {
  const { pool } = testDb.database;
  await take(onBoat());
  await pool.query(
    `update holds set state = 'expired', ended_at = now(), browser = null, address = null;
     delete from resource_uses; update departures set held = 0`,
  );
  expect(await checkHoldTables(pool)).toEqual(['1 × a hold expired before its expiry time']);
});

test('A hold that ends just after the expiry run is not reported', async () => {
  const { pool } = testDb.database;
  await take(onBoat());
  // The hold ends after the query that expires holds and before the queries that look for faults.
  const poolWithLateEnd = {
    query: async (...call: Parameters<typeof pool.query>) => {
      const answer = await pool.query(...call);
      const [text] = call;
      if (typeof text === 'object') await pool.query('update holds set expires_at = now()');
      return answer;
    },
  };
  expect(await checkHoldTables(poolWithLateEnd as typeof pool)).toEqual([]);
});

test('Nights that differ from the rooms of their holds are reported, and nights without a row', async () => {
  const { pool } = testDb.database;
  const hotel = await addRaceHotel(testDb.database);
  const holdRooms = () =>
    nativeInventory(testDb.database).holdStay(stayRequest(hotel, { rooms: ['twin', 'twin'] }));
  expect(await holdRooms()).toMatchObject({ outcome: 'held' });
  expect(await checkHoldTables(pool)).toEqual([]);
  await pool.query('update room_nights set held = held - 1');
  expect(await checkHoldTables(pool)).toEqual(['3 × the counts of a night differ from its rooms']);
  await pool.query('delete from room_nights');
  expect(await checkHoldTables(pool)).toEqual(['6 × a room is held for a night without counts']);
  await pool.query('update held_rooms set released_at = now() where position = 0');
  expect(await checkHoldTables(pool)).toEqual([
    '3 × a room is held for a night without counts',
    '1 × a hold has other rooms than it counts',
  ]);
});
