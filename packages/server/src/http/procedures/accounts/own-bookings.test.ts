import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { LoggedIn } from '../../../../test-support/accounts/logged-in.ts';
import { shopOfTwo } from '../../../../test-support/accounts/shop-of-two.ts';
import { checkoutOf } from '../../../../test-support/bookings/checkout-request.ts';
import { call, quote } from '../../../../test-support/http/quote-calls.ts';

const shop = shopOfTwo();
/** The booking of Ada, and the cart that was bought. */
let booked: { orderNumber: string; accessKey: string; cartId: string; invoice: string };

beforeEach(async () => {
  const { cartId, ...quoted } = (await quote(shop.url())).body;
  const body = checkoutOf({ cartId, ...quoted });
  const answer = await call(shop.url(), '/shopper/checkout', { method: 'POST', body, login: shop.ada() });
  const { booking, invoices } = answer.body;
  booked = { ...booking, cartId, invoice: invoices[0].number };
});

type Reader = LoggedIn | undefined;

const readDocument = (login: Reader, name: string) =>
  fetch(`${shop.url()}/papers/${booked.orderNumber}/${name}`, {
    headers: login ? { authorization: `Bearer ${login.token}`, cookie: login.cookie } : {},
  });

const readBooking = (login: Reader) => call(shop.url(), `/bookings/${booked.orderNumber}`, { login });

/** Every call that opens a booking, by its order number. */
const calls: Readonly<Record<string, (login: Reader) => Promise<{ status: number }>>> = {
  show: readBooking,
  refund: (login) =>
    call(shop.url(), `/bookings/${booked.orderNumber}/cancellation-quote`, {
      method: 'POST',
      body: {},
      login,
    }),
  waivers: (login) =>
    call(shop.url(), `/shopper/waivers/${booked.cartId}?accessKey=${booked.orderNumber}`, { login }),
  ticket: (login) => readDocument(login, 'ticket.pdf'),
  calendar: (login) => readDocument(login, 'trip.ics'),
  invoice: (login) => readDocument(login, `invoice-${booked.invoice}.pdf`),
};

async function statusesFor(login: Reader): Promise<Record<string, number>> {
  const made = Object.entries(calls).map(async ([name, make]) => [name, (await make(login)).status] as const);
  return Object.fromEntries(await Promise.all(made));
}

const cancelBooking = (login: Reader, refund = 48.5) =>
  call(shop.url(), `/bookings/${booked.orderNumber}/cancellation`, {
    method: 'POST',
    body: { refund },
    login,
  });

test('An account opens its booking by the order number in every call, and the access key stays in the emails', async () => {
  expect(await statusesFor(shop.ada())).toEqual({
    show: 200,
    refund: 200,
    waivers: 200,
    ticket: 200,
    calendar: 200,
    invoice: 200,
  });
  const { body } = await readBooking(shop.ada());
  expect(body).toMatchObject({
    seenBy: 'owner',
    accessKey: booked.orderNumber,
    ticketUrl: `/papers/${booked.orderNumber}/ticket.pdf`,
  });
  expect(JSON.stringify(body)).not.toContain(booked.accessKey);
});

test('To another account and to visitors the booking of an account looks like a missing one, in every call', async () => {
  const missing = { show: 404, refund: 404, waivers: 404, ticket: 404, calendar: 404, invoice: 404 };
  for (const stranger of [shop.bob(), undefined]) expect(await statusesFor(stranger)).toEqual(missing);
  // A token with the cookie of another session is not valid. Any document that it does not open asks for a new token.
  const refused = { ...missing, ticket: 401, calendar: 401, invoice: 401 };
  for (const mixed of [
    { ...shop.ada(), cookie: shop.bob().cookie },
    { ...shop.bob(), cookie: shop.ada().cookie },
  ])
    expect(await statusesFor(mixed)).toEqual(refused);
  const unknown = await call(shop.url(), '/bookings/00000000', { login: shop.bob() });
  expect(await readBooking(shop.bob())).toEqual(unknown);
});

test('An account cancels its own booking and no other', async () => {
  for (const stranger of [shop.bob(), undefined])
    expect(await cancelBooking(stranger)).toMatchObject({ status: 404 });
  expect(await cancelBooking(shop.ada())).toMatchObject({
    status: 200,
    body: { state: 'cancelled', accessKey: booked.orderNumber },
  });
});

test('The access key opens the booking without an account, for another account as well', async () => {
  for (const reader of [undefined, shop.bob()])
    expect(await call(shop.url(), `/bookings/${booked.accessKey}`, { login: reader })).toMatchObject({
      status: 200,
    });
});

test('A booking that belongs to no account is opened by none by its number', async () => {
  await shop.database().pool.query('update bookings set account_id = null');
  expect(await readBooking(shop.ada())).toMatchObject({ status: 404 });
});

test('An account reviews the trip of its own booking without the link in the email, once, and of no other', async () => {
  await shop.database().pool.query(`update bookings set state = 'completed'`);
  await shop.database().pool.query(
    `insert into review_invitations (hash, product_id, locale, name, email_address, travelled_on, booking_reference, expires_at)
     select sha256('link'), product_id, 'en', 'Mara', 'mara@example.org', date '2026-11-01', order_number,
       now() + interval '1 day' from bookings`,
  );
  const invitation = booked.orderNumber;
  const send = (path: string, login: Reader, data: object) =>
    call(shop.url(), `/products/reviews${path}`, { method: 'POST', body: data, login });
  const data = { id: randomUUID(), invitation, rating: 5, text: 'Quiet.', author: 'Mara', language: 'en' };
  const listed = async () => {
    const path = `/shopper/user-bookings?subjectId=${shop.ada().sub}`;
    return (await call(shop.url(), path, { login: shop.ada() })).body._embedded.bookingList;
  };
  expect(await listed()).toMatchObject([{ mayReview: true }]);
  for (const stranger of [shop.bob(), undefined]) {
    expect(await send('/invitation', stranger, { invitation })).toMatchObject({ status: 410 });
    expect(await send('', stranger, { data })).toMatchObject({ status: 410 });
  }
  expect(await send('/invitation', shop.ada(), { invitation })).toMatchObject({ body: { state: 'open' } });
  expect(await send('', shop.ada(), { data })).toMatchObject({ status: 200 });
  expect(await send('', shop.ada(), { data })).toMatchObject({ status: 200 });
  expect(await send('', shop.ada(), { data: { ...data, id: randomUUID() } })).toMatchObject({ status: 410 });
  expect(await listed()).toMatchObject([{ mayReview: false }]);
});
