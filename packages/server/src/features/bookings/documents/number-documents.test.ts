import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookingOverrides, insertBooking } from '../../../../test-support/bookings/booked-cart.ts';
import { numberedInvoice } from '../../../../test-support/bookings/numbered-invoice.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import { transaction } from '../../../database/transaction.ts';
import { creditInvoice, issueInvoice } from './issue-invoice.ts';
import { MOST_DOCUMENTS, numberDocuments } from './number-documents.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});

afterAll(() => testDb.drop());

async function invoiced(as: BookingOverrides = {}, totalMinor = 9_700) {
  const { id: bookingId } = await insertBooking(testDb.database, as);
  const number = await numberedInvoice(testDb.database, bookingId, totalMinor);
  const { rows } = await testDb.database.pool.query('select * from invoices where number = $1', [number]);
  return { bookingId, number, row: rows[0] };
}

const positionInSeries = (number: string) => Number(number.split('-')[1]);

type Issued = {
  readonly number: string;
  readonly bookingId: string;
  readonly kind: string;
  readonly corrects: string | null;
};

/** The documents with these places in the series, in their order. */
async function documentsAfter(place: number): Promise<readonly Issued[]> {
  const { rows } = await testDb.database.pool.query<Issued>(
    `select number, booking_id as "bookingId", kind, corrects from invoices
     where split_part(number, '-', 2)::int > $1 order by number`,
    [place],
  );
  return rows;
}

test('Numbers have no gaps, also if sales are rolled back and several servers number at the same time', async () => {
  const { number: first } = await invoiced();
  expect(first).toMatch(/^20\d\d-\d{6}$/);
  const booked = [];
  for (let count = 0; count < 12; count++) booked.push(await insertBooking(testDb.database));
  await Promise.all(
    booked.map(async ({ id: bookingId }, index) => {
      const sale = transaction(testDb.database, async ({ client }) => {
        await issueInvoice(client, { bookingId, totalMinor: 100 });
        if (index % 3 !== 0) throw new Error('thought better of it');
      });
      await sale.catch(() => {});
      await numberDocuments(testDb.database);
    }),
  );
  const places = (await documentsAfter(positionInSeries(first))).map(({ number }) =>
    positionInSeries(number),
  );
  expect(places).toEqual([1, 2, 3, 4].map((n) => positionInSeries(first) + n));
});

test('Numbers follow the order in which documents were written, and the time of issue follows the numbers', async () => {
  const { number: last } = await invoiced();
  const bookings = [];
  for (let count = 0; count < 3; count++) bookings.push((await insertBooking(testDb.database)).id);
  const [first = '', second = '', third = ''] = bookings;
  const issue = (bookingId: string) =>
    transaction(testDb.database, ({ client }) => issueInvoice(client, { bookingId, totalMinor: 100 }));
  for (const bookingId of [second, first, third]) await issue(bookingId);
  await transaction(testDb.database, ({ client }) =>
    creditInvoice(client, { bookingId: first, totalMinor: 60 }),
  );
  expect(await numberDocuments(testDb.database)).toBe(4);
  expect(await numberDocuments(testDb.database)).toBe(0);
  const documents = await documentsAfter(positionInSeries(last));
  expect(documents.map(({ bookingId, kind }) => [bookingId, kind])).toEqual([
    [second, 'invoice'],
    [first, 'invoice'],
    [third, 'invoice'],
    [first, 'credit_note'],
  ]);
  expect(documents[3]?.corrects).toBe(documents[1]?.number);
  const { rows } = await testDb.database.pool.query(
    `select from (select issued_at, lag(issued_at) over (order by number) as before from invoices) issued
     where before > issued_at`,
  );
  expect(rows).toEqual([]);
});

test('A document is issued when it gets its number, and remembers the time of its sale', async () => {
  const { row } = await invoiced();
  expect(row.caused_at.getTime()).toBeLessThanOrEqual(row.issued_at.getTime());
  expect(row.caused_at).not.toEqual(row.issued_at);
});

test('More documents than fit into one transaction are numbered by the next ones', async () => {
  const { id } = await insertBooking(testDb.database);
  await testDb.database.pool.query(
    `insert into unnumbered_documents (booking_id, kind, total_minor) select $1, 'invoice', 100 from generate_series(1, $2)`,
    [id, MOST_DOCUMENTS + 1],
  );
  expect(await numberDocuments(testDb.database)).toBe(MOST_DOCUMENTS);
  expect(await numberDocuments(testDb.database)).toBe(1);
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
