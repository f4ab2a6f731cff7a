import { expect, test } from 'vitest';
import { testBooking } from '../../../test-support/booking.ts';
import { english } from '../../../test-support/english.ts';
import { partyText } from '../../i18n/booking-texts.ts';
import { remainingTravellers, settledSums } from './booking-status.ts';

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
  expect(settledSums(testBooking())).toEqual({ refunded: 0, remaining: 97 });
  expect(settledSums(testBooking({ grandTotal: 97.3, refundedTotal: 32.1 }))).toEqual({
    refunded: 32.1,
    remaining: 65.2,
  });
});

test('For a booking on account nothing is refunded, and credit notes reduce the sum that is owed', () => {
  const method = 'bill-organisation';
  expect(settledSums(testBooking({ method, invoices: [creditNote] }))).toEqual({
    refunded: 48.5,
    remaining: 48.5,
  });
  // For a paid booking the refund counts. Its credit note follows a moment later.
  expect(settledSums(testBooking({ invoices: [creditNote] }))).toEqual({ refunded: 0, remaining: 97 });
});

const { tickets } = testBooking();
const cancelledNames = (...places: readonly number[]) =>
  tickets.map((ticket, place) => ({ ...ticket, isCancelled: places.includes(place) }));

test('If one of two travellers has cancelled, one remains, and both are named', () => {
  const one = remainingTravellers({ tickets: cancelledNames(1) });
  expect(partyText(one, 'en', english)).toBe('1 adult');
  expect(one).toMatchObject({ names: ['Marie Lindqvist'], cancelledNames: ['Jonas Lindqvist'] });
});

test('If all or none of the travellers remain, all are counted and none is named', () => {
  for (const some of [cancelledNames(), cancelledNames(0, 1)]) {
    const all = remainingTravellers({ tickets: some });
    expect(partyText(all, 'en', english)).toBe('2 adults');
    expect(all).toMatchObject({ names: [], cancelledNames: [] });
  }
});
