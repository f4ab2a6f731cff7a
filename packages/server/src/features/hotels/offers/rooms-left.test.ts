import { randomUUID } from 'node:crypto';
import { addDays } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import {
  firstNight,
  hotelPlaces,
  type TestHotel,
  takeNights,
  writeHotel,
} from '../../../../test-support/hotels/write-hotel.ts';
import { catalogueId } from '../../catalogue/import/catalogue-id.ts';
import { readRoomsLeft, readRoomsLeftInPlaces } from './rooms-left.ts';

let testDb: TestDatabase;
let casa: TestHotel;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: hotelPlaces });
  casa = await writeHotel(testDb.database);
});

afterAll(() => testDb.drop());

/** What is left of the suites, of which there are two, for nights counted from the first: on the page and in lists. */
async function suitesLeft(from: number, nights: number): Promise<number> {
  const id = casa.roomTypes.suite ?? '';
  const stay = { arrival: addDays(firstNight, from), departure: addDays(firstNight, from + nights) };
  const inPlaces = await suitesLeftIn('lisbon', from, nights);
  const leftOf = await readRoomsLeft(testDb.database, {
    roomTypeIds: [id],
    from: stay.arrival,
    to: stay.departure,
  });
  const left = leftOf({ id, capacity: 2 }, stay);
  expect(inPlaces).toBe(left);
  return left;
}

async function suitesLeftIn(city: string, from: number, nights: number): Promise<number> {
  const stay = { arrival: addDays(firstNight, from), departure: addDays(firstNight, from + nights) };
  const suite = { id: casa.roomTypes.suite ?? '', capacity: 2 };
  const [inCity, inBoth] = await Promise.all(
    [[city], ['lisbon', 'kyoto']].map(async (cities) => {
      const placeIds = cities.map((slug) => catalogueId('city', slug));
      return (await readRoomsLeftInPlaces(testDb.database, { placeIds, stay })).of(suite);
    }),
  );
  expect(inBoth).toBe(inCity);
  return inCity ?? 0;
}

async function capacityOf(roomType = ''): Promise<number> {
  const { rows } = await testDb.database.pool.query<{ capacity: number }>(
    'select capacity from room_types where id = $1',
    [roomType],
  );
  return rows[0]?.capacity ?? 0;
}

async function holdSuite(from: number, nights: number, minutes: number): Promise<void> {
  const { rows } = await testDb.database.pool.query<{ id: string }>(
    `insert into holds (cart_id, spots, state, expires_at, browser, browser_slot, address, address_slot, quote)
     values ($1, 1, 'held', now() + make_interval(mins => $2), $3, 0, $3, 0, '{}') returning id`,
    [randomUUID(), minutes, Buffer.from(randomUUID())],
  );
  await testDb.database.pool.query(
    `insert into held_rooms (hold_id, position, room_type_id, arrival, departure) values ($1, 0, $2, $3, $4)`,
    [rows[0]?.id, casa.roomTypes.suite, addDays(firstNight, from), addDays(firstNight, from + nights)],
  );
  await takeNights(testDb.database, {
    roomType: casa.roomTypes.suite,
    from: addDays(firstNight, from),
    nights,
    held: 1,
  });
}

test('The night with the fewest rooms decides, and a night without a row has all of them', async () => {
  expect(await suitesLeft(0, 3)).toBe(2);
  await takeNights(testDb.database, {
    roomType: casa.roomTypes.suite,
    from: addDays(firstNight, 1),
    sold: 1,
  });
  expect([
    await suitesLeft(0, 3),
    await suitesLeft(0, 1),
    await suitesLeft(1, 1),
    await suitesLeft(2, 1),
  ]).toEqual([1, 2, 1, 2]);
});

test('A closed night has no room, sold out or not', async () => {
  await takeNights(testDb.database, {
    roomType: casa.roomTypes.suite,
    from: addDays(firstNight, 11),
    closed: true,
  });
  expect([await suitesLeft(10, 3), await suitesLeft(12, 1)]).toEqual([0, 2]);
});

