import { bookingView } from '@ashore/core/contract/booking-view.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { localTime } from '@ashore/core/time/local-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transaction } from '../../database/run-transaction.ts';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { oweBack } from '../payments/owe-back.ts';
import { sourcesOf } from '../quotes/quote-sources.ts';
import { loadQuoteWorld, showId, showOption } from '../quotes/quotes-for-tests.ts';
import { deskFor, emptyBookings, heldQuote, letPaymentEnd } from './desk-for-tests.ts';
import { lapseBooking } from './lapse-booking.ts';
import { showBooking } from './show-booking.ts';
import { takeBookingStep } from './take-booking-step.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});
beforeEach(() => emptyBookings(place.database));
afterAll(() => place.drop());

const show = (accessKey: string, locale: MessageLocale = 'en') =>
  showBooking({ client: place.database.pool, words: sourcesOf(place.database).words, locale }, accessKey);
const request = { product: showId, optionId: showOption, time: localTime('18:30') };

/** Two who have paid, after a card that was refused. */
async function paid() {
  const { pay } = deskFor(place.database);
  const quote = await heldQuote(place.database);
  await pay(quote, { charge: { paymentMethodId: 'declined' } });
  const settled = await pay(quote);
  if (settled.outcome !== 'sold') throw new Error(settled.outcome);
  return settled;
}

test('A booking that is paid shows its tickets, its paper with its tax, and where its papers are.', async () => {
  const { booking } = await paid();
  const view = await show(booking.accessKey);
  expect(bookingView.safeParse(view).error).toBeUndefined();
  expect(view).toMatchObject({
    state: 'confirmed',
    orderNumber: booking.orderNumber,
    grandTotal: 97,
    taxPercent: 23,
    taxTotal: 18.14,
    paidTotal: 97,
    refundedTotal: 0,
    refundPending: false,
    reason: null,
    tickets: [
      { participantName: 'adult 1', ticketType: 'adult', isCancelled: false },
      { participantName: 'adult 2' },
    ],
    trip: { tourName: 'Title of sail', state: 'sold', grandTotal: 97 },
    payUntil: null,
    answerUntil: null,
    mayCancel: true,
    mayReview: false,
    contact: { firstName: 'Mara', lastName: 'Lind', email: 'mara@example.org' },
  });
  expect(bookingView.parse(view).invoices).toMatchObject([{ kind: 'invoice', total: 97, tax: 18.14 }]);
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

test('One that has lapsed has nothing to offer.', async () => {
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
});

test('Nobody sees a booking who has not its key, whatever else he knows of it.', async () => {
  const { booking } = await paid();
  for (const key of ['', 'k'.repeat(43), booking.id, booking.orderNumber, booking.accessKey.toLowerCase()])
    expect(await show(key)).toBeUndefined();
});

test('What goes back is told while it is under way, when it has arrived, and not when it could not.', async () => {
  const { booking, payment } = await paid();
  await oweBack(place.database.pool, { payment, amountMinor: 4_850, reason: 'cancelled' });
  const told = async () => {
    const { refundedTotal, refundPending } = bookingView.parse(await show(booking.accessKey));
    return [refundedTotal, refundPending];
  };
  const state = (is: string) => place.database.pool.query('update refunds set state = $1', [is]);
  expect(await told()).toEqual([48.5, true]);
  await state('pending');
  expect(await told()).toEqual([48.5, true]);
  await state('done');
  expect(await told()).toEqual([48.5, false]);
  await state('failed');
  expect(await told()).toEqual([0, false]);
});

test('Why no trip came of it is what was said last, and nothing that was said before.', async () => {
  const { booking } = await paid();
  const step = (name: 'call_off', reason: string) =>
    transaction(place.database, ({ client }) =>
      takeBookingStep(client, { bookingId: booking.id, step: name, actor: 'supplier', reason }),
    );
  await step('call_off', 'The sea is too high.');
  expect(await show(booking.accessKey)).toMatchObject({
    state: 'cancelled',
    reason: 'The sea is too high.',
    ticketUrl: null,
    mayCancel: false,
  });
  await place.database.pool.query(
    `update booking_steps set reason = case when step = 'call_off' then null else 'Said before.' end`,
  );
  expect(await show(booking.accessKey)).toMatchObject({ reason: null });
});

test('Tickets stand in the order of those who come, with those that were given up among them.', async () => {
  const { booking } = await paid();
  await place.database.pool.query(
    `update booking_tickets set cancelled_at = now(), position = position + 10 where position = 0`,
  );
  expect((await show(booking.accessKey))?.tickets).toMatchObject([
    { participantName: 'adult 2', isCancelled: false },
    { participantName: 'adult 1', isCancelled: true },
  ]);
});

test('A booking is read in the words of its reader, and keeps the language it was made in.', async () => {
  const { booking } = await paid();
  const [english, chinese] = [await show(booking.accessKey), await show(booking.accessKey, 'zh-Hans')];
  expect(chinese?.locale).toBe('en');
  expect(chinese?.trip.tourCity).toBeTruthy();
  expect({ ...chinese?.trip, utcNow: '' }).not.toEqual({ ...english?.trip, utcNow: '' });
  expect(bookingView.parse(chinese).grandTotal).toBe(bookingView.parse(english).grandTotal);
});
