import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingDeps, emptyBookings, heldQuote } from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { stranger } from '../../../../test-support/inventory/wanted-hold.ts';
import { quoteCatalogue, shared } from '../../../../test-support/quotes/quotes.ts';
import { numberDocuments } from '../documents/number-documents.ts';
import { FREE_BOOKINGS_PER_ADDRESS, FREE_SPOTS_A_DAY, purgeFreeBookings } from './free-bookings.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  const { pool } = testDb.database;
  await pool.query('update option_tickets set price_minor = 0 where option_id = $1', [shared]);
  await pool.query('update product_options set capacity = 90 where id = $1', [shared]);
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

const refusal = { code: 'too_many_requests', field: 'address', reason: 'free_a_day' };
const heldBy = (address: Buffer) =>
  heldQuote(testDb.database, { party: { adult: 1 }, holder: { ...stranger(), address } });

test('One network address gets a limited number of free bookings a day, and other addresses are not counted', async () => {
  const { pool } = testDb.database;
  const { pay } = bookingDeps(testDb.database);
  const address = randomBytes(32);
  const book = async (of = address) => pay(await heldBy(of));
  for (let count = 0; count < FREE_BOOKINGS_PER_ADDRESS; count++)
    expect(await book()).toMatchObject({ outcome: 'booked', booking: { state: 'confirmed' } });
  await expect(book()).rejects.toMatchObject(refusal);
  const { rowCount } = await pool.query('select from bookings');
  expect(rowCount).toBe(FREE_BOOKINGS_PER_ADDRESS);
  expect(await book(randomBytes(32))).toMatchObject({ outcome: 'booked' });
  await pool.query(
    `update free_bookings set booked_at = booked_at - interval '23 hours', kept_until = kept_until - interval '23 hours'`,
  );
  expect(await purgeFreeBookings(pool)).toBe(0);
  await expect(book()).rejects.toMatchObject(refusal);
  await pool.query(
    `update free_bookings set booked_at = booked_at - interval '2 hours', kept_until = kept_until - interval '2 hours'`,
  );
  expect(await book()).toMatchObject({ outcome: 'booked' });
  expect(await purgeFreeBookings(pool)).toBe(FREE_BOOKINGS_PER_ADDRESS + 1);
  expect((await pool.query('select from free_bookings')).rowCount).toBe(1);
});

test('One network address gets a limited number of free spots a day, even if they are booked at once', async () => {
  const { pay } = bookingDeps(testDb.database);
  const address = randomBytes(32);
  const quoteFor = (adult: number) =>
    heldQuote(testDb.database, { party: { adult }, holder: stranger({ address }) });
  const quotes = await Promise.all(Array.from({ length: 5 }, () => quoteFor(8)));
  const results = await Promise.allSettled(quotes.map((quote) => pay(quote)));
  const refused = results.filter((one) => one.status === 'rejected');
  expect(refused).toHaveLength(2);
  for (const { reason } of refused) expect(reason).toMatchObject(refusal);
  const remainingSpots = FREE_SPOTS_A_DAY - 3 * 8;
  await expect(pay(await quoteFor(remainingSpots + 1))).rejects.toMatchObject(refusal);
  expect(await pay(await quoteFor(remainingSpots))).toMatchObject({ outcome: 'booked' });
});

test('A free booking has no invoice', async () => {
  const { pay } = bookingDeps(testDb.database);
  await pay(await heldBy(randomBytes(32)));
  expect(await numberDocuments(testDb.database)).toBe(0);
  expect((await testDb.database.pool.query('select from invoices')).rowCount).toBe(0);
});

test('Concurrent free bookings do not exceed the daily limit', async () => {
  const { pay } = bookingDeps(testDb.database);
  const address = randomBytes(32);
  const quotes = [];
  for (let count = 0; count < FREE_BOOKINGS_PER_ADDRESS * 2; count++) quotes.push(await heldBy(address));
  const ends = await Promise.allSettled(quotes.map((quote) => pay(quote)));
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(FREE_BOOKINGS_PER_ADDRESS);
});

test('A booking on an organisation’s account does not count as free', async () => {
  const { pay } = bookingDeps(testDb.database);
  const quote = await heldBy(randomBytes(32));
  const onAccount = { method: 'bill-organisation' } as const;
  expect(await pay(quote, onAccount, 'billed')).toMatchObject({ outcome: 'booked' });
  expect((await testDb.database.pool.query('select from free_bookings')).rowCount).toBe(0);
});
