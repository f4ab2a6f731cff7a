import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type LoggedIn, loggedIn } from '../../../../test-support/accounts/logged-in.ts';
import { testApp } from '../../../../test-support/app/test-app.ts';
import { type BookingOverrides, insertBooking } from '../../../../test-support/bookings/booked-cart.ts';
import { checkoutOf } from '../../../../test-support/bookings/checkout-request.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { call, quote } from '../../../../test-support/http/quote-calls.ts';
import { memoryPayments } from '../../../../test-support/payment-providers/memory-payments.ts';
import { now, quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';

let testDb: TestDatabase;
let url: string;
let ada: LoggedIn;
let bob: LoggedIn;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(async () => {
  const { pool } = testDb.database;
  await pool.query('truncate holds, departures, bookings, payments, ledger_entries, jobs, accounts cascade');
  ({ url } = await testApp({
    database: testDb.database,
    clock: { now: () => now },
    env: { TRUSTED_PROXIES: '127.0.0.1', ENVIRONMENT: 'integration' },
    payments: memoryPayments().payments,
  }));
  ada = await loggedIn({ database: testDb.database, now });
  bob = await loggedIn({ database: testDb.database, now });
});
afterAll(() => testDb.drop());

const listed = (reader: LoggedIn, query = '', language = 'en') =>
  call(url, `/shopper/user-bookings?subjectId=${reader.sub}${query}`, {
    login: reader,
    language,
  });

async function bookedBy(owner: LoggedIn, overrides: BookingOverrides = {}, days = 0): Promise<string> {
  const { id, orderNumber } = await insertBooking(testDb.database, overrides);
  await testDb.database.pool.query(
    `update bookings set account_id = $2, starts_at = starts_at + make_interval(days => $3),
       ends_at = ends_at + make_interval(days => $3) where id = $1`,
    [id, owner.sub, days],
  );
  return orderNumber;
}

const numbersIn = ({ body }: Awaited<ReturnType<typeof call>>) =>
  body._embedded.bookingList.map(({ orderNumber }: { orderNumber: string }) => orderNumber);

test('A booking made while logged in belongs to that account, and to no other that the client names', async () => {
  const book = async (login: LoggedIn | undefined, sub: string | null) => {
    const quoted = (await quote(url)).body;
    const body = checkoutOf(quoted, { person: { sub } });
    return call(url, '/shopper/checkout', { method: 'POST', body, login });
  };
  const own = await book(ada, ada.sub);
  const unnamed = await book(ada, null);
  const guest = await book(undefined, null);
  expect([own.status, unnamed.status, guest.status]).toEqual([200, 200, 200]);
  expect(await book(ada, bob.sub)).toMatchObject({
    status: 403,
    body: { field: 'data.cart.persons.0.sub' },
  });
  expect(await book(undefined, ada.sub)).toMatchObject({ status: 401 });
  const orders = [own, unnamed].map(({ body }) => body.cart.tcConfirmationNumber);
  expect(numbersIn(await listed(ada)).toSorted()).toEqual(orders.toSorted());
  expect(numbersIn(await listed(bob))).toEqual([]);
});

test('A checkout that is repeated as a guest is no booking of the account', async () => {
  const quoted = (await quote(url)).body;
  const send = (login: LoggedIn | undefined, paymentMethodId: string) =>
    call(url, '/shopper/checkout', {
      method: 'POST',
      body: checkoutOf(quoted, { charge: { paymentMethodId } }),
      login,
    });
  expect(await send(ada, 'declined')).toMatchObject({ body: { errorMessage: 'card_declined' } });
  expect(await send(undefined, 'good')).toMatchObject({ body: { booking: { state: 'confirmed' } } });
  expect(numbersIn(await listed(ada))).toEqual([]);
});

test('Bookings are listed by what is ahead: the next trip first, then the latest, each with its documents', async () => {
  const later = await bookedBy(ada, {}, 3);
  const next = await bookedBy(ada, { state: 'on_request' });
  const past = await bookedBy(ada, { state: 'completed' }, -9000);
  const longPast = await bookedBy(ada, {}, -9001);
  const cancelled = await bookedBy(ada, { state: 'cancelled' });
  await bookedBy(ada, { state: 'expired' });
  await bookedBy(bob);
  const numbersOf = async (group: string) => numbersIn(await listed(ada, `&group=${group}`));
  expect(await numbersOf('upcoming')).toEqual([next, later]);
  expect(await numbersOf('past')).toEqual([past, longPast]);
  expect(await numbersOf('cancelled')).toEqual([cancelled]);
  const all = await listed(ada, '', 'de');
  expect(all).toMatchObject({
    status: 200,
    caching: 'no-store',
    body: { counts: { upcoming: 2, past: 2, cancelled: 1 }, page: { totalElements: 5 } },
  });
  expect(all.body._embedded.bookingList[0]).toMatchObject({
    orderNumber: later,
    group: 'upcoming',
    state: 'confirmed',
    tourName: 'Title of sail (de)',
    queryDate: '2037-11-23',
    currencyCode: 'EUR',
    travellers: [{ ticketType: 'adult', count: 2 }],
    mayCancel: true,
    mayReview: false,
    ticketUrl: `/papers/${later}/ticket.pdf`,
    freeUntil: expect.any(String),
  });
  expect(JSON.stringify(all.body)).not.toContain('accessKey');
});

test('Many bookings come in pages, each booking once', async () => {
  const numbers: string[] = [];
  for (let day = 0; day < 5; day += 1) numbers.push(await bookedBy(ada, {}, day));
  const pages = await Promise.all(
    [0, 1, 2].map((page) => listed(ada, `&group=upcoming&size=2&page=${page}`)),
  );
  expect(pages.flatMap(numbersIn)).toEqual(numbers);
  expect(pages.map(({ body }) => Boolean(body._links.next))).toEqual([true, true, false]);
});

test('Only the account itself, logged in and verified, sees its bookings', async () => {
  await bookedBy(ada);
  const path = `/shopper/user-bookings?subjectId=${ada.sub}`;
  expect(await call(url, path)).toMatchObject({ status: 401 });
  expect(await call(url, path, { login: bob })).toMatchObject({
    status: 403,
    body: { field: 'subjectId' },
  });
  expect(await call(url, path, { login: { token: ada.token } })).toMatchObject({ status: 401 });
  const unverified = await loggedIn({ database: testDb.database, now, isVerified: false });
  expect(await listed(unverified)).toMatchObject({ status: 403 });
});
