import { money } from '@ashore/core/money/money.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { bookingRow, countsOf, discountWith, productId } from '../../../test-support/discounts/discounts.ts';
import type { Queryable } from '../../database/queryable.ts';
import { transaction } from '../../database/transaction.ts';
import { redeemDiscount } from './redeem-discount.ts';

let testDb: TestDatabase;

beforeEach(async () => {
  testDb = await testDatabase();
  // The constraint of the table is not what this test is about.
  await testDb.database.pool.query('alter table discounts drop constraint never_used_too_often');
});

afterEach(() => testDb.drop());

const buyerCount = 100;
const gross = money(10_000, 'EUR');

/** Redeems a code for all bookings at the same moment, and returns how many succeeded. */
async function redeemAtOnce(code: string, through: (client: Queryable) => Queryable): Promise<number> {
  const { database } = testDb;
  const bookings = await Promise.all(Array.from({ length: buyerCount }, () => bookingRow(database)));
  const results = await Promise.all(
    bookings.map((bookingId) =>
      transaction(database, ({ client }) =>
        redeemDiscount(through(client), {
          code,
          bookingId,
          email: `${bookingId}@example.org`,
          productId,
          gross,
        }),
      ),
    ),
  );
  return results.filter((one) => 'reduction' in one).length;
}

test('Of a hundred concurrent redemptions of a code’s last use one succeeds', async () => {
  const code = await discountWith(testDb.database, { mostUses: 1 });
  expect(await redeemAtOnce(code, (client) => client)).toBe(1);
  expect(await countsOf(testDb.database, code)).toMatchObject({ uses: 1, taken: 1 });
});

test('Control: without the lock several redemptions succeed, so the race is real', async () => {
  const code = await discountWith(testDb.database, { mostUses: 1 });
  expect(await redeemAtOnce(code, withoutLock)).toBeGreaterThan(1);
});

function withoutLock(client: Queryable): Queryable {
  const lock = 'select from discounts';
  const query = (text: string, values?: unknown[]) =>
    text.startsWith(lock) ? client.query('select') : client.query(text, values);
  return { query: query as Queryable['query'] };
}
