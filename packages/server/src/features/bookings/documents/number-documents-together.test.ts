import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertBooking } from '../../../../test-support/bookings/booked-cart.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { withMembers } from '../../../../test-support/database/with-members.ts';
import { quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import type { Database } from '../../../database/connect.ts';
import { transaction } from '../../../database/transaction.ts';
import { issueInvoice } from './issue-invoice.ts';
import { numberDocumentsTogether } from './number-documents-together.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});

afterAll(() => testDb.drop());

async function soldBooking(): Promise<string> {
  const { id: bookingId } = await insertBooking(testDb.database);
  await transaction(testDb.database, ({ client }) => issueInvoice(client, { bookingId, totalMinor: 9_700 }));
  return bookingId;
}

async function isNumbered(bookingId: string): Promise<boolean> {
  const { rowCount } = await testDb.database.pool.query('select from invoices where booking_id = $1', [
    bookingId,
  ]);
  return rowCount === 1;
}

/** Counts the rounds of numbering, each of which borrows one connection. */
function countedDatabase(beforeEach: (round: number) => Promise<void> = async () => {}) {
  let rounds = 0;
  const connect = async () => {
    rounds += 1;
    await beforeEach(rounds);
    return testDb.database.pool.connect();
  };
  const database: Database = { ...testDb.database, pool: withMembers(testDb.database.pool, { connect }) };
  return { database, rounds: () => rounds };
}

const log = (line: string) => {
  throw new Error(line);
};

test('Callers at the same time share a round, and each finds its document numbered', async () => {
  const { database, rounds } = countedDatabase();
  const numberDocuments = numberDocumentsTogether({ database, log, longestWaitMs: 60_000 });
  const ids = [await soldBooking(), await soldBooking(), await soldBooking()];
  await Promise.all(ids.map(numberDocuments));
  expect(await Promise.all(ids.map(isNumbered))).toEqual(ids.map(() => true));
  expect(rounds()).toBe(1);
});

test('A caller who comes during a round gets the next one, because the round may have read before', async () => {
  let joined: Promise<void> | undefined;
  const { database, rounds } = countedDatabase(async (round) => {
    if (round === 1) joined = numberDocuments();
  });
  const numberDocuments = numberDocumentsTogether({ database, log, pauseMs: 0, longestWaitMs: 60_000 });
  await numberDocuments();
  await joined;
  expect(rounds()).toBe(2);
});

test('A caller does not wait for long while another server numbers', async () => {
  const id = await soldBooking();
  const numberDocuments = numberDocumentsTogether({ ...testDb, log, longestWaitMs: 5 });
  await transaction(testDb.database, async ({ client }) => {
    await client.query(`select pg_advisory_xact_lock(hashtextextended('number documents', 0))`);
    await numberDocuments();
    expect(await isNumbered(id)).toBe(false);
  });
  await expect.poll(() => isNumbered(id)).toBe(true);
});

test('A round that fails is logged, and the caller goes on without a number', async () => {
  const lines: string[] = [];
  const { database } = countedDatabase(async (round) => {
    if (round === 1) throw new Error('no connection');
  });
  const numberDocuments = numberDocumentsTogether({
    database,
    log: (line) => void lines.push(line),
    longestWaitMs: 60_000,
  });
  const id = await soldBooking();
  await numberDocuments();
  expect([await isNumbered(id), lines]).toEqual([false, ['Invoices could not be numbered: no connection']]);
  await numberDocuments();
  expect(await isNumbered(id)).toBe(true);
});
