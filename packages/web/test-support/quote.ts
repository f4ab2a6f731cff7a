import type { Quote } from '@ashore/core/contract/quotes.ts';

const cartId = '5f0c1a52-7d3e-4b0a-9c55-0a1b2c3d4e5f';

/** A quote that holds two spots on a boat in Lisbon, as the server returns it. */
export function testQuote(parts: Partial<Quote> = {}): Quote {
  return {
    quoteId: '0f3f9d0e-3c36-4f0c-8f2e-4b7f2f6a9c11',
    cartId,
    state: 'held',
    expiryTime: '2026-11-21T12:15:00.000Z',
    utcNow: '2026-11-21T12:00:00.000Z',
    isExtendable: true,
    tourId: '6a1f8f3e-2b7c-4d21-9d11-6d1f0c8b7a10',
    tourName: 'Sunset sail on the Tagus with wine',
    tourCity: 'Lisbon',
    cityLocative: 'in Lisbon',
    tourCountry: 'Portugal',
    locationUuid: '7b1f8f3e-2b7c-4d21-9d11-6d1f0c8b7a11',
    productType: 'tours',
    normalizedUrlPath: '/tours/lisbon/sunset-sail-on-the-tagus-with-wine-7k2m94qd',
    teaserImageUrl: '/images/sunset-sail',
    teaserImageColour: '#5c5683',
    vendor: { name: 'Vela & Vinho', city: 'Lisbon' },
    startingPointInformation: {
      title: 'Doca do Bom Sucesso, pier B',
      street: 'Avenida Brasília',
      latitude: 38.6955,
      longitude: -9.2093,
    },
    queryDate: '2027-05-15',
    startTime: '19:15',
    startsAt: '2027-05-15T18:15:00.000Z',
    endsAt: '2027-05-15T20:15:00.000Z',
    timeZone: 'Europe/Lisbon',
    durations: 120,
    startShiftMinutes: null,
    included: [],
    excluded: [],
    guideLanguages: [],
    components: [
      {
        componentKey: '8c1f8f3e-2b7c-4d21-9d11-6d1f0c8b7a12',
        label: 'Shared sloop, with wine',
        tickets: [{ ticketType: 'adult', count: 2, price: 48.5, total: 97, originalTotal: 97 }],
      },
    ],
    tourCMSComponent: {
      componentKey: '8c1f8f3e-2b7c-4d21-9d11-6d1f0c8b7a12',
      label: 'Shared sloop, with wine',
    },
    tourCmscomponents: [
      { componentKey: '8c1f8f3e-2b7c-4d21-9d11-6d1f0c8b7a12', label: 'Shared sloop, with wine' },
    ],
    basePrice: 48.5,
    currencyCode: 'EUR',
    grossTotal: 97,
    grandTotal: 97,
    promoSavings: null,
    promoBookUntil: null,
    promoValidUntil: null,
    requireBookingApproval: false,
    bookingExternalApiName: null,
    stay: null,
    cancellation: [
      { hoursBefore: 24, refundPercent: 100 },
      { hoursBefore: 6, refundPercent: 50 },
    ],
    ride: null,
    ship: null,
    facts: [
      {
        kind: 'arrive',
        label: 'Be there by',
        text: '19:00 (Lisbon time), 15 minutes before the start',
        href: null,
      },
      { kind: 'end', label: 'End', text: '21:15 (Lisbon time), after 2 h', href: null },
      {
        kind: 'meeting',
        label: 'Meeting point',
        text: 'Doca do Bom Sucesso, pier B\nAvenida Brasília',
        href: null,
      },
      { kind: 'terms', label: 'If you cancel', text: 'Full refund until Fri, 14 May 2027', href: null },
    ],
    ...parts,
  };
}

type QuoteTickets = Quote['components'][number]['tickets'];

/** The same quote with other tickets. */
export function testQuoteFor(tickets: QuoteTickets, parts: Partial<Quote> = {}): Quote {
  const quote = testQuote(parts);
  return { ...quote, components: quote.components.map((component) => ({ ...component, tickets })) };
}
