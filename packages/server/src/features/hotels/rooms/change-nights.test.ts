import { addDays } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { arrival, nightCountsOf, wantedStay } from '../../../../test-support/hotels/stay-holds.ts';
import { hotelPlaces, type TestHotel, writeHotel } from '../../../../test-support/hotels/write-hotel.ts';
import { nativeInventory } from '../../quotes/holds/native-inventory.ts';
import { closeNights, setAllotment } from './change-nights.ts';

let testDb: TestDatabase;
let hotel: TestHotel;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: hotelPlaces });
  hotel = await writeHotel(testDb.database, {
    roomTypes: [{ slug: 'twin', capacity: 3 }, { slug: 'suite' }],
  });
});
beforeEach(async () => {
  await testDb.database.pool.query('truncate holds, room_nights cascade');
  await testDb.database.pool.query(`update room_types set capacity = 3`);
});
afterAll(() => testDb.drop());

const roomTypeOf = (slug: string) => hotel.roomTypes[slug] ?? slug;
/** Two nights of twins from the second night of the usual stay on. */
const nights = () => ({
  roomTypeId: roomTypeOf('twin'),
  from: addDays(arrival, 1),
  until: addDays(arrival, 3),
});
const hold = async (count: number, stay: { nights?: number } = {}) =>
  (
    await nativeInventory(testDb.database).holdStay(
      wantedStay({ ...stay, roomTypeIds: Array(count).fill(roomTypeOf('twin')) }),
    )
  ).outcome;
const capacities = async () =>
  (await nightCountsOf(testDb.database)).map(
    ({ night, wanted, capacity }) => `${night.slice(8)} ${wanted} ${capacity}`,
  );

test('Closed nights accept no new stay and keep what is held, until they are reopened', async () => {
  expect(await hold(1)).toBe('held');
  expect(await closeNights(testDb.database, { ...nights(), closed: true })).toEqual([
    '2037-05-15',
    '2037-05-16',
  ]);
  expect(await closeNights(testDb.database, { ...nights(), closed: true })).toEqual([]);
  expect(await hold(1)).toBe('nothing');
  expect(await hold(1, { nights: 1 })).toBe('held');
  expect((await nightCountsOf(testDb.database)).map(({ held }) => held)).toEqual([2, 1, 1]);
  const first = { ...nights(), until: addDays(arrival, 2), closed: false };
  expect(await closeNights(testDb.database, first)).toEqual(['2037-05-15']);
  expect(await hold(1)).toBe('nothing');
  await closeNights(testDb.database, { ...nights(), closed: false });
  expect(await hold(1)).toBe('held');
});

test('Nights without a row are closed with the capacity of their room type; reopening makes no rows', async () => {
  await closeNights(testDb.database, { ...nights(), closed: false });
  expect(await capacities()).toEqual([]);
  await closeNights(testDb.database, { ...nights(), closed: true });
  expect(await capacities()).toEqual(['15 3 3', '16 3 3']);
});

test('An allotment applies to its nights only, and no longer follows the room type', async () => {
  expect(await setAllotment(testDb.database, { ...nights(), rooms: 1 })).toEqual([]);
  expect(await hold(2)).toBe('nothing');
  expect(await hold(2, { nights: 1 })).toBe('held');
  await testDb.database.pool.query('update room_types set capacity = 5');
  expect(await capacities()).toEqual(['14 5 5', '15 1 1', '16 1 1']);
  await setAllotment(testDb.database, { ...nights(), rooms: null });
  expect(await capacities()).toEqual(['14 5 5', '15 5 5', '16 5 5']);
  await testDb.database.pool.query('update room_types set capacity = 4');
  expect(await capacities()).toEqual(['14 4 4', '15 4 4', '16 4 4']);
});

test('A cut keeps what is promised and names its nights', async () => {
  await hold(2);
  await hold(1, { nights: 2 });
  expect(await setAllotment(testDb.database, { ...nights(), rooms: 2 })).toEqual([
    { night: '2037-05-15', held: 3, sold: 0 },
  ]);
  expect(await capacities()).toEqual(['14 3 3', '15 2 3', '16 2 2']);
});

test('Nights of another room type stay as they are', async () => {
  await setAllotment(testDb.database, { ...nights(), roomTypeId: roomTypeOf('suite'), rooms: 0 });
  await closeNights(testDb.database, { ...nights(), roomTypeId: roomTypeOf('suite'), closed: true });
  expect(await hold(3)).toBe('held');
});

test('Neither holds nor closed nights announce a change of the hotel, which servers would read again', async () => {
  const announcements: (string | undefined)[] = [];
  const listener = await testDb.database.pool.connect();
  listener.on('notification', ({ payload }) => announcements.push(payload));
  await listener.query('listen catalogue_changed');
  await hold(3);
  await closeNights(testDb.database, { ...nights(), closed: true });
  await testDb.database.pool.query('update room_nights set sold = capacity, held = 0');
  await testDb.database.pool.query(`select pg_notify('catalogue_changed', 'the last one')`);
  await expect.poll(() => announcements).toEqual(['the last one']);
  listener.release(true);
});

test('A cut counts held and sold rooms together, and only those of its room type', async () => {
  await setAllotment(testDb.database, { ...nights(), roomTypeId: roomTypeOf('suite'), rooms: 3 });
  await setAllotment(testDb.database, { ...nights(), rooms: 3 });
  await testDb.database.pool.query('update room_nights set held = 1, sold = 2');
  expect(await setAllotment(testDb.database, { ...nights(), rooms: 2 })).toEqual([
    { night: '2037-05-15', held: 1, sold: 2 },
    { night: '2037-05-16', held: 1, sold: 2 },
  ]);
  expect((await capacities()).toSorted()).toEqual(['15 2 3', '15 3 3', '16 2 3', '16 3 3']);
  await testDb.database.pool.query(`update room_types set capacity = 7 where id = $1`, [roomTypeOf('suite')]);
  // A row that was changed last is found last, so the other room type would be found before this one.
  await testDb.database.pool.query(`update room_types set capacity = capacity where id = $1`, [
    roomTypeOf('twin'),
  ]);
  await setAllotment(testDb.database, { ...nights(), rooms: null });
  expect((await capacities()).toSorted()).toEqual(['15 3 3', '15 3 3', '16 3 3', '16 3 3']);
});

test('Closing nights of one room type closes none of another', async () => {
  const suites = { ...nights(), roomTypeId: roomTypeOf('suite') };
  await setAllotment(testDb.database, { ...suites, rooms: 3 });
  await closeNights(testDb.database, { ...nights(), closed: true });
  expect(await closeNights(testDb.database, { ...suites, closed: true })).toEqual([
    '2037-05-15',
    '2037-05-16',
  ]);
});
