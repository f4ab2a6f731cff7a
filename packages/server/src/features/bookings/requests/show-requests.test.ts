import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertBooking } from '../../../../test-support/bookings/booked-cart.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import { findBySupplierLink, makeSupplierLink } from './show-requests.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});

afterAll(() => testDb.drop());

test('Every link sent to a supplier opens its booking, and only hashes of the links are stored', async () => {
  const { pool } = testDb.database;
  const { id: bookingId } = await insertBooking(testDb.database, { state: 'on_request' });
  const request = { bookingId, locale: 'de', publicUrl: 'https://www.example.org' } as const;
  const links = [await makeSupplierLink(pool, request), await makeSupplierLink(pool, request)];
  const secrets = links.map((link) => /\/de\/supplier-answer#token=([\w-]{43})$/.exec(link)?.[1] ?? '');
  expect(new Set(secrets).size).toBe(2);
  for (const secret of secrets) expect(await findBySupplierLink(pool, secret)).toBe(bookingId);
  expect(await findBySupplierLink(pool, 'A'.repeat(43))).toBeUndefined();
  const { rows } = await pool.query('select * from supplier_links');
  expect(rows.every(({ hash }) => !secrets.includes((hash as Buffer).toString('base64url')))).toBe(true);
});
