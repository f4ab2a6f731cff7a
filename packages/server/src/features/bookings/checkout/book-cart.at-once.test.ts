import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  bookingDeps,
  emptyBookings,
  heldQuote,
  stateOf,
} from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { withMembers } from '../../../../test-support/database/with-members.ts';
import { quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

const count = async (table: string) => (await testDb.database.pool.query(`select from ${table}`)).rowCount;

/** A shop whose database does something before the statement of this name, and lists the statements that it runs. */
function watchedShop(before: Readonly<Record<string, () => Promise<unknown>>> = {}) {
  const statements: string[] = [];
  const { pool } = testDb.database;
  const query = async (
    statement: string | { readonly name?: string; readonly text: string },
    values: never,
  ) => {
    const name = typeof statement === 'string' ? statement : (statement.name ?? statement.text);
    statements.push(name);
    await before[name]?.();
    return pool.query(statement as never, values);
  };
  const connect = async () => {
    statements.push('transaction');
    return pool.connect();
  };
  const shop = bookingDeps({ ...testDb.database, pool: withMembers(pool, { query, connect }) });
  return { ...shop, statements };
}

test('The usual order books and settles in one statement each, without a transaction of several', async () => {
  const { pay, statements } = watchedShop();
  const { outcome, booking } = await pay(await heldQuote(testDb.database));
  expect([outcome, booking.state]).toEqual(['sold', 'confirmed']);
  expect(statements.filter((name) => !/^read|find-hold|sold-product/.test(name))).toEqual([
    'insert-booking-with-attempt',
    'settle-at-once',
  ]);
});

test('A hold that is released as its booking is written begins no payment, and its cart can be booked with another hold', async () => {
  const quote = await heldQuote(testDb.database);
  const { pool } = testDb.database;
  const other = await pool.connect();
  const { pay, provider } = watchedShop();
  await other.query('begin');
  await other.query(`update departures set held = 0`);
  await other.query(
    `update holds set state = 'released', ended_at = now(), browser = null, browser_slot = null,
    address = null, address_slot = null where cart_id = $1`,
    [quote.cartId],
  );
  const paid = pay(quote).catch((error) => error.code);
  const waiting = `select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into bookings%'`;
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
  await other.query('commit');
  other.release();
  expect(await paid).toBe('gone');
  expect([await count('payments'), provider.operations]).toEqual([0, []]);
  expect(await stateOf(testDb.database)).toEqual(['awaiting_payment']);
  const again = await heldQuote(testDb.database, { cartId: quote.cartId });
  expect(await pay(again)).toMatchObject({ outcome: 'sold', booking: { state: 'confirmed' } });
  expect(await count('bookings')).toBe(1);
});

test('A payment attempt of another cart is refused, and nothing is booked', async () => {
  const { pay } = watchedShop();
  const attemptId = randomUUID();
  await pay(await heldQuote(testDb.database), { otherFields: { attemptId } });
  const second = pay(await heldQuote(testDb.database), { otherFields: { attemptId } });
  await expect(second).rejects.toMatchObject({ code: 'unprocessable', field: 'data.attemptId' });
  expect(await stateOf(testDb.database)).toEqual(['confirmed']);
});
