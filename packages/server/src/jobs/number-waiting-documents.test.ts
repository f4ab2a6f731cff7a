import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { insertBooking } from '../../test-support/bookings/booked-cart.ts';
import { type TestDatabase, testDatabase } from '../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../test-support/quotes/quotes.ts';
import { connectDatabase } from '../database/connect.ts';
import { transaction } from '../database/transaction.ts';
import { issueInvoice } from '../features/bookings/documents/issue-invoice.ts';
import { numberWaitingDocuments } from './number-waiting-documents.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});

afterAll(() => testDb.drop());

test('A worker numbers the invoice of a sale without a call or an email', async () => {
  const { stop } = numberWaitingDocuments({ ...testDb, log: { warn: () => {} }, intervalMs: 10 });
  onTestFinished(stop);
  for (const count of [1, 2]) {
    const { id: bookingId } = await insertBooking(testDb.database);
    await transaction(testDb.database, ({ client }) => issueInvoice(client, { bookingId, totalMinor: 100 }));
    const numbers = async () => (await testDb.database.pool.query('select from invoices')).rowCount;
    await expect.poll(numbers).toBe(count);
  }
});

test('While the database is unavailable, the numbering logs it once', async () => {
  const away = connectDatabase({ url: 'postgresql://ashore@127.0.0.1:1/none', log: () => {} });
  const lines: unknown[] = [];
  const log = { warn: (line: unknown) => void lines.push(line) };
  const { stop } = numberWaitingDocuments({ database: away, log, intervalMs: 1 });
  await expect.poll(() => lines.length).toBe(1);
  await stop();
  await away.close();
  expect(lines).toEqual([expect.stringMatching(/^Invoices cannot be numbered, retrying: /)]);
});
