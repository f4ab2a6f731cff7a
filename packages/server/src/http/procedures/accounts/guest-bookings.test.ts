import { expect, test } from 'vitest';
import { type LoggedIn, loggedIn } from '../../../../test-support/accounts/logged-in.ts';
import { shopOfTwo } from '../../../../test-support/accounts/shop-of-two.ts';
import { type BookingOverrides, insertBooking } from '../../../../test-support/bookings/booked-cart.ts';
import { call } from '../../../../test-support/http/quote-calls.ts';
import { now } from '../../../../test-support/quotes/quotes.ts';

const shop = shopOfTwo();

const guestBookingsPath = (of: LoggedIn, as = of) => `/shopper/guest-bookings?subjectId=${as.sub}`;
const readOffered = (login: LoggedIn) => call(shop.url(), guestBookingsPath(login), { login });
const claimBookings = (login: LoggedIn, body: object = {}) =>
  call(shop.url(), guestBookingsPath(login), { method: 'POST', login, body });

async function bookedWith(email: string, overrides: BookingOverrides = {}): Promise<string> {
  const contact = { firstName: 'Ada', lastName: 'Lind', email, phoneNumber: null };
  return (await insertBooking(shop.database(), { contact, ...overrides })).orderNumber;
}

const numbersIn = ({ body }: Awaited<ReturnType<typeof call>>) =>
  body.bookings.map(({ orderNumber }: { orderNumber: string }) => orderNumber).toSorted();

async function ownersOf(...orderNumbers: string[]): Promise<readonly (string | null)[]> {
  const { rows } = await shop.database().pool.query<{ owner: string | null }>(
    `select account_id as owner from bookings b join unnest($1::text[]) with ordinality n (number, place)
       on b.order_number = n.number order by place`,
    [orderNumbers],
  );
  return rows.map(({ owner }) => owner);
}

test('An account is offered the bookings that its confirmed address made as a guest, and no others', async () => {
  const own = await bookedWith('ada@example.org');
  const inCapitals = await bookedWith('ADA@EXAMPLE.ORG', { state: 'cancelled' });
  await bookedWith('bob@example.org');
  await bookedWith('ada@example.org', { state: 'expired' });
  const taken = await bookedWith('ada@example.org');
  await shop
    .database()
    .pool.query('update bookings set account_id = $2 where order_number = $1', [taken, shop.bob().sub]);
  const answer = await readOffered(shop.ada());
  expect(answer).toMatchObject({ status: 200, caching: 'no-store', body: { total: 2 } });
  expect(numbersIn(answer)).toEqual([own, inCapitals].toSorted());
  expect(answer.body.bookings[0]).toMatchObject({ tourName: 'Title of sail', queryDate: '2037-11-23' });
  expect(JSON.stringify(answer.body)).not.toContain('accessKey');
});

test('A booking for a guest of an organisation is not offered, because it is the organisation’s', async () => {
  const { rows } = await shop.database().pool.query<{ id: string }>('select id from organisations limit 1');
  await bookedWith('ada@example.org', { organisationId: rows[0]?.id ?? '' });
  expect(await readOffered(shop.ada())).toMatchObject({ body: { bookings: [], total: 0 } });
  expect(await claimBookings(shop.ada())).toMatchObject({ body: { claimed: 0 } });
});

test('Before its address is confirmed, an account learns nothing of such bookings and claims none', async () => {
  const booking = await bookedWith('eve@example.org');
  const eve = await loggedIn({ database: shop.database(), now, email: 'eve@example.org', isVerified: false });
  const answers = [await readOffered(eve), await claimBookings(eve)];
  for (const answer of answers) {
    expect(answer.status).toBe(403);
    expect(JSON.stringify(answer.body)).not.toContain('total');
  }
  expect(await ownersOf(booking)).toEqual([null]);
});

test('One booking is claimed by its number, and the list of the account has it', async () => {
  const [first, second] = [await bookedWith('ada@example.org'), await bookedWith('ada@example.org')];
  expect(await claimBookings(shop.ada(), { orderNumber: first })).toMatchObject({
    status: 200,
    body: { claimed: 1 },
  });
  expect(await ownersOf(first, second)).toEqual([shop.ada().sub, null]);
  expect(numbersIn(await readOffered(shop.ada()))).toEqual([second]);
  const listed = await call(shop.url(), `/shopper/user-bookings?subjectId=${shop.ada().sub}`, {
    login: shop.ada(),
  });
  expect(listed.body._embedded.bookingList).toMatchObject([{ orderNumber: first }]);
});

test('All are claimed at once, each is noted, and a repetition claims none', async () => {
  const numbers = [await bookedWith('ada@example.org'), await bookedWith('ada@example.org')];
  const foreign = await bookedWith('bob@example.org');
  expect(await claimBookings(shop.ada())).toMatchObject({ body: { claimed: 2 } });
  expect(await claimBookings(shop.ada())).toMatchObject({ body: { claimed: 0 } });
  expect(await ownersOf(...numbers, foreign)).toEqual([shop.ada().sub, shop.ada().sub, null]);
  const { rows } = await shop.database().pool.query(
    `select e.kind, b.order_number as number from account_events e join bookings b on b.id = e.booking_id
     where e.account_id = $1 order by number`,
    [shop.ada().sub],
  );
  expect(rows).toEqual(numbers.toSorted().map((number) => ({ kind: 'booking_claimed', number })));
});

test('Another account claims none of them, by number or in another name', async () => {
  const booking = await bookedWith('ada@example.org');
  expect(await claimBookings(shop.bob(), { orderNumber: booking })).toMatchObject({
    status: 200,
    body: { claimed: 0 },
  });
  expect(await claimBookings(shop.bob())).toMatchObject({ body: { claimed: 0 } });
  const named = await call(shop.url(), guestBookingsPath(shop.bob(), shop.ada()), {
    method: 'POST',
    login: shop.bob(),
    body: {},
  });
  expect(named).toMatchObject({ status: 403, body: { field: 'subjectId' } });
  expect(await ownersOf(booking)).toEqual([null]);
});
