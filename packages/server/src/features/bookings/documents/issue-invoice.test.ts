import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertBooking } from '../../../../test-support/bookings/booked-cart.ts';
import { numberedInvoice } from '../../../../test-support/bookings/numbered-invoice.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import { transaction } from '../../../database/transaction.ts';
import { creditInvoice, issueInvoice } from './issue-invoice.ts';
import { numberDocuments } from './number-documents.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});

afterAll(() => testDb.drop());

const invoice = (bookingId: string, totalMinor: number) =>
  transaction(testDb.database, ({ client }) => issueInvoice(client, { bookingId, totalMinor }));
const credit = (bookingId: string, totalMinor: number) =>
  transaction(testDb.database, ({ client }) => creditInvoice(client, { bookingId, totalMinor }));

async function creditNotesOf(bookingId: string) {
  await numberDocuments(testDb.database);
  const { rows } = await testDb.database.pool.query(
    `select total_minor::int as minor, corrects from invoices where booking_id = $1 and kind = 'credit_note'
     order by number`,
    [bookingId],
  );
  return rows;
}

test('An invoice has no number until its sale is committed', async () => {
  const { id: bookingId } = await insertBooking(testDb.database);
  await transaction(testDb.database, async ({ client }) => {
    await issueInvoice(client, { bookingId, totalMinor: 9_700 });
    expect(await numberDocuments(testDb.database)).toBe(0);
  });
  expect(await numberDocuments(testDb.database)).toBe(1);
});

test('Credit notes correct the invoice of their booking and never exceed it, with or without numbers', async () => {
  const { id: bookingId } = await insertBooking(testDb.database);
  const number = await numberedInvoice(testDb.database, bookingId, 10_000);
  const { id: other } = await insertBooking(testDb.database);
  await invoice(other, 10_000);
  for (const id of [bookingId, other]) {
    await credit(id, 6_000);
    await expect(credit(id, 4_001)).rejects.toThrow('more than what is left');
    await credit(id, 4_000);
    await expect(credit(id, 1)).rejects.toThrow('more than what is left');
  }
  const notes = [{ minor: 6_000 }, { minor: 4_000 }];
  expect(await creditNotesOf(bookingId)).toEqual(notes.map((note) => ({ ...note, corrects: number })));
  expect(await creditNotesOf(other)).toMatchObject(notes);
  await expect(credit(other, 1)).rejects.toThrow('more than what is left');
});

test('A booking without an invoice gets no credit note', async () => {
  const { id: bookingId } = await insertBooking(testDb.database);
  await credit(bookingId, 100);
  expect(await creditNotesOf(bookingId)).toEqual([]);
});

test('Zero, negative and fractional amounts are refused', async () => {
  const { id: bookingId } = await insertBooking(testDb.database);
  for (const totalMinor of [0, -1, 0.5, Number.NaN]) {
    await expect(invoice(bookingId, totalMinor)).rejects.toThrow('not an amount');
    await expect(credit(bookingId, totalMinor)).rejects.toThrow('not an amount');
  }
});
