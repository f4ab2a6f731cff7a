import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertBooking } from '../../../../test-support/bookings/booked-cart.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import { quoteReadersOf } from '../../quotes/quote-readers.ts';
import { findBySupplierLink, listRequests, makeSupplierLink, showRequest } from './show-requests.ts';

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

const request = { locale: 'de', publicUrl: 'https://www.example.org' } as const;
const secretOf = (link: string) => link.split('#token=')[1] ?? '';

test('Each link opens the request of its own booking, and an answered request shows no deadline', async () => {
  const { pool } = testDb.database;
  const { readTexts } = quoteReadersOf(testDb.database);
  const shown = async (state: 'on_request' | 'accepted') => {
    const { id: bookingId, orderNumber } = await insertBooking(testDb.database, { state });
    await pool.query(`update bookings set answer_until = '2037-11-22T20:00:00Z' where id = $1`, [bookingId]);
    const link = await makeSupplierLink(pool, { ...request, bookingId });
    return {
      orderNumber,
      read: () => showRequest({ client: pool, readTexts, locale: 'de' }, secretOf(link)),
    };
  };
  const [pending, accepted] = [await shown('on_request'), await shown('accepted')];
  expect(await pending.read()).toMatchObject({
    orderNumber: pending.orderNumber,
    answerUntil: '2037-11-22T20:00:00.000Z',
  });
  expect(await accepted.read()).toMatchObject({ orderNumber: accepted.orderNumber, answerUntil: null });
});

test('A request shows ages, pickup, answers and message, but no names, and nothing of them once it is answered', async () => {
  const { pool } = testDb.database;
  const { readTexts } = quoteReadersOf(testDb.database);
  const shown = async (state: 'on_request' | 'declined') => {
    const { id: bookingId } = await insertBooking(testDb.database, {
      state,
      participants: [
        { participantName: 'Mara Lind', age: 36, passportNumber: 'C01X00T47', answers: [] },
        { participantName: 'Jonas Lind', age: 9, answers: [] },
      ],
      travellerNotes: {
        comments: 'We bring a pram. Jonas LIND, mara@example.org',
        startingPointInformation: { title: 'Hotel Avenida', time: '09:30' },
        dropOffInformation: null,
        pickupId: null,
        dropOffId: null,
      },
    });
    const link = await makeSupplierLink(pool, { ...request, bookingId });
    return showRequest({ client: pool, readTexts, locale: 'en' }, secretOf(link));
  };
  const open = await shown('on_request');
  expect(open?.facts.map(({ label, text }) => [label, text])).toEqual([
    ['Guide’s language', 'English'],
    ['Ages', '36, 9'],
    ['Pick-up', 'Hotel Avenida, 09:30'],
    ['Message', 'We bring a pram. …, …'],
  ]);
  expect(JSON.stringify(open)).not.toMatch(/mara|jonas|lind|C01X00T47/i);
  expect((await shown('declined'))?.facts).toEqual([]);
});

test('Only pending requests are listed, the most urgent first, with the number of their travellers', async () => {
  const { pool } = testDb.database;
  await pool.query(`update bookings set state = 'declined' where state = 'on_request'`);
  const numbers = [];
  for (const day of ['22', '20', '21'])
    numbers.push(
      (
        await insertBooking(testDb.database, {
          state: 'on_request',
          answerUntil: new Date(`2037-11-${day}T20:00:00Z`),
        })
      ).orderNumber,
    );
  for (const state of ['accepted', 'confirmed', 'declined', 'unanswered'] as const)
    await insertBooking(testDb.database, { state });
  await testDb.database.pool.query(
    `update booking_tickets set cancelled_at = now()
     where position = 0 and booking_id = (select id from bookings where order_number = $1)`,
    [numbers[1]],
  );
  const listed = await listRequests(testDb.database);
  expect(listed.map(({ orderNumber }) => orderNumber)).toEqual([numbers[1], numbers[2], numbers[0]]);
  expect(listed[0]).toMatchObject({
    supplier: 'Harbour Walks',
    date: '2037-11-23',
    time: '10:00',
    travellers: 1,
  });
});