test('A hold takes its room until it is overdue, for each of its nights', async () => {
  await holdSuite(20, 2, 5);
  await holdSuite(30, 2, -5);
  expect([await suitesLeft(20, 2), await suitesLeft(22, 1)]).toEqual([1, 2]);
  expect([await suitesLeft(30, 1), await suitesLeft(31, 1)]).toEqual([2, 2]);
});

test('An overdue hold puts back no room of the night of departure, and none of another type', async () => {
  await holdSuite(70, 1, -5);
  const sold = { from: addDays(firstNight, 70), nights: 2, sold: 1 };
  await takeNights(testDb.database, { roomType: casa.roomTypes.twin, ...sold });
  await takeNights(testDb.database, {
    ...{ roomType: casa.roomTypes.suite, from: addDays(firstNight, 71), sold: 1 },
  });
  expect(await suitesLeft(71, 1)).toBe(1);
  const stay = { arrival: addDays(firstNight, 70), departure: addDays(firstNight, 71) };
  const leftOf = await readRoomsLeft(testDb.database, {
    ...{ roomTypeIds: [casa.roomTypes.twin ?? ''], from: stay.arrival, to: stay.departure },
  });
  expect(
    leftOf({ id: casa.roomTypes.twin ?? '', capacity: await capacityOf(casa.roomTypes.twin) }, stay),
  ).toBe((await capacityOf(casa.roomTypes.twin)) - 1);
});

test('An overdue hold takes its room once it is sold, and a room that was released is not put back twice', async () => {
  const { pool } = testDb.database;
  await holdSuite(60, 1, -5);
  expect(await suitesLeft(60, 1)).toBe(2);
  const ofNight = `where hold_id in (select hold_id from held_rooms where arrival = $1)`;
  const night = addDays(firstNight, 60);
  await pool.query(
    `update holds set state = 'sold' where id in (select hold_id from held_rooms ${ofNight})`,
    [night],
  );
  expect(await suitesLeft(60, 1)).toBe(1);
  await pool.query(
    `update holds set state = 'held' where id in (select hold_id from held_rooms ${ofNight})`,
    [night],
  );
  await pool.query(`update held_rooms set released_at = now() ${ofNight}`, [night]);
  expect(await suitesLeft(60, 1)).toBe(1);
});

test('A night with more rooms than its type counts only if every night of the stay has a row', async () => {
  await takeNights(testDb.database, { roomType: casa.roomTypes.suite, from: addDays(firstNight, 40) });
  await testDb.database.pool.query(
    'update room_nights set wanted_capacity = 6, capacity = 6 where room_type_id = $1 and night = $2',
    [casa.roomTypes.suite, addDays(firstNight, 40)],
  );
  expect([await suitesLeft(40, 1), await suitesLeft(40, 2)]).toEqual([6, 2]);
});

test('The nights of a hotel follow it to another city', async () => {
  const move = (city: string) =>
    testDb.database.pool.query('update products set location_id = $1 where id = $2', [
      catalogueId('city', city),
      casa.id,
    ]);
  await takeNights(testDb.database, {
    roomType: casa.roomTypes.suite,
    from: addDays(firstNight, 50),
    sold: 2,
  });
  expect(await suitesLeftIn('lisbon', 50, 1)).toBe(0);
  await move('kyoto');
  expect(await suitesLeftIn('kyoto', 50, 1)).toBe(0);
  await takeNights(testDb.database, {
    roomType: casa.roomTypes.suite,
    from: addDays(firstNight, 51),
    sold: 1,
  });
  expect(await suitesLeftIn('kyoto', 51, 1)).toBe(1);
  await move('lisbon');
  expect([await suitesLeft(50, 1), await suitesLeft(51, 1)]).toEqual([0, 1]);
});
