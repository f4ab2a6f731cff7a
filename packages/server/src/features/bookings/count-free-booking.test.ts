import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { stranger } from '../../gateways/inventory/wanted-hold-for-tests.ts';
import { loadQuoteWorld, shared } from '../quotes/quotes-for-tests.ts';
import { FREE_BOOKINGS_A_DAY, FREE_SPOTS_A_DAY } from './count-free-booking.ts';
import { deskFor, emptyBookings, heldQuote } from './desk-for-tests.ts';
import { purgeFreeBookings } from './purge-free-bookings.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
  const { pool } = place.database;
  await pool.query('update option_tickets set price_minor = 0 where option_id = $1', [shared]);
  await pool.query('update product_options set capacity = 90 where id = $1', [shared]);
});
beforeEach(() => emptyBookings(place.database));
afterAll(() => place.drop());

const refusal = { code: 'too_many_requests', field: 'address', reason: 'free_a_day' };
const heldBy = (address: Buffer) =>
  heldQuote(place.database, { party: { adult: 1 }, holder: { ...stranger(), address } });

test('One address has so much for nothing in a day, then it waits; what others have is not counted.', async () => {
  const { pool } = place.database;
  const { pay } = deskFor(place.database);
  const address = randomBytes(32);
  const book = async (of = address) => pay(await heldBy(of));
  for (let count = 0; count < FREE_BOOKINGS_A_DAY; count++)
    expect(await book()).toMatchObject({ outcome: 'booked', booking: { state: 'confirmed' } });
  await expect(book()).rejects.toMatchObject(refusal);
  const { rowCount } = await pool.query('select from bookings');
  expect(rowCount).toBe(FREE_BOOKINGS_A_DAY);
  expect(await book(randomBytes(32))).toMatchObject({ outcome: 'booked' });
  await pool.query(`update free_bookings set booked_at = booked_at - interval '25 hours'`);
  expect(await book()).toMatchObject({ outcome: 'booked' });
  expect(await purgeFreeBookings(pool)).toBe(FREE_BOOKINGS_A_DAY + 1);
  expect((await pool.query('select from free_bookings')).rowCount).toBe(1);
});

test('However many spots are asked for at the same moment, one address has so many for nothing in a day.', async () => {
  const { pay } = deskFor(place.database);
  const address = randomBytes(32);
  const held = (adult: number) =>
    heldQuote(place.database, { party: { adult }, holder: stranger({ address }) });
  const quotes = await Promise.all(Array.from({ length: 5 }, () => held(8)));
  const told = await Promise.allSettled(quotes.map((quote) => pay(quote)));
  const refused = told.filter((one) => one.status === 'rejected');
  expect(refused).toHaveLength(2);
  for (const { reason } of refused) expect(reason).toMatchObject(refusal);
  const left = FREE_SPOTS_A_DAY - 3 * 8;
  await expect(pay(await held(left + 1))).rejects.toMatchObject(refusal);
  expect(await pay(await held(left))).toMatchObject({ outcome: 'booked' });
});

test('Not one more where they are booked at the same moment.', async () => {
  const { pay } = deskFor(place.database);
  const address = randomBytes(32);
  const quotes = [];
  for (let count = 0; count < FREE_BOOKINGS_A_DAY * 2; count++) quotes.push(await heldBy(address));
  const ends = await Promise.allSettled(quotes.map((quote) => pay(quote)));
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(FREE_BOOKINGS_A_DAY);
});

test('What a house has on its account is paid for by it, and not counted.', async () => {
  const { pay } = deskFor(place.database);
  const quote = await heldBy(randomBytes(32));
  const onAccount = { method: 'bill-organisation' } as const;
  expect(await pay(quote, onAccount, 'billed')).toMatchObject({ outcome: 'booked' });
  expect((await place.database.pool.query('select from free_bookings')).rowCount).toBe(0);
});
