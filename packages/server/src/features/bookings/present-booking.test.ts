import { BOOKING_STATES, type BookingState } from '@ashore/core/booking/booking-process.ts';
import { bookingView } from '@ashore/core/contract/booking-view.ts';
import { expect, test } from 'vitest';
import { bookingWith, holdId, storedQuoteWith } from '../../../test-support/bookings/sold-booking.ts';
import type { BookingDetails } from './booking.ts';
import { presentBooking } from './present-booking.ts';

const shown = (more: Partial<BookingDetails> = {}) =>
  presentBooking(bookingWith(more), undefined, { locale: 'en', notes: undefined, ship: null });

type Shown = Exclude<BookingState, 'quoted'>;
const states = (Object.keys(BOOKING_STATES) as BookingState[]).filter(
  (state): state is Shown => state !== 'quoted',
);

test.each(states)('A booking that is %s fits the contract even without its product', (state) => {
  expect(bookingView.safeParse(shown({ state })).error).toBeUndefined();
});

test.each(states)('A booking that is %s shows tickets and deadlines only where they apply', (state) => {
  const view = shown({ state });
  const hasTicket = state === 'confirmed' || state === 'completed';
  const codes = view.tickets.map(({ code, isCancelled }) => code !== null && !isCancelled);
  expect(codes).toEqual(view.tickets.map(({ isCancelled }) => hasTicket && !isCancelled));
  expect(view.ticketUrl).toBe(hasTicket ? `/papers/${'k'.repeat(43)}/ticket.pdf` : null);
  expect(view.calendarUrl).toBe(hasTicket ? `/papers/${'k'.repeat(43)}/trip.ics` : null);
  expect(view.answerUntil).toBe(state === 'on_request' ? '2026-11-22T20:00:00.000Z' : null);
  expect(view.payUntil).toBe(state === 'awaiting_payment' ? '2026-11-21T21:00:00.000Z' : null);
});

test.each<[Shown, string]>([
  ['awaiting_payment', 'held'],
  ['on_request', 'sold'],
  ['accepted', 'sold'],
  ['confirmed', 'sold'],
  ['completed', 'sold'],
  ['expired', 'expired'],
  ['declined', 'expired'],
  ['unanswered', 'expired'],
  ['unpaid', 'expired'],
  ['cancelled', 'expired'],
])('The spots of a booking in state %s are shown as %s', (state, trip) => {
  expect(shown({ state }).trip).toMatchObject({ quoteId: holdId, state: trip, isExtendable: false });
});

test.each<[Shown, Partial<BookingDetails>, boolean]>([
  ['confirmed', {}, true],
  ['confirmed', { now: new Date('2026-11-23T10:00:00Z') }, false],
  ['on_request', {}, true],
  ['awaiting_payment', {}, true],
  ['completed', {}, false],
  ['cancelled', {}, false],
])('A contact person may cancel a booking in state %s (with %o): %s', (state, more, may) => {
  expect(shown({ state, ...more }).mayCancel).toBe(may);
});

test('Amounts are in the booking’s currency, and the tax is the part included in the price', () => {
  expect(shown()).toMatchObject({
    grossTotal: 97,
    discountTotal: 7,
    grandTotal: 90,
    taxPercent: 23,
    taxTotal: 16.83,
    paidTotal: 90,
    refundedTotal: 0,
  });
  const yen = { currency: 'JPY', grossMinor: 15_520, discountMinor: 0, totalMinor: 15_520 } as const;
  const view = shown({
    ...yen,
    quote: storedQuoteWith({ currency: 'JPY' }),
    taxPercent: 0,
    paidMinor: 15_520,
  });
  expect(view).toMatchObject({ currencyCode: 'JPY', grandTotal: 15_520, taxTotal: 0, paidTotal: 15_520 });
});

test('Completed and pending refunds are shown', () => {
  expect(shown({ refundedMinor: 4_500, isRefundPending: true })).toMatchObject({
    refundedTotal: 45,
    refundPending: true,
  });
});

test('Each document is listed with its number, amounts and link', () => {
  const invoice = {
    totalMinor: 9_000,
    taxPercent: 23,
    taxMinor: 1_683,
    issuedAt: '2026-11-21T20:01:00+00:00',
  };
  const invoices = [{ number: '2026-000001', kind: 'invoice', ...invoice } as const];
  expect(shown({ invoices }).invoices).toEqual([
    {
      number: '2026-000001',
      kind: 'invoice',
      total: 90,
      taxPercent: 23,
      tax: 16.83,
      issuedAt: '2026-11-21T20:01:00.000Z',
      url: `/papers/${'k'.repeat(43)}/invoice-2026-000001.pdf`,
    },
  ]);
});

test('A valid ticket is shown with its code, and a cancelled ticket without', () => {
  expect(shown().tickets).toEqual([
    { participantName: 'Mara Lind', ticketType: 'adult', code: 'A'.repeat(16), isCancelled: false },
    { participantName: 'Jonas Lind', ticketType: 'adult', code: null, isCancelled: true },
  ]);
});

test('Only waivers of travellers with a ticket are shown', () => {
  const signed = { guardianName: null, signedAt: '2026-11-21T20:00:00Z', secret: 's' };
  const waivers = ['Mara Lind', 'Somebody Else'].map((participantName) => ({ participantName, ...signed }));
  const [only, ...others] = shown({ waivers }).waivers;
  expect(only).toMatchObject({ participantName: 'Mara Lind', url: '/papers/waiver/s.pdf' });
  expect(others).toEqual([]);
});

test('Internal and private data of a booking is not sent to the client', () => {
  const contact = { ...bookingWith().contact, phoneNumber: '+4917012345678' };
  const text = JSON.stringify(shown({ contact }));
  for (const hidden of [
    'supplierId',
    'commission',
    'organisationId',
    'paymentId',
    'phoneNumber',
    '+49',
    'variant',
  ])
    expect(text).not.toContain(hidden);
});
