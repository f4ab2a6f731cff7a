import type { BookingView, GuestBookingView } from '@ashore/core/contract/booking-view.ts';
import type { BookedFact } from '@ashore/core/contract/values/booked-fact.ts';
import { testQuote } from './quote.ts';

/** Facts of that booking, as the server words them. */
const testFacts: BookedFact[] = [
  { kind: 'day', label: 'Date', text: 'Sat, 15 May 2027', href: null },
  { kind: 'start', label: 'Start time', text: '19:15 (Lisbon time)', href: null },
  {
    kind: 'meeting',
    label: 'Meeting point',
    text: 'Doca do Bom Sucesso, pier B\nAvenida Brasília',
    href: null,
  },
  { kind: 'directions', label: 'Directions', text: 'https://maps.example/', href: 'https://maps.example/' },
  { kind: 'phone', label: 'Supplier’s phone', text: '+351 21 555 0190', href: 'tel:+351215550190' },
];

/** A confirmed booking of the boat in Lisbon for two adults. */
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
    discountCode: null,
    grandTotal: 97,
    taxPercent: 23,
    taxTotal: 18.14,
    paidTotal: 97,
    refundedTotal: 0,
    refundPending: false,
    method: 'credit-card',
    isAuthorisedOnly: false,
    reason: null,
    invoices: [],
    ticketUrl: null,
    calendarUrl: null,
    mayCancel: true,
    facts: testFacts,
    ship: null,
    waivers: [],
    mayReview: false,
    productId: '6a1f8f3e-2b7c-4d21-9d11-6d1f0c8b7a10',
    ...parts,
  };
}

/** The same booking for a guest whose organisation pays for it on its account. */
export function testGuestBooking(parts: Partial<GuestBookingView> = {}): GuestBookingView {
  return { ...testBooking(), seenBy: 'guest', bookedBy: 'Hotel Cais', ...parts };
}

type Invoice = BookingView['invoices'][number];

/** An invoice of that booking, or a credit note that refunds a part of it. */
export function testInvoice(parts: Partial<Invoice> = {}): Invoice {
  return {
    number: '2026-000001',
    kind: 'invoice',
    total: 97,
    taxPercent: 23,
    tax: 18.14,
    issuedAt: '2026-11-21T12:00:00.000Z',
    url: '/papers/invoice-2026-000001.pdf',
    ...parts,
  };
}
