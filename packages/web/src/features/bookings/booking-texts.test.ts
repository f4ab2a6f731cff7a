import type { Locale } from '@ashore/core/locale/locales.ts';
import { expect, test } from 'vitest';
import { testBooking } from '../../../test-support/booking.ts';
import { english } from '../../../test-support/english.ts';
import { testStayQuote } from '../../../test-support/stay-quote.ts';
import { textsIn } from '../../../test-support/texts-in.ts';
import { placeTimeText } from '../../i18n/booking-texts.ts';
import { bookingStatus } from './booking-status.ts';
import {
  endedBeforeCharge,
  headlineText,
  refundKey,
  refundText,
  stateText,
  sumText,
} from './booking-texts.ts';

test('The headline of a confirmed booking names the day of the trip', () => {
  const booking = testBooking();
  expect(stateText(booking, 'en-GB', english)).toBe('Confirmed and paid');
  expect(headlineText(booking, 'en-GB', english)).toBe('See you on Saturday 15 May, Marie');
  // An organisation that booked for a guest reads about the guest.
  expect(headlineText(booking, 'en-GB', english, 'billed')).toBe(
    'Booked for Marie Lindqvist: Saturday 15 May',
  );
  expect(sumText(97, booking, 'de-DE')).toBe('97,00\u00a0€');
  // A guest who uses the guest key is addressed directly.
  const guestBooking = { ...booking, seenBy: 'guest', bookedBy: 'Hotel Cais' } as const;
  expect(headlineText(guestBooking, 'en-GB', english, 'billed')).toBe('See you on Saturday 15 May, Marie');
});

test('German and Chinese address a person by the whole name', () => {
  const name = (language: Locale, intl: string) =>
    headlineText(testBooking({ state: 'awaiting_payment' }), intl, textsIn(language));
  expect(name('de', 'de-DE')).toContain('Marie Lindqvist');
  expect(name('zh-Hans', 'zh-Hans-CN')).toContain('Marie Lindqvist');
});

test('The headline of a cancelled booking says so, and a withdrawn request is not called a booking', () => {
  const cancelled = testBooking({ state: 'cancelled' });
  expect(headlineText(cancelled, 'en-GB', english)).toBe(english('confirmation.cancelledTitle'));
  const withdrawn = testBooking({ state: 'cancelled', paidTotal: 0, invoices: [] });
  expect(headlineText(withdrawn, 'en-GB', english)).toBe(
    english('confirmation.endedTitle', { name: 'Marie' }),
  );
  expect(headlineText(testBooking({ state: 'expired' }), 'en-GB', english)).toBe(
    english('confirmation.endedTitle', { name: 'Marie' }),
  );
});

test('A booking that an organisation pays later is confirmed, and not described as paid', () => {
  expect(stateText(testBooking({ method: 'bill-organisation' }), 'en-GB', english)).toBe(
    'Confirmed, on account',
  );
});

test('A pending request states the deadline for an answer, and the supplier', () => {
  const requested = testBooking({ state: 'on_request', answerUntil: '2026-11-22T14:20:00.000Z' });
  expect(stateText(requested, 'en-GB', english)).toBe(
    'Request pending: the supplier has until Sun, 22 Nov 2026, 14:20 (Lisbon time) to answer',
  );
  expect(headlineText(requested, 'en-GB', english)).toBe('Vela & Vinho has your request, Marie');
});

test('A payment that a bank is processing is shown as pending, and an ended booking as ended', () => {
  expect(stateText(testBooking({ state: 'awaiting_payment' }), 'en-GB', english)).toBe('Payment pending');
  const cancelled = testBooking({ state: 'cancelled' });
  expect(stateText(cancelled, 'en-GB', english)).toBe('Cancelled');
  expect(headlineText(cancelled, 'en-GB', english)).toBe('Your booking is cancelled');
  expect(bookingStatus({ state: 'cancelled' })).toBe('ended');
  for (const state of ['expired', 'declined', 'unanswered', 'unpaid'] as const) {
    expect(bookingStatus({ state })).toBe('ended');
    expect(stateText(testBooking({ state }), 'en-GB', english)).toBe('Not booked');
    expect(headlineText(testBooking({ state }), 'en-GB', english)).toBe(
      'Your booking didn’t go through, Marie',
    );
  }
});

