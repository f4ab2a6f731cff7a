import { money } from '@ashore/core/money/money.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Queryable } from '../../database/queryable.ts';
import { transaction } from '../../database/run-transaction.ts';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { bookingRow, countsOf, discountWith, productId } from './discounts-for-tests.ts';
import { takeDiscount } from './take-discount.ts';

let place: TestDatabase;

beforeEach(async () => {
  place = await testDatabase();
  // What the table itself refuses is not what is tested here.
  await place.database.pool.query('alter table discounts drop constraint never_used_too_often');
});

afterEach(() => place.drop());

const buyers = 100;
const gross = money(10_000, 'EUR');

/** All of them want it at the same moment; says how many got it. */
async function rush(code: string, through: (client: Queryable) => Queryable): Promise<number> {
  const { database } = place;
  const bookings = await Promise.all(Array.from({ length: buyers }, () => bookingRow(database)));
  const said = await Promise.all(
    bookings.map((bookingId) =>
      transaction(database, ({ client }) =>
        takeDiscount(through(client), {
          code,
          bookingId,
          email: `${bookingId}@example.org`,
          productId,
          gross,
        }),
      ),
    ),
  );
  return said.filter((one) => 'off' in one).length;
}

test('Of a hundred who want the last use of a code at the same moment one has it.', async () => {
  const code = await discountWith(place.database, { mostUses: 1 });
  expect(await rush(code, (client) => client)).toBe(1);
  expect(await countsOf(place.database, code)).toMatchObject({ uses: 1, taken: 1 });
});

test('Control: without the lock several have it, so the race is one.', async () => {
  const code = await discountWith(place.database, { mostUses: 1 });
  expect(await rush(code, withoutLock)).toBeGreaterThan(1);
});

function withoutLock(client: Queryable): Queryable {
  const lock = 'select from discounts';
  const query = (text: string, values?: unknown[]) =>
    text.startsWith(lock) ? client.query('select') : client.query(text, values);
  return { query: query as Queryable['query'] };
}
