import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookingOverrides, insertBooking } from '../../../../test-support/bookings/booked-cart.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import { transaction } from '../../../database/transaction.ts';
import { type IssueInvoiceInput, issueInvoice } from './issue-invoice.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});

afterAll(() => testDb.drop());

const issue = (invoice: IssueInvoiceInput) =>
  transaction(testDb.database, ({ client }) => issueInvoice(client, invoice));

async function invoiced(as: BookingOverrides = {}, totalMinor = 9_700) {
  const { id: bookingId } = await insertBooking(testDb.database, as);
  const number = await issue({ bookingId, kind: 'invoice', totalMinor });
  const { rows } = await testDb.database.pool.query('select * from invoices where number = $1', [number]);
  return { bookingId, number, row: rows[0] };
}

const positionInSeries = (number: string) => Number(number.split('-')[1]);

test('Document numbers have no gaps, even after rollbacks and concurrent requests', async () => {
  const { number: first } = await invoiced();
  expect(first).toMatch(/^20\d\d-\d{6}$/);
  const booked = [];
  for (let count = 0; count < 12; count++) booked.push(await insertBooking(testDb.database));
  const numbers = await Promise.all(
    booked.map(async ({ id: bookingId }, index) => {
      const invoice = { bookingId, kind: 'invoice', totalMinor: 100 } as const;
      if (index % 3 === 0) return issue(invoice);
      const cancelled = transaction(testDb.database, async ({ client }) => {
        await issueInvoice(client, invoice);
        throw new Error('thought better of it');
      });
      await expect(cancelled).rejects.toThrow('better');
      return undefined;
    }),
  );
  const counts = numbers.filter((number) => number !== undefined).map(positionInSeries);
  expect(counts.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4].map((n) => positionInSeries(first) + n));
});

test('The included tax is rounded once, half to even', async () => {
  expect((await invoiced({ taxPercent: 19 }, 9_700)).row).toMatchObject({
    total_minor: '9700',
    tax_percent: '19.00',
    tax_minor: '1549',
  });
  expect((await invoiced({ taxPercent: 0 }, 9_700)).row.tax_minor).toBe('0');
  expect((await invoiced({ taxPercent: 8.1 }, 10_810)).row.tax_minor).toBe('810');
  // Halves round to even: at 20 % an amount of 3 includes 0.5 of tax, and 9 includes 1.5.
  expect((await invoiced({ taxPercent: 20 }, 3)).row.tax_minor).toBe('0');
  expect((await invoiced({ taxPercent: 20 }, 9)).row.tax_minor).toBe('2');
});

test('An invoice keeps the names that supplier and payer had when it was numbered', async () => {
  const { number, row } = await invoiced({
    contact: {
      firstName: 'Jürgen',
      lastName: '李',
      email: 'j@example.org',
      address: 'Am Kai 1',
      postalCode: '24103',
      city: 'Kiel',
      stateProvince: null,
      country: 'DE',
    },
  });
  expect(row.issued_to).toEqual({ name: 'Jürgen 李', lines: ['Am Kai 1', '24103 Kiel', 'DE'] });
  const contact = { firstName: '明', lastName: '李', stateProvince: '广东', country: 'CN' };
  const { row: chinese } = await invoiced({ locale: 'zh-Hans', contact });
  expect(chinese.issued_to.lines).toEqual(['广东，CN']);
  const { row: english } = await invoiced({ contact });
  expect(english.issued_to.lines).toEqual(['广东, CN']);
  expect(row.issued_by).toEqual({ name: 'Harbour Walks', lines: ['Cais 1', 'lisbon, Portugal'] });
  await testDb.database.pool.query(`update organisations set name = 'Renamed' where slug = 'harbour-walks'`);
  const { rows } = await testDb.database.pool.query('select issued_by from invoices where number = $1', [
    number,
  ]);
  expect(rows[0].issued_by.name).toBe('Harbour Walks');
});

test('An invoice shows the supplier’s tax number, and its town in the booking’s language', async () => {
  await testDb.database.pool.query(
    `update organisations set tax_number = 'PT 501 234 567' where id = (
       select supplier_id from bookings order by booked_at desc limit 1)`,
  );
  const { row } = await invoiced({ locale: 'de' });
  expect(row.issued_by).toMatchObject({
    lines: ['Cais 1', expect.stringContaining('lisbon (de)')],
    taxNumber: 'PT 501 234 567',
  });
  const { row: chinese } = await invoiced({ locale: 'zh-Hans' });
  expect(chinese.issued_by.lines[1]).toBe('葡萄牙lisbon (zh)');
});

test('A booking on an organisation’s account is invoiced to the organisation', async () => {
  const organisationId = randomUUID();
  await testDb.database.pool.query(
    `insert into organisations (id, kind, name, street) values ($1, 'concierge', 'Grand Hotel', 'Ring 1')`,
    [organisationId],
  );
  const { row } = await invoiced({ organisationId });
  expect(row.issued_to).toEqual({ name: 'Grand Hotel', lines: ['Ring 1'] });
});

test('Credit notes correct an invoice of the same booking and never exceed it', async () => {
  const { bookingId, number } = await invoiced({}, 10_000);
  const credit = { bookingId, kind: 'credit_note', corrects: number } as const;
  const note = await issue({ ...credit, totalMinor: 6_000 });
  expect(positionInSeries(note)).toBe(positionInSeries(number) + 1);
  await expect(issue({ ...credit, totalMinor: 4_001 })).rejects.toThrow('more than what is left');
  await issue({ ...credit, totalMinor: 4_000 });
  const { bookingId: other } = await invoiced();
  await expect(issue({ ...credit, bookingId: other, totalMinor: 1 })).rejects.toThrow('not an invoice of');
  await expect(issue({ bookingId, kind: 'credit_note', totalMinor: 1 })).rejects.toThrow('not an invoice of');
});

test('Zero, negative and fractional amounts are refused', async () => {
  const { id: bookingId } = await insertBooking(testDb.database);
  for (const totalMinor of [0, -1, 0.5, Number.NaN]) {
    await expect(issue({ bookingId, kind: 'invoice', totalMinor })).rejects.toThrow('not an amount');
  }
});

test('A credit note corrects no other credit note, and credits of other invoices do not count', async () => {
  const { bookingId, number } = await invoiced({}, 10_000);
  const { bookingId: other, number: otherNumber } = await invoiced({}, 10_000);
  const note = await issue({
    bookingId: other,
    kind: 'credit_note',
    corrects: otherNumber,
    totalMinor: 9_000,
  });
  await expect(
    issue({ bookingId: other, kind: 'credit_note', corrects: note, totalMinor: 1 }),
  ).rejects.toThrow('not an invoice of');
  await issue({ bookingId, kind: 'credit_note', corrects: number, totalMinor: 10_000 });
});
