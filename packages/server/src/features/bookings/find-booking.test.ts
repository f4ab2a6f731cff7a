import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { bookingRow } from '../discounts/discounts-for-tests.ts';
import { loadQuoteWorld } from '../quotes/quotes-for-tests.ts';
import { findBooking } from './find-booking.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});
afterAll(() => place.drop());

test('A booking is found by its number, however it is typed, together with its address; by neither alone.', async () => {
  const { pool } = place.database;
  const id = await bookingRow(place.database);
  const { rows } = await pool.query(
    `update bookings set order_number = '10ABC0Z1', contact = '{"email":"Mara@Example.org"}' where id = $1
     returning access_key`,
    [id],
  );
  const email = 'mara@example.ORG';
  for (const orderNumber of ['10ABC0Z1', '10abc0z1', ' 10ab-c0z1', '1OABCOZ1', 'iOabcoZl', 'LO-AB-CO-ZI'])
    expect(await findBooking(pool, { orderNumber, email })).toBe(rows[0].access_key);
  for (const orderNumber of ['10ABC0Z', '10ABC0Z10', '%', '________', ''])
    expect(await findBooking(pool, { orderNumber, email })).toBeUndefined();
  for (const other of ['mara@example.com', '', '%', 'mara+1@example.org'])
    expect(await findBooking(pool, { orderNumber: '10ABC0Z1', email: other })).toBeUndefined();
});
