import { expect, test } from 'vitest';
import { bookingWith, storedQuoteWith } from '../../../../test-support/bookings/sold-booking.ts';
import { familyRoom, storedRoom, storedStayQuote } from '../../../../test-support/hotels/held-stay.ts';
import { type AccountBookingRow, presentAccountBooking } from './present-account-booking.ts';

/** Two days before the trip, refunded in full until a day before. */
const row = (differences: Partial<AccountBookingRow> = {}): AccountBookingRow => ({
  ...bookingWith(),
  group: 'upcoming',
  travellers: [{ ticketType: 'adult', count: 2 }],
  invoices: [],
  quote: storedQuoteWith({ cancellation: [{ hoursBefore: 24, refundPercent: 100 }] }),
  ...differences,
});
const present = (differences: Partial<AccountBookingRow> = {}) =>
  presentAccountBooking(row(differences), undefined);

test('Only a confirmed booking states until when cancelling refunds everything', () => {
  expect(present().freeUntil).toBe('2026-11-22T10:00:00.000Z');
  expect(present({ now: new Date('2026-11-22T10:00:01Z') }).freeUntil).toBeNull();
  expect(present({ quote: storedQuoteWith({ cancellation: [] }) }).freeUntil).toBeNull();
  expect(present({ state: 'on_request' }).freeUntil).toBeNull();
});

test('Only a request that is not answered yet states until when the supplier must answer', () => {
  expect(present({ state: 'on_request' }).answerUntil).toBe('2026-11-22T20:00:00.000Z');
  expect(present().answerUntil).toBeNull();
});

test('A row names the option of a trip, and each room type of a stay once, in the language of the reader', () => {
  expect(present().options).toEqual([storedQuoteWith().label]);
  const rooms = [storedRoom(), storedRoom({ position: 1 }), familyRoom({ position: 2 })];
  const stay = row({ quote: storedStayQuote({ rooms }) });
  expect(presentAccountBooking(stay, undefined, 'de').options).toEqual([
    'Zweibettzimmer zur Gasse',
    'Familiensuite',
  ]);
});

test('The addresses of documents contain the order number, never the access key', () => {
  const invoices = [
    { number: 'A-1', kind: 'invoice' },
    { number: 'A-2', kind: 'credit_note' },
  ] as const;
  const booking = present({ invoices });
  expect(booking).toMatchObject({
    ticketUrl: '/papers/ABCD1234/ticket.pdf',
    calendarUrl: '/papers/ABCD1234/trip.ics',
    receipts: [
      { number: 'A-1', kind: 'invoice', url: '/papers/ABCD1234/invoice-A-1.pdf' },
      { number: 'A-2', kind: 'credit_note', url: '/papers/ABCD1234/credit-note-A-2.pdf' },
    ],
  });
  expect(JSON.stringify(booking)).not.toContain(row().accessKey);
});

test('A booking that was never confirmed has no ticket', () => {
  expect(present({ state: 'on_request' })).toMatchObject({ ticketUrl: null, calendarUrl: null });
});
