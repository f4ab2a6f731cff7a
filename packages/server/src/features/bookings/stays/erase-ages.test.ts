import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyBookings } from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { bookStay } from '../../../../test-support/hotels/booked-stay.ts';
import { familyRoom, storedRoom } from '../../../../test-support/hotels/held-stay.ts';
import { hotelPlaces, type TestHotel, writeHotel } from '../../../../test-support/hotels/write-hotel.ts';
import { eraseBookings } from '../../personal-data/erase-bookings.ts';
import { erasePersonalData } from '../maintenance/erase-personal-data.ts';
import { readFacts } from '../notifications/booking-facts.ts';

let testDb: TestDatabase;
let hotel: TestHotel;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: hotelPlaces });
  hotel = await writeHotel(testDb.database);
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

/** Books a stay with two children, as if another seller had the rooms. */
async function bookedFamily() {
  const rooms = [storedRoom(), familyRoom({ childrenAges: [4, 9] })];
  const { booking } = await bookStay(testDb.database, hotel, { rooms });
  await testDb.database.pool.query(
    `insert into foreign_bookings (id, booking_id, source, our_reference, offer)
     values (gen_random_uuid(), $1, 'bedbank', 'attempt-1', '{"rooms": [{"party": {"adults": 2, "childrenAges": [4, 9]}}]}')`,
    [booking.id],
  );
  return booking;
}

/** Every table that has the age of a child. */
async function tablesWithAges() {
  const { pool } = testDb.database;
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
  );
  const found = [];
  for (const { name } of rows) {
    const { rowCount } = await pool.query(
      `select from "${name}" one where one::text ~ 'childrenAges\\W+\\d' limit 1`,
    );
    if (rowCount !== 0) found.push(name);
  }
  return found;
}

const letStayEnd = (days: number) =>
  testDb.database.pool.query(`update bookings set ends_at = now() - make_interval(days => $1)`, [days]);

test('Ages of children are erased 30 days after the departure, wherever they are stored, and the rest of the stay remains', async () => {
  const { id } = await bookedFamily();
  await letStayEnd(29);
  await erasePersonalData(testDb.database.pool, 30);
  expect(await tablesWithAges()).toEqual(['bookings', 'foreign_bookings', 'holds']);
  await letStayEnd(31);
  expect(await erasePersonalData(testDb.database.pool, 30)).toBe(1);
  expect(await tablesWithAges()).toEqual([]);
  const facts = await readFacts(testDb.database, { id });
  expect(facts?.facts.map(({ text }) => text).join()).toContain('Family suite');
});

test('They are erased with the other data of a person who asks for it', async () => {
  const { id } = await bookedFamily();
  await eraseBookings(testDb.database.pool, [id]);
  expect(await tablesWithAges()).toEqual([]);
});
