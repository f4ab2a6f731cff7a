import { localTime } from '@ashore/core/time/local-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { sourcesOf } from '../quotes/quote-sources.ts';
import { loadQuoteWorld, showId, showOption } from '../quotes/quotes-for-tests.ts';
import { deskFor, emptyBookings, heldQuote, letPaymentEnd } from './desk-for-tests.ts';
import { findBooking } from './find-booking.ts';
import { followHold } from './follow-hold.ts';
import { lapseBooking } from './lapse-booking.ts';
import { newOrderNumber, newTicketCode } from './order-number.ts';
import { showBooking } from './show-booking.ts';
import { showPaymentOptions } from './show-payment-options.ts';
import { readSoldProduct } from './sold-product.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});
beforeEach(() => emptyBookings(place.database));
afterAll(() => place.drop());

const show = (accessKey: string, locale: 'en' | 'de' = 'en') =>
  showBooking({ client: place.database.pool, words: sourcesOf(place.database).words, locale }, accessKey);
const request = { product: showId, optionId: showOption, time: localTime('18:30') };

test('A booking that is paid shows its tickets, its paper with its tax, and where its papers are.', async () => {
  const { pay } = deskFor(place.database);
  const { booking } = await pay(await heldQuote(place.database));
  const view = await show(booking.accessKey);
  expect(view).toMatchObject({
    state: 'confirmed',
    orderNumber: booking.orderNumber,
    grandTotal: 97,
    taxPercent: 23,
    taxTotal: 18.14,
    paidTotal: 97,
    refundedTotal: 0,
    refundPending: false,
    tickets: [{ participantName: 'adult 1', ticketType: 'adult', isCancelled: false }, {}],
    trip: { tourName: 'Title of sail', state: 'sold', grandTotal: 97 },
    payUntil: null,
    answerUntil: null,
    mayCancel: true,
    mayReview: false,
    contact: { firstName: 'Mara', lastName: 'Lind', email: 'mara@example.org' },
  });
  expect(view?.invoices).toMatchObject([{ kind: 'invoice', total: 97, tax: 18.14 }]);
  expect(view?.ticketUrl).toBe(`/papers/${booking.accessKey}/ticket.pdf`);
  expect(view?.calendarUrl).toBe(`/papers/${booking.accessKey}/trip.ics`);
});

test('Nothing more of whoever booked leaves the server than a name and an address for mail.', async () => {
  const { pay } = deskFor(place.database);
  const { booking } = await pay(await heldQuote(place.database), {
    person: { address: 'Quay 7', city: 'Lisbon' },
  });
  const view = JSON.stringify(await show(booking.accessKey));
  expect(view).not.toContain('Quay 7');
  expect(view).not.toContain('+4917012345678');
});

test('One that waits for its supplier says until when, and has no ticket yet; one that waits for money says that.', async () => {
  const { pay } = deskFor(place.database);
  const asked = await pay(await heldQuote(place.database, request));
  expect(await show(asked.booking.accessKey, 'de')).toMatchObject({
    state: 'on_request',
    answerUntil: expect.any(String),
    payUntil: null,
    ticketUrl: null,
    invoices: [],
    isHeldOnly: true,
    mayCancel: true,
    trip: { tourName: 'Title of fado (de)' },
  });
  const open = await pay(await heldQuote(place.database), { charge: { paymentMethodId: 'challenge' } });
  expect(await show(open.booking.accessKey)).toMatchObject({
    state: 'awaiting_payment',
    payUntil: expect.any(String),
    paidTotal: 0,
    ticketUrl: null,
    mayCancel: true,
    trip: { state: 'held' },
  });
});

test('One that has lapsed has nothing to offer, and a key that nobody has shows nothing.', async () => {
  const { desk, pay } = deskFor(place.database);
  const { booking } = await pay(await heldQuote(place.database), {
    charge: { paymentMethodId: 'challenge' },
  });
  await letPaymentEnd(place.database);
  await lapseBooking(desk, { bookingId: booking.id, actor: 'clock' });
  expect(await show(booking.accessKey)).toMatchObject({
    state: 'expired',
    mayCancel: false,
    ticketUrl: null,
    trip: { state: 'expired' },
  });
  expect(await show('x'.repeat(43))).toBeUndefined();
});

test('A number is found however it is written down, and only with the address it was booked with.', async () => {
  const { pay } = deskFor(place.database);
  const { booking } = await pay(await heldQuote(place.database));
  await place.database.pool.query(`update bookings set order_number = '10ABCDEF'`);
  const find = (orderNumber: string, email = 'mara@example.org') =>
    findBooking(place.database.pool, { orderNumber, email });
  for (const typed of ['10ABCDEF', '10ab cdef', 'ioab-cdef', 'L0ABCDEF'])
    expect([typed, await find(typed)]).toEqual([typed, booking.accessKey]);
  expect(await find('10ABCDEF', 'MARA@EXAMPLE.ORG')).toBe(booking.accessKey);
  expect(await find('10ABCDEF', 'jonas@example.org')).toBeUndefined();
  expect(await find('10ABCDEG')).toBeUndefined();
});

test('Numbers have no letter that is taken for a figure, and do not come twice.', () => {
  const numbers = Array.from({ length: 2_000 }, newOrderNumber);
  expect(new Set(numbers).size).toBe(2_000);
  for (const number of numbers) expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  expect(newTicketCode()).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
});

test('A hold that was made longer takes along what was booked of it and waits for money, and nothing else.', async () => {
  const { pay } = deskFor(place.database);
  const quote = await heldQuote(place.database);
  const { booking } = await pay(quote, { charge: { paymentMethodId: 'declined' } });
  const later = new Date(Date.parse(quote.expiryTime) + 15 * 60_000);
  await followHold(place.database.pool, { id: booking.holdId, expiresAt: later, seconds: 900 });
  const { rows } = await place.database.pool.query('select pay_until, held_until from bookings');
  expect(rows).toEqual([{ pay_until: later, held_until: later }]);
});

test('How one may pay depends on the money and on whether the supplier must answer; who has no cart is told nothing.', async () => {
  const { desk } = deskFor(place.database);
  const methods = async (asked: object) =>
    (
      await showPaymentOptions(desk, {
        cartId: (await heldQuote(place.database, asked)).cartId,
        locale: 'en',
      })
    )?.methods;
  expect(await methods({})).toContain('bancontact');
  expect(await methods({ currency: 'JPY' })).not.toContain('bancontact');
  expect(await methods(request)).not.toContain('bancontact');
  expect(
    await showPaymentOptions(desk, { cartId: 'aaaaaaaa-0000-4000-8000-000000000001', locale: 'en' }),
  ).toBeUndefined();
});

test('What is taken over from a product is there also when it is not on sale any more.', async () => {
  await place.database.pool.query(`update products set status = 'withdrawn' where id = $1`, [showId]);
  expect(await readSoldProduct(place.database, showId)).toMatchObject({
    countryCode: 'PT',
    commissionPercent: 20,
    trader: { name: 'Harbour Walks', street: 'Cais 1', cities: { en: 'lisbon', de: 'lisbon (de)' } },
    required: { contact: [], participants: [], entries: [], questions: [] },
  });
  expect(await readSoldProduct(place.database, 'aaaaaaaa-0000-4000-8000-000000000001')).toBeUndefined();
  await place.database.pool.query(`update products set status = 'live' where id = $1`, [showId]);
});
