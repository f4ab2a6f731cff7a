import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type LoggedIn, loggedIn } from '../../../../test-support/accounts/logged-in.ts';
import { testApp } from '../../../../test-support/app/test-app.ts';
import { checkoutOf } from '../../../../test-support/bookings/checkout-request.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { call, quote } from '../../../../test-support/http/quote-calls.ts';
import { memoryPayments } from '../../../../test-support/payment-providers/memory-payments.ts';
import { now, quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';

let testDb: TestDatabase;
let url: string;
let ada: LoggedIn;
let bob: LoggedIn;
/** The booking of Ada, and the cart that was bought. */
let booked: { orderNumber: string; accessKey: string; cartId: string; invoice: string };

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(async () => {
  const { database } = testDb;
  await database.pool.query(
    'truncate holds, departures, bookings, payments, ledger_entries, jobs, accounts cascade',
  );
  ({ url } = await testApp({
    database,
    clock: { now: () => now },
    env: { TRUSTED_PROXIES: '127.0.0.1', ENVIRONMENT: 'integration' },
    payments: memoryPayments().payments,
  }));
  ada = await loggedIn({ database, now });
  bob = await loggedIn({ database, now });
  const { cartId, ...quoted } = (await quote(url)).body;
  const body = checkoutOf({ cartId, ...quoted });
  const { booking, invoices } = (await call(url, '/shopper/checkout', { method: 'POST', body, login: ada }))
    .body;
  booked = { ...booking, cartId, invoice: invoices[0].number };
});
afterAll(() => testDb.drop());

type Reader = LoggedIn | undefined;

const document = (login: Reader, name: string) =>
  fetch(`${url}/papers/${booked.orderNumber}/${name}`, {
    headers: login ? { authorization: `Bearer ${login.token}`, cookie: login.cookie } : {},
  });

const show = (login: Reader) => call(url, `/bookings/${booked.orderNumber}`, { login });

/** Every call that opens a booking, by its order number. */
const calls: Readonly<Record<string, (login: Reader) => Promise<{ status: number }>>> = {
  show,
  refund: (login) =>
    call(url, `/bookings/${booked.orderNumber}/cancellation-quote`, { method: 'POST', body: {}, login }),
  waivers: (login) =>
    call(url, `/shopper/waivers/${booked.cartId}?accessKey=${booked.orderNumber}`, { login }),
  ticket: (login) => document(login, 'ticket.pdf'),
  calendar: (login) => document(login, 'trip.ics'),
  invoice: (login) => document(login, `invoice-${booked.invoice}.pdf`),
};

async function statusesFor(login: Reader): Promise<Record<string, number>> {
  const made = Object.entries(calls).map(async ([name, make]) => [name, (await make(login)).status] as const);
  return Object.fromEntries(await Promise.all(made));
}

const cancel = (login: Reader, refund = 48.5) =>
  call(url, `/bookings/${booked.orderNumber}/cancellation`, { method: 'POST', body: { refund }, login });

test('An account opens its booking by the order number in every call, and the access key stays in the emails', async () => {
  expect(await statusesFor(ada)).toEqual({
    show: 200,
    refund: 200,
    waivers: 200,
    ticket: 200,
    calendar: 200,
    invoice: 200,
  });
  const { body } = await show(ada);
  expect(body).toMatchObject({
    seenBy: 'owner',
    accessKey: booked.orderNumber,
    ticketUrl: `/papers/${booked.orderNumber}/ticket.pdf`,
  });
  expect(JSON.stringify(body)).not.toContain(booked.accessKey);
});

test('To another account and to visitors the booking of an account looks like a missing one, in every call', async () => {
  const missing = { show: 404, refund: 404, waivers: 404, ticket: 404, calendar: 404, invoice: 404 };
  for (const stranger of [bob, undefined, { ...ada, cookie: bob.cookie }, { ...bob, cookie: ada.cookie }])
    expect(await statusesFor(stranger)).toEqual(missing);
  const unknown = await call(url, '/bookings/00000000', { login: bob });
  expect(await show(bob)).toEqual(unknown);
});

test('An account cancels its own booking and no other', async () => {
  for (const stranger of [bob, undefined]) expect(await cancel(stranger)).toMatchObject({ status: 404 });
  expect(await cancel(ada)).toMatchObject({
    status: 200,
    body: { state: 'cancelled', accessKey: booked.orderNumber },
  });
});

test('The access key opens the booking without an account, for another account as well', async () => {
  for (const reader of [undefined, bob])
    expect(await call(url, `/bookings/${booked.accessKey}`, { login: reader })).toMatchObject({
      status: 200,
    });
});

test('A booking that belongs to no account is opened by none by its number', async () => {
  await testDb.database.pool.query('update bookings set account_id = null');
  expect(await show(ada)).toMatchObject({ status: 404 });
});

test('An account reviews the trip of its own booking without the link in the email, once, and of no other', async () => {
  await testDb.database.pool.query(`update bookings set state = 'completed'`);
  await testDb.database.pool.query(
    `insert into review_invitations (hash, product_id, locale, name, email_address, travelled_on, booking_reference, expires_at)
     select sha256('link'), product_id, 'en', 'Mara', 'mara@example.org', date '2026-11-01', order_number,
       now() + interval '1 day' from bookings`,
  );
  const invitation = booked.orderNumber;
  const send = (path: string, login: Reader, data: object) =>
    call(url, `/products/reviews${path}`, { method: 'POST', body: data, login });
  const data = { id: randomUUID(), invitation, rating: 5, text: 'Quiet.', author: 'Mara', language: 'en' };
  const listed = async () => {
    const path = `/shopper/user-bookings?subjectId=${ada.sub}`;
    return (await call(url, path, { login: ada })).body._embedded.bookingList;
  };
  expect(await listed()).toMatchObject([{ mayReview: true }]);
  for (const stranger of [bob, undefined]) {
    expect(await send('/invitation', stranger, { invitation })).toMatchObject({ status: 410 });
    expect(await send('', stranger, { data })).toMatchObject({ status: 410 });
  }
  expect(await send('/invitation', ada, { invitation })).toMatchObject({ body: { state: 'open' } });
  expect(await send('', ada, { data })).toMatchObject({ status: 200 });
  expect(await send('', ada, { data })).toMatchObject({ status: 200 });
  expect(await send('', ada, { data: { ...data, id: randomUUID() } })).toMatchObject({ status: 410 });
  expect(await listed()).toMatchObject([{ mayReview: false }]);
});
