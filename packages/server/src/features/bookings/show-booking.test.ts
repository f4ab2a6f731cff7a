import { bookingView } from '@ashore/core/contract/booking-view.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { localTime } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  bookingDeps,
  emptyBookings,
  heldQuote,
  letPaymentEnd,
} from '../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { quoteCatalogue, showId, showOption } from '../../../test-support/quotes/quotes.ts';
import { transaction } from '../../database/transaction.ts';
import { createRefund } from '../payments/create-refund.ts';
import { quoteReadersOf } from '../quotes/quote-readers.ts';
import { numberDocuments } from './documents/number-documents.ts';
import { expireBooking } from './maintenance/expire-bookings.ts';
import { showBooking } from './show-booking.ts';
import { transitionBooking } from './transition.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

const show = (accessKey: string, locale: MessageLocale = 'en') =>
  showBooking(
    { client: testDb.database.pool, readTexts: quoteReadersOf(testDb.database).readTexts, locale },
    accessKey,
  );
const request = { product: showId, optionId: showOption, time: localTime('18:30') };

/** Pays for two travellers after a declined card, whose payment attempt must not count as paid. */
async function paid() {
  const { pay } = bookingDeps(testDb.database);
  const quote = await heldQuote(testDb.database);
  await pay(quote, { charge: { paymentMethodId: 'declined' } });
  const settled = await pay(quote);
  if (settled.outcome !== 'sold') throw new Error(settled.outcome);
  await numberDocuments(testDb.database);
  return settled;
}

test('A paid booking shows its tickets, its invoice with tax, and the links to its documents', async () => {
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

test('Only name and email address of the contact person are sent to the client', async () => {
  const { pay } = bookingDeps(testDb.database);
  const { booking } = await pay(await heldQuote(testDb.database), {
    person: { address: 'Quay 7', city: 'Lisbon' },
  });
  const view = JSON.stringify(await show(booking.accessKey));
  expect(view).not.toContain('Quay 7');
  expect(view).not.toContain('+4917012345678');
});

test('A pending request shows its deadline and no ticket, and an unpaid booking shows its payment deadline', async () => {
  const { pay } = bookingDeps(testDb.database);
  const requested = await pay(await heldQuote(testDb.database, request));
  expect(await show(requested.booking.accessKey, 'de')).toMatchObject({
    state: 'on_request',
    answerUntil: expect.any(String),
    payUntil: null,
    ticketUrl: null,
    invoices: [],
    isAuthorisedOnly: true,
    mayCancel: true,
    trip: { tourName: 'Title of fado (de)' },
  });
  const open = await pay(await heldQuote(testDb.database), { charge: { paymentMethodId: 'challenge' } });
  expect(await show(open.booking.accessKey)).toMatchObject({
    state: 'awaiting_payment',
    payUntil: expect.any(String),
    paidTotal: 0,
    ticketUrl: null,
    mayCancel: true,
    trip: { state: 'held' },
  });
});

test('An expired booking offers neither documents nor a cancellation', async () => {
  const { deps, pay } = bookingDeps(testDb.database);
  const { booking } = await pay(await heldQuote(testDb.database), {
    charge: { paymentMethodId: 'challenge' },
  });
  await letPaymentEnd(testDb.database);
  await expireBooking(deps, { bookingId: booking.id, actor: 'clock' });
  expect(await show(booking.accessKey)).toMatchObject({
    state: 'expired',
    mayCancel: false,
    ticketUrl: null,
    trip: { state: 'expired' },
  });
});

test('A booking is shown only for its access key', async () => {
  const { booking } = await paid();
  for (const key of ['', 'k'.repeat(43), booking.id, booking.orderNumber, booking.accessKey.toLowerCase()])
    expect(await show(key)).toBeUndefined();
});

test('A refund is shown while pending and when done, but not when it has failed', async () => {
  const { booking, payment } = await paid();
  await createRefund(testDb.database.pool, { payment, amountMinor: 4_850, reason: 'cancelled' });
  const shown = async () => {
    const { refundedTotal, refundPending } = bookingView.parse(await show(booking.accessKey));
    return [refundedTotal, refundPending];
  };
  const state = (is: string) => testDb.database.pool.query('update refunds set state = $1', [is]);
  expect(await shown()).toEqual([48.5, true]);
  await state('pending');
  expect(await shown()).toEqual([48.5, true]);
  await state('done');
  expect(await shown()).toEqual([48.5, false]);
  await state('failed');
  expect(await shown()).toEqual([0, false]);
});

test('The shown reason is that of the last step, and no earlier one', async () => {
  const { booking } = await paid();
  const step = (name: 'cancel_by_supplier', reason: string) =>
    transaction(testDb.database, ({ client }) =>
      transitionBooking(client, { bookingId: booking.id, step: name, actor: 'supplier', reason }),
    );
  await step('cancel_by_supplier', 'The sea is too high.');
  expect(await show(booking.accessKey)).toMatchObject({
    state: 'cancelled',
    reason: 'The sea is too high.',
    ticketUrl: null,
    mayCancel: false,
  });
  await testDb.database.pool.query(
    `update booking_transitions set reason = case when step = 'cancel_by_supplier' then null else 'Said before.' end`,
  );
  expect(await show(booking.accessKey)).toMatchObject({ reason: null });
});

test('Tickets are listed in the order of the travellers, including cancelled ones', async () => {
  const { booking } = await paid();
  await testDb.database.pool.query(
    `update booking_tickets set cancelled_at = now(), position = position + 10 where position = 0`,
  );
  expect((await show(booking.accessKey))?.tickets).toMatchObject([
    { participantName: 'adult 2', isCancelled: false },
    { participantName: 'adult 1', isCancelled: true },
  ]);
});

test('A booking is shown in the reader’s language and keeps its own', async () => {
  const { booking } = await paid();
  const [english, chinese] = [await show(booking.accessKey), await show(booking.accessKey, 'zh-Hans')];
  expect(chinese?.locale).toBe('en');
  expect(chinese?.trip.tourCity).toBeTruthy();
  expect({ ...chinese?.trip, utcNow: '' }).not.toEqual({ ...english?.trip, utcNow: '' });
  expect(bookingView.parse(chinese).grandTotal).toBe(bookingView.parse(english).grandTotal);
});