test('The text states whether a refund has arrived, or that an organisation’s bill is reduced', () => {
  expect(english(refundKey(testBooking()))).toBe('Refunded');
  expect(english(refundKey(testBooking({ refundPending: true })))).toBe('Refund in progress');
  expect(english(refundKey(testBooking({ method: 'bill-organisation' })))).toBe('Taken off the bill');
});

test('A time is shown by the clock of the place, in any time zone of the reader', () => {
  const place = { city: 'Tokyo', timeZone: 'Asia/Tokyo' };
  expect(placeTimeText('2026-11-23T18:11:00.000Z', place, 'en-GB', english)).toBe(
    'Tue, 24 Nov 2026, 03:11 (Tokyo time)',
  );
});

test('In Chinese a person is addressed by the whole name, with the family name first', () => {
  const contact = { firstName: '伟', lastName: '王', email: 'wei@example.org' };
  const booking = testBooking({ state: 'declined', contact });
  expect(headlineText(booking, 'zh-Hans-CN', english)).toContain('王伟');
  expect(headlineText(testBooking({ contact }), 'en-GB', english, 'billed')).toMatch(/^Booked for 王伟/);
});

const news = (parts: Parameters<typeof testBooking>[0]) => refundText(testBooking(parts), 'en-GB', english);
const authorised = { isAuthorisedOnly: true, paidTotal: 0 } as const;

test('An authorisation is reported as released once its booking has ended', () => {
  for (const state of ['declined', 'unanswered', 'unpaid', 'cancelled'] as const) {
    expect(endedBeforeCharge(testBooking({ ...authorised, state })), state).toBe(true);
    expect(news({ ...authorised, state })).toBe(
      'Nothing was charged. We release the €97.00 authorised on your card.',
    );
  }
  expect(news({ ...authorised, state: 'expired' })).toBe('Nothing was charged.');
  expect(news({ ...authorised, state: 'declined', method: 'bill-organisation' })).toMatch(/account/);
  for (const state of ['on_request', 'accepted'] as const)
    expect(endedBeforeCharge(testBooking({ ...authorised, state })), state).toBe(false);
});

test('After a payment the text states what was refunded, what is pending, and when nothing is refunded', () => {
  const state = 'cancelled';
  expect(endedBeforeCharge(testBooking({ state }))).toBe(false);
  expect(news({ state, refundedTotal: 48.5 })).toBe('We’ve refunded €48.50.');
  expect(news({ state, refundedTotal: 97, refundPending: true })).toBe('We’re refunding €97.00.');
  expect(news({ state })).toBe('Under its cancellation terms, this booking isn’t refundable.');
  expect(news({ state: 'expired' })).toMatch(/refunding what you paid/);
});

test('Of a stay that was to be paid at the hotel nothing is refunded, and no bill is due', () => {
  const trip = testStayQuote({ payment: 'at-hotel' });
  const ended = { trip, state: 'cancelled', grandTotal: 0, paidTotal: 0 } as const;
  for (const method of ['credit-card', 'bill-organisation'] as const)
    expect(news({ ...ended, method })).toBe(
      'We charged nothing. The hotel may charge what the terms of your rate state.',
    );
  expect(news({ ...ended, reason: 'Water damage' })).toBe('Nothing was charged.');
  expect(news({ ...ended, state: 'declined' })).toBe('Nothing was charged.');
});

test('An organisation reads how much its bill is reduced, or that the bill is unchanged', () => {
  const cancelled = { state: 'cancelled', method: 'bill-organisation', paidTotal: 0 } as const;
  const invoiceParts = { taxPercent: 23, tax: 0, issuedAt: '2026-11-21T12:00:00.000Z', url: '/papers' };
  const invoice = { ...invoiceParts, number: '2026-000001', kind: 'invoice', total: 97 } as const;
  const creditNote = { ...invoiceParts, number: '2026-000002', kind: 'credit_note', total: 48.5 } as const;
  expect(news({ ...cancelled, invoices: [invoice, creditNote] })).toBe(
    'We take €48.50 off the organisation’s bill.',
  );
  expect(news({ ...cancelled, invoices: [invoice] })).toMatch(/bill remains due/);
});
