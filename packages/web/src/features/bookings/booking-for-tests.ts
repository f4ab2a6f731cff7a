import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { testQuote } from '../../store/quote-for-tests.ts';

/** The boat in Lisbon, bought for two. */
export function testBooking(parts: Partial<BookingView> = {}): BookingView {
  return {
    seenBy: 'owner',
    orderNumber: 'ASH-7K2M-94QD',
    accessKey: 'k'.repeat(43),
    state: 'confirmed',
    locale: 'en',
    bookedAt: '2026-11-21T12:00:00.000Z',
    answerUntil: null,
    payUntil: null,
    utcNow: '2026-11-21T12:00:00.000Z',
    trip: testQuote({ state: 'sold' }),
    contact: { firstName: 'Marie', lastName: 'Lindqvist', email: 'marie@example.org' },
    tickets: [
      { participantName: 'Marie Lindqvist', ticketType: 'adult', code: '7K2M94QD', isCancelled: false },
      { participantName: 'Jonas Lindqvist', ticketType: 'adult', code: '8K2M94QE', isCancelled: false },
    ],
    currencyCode: 'EUR',
    grossTotal: 97,
    discountTotal: 0,
    grandTotal: 97,
    taxPercent: 23,
    taxTotal: 18.14,
    paidTotal: 97,
    refundedTotal: 0,
    refundPending: false,
    method: 'credit-card',
    isHeldOnly: false,
    reason: null,
    invoices: [],
    ticketUrl: null,
    calendarUrl: null,
    mayCancel: true,
    waivers: [],
    mayReview: false,
    productId: '6a1f8f3e-2b7c-4d21-9d11-6d1f0c8b7a10',
    ...parts,
  };
}
