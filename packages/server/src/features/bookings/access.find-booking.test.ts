import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { bookingRow } from '../../../test-support/discounts/discounts.ts';
import { quoteCatalogue } from '../../../test-support/quotes/quotes.ts';
import { findBooking } from './access.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
afterAll(() => testDb.drop());

test('A booking is found by its order number, however it is grouped, together with its email address; neither suffices alone', async () => {
  const { pool } = testDb.database;
  const id = await bookingRow(testDb.database);
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
