import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp } from '../../app-for-tests.ts';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { checkoutOf } from '../../features/bookings/checkout-for-tests.ts';
import { makeSupplierLink } from '../../features/bookings/supplier-link.ts';
import { loadQuoteWorld, now, showId, showOption } from '../../features/quotes/quotes-for-tests.ts';
import { memoryPayments } from '../../gateways/payments/memory-payments-for-tests.ts';
import { call, quote } from './quote-calls-for-tests.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});
beforeEach(() => place.database.pool.query('truncate holds, departures, bookings, payments, jobs cascade'));
afterAll(() => place.drop());

const show = { product: showId, componentKey: showOption, productType: 'shows', time: '18:30' };

/** A booking on request, and the address its supplier answers at. */
async function asked() {
  const { url } = await testApp({
    database: place.database,
    clock: { now: () => now },
    env: { TRUSTED_PROXIES: '127.0.0.1' },
    payments: memoryPayments().payments,
  });
  const { body } = await call(url, '/shopper/checkout', {
    method: 'POST',
    body: checkoutOf((await quote(url, show)).body),
  });
  const { rows } = await place.database.pool.query('select id from bookings');
  const link = await makeSupplierLink(place.database.pool, {
    bookingId: rows[0].id,
    locale: 'en',
    publicUrl: 'https://www.example.org',
  });
  const secret = link.split('#token=')[1];
  const path = `/supplier-answers/${secret}`;
  const answer = (said: object) => call(url, path, { method: 'POST', body: said });
  return { url, path, answer, booking: body.booking };
}

test('Whoever has the link of the mail sees what is asked, in his language and without who the travellers are.', async () => {
  const { url, path, booking } = await asked();
  const seen = await call(url, path, { language: 'de' });
  expect(seen).toMatchObject({
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
  expect(JSON.stringify(seen.body)).not.toMatch(/mara|lind/i);
  expect(await call(url, `/supplier-answers/${'x'.repeat(43)}`)).toMatchObject({ status: 404 });
  expect(await call(url, '/supplier-answers/short')).toMatchObject({ status: 400 });
});

test('The answer counts once: the same again is the same, another is a conflict, and a stranger’s is nobody’s.', async () => {
  const { url, answer, path } = await asked();
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

test('Who answers after the clock is told that it is over.', async () => {
  const { answer } = await asked();
  await place.database.pool.query(`update bookings set answer_until = now() - interval '1 second'`);
  expect(await answer({ answer: 'accept' })).toMatchObject({ status: 410 });
});
