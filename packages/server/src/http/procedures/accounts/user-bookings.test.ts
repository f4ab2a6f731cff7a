import { listUserBookings } from '@ashore/core/contract/accounts/user-bookings.ts';
import { expect, test } from 'vitest';
import { type LoggedIn, loggedIn } from '../../../../test-support/accounts/logged-in.ts';
import { shopOfTwo } from '../../../../test-support/accounts/shop-of-two.ts';
import { type BookingOverrides, insertBooking } from '../../../../test-support/bookings/booked-cart.ts';
import { checkoutOf } from '../../../../test-support/bookings/checkout-request.ts';
import { call, quote } from '../../../../test-support/http/quote-calls.ts';
import { now } from '../../../../test-support/quotes/quotes.ts';

const shop = shopOfTwo();

const readBookings = (reader: LoggedIn, query = '', language = 'en') =>
  call(shop.url(), `/shopper/user-bookings?subjectId=${reader.sub}${query}`, {
    login: reader,
    language,
  });

async function bookedBy(owner: LoggedIn, overrides: BookingOverrides = {}, days = 0): Promise<string> {
  const { id, orderNumber } = await insertBooking(shop.database(), overrides);
  await shop.database().pool.query(
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
    const quoted = (await quote(shop.url())).body;
    const body = checkoutOf(quoted, { person: { sub } });
    return call(shop.url(), '/shopper/checkout', { method: 'POST', body, login });
  };
  const own = await book(shop.ada(), shop.ada().sub);
  const unnamed = await book(shop.ada(), null);
  const guest = await book(undefined, null);
  expect([own.status, unnamed.status, guest.status]).toEqual([200, 200, 200]);
  expect(await book(shop.ada(), shop.bob().sub)).toMatchObject({
    status: 403,
    body: { field: 'data.cart.persons.0.sub' },
  });
  expect(await book(undefined, shop.ada().sub)).toMatchObject({ status: 401 });
  const orders = [own, unnamed].map(({ body }) => body.cart.tcConfirmationNumber);
  expect(numbersIn(await readBookings(shop.ada())).toSorted()).toEqual(orders.toSorted());
  expect(numbersIn(await readBookings(shop.bob()))).toEqual([]);
});

test('The list is written as the contract says, and nothing else', async () => {
  await bookedBy(shop.ada(), { names: ['Mara Lind', 'Zoë “Z” 林'] });
  await bookedBy(shop.ada(), { state: 'cancelled' });
  await bookedBy(shop.ada(), { state: 'on_request' }, 3);
  const { body } = await readBookings(shop.ada());
  expect(numbersIn({ body } as never)).toHaveLength(3);
  expect(listUserBookings['~orpc'].outputSchema?.parse(body)).toEqual(body);
});

test('A checkout that is repeated as a guest is no booking of the account', async () => {
  const quoted = (await quote(shop.url())).body;
  const send = (login: LoggedIn | undefined, paymentMethodId: string) =>
    call(shop.url(), '/shopper/checkout', {
      method: 'POST',
      body: checkoutOf(quoted, { charge: { paymentMethodId } }),
      login,
    });
  expect(await send(shop.ada(), 'declined')).toMatchObject({ body: { errorMessage: 'card_declined' } });
  expect(await send(undefined, 'good')).toMatchObject({ body: { booking: { state: 'confirmed' } } });
  expect(numbersIn(await readBookings(shop.ada()))).toEqual([]);
});

test('Bookings are listed by what is ahead: the next trip first, then the latest, each with its documents', async () => {
  const later = await bookedBy(shop.ada(), {}, 3);
  const next = await bookedBy(shop.ada(), { state: 'on_request' });
  const past = await bookedBy(shop.ada(), { state: 'completed' }, -9000);
  const longPast = await bookedBy(shop.ada(), {}, -9001);
  const cancelled = await bookedBy(shop.ada(), { state: 'cancelled' });
  await bookedBy(shop.ada(), { state: 'expired' });
  await bookedBy(shop.bob());
  const numbersOf = async (group: string) => numbersIn(await readBookings(shop.ada(), `&group=${group}`));
  expect(await numbersOf('upcoming')).toEqual([next, later]);
  expect(await numbersOf('past')).toEqual([past, longPast]);
  expect(await numbersOf('cancelled')).toEqual([cancelled]);
  const all = await readBookings(shop.ada(), '', 'de');
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
  for (let day = 0; day < 5; day += 1) numbers.push(await bookedBy(shop.ada(), {}, day));
  const pages = await Promise.all(
    [0, 1, 2].map((page) => readBookings(shop.ada(), `&group=upcoming&size=2&page=${page}`)),
  );
  expect(pages.flatMap(numbersIn)).toEqual(numbers);
  expect(pages.map(({ body }) => Boolean(body._links.next))).toEqual([true, true, false]);
});

test('Only the account itself, logged in and verified, sees its bookings', async () => {
  await bookedBy(shop.ada());
  const path = `/shopper/user-bookings?subjectId=${shop.ada().sub}`;
  expect(await call(shop.url(), path)).toMatchObject({ status: 401 });
  expect(await call(shop.url(), path, { login: shop.bob() })).toMatchObject({
    status: 403,
    body: { field: 'subjectId' },
  });
  expect(await call(shop.url(), path, { login: { token: shop.ada().token } })).toMatchObject({ status: 401 });
  const unverified = await loggedIn({ database: shop.database(), now, isVerified: false });
  expect(await readBookings(unverified)).toMatchObject({ status: 403 });
});
