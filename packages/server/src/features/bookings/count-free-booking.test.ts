import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { stranger } from '../../gateways/inventory/wanted-hold-for-tests.ts';
import { loadQuoteWorld, shared } from '../quotes/quotes-for-tests.ts';
import { FREE_BOOKINGS_A_DAY } from './count-free-booking.ts';
import { deskFor, heldQuote } from './desk-for-tests.ts';
import { purgeFreeBookings } from './purge-free-bookings.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});
afterAll(() => place.drop());

test('One address has so much for nothing in a day, then it waits; what others have is not counted.', async () => {
  const { pool } = place.database;
  await pool.query('update option_tickets set price_minor = 0 where option_id = $1', [shared]);
  await pool.query('update product_options set capacity = 90 where id = $1', [shared]);
  const { pay } = deskFor(place.database);
  const address = randomBytes(32);
  const book = async (of = address) =>
    pay(await heldQuote(place.database, { party: { adult: 1 }, holder: { ...stranger(), address: of } }));
  for (let count = 0; count < FREE_BOOKINGS_A_DAY; count++)
    expect(await book()).toMatchObject({ outcome: 'booked', booking: { state: 'confirmed' } });
  await expect(book()).rejects.toMatchObject({ code: 'too_many_requests', field: 'address' });
  const { rowCount } = await pool.query('select from bookings');
  expect(rowCount).toBe(FREE_BOOKINGS_A_DAY);
  expect(await book(randomBytes(32))).toMatchObject({ outcome: 'booked' });
  await pool.query(`update free_bookings set booked_at = booked_at - interval '25 hours'`);
  expect(await book()).toMatchObject({ outcome: 'booked' });
  expect(await purgeFreeBookings(pool)).toBe(FREE_BOOKINGS_A_DAY + 1);
  expect((await pool.query('select from free_bookings')).rowCount).toBe(1);
});
