import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { loadQuoteWorld } from '../quotes/quotes-for-tests.ts';
import { putBooked } from './booked-for-tests.ts';
import { findBySupplierLink, makeSupplierLink } from './supplier-link.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});

afterAll(() => place.drop());

test('Every link that a supplier was sent leads to its booking; nothing of it is kept that would open it.', async () => {
  const { pool } = place.database;
  const { id: bookingId } = await putBooked(place.database, { state: 'on_request' });
  const asked = { bookingId, locale: 'de', publicUrl: 'https://www.example.org' } as const;
  const links = [await makeSupplierLink(pool, asked), await makeSupplierLink(pool, asked)];
  const secrets = links.map((link) => /\/de\/supplier-answer#token=([\w-]{43})$/.exec(link)?.[1] ?? '');
  expect(new Set(secrets).size).toBe(2);
  for (const secret of secrets) expect(await findBySupplierLink(pool, secret)).toBe(bookingId);
  expect(await findBySupplierLink(pool, 'A'.repeat(43))).toBeUndefined();
  const { rows } = await pool.query('select * from supplier_links');
  expect(rows.every(({ hash }) => !secrets.includes((hash as Buffer).toString('base64url')))).toBe(true);
});
