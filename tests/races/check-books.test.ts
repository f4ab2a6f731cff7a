import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../packages/server/src/database/test-database.ts';
import { nativeInventory } from '../../packages/server/src/features/quotes/native-inventory.ts';
import { checkBooks } from './check-books.ts';
import { boatOf, bringTrips, swim, wanting } from './race-place.ts';

let place: TestDatabase;
let boat: string;

beforeAll(async () => {
  place = await testDatabase();
  await bringTrips(place.database);
  boat = await boatOf(place.database, { seats: 10, options: [swim] });
});
beforeEach(() => place.database.pool.query('truncate holds, departures, resource_uses'));
afterAll(() => place.drop());

const take = (resources: Parameters<typeof wanting>[0] = {}) =>
  nativeInventory(place.database).hold(wanting({ optionId: swim, people: 2, ...resources }));
const onBoat = () => ({ resources: [{ id: boat, per: 'spot', units: 1 } as const] });

test('Whoever holds something that is shared takes of it what the way to book says, no less and no more', async () => {
  const { pool } = place.database;
  expect(await take(onBoat())).toMatchObject({ outcome: 'held' });
  expect(await checkBooks(pool)).toEqual([]);
  const sentence = '1 × what is had of something shared is not what its way to book takes of it';
  await pool.query('update resource_uses set units = 1');
  expect(await checkBooks(pool)).toEqual([sentence]);
  await pool.query('delete from resource_uses');
  expect(await checkBooks(pool)).toEqual([sentence]);
});

test('Nothing has expired before its time', async () => {
  const { pool } = place.database;
  await take(onBoat());
  await pool.query(
    `update holds set state = 'expired', ended_at = now(), browser = null, address = null;
     delete from resource_uses; update departures set held = 0`,
  );
  expect(await checkBooks(pool)).toEqual(['1 × a hold has expired before its time']);
});

test('What is held until a moment after the books were put in order is in order', async () => {
  const { pool } = place.database;
  await take(onBoat());
  // It ends between the two questions: the first asks for the time, every other for what is wrong.
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
