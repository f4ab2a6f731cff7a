import { checkoutRequest } from '@ashore/core/contract/checkout-request.ts';
import type { BookingDetails } from '../../src/features/bookings/booking.ts';
import type { ProductRequirements } from '../../src/features/bookings/checkout/product-requirements.ts';
import type { StoredQuote } from '../../src/features/quotes/quote.ts';
import { checkoutOf } from './checkout-request.ts';

const id = (n: number) => `aaaaaaaa-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const holdId = id(1);
const cartId = id(2);

/** The quote of two adults who sail from Lisbon, with these differences. */
export function storedQuoteWith(differences: Partial<StoredQuote> = {}): StoredQuote {
  const unit = { unitMinor: 4_850, totalMinor: 9_700, originalMinor: 9_700 };
  return {
    productId: id(3),
    productType: 'tours',
    name: 'Sail',
    path: 'portugal/lisbon/sail',
    locationId: id(4),
    optionId: id(5),
    label: 'Shared',
    date: '2026-11-23',
    time: '10:00',
    startsAt: '2026-11-23T10:00:00Z',
    endsAt: '2026-11-23T11:30:00Z',
    timeZone: 'Europe/Lisbon',
    durationMinutes: 90,
    lines: [{ band: 'adult', count: 2, ...unit }],
    currency: 'EUR',
    totalMinor: 9_700,
    originalMinor: 9_700,
    rates: null,
    promotion: null,
    savedPercent: null,
    cancellation: [],
    onRequest: false,
    source: null,
    ride: null,
    ...differences,
  };
}

export function productWith(differences: Partial<ProductRequirements> = {}): ProductRequirements {
  return {
    id: id(3),
    supplierId: id(6),
    commissionPercent: 20,
    countryCode: 'PT',
    trader: {
      name: 'Cais Sail',
      street: 'Quay 1',
      names: {},
      streets: {},
      locationId: id(4),
      cities: { en: 'Lisbon' },
    },
    required: {
      contact: [],
      participants: [],
      documents: ['passport'],
      entries: [],
      questions: [],
      pickupIds: [],
      dropOffIds: [],
      minAge: null,
    },
    ages: {},
    waiver: null,
    ...differences,
  };
}

/** The request that a browser sends to buy that quote, with these differences. */
export function requestFor(storedQuote: StoredQuote, differences: Parameters<typeof checkoutOf>[1] = {}) {
  const smallestUnits = storedQuote.currency === 'JPY' ? 1 : 100;
  const tickets = storedQuote.lines.map(({ band, count }) => ({ ticketType: band, count }));
  const quoted = {
    cartId,
    quoteId: holdId,
    grandTotal: storedQuote.totalMinor / smallestUnits,
    currencyCode: storedQuote.currency,
    components: [{ tickets }],
  };
  return checkoutRequest.parse(checkoutOf(quoted, differences).data);
}

/**
 * A booking as read from the database: confirmed, paid by card and still to come, with these differences. The second
 * of its two tickets is cancelled, without a refund yet.
 */
export function bookingWith(differences: Partial<BookingDetails> = {}): BookingDetails {
  return {
    id: id(7),
    cartId,
    holdId,
    orderNumber: 'ABCD1234',
    accessKey: 'k'.repeat(43),
    state: 'confirmed',
    variant: 'test',
    checkoutKind: 'direct',
    locale: 'en',
    quote: storedQuoteWith(),
    productId: id(3),
    supplierId: id(6),
    organisationId: null,
    spots: 2,
    currency: 'EUR',
    grossMinor: 9_700,
    discountMinor: 700,
    supplier: { name: 'Cais Sail', phone: '+351215550190', emergencyPhone: '+351215550191' },
    totalMinor: 9_000,
    cancelledMinor: 0,
    commissionPercent: 20,
    taxPercent: 23,
    needsAnswer: false,
    method: 'credit-card',
    paymentId: id(8),
    startsAt: new Date('2026-11-23T10:00:00Z'),
    endsAt: new Date('2026-11-23T11:30:00Z'),
    timeZone: 'Europe/Lisbon',
    bookedAt: new Date('2026-11-21T20:00:00Z'),
    heldUntil: new Date('2026-11-21T20:20:00Z'),
    payUntil: new Date('2026-11-21T21:00:00Z'),
    answerUntil: new Date('2026-11-22T20:00:00Z'),
    confirmedAt: new Date('2026-11-21T20:01:00Z'),
    now: new Date('2026-11-21T20:05:00Z'),
    contact: { firstName: 'Mara', lastName: 'Lind', email: 'mara@example.org' },
    tickets: [
      { name: 'Mara Lind', band: 'adult', code: 'A'.repeat(16), isCancelled: false },
      { name: 'Jonas Lind', band: 'adult', code: 'B'.repeat(16), isCancelled: true },
    ],
    invoices: [],
    waivers: [],
    isGuest: false,
    mayReview: false,
    guestKey: 'g'.repeat(43),
    organisationName: null,
    paidMinor: 9_000,
    refundedMinor: 0,
    isRefundPending: false,
    discountCode: null,
    reason: null,
    ...differences,
  };
}
