import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertBooking } from '../../../test-support/bookings/booked-cart.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { askForQuote, quoteCatalogue } from '../../../test-support/quotes/quotes.ts';
import { purgeWaivers } from './purge-waivers.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});

afterAll(() => testDb.drop());

const insertWaiver = (cartId: string, hoursAgo: number, tripDate = '2037-11-23') =>
  testDb.database.pool.query(
    `insert into waivers (cart_id, participant_name, number, product_id, trip_date, kind, text_version, text_hash,
       signature_kind, signed_hash, signed_at, secret, document, document_hash)
     values ($1, 'Mara Lind', 1, gen_random_uuid(), $3, 'water', 'v', sha256('t'), 'typed', sha256('s'),
       now() - $2 * interval '1 hour', left(md5(random()::text) || md5(random()::text), 43), 'p', sha256('p'))`,
    [cartId, hoursAgo, tripDate],
  );

/** The cart of a booking whose hold has been deleted, after the booking got this state. */
async function cartOf({ id }: { readonly id: string }, state?: string): Promise<string> {
  const { pool } = testDb.database;
  await pool.query('update bookings set state = coalesce($2, state), pay_until = now() where id = $1', [
    id,
    state ?? null,
  ]);
  await pool.query('delete from holds where cart_id = (select cart_id from bookings where id = $1)', [id]);
  const { rows } = await pool.query<{ cart_id: string }>('select cart_id from bookings where id = $1', [id]);
  return rows[0]?.cart_id ?? '';
}

test('A waiver without a hold or booking is deleted after two days; one of a hold or of a booking that is or may be confirmed stays', async () => {
  const { pool } = testDb.database;
  const [dropped, fresh] = [randomUUID(), randomUUID()];
  const quoted = await askForQuote(testDb.database);
  if (quoted.outcome !== 'held') throw new Error(quoted.outcome);
  const booked = await cartOf(await insertBooking(testDb.database));
  const expired = await cartOf(await insertBooking(testDb.database, { state: 'expired' }));
  const waiting = await cartOf(await insertBooking(testDb.database, { state: 'on_request' }));
  for (const cartId of [dropped, quoted.quote.cartId, booked, expired, waiting])
    await insertWaiver(cartId, 49);
  await insertWaiver(fresh, 47);
  expect(await purgeWaivers(pool)).toBe(2);
  const remaining = await pool.query<{ cart_id: string }>('select cart_id from waivers');
  expect(new Set(remaining.rows.map(({ cart_id }) => cart_id))).toEqual(
    new Set([quoted.quote.cartId, booked, waiting, fresh]),
  );
});

test('The waivers of a booking that was confirmed stay, even if it was cancelled or completed later', async () => {
  const { pool } = testDb.database;
  await pool.query('delete from waivers');
  const carts = [];
  for (const state of ['cancelled', 'completed', 'accepted', 'awaiting_payment'] as const)
    carts.push(await cartOf(await insertBooking(testDb.database, { state: 'confirmed' }), state));
  const dropped = [];
  for (const state of ['declined', 'unanswered', 'unpaid', 'cancelled'] as const) {
    const { id } = await insertBooking(testDb.database, { state: 'declined' });
    dropped.push(await cartOf({ id }, state));
  }
  for (const cartId of [...carts, ...dropped]) await insertWaiver(cartId, 49);
  expect(await purgeWaivers(pool)).toBe(dropped.length);
  const { rows } = await pool.query<{ cart_id: string }>('select cart_id from waivers');
  expect(new Set(rows.map(({ cart_id }) => cart_id))).toEqual(new Set(carts));
});

test('A waiver of a booking is deleted at the end of the third year after the trip', async () => {
  const { pool } = testDb.database;
  await pool.query('delete from waivers');
  const year = new Date().getUTCFullYear();
  const booked = await cartOf(await insertBooking(testDb.database));
  await insertWaiver(booked, 49, `${year - 3}-01-01`);
  expect(await purgeWaivers(pool)).toBe(0);
  await pool.query('delete from waivers');
  await insertWaiver(booked, 49, `${year - 4}-12-31`);
  expect(await purgeWaivers(pool)).toBe(1);
});
