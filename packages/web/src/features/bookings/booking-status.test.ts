import type { Quote } from '@ashore/core/contract/quotes.ts';
import { expect, test } from 'vitest';
import { testBooking } from '../../../test-support/booking.ts';
import { english } from '../../../test-support/english.ts';
import { testQuote } from '../../../test-support/quote.ts';
import { partyText } from '../../i18n/booking-texts.ts';
import { isNonRefundable, remainingTravellers, settledSums } from './booking-status.ts';

const creditNote = {
  number: '2026-000124',
  kind: 'credit_note',
  total: 48.5,
  taxPercent: 23,
  tax: 9.07,
  issuedAt: '2026-11-21T12:00:00.000Z',
  url: '/papers/key/invoice-2026-000124.pdf',
} as const;

test('A refund is subtracted from the remaining sum, to the cent', () => {
  expect(settledSums(testBooking())).toEqual({ refundedSum: 0, remainingSum: 97 });
  expect(settledSums(testBooking({ grandTotal: 97.3, refundedTotal: 32.1 }))).toEqual({
    refundedSum: 32.1,
    remainingSum: 65.2,
  });
});

test('For a booking on account the credit notes count as refunded, and for a paid booking only its refunds do', () => {
  const method = 'bill-organisation';
  expect(settledSums(testBooking({ method, invoices: [creditNote] }))).toEqual({
    refundedSum: 48.5,
    remainingSum: 48.5,
  });
  // The refund of a paid booking has a credit note as well, which must not count a second time.
  expect(settledSums(testBooking({ invoices: [creditNote] }))).toEqual({ refundedSum: 0, remainingSum: 97 });
});

const { tickets } = testBooking();
/** The two tickets of the booking, of which those at these positions are cancelled. */
const withCancelled = (...positions: readonly number[]) =>
  tickets.map((ticket, position) => ({ ...ticket, isCancelled: positions.includes(position) }));

test('If one of two travellers has cancelled, one remains, and both are named', () => {
  const travellers = remainingTravellers({ tickets: withCancelled(1) });
  expect(partyText(travellers, 'en', english)).toBe('1 adult');
  expect(travellers).toMatchObject({ names: ['Marie Lindqvist'], cancelledNames: ['Jonas Lindqvist'] });
});

test('If all or none of the travellers remain, all are counted and none is named', () => {
  for (const list of [withCancelled(), withCancelled(0, 1)]) {
    const travellers = remainingTravellers({ tickets: list });
    expect(partyText(travellers, 'en', english)).toBe('2 adults');
    expect(travellers).toMatchObject({ names: [], cancelledNames: [] });
  }
});

const before = { utcNow: '2026-11-21T12:00:00.000Z', grandTotal: 97 } as const;
const trip = (cancellation: Quote['cancellation']) =>
  testQuote({ startsAt: '2026-11-23T12:00:00.000Z', cancellation });
const full = { hoursBefore: 24, refundPercent: 100 };
const half = { hoursBefore: 6, refundPercent: 50 };

test.each([
  ['without refunds', { trip: trip([]) }, true],
  ['with refunds of nothing', { trip: trip([{ hoursBefore: 24, refundPercent: 0 }]) }, true],
  ['before its deadline', { trip: trip([full]) }, false],
  ['at its deadline', { trip: trip([full]), utcNow: '2026-11-22T12:00:00.000Z' }, true],
  ['with a part left', { trip: trip([full, half]), utcNow: '2026-11-22T12:00:00.000Z' }, false],
  ['that has begun', { trip: trip([]), utcNow: '2026-11-23T12:00:00.000Z' }, false],
  ['that was cancelled', { trip: trip([]), state: 'cancelled' }, false],
  ['that is free', { trip: trip([]), grandTotal: 0 }, false],
] as const)('A booking %s is non-refundable: %s', (_, parts, expected) => {
  expect(isNonRefundable(testBooking({ ...before, ...parts }))).toBe(expected);
});
