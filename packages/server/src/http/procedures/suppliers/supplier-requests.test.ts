import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../../test-support/app/test-app.ts';
import { checkoutOf } from '../../../../test-support/bookings/checkout-request.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { call, quote } from '../../../../test-support/http/quote-calls.ts';
import { memoryPayments } from '../../../../test-support/payment-providers/memory-payments.ts';
import { now, quoteCatalogue, showId, showOption } from '../../../../test-support/quotes/quotes.ts';
import { makeSupplierLink } from '../../../features/bookings/requests/show-requests.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => testDb.database.pool.query('truncate holds, departures, bookings, payments, jobs cascade'));
afterAll(() => testDb.drop());

const showOrder = { product: showId, componentKey: showOption, productType: 'shows', time: '18:30' };

/** Creates a booking on request, with the address at which its supplier answers. */
async function openRequest() {
  const { url } = await testApp({
    database: testDb.database,
    clock: { now: () => now },
    env: { TRUSTED_PROXIES: '127.0.0.1' },
    payments: memoryPayments().payments,
  });
  const { body } = await call(url, '/shopper/checkout', {
    method: 'POST',
    body: checkoutOf((await quote(url, showOrder)).body),
  });
  const { rows } = await testDb.database.pool.query('select id from bookings');
  const link = await makeSupplierLink(testDb.database.pool, {
    bookingId: rows[0].id,
    locale: 'en',
    publicUrl: 'https://www.example.org',
  });
  const secret = link.split('#token=')[1];
  const path = `/supplier-answers/${secret}`;
  const answer = (reply: object) => call(url, path, { method: 'POST', body: reply });
  return { url, path, answer, booking: body.booking };
}

test('The holder of the emailed link sees the request in their language, without the travellers’ names', async () => {
  const { url, path, booking } = await openRequest();
  const answer = await call(url, path, { language: 'de' });
  expect(answer).toMatchObject({
    status: 200,
    caching: 'no-store',
    body: {
      state: 'on_request',
      orderNumber: booking.orderNumber,
      tripName: 'Title of fado (de)',
      date: '2037-11-23',
      time: '18:30',
      timeZone: 'Europe/Lisbon',
      city: 'lisbon (de)',
      people: [{ ticketType: 'adult', count: 1 }],
      answerUntil: booking.answerUntil,
    },
  });
  expect(JSON.stringify(answer.body)).not.toMatch(/mara|lind/i);
  expect(await call(url, `/supplier-answers/${'x'.repeat(43)}`)).toMatchObject({ status: 404 });
  expect(await call(url, '/supplier-answers/short')).toMatchObject({ status: 400 });
});

test('A repeated answer of a supplier changes nothing, a different answer is refused with 409, and an unknown link is not found', async () => {
  const { url, answer, path } = await openRequest();
  const stranger = `/supplier-answers/${'x'.repeat(43)}`;
  expect(await call(url, stranger, { method: 'POST', body: { answer: 'accept' } })).toMatchObject({
    status: 404,
  });
  expect(await answer({ answer: 'maybe' })).toMatchObject({ status: 400 });
  expect(await answer({ answer: 'decline', reason: 'Full moon.' })).toMatchObject({
    status: 200,
    body: { state: 'declined' },
  });
  expect(await answer({ answer: 'decline' })).toMatchObject({ status: 200, body: { state: 'declined' } });
  expect(await answer({ answer: 'accept' })).toMatchObject({ status: 409 });
  expect(await call(url, path)).toMatchObject({ body: { state: 'declined', answerUntil: null } });
});

test('An answer after the deadline is refused with 410', async () => {
  const { answer } = await openRequest();
  await testDb.database.pool.query(`update bookings set answer_until = now() - interval '1 second'`);
  expect(await answer({ answer: 'accept' })).toMatchObject({ status: 410 });
});
