import type { QuotedTravellers } from '@ashore/core/booking/checkout-problem.ts';
import type { CheckoutRequest } from '@ashore/core/contract/checkout-request.ts';
import { lodgingTaxPercent } from '@ashore/core/hotels/lodging-tax.ts';
import { money } from '@ashore/core/money/money.ts';
import type { StoredQuote, StoredStay } from '../../quotes/quote.ts';
import { newTicketCode } from '../booking.ts';

/** What we charge for a quote: all of it, or the part of a stay that is not paid at the hotel. */
export function dueNow({ totalMinor, stay }: Pick<StoredQuote, 'totalMinor' | 'stay'>): number {
  return stay ? stay.dueNowMinor : totalMinor;
}

/** One ticket for each room, in the order of the rooms; its holder is the lead guest. */
export function roomTicketRows(
  stay: StoredStay,
  participants: readonly Pick<CheckoutRequest['cart']['participants'][number], 'participantName'>[],
) {
  return stay.rooms.map(({ position, totalMinor }) => ({
    position,
    band: 'room' as const,
    participant_name: participants[position]?.participantName ?? '',
    // What is paid at the hotel is neither charged nor refunded by us.
    price_minor: stay.payment === 'prepaid' ? totalMinor : 0,
    code: newTicketCode(),
  }));
}

/** The rate of the lodging tax that the charged sum includes, from the lines of the quote. */
export function taxPercentOfStay({
  stay,
  currency,
}: Pick<StoredQuote, 'currency'> & { readonly stay: StoredStay }): number {
  const vatMinor = stay.rooms
    .flatMap(({ taxes }) => taxes)
    .filter(({ kind, collected }) => kind === 'vat' && collected !== 'at-hotel')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const totalMinor = stay.rooms.reduce((sum, room) => sum + room.totalMinor, 0);
  return lodgingTaxPercent(money(totalMinor, currency), {
    vat: money(vatMinor, currency),
    // Each room was rounded on its own.
    tolerance: stay.rooms.length,
  });
}

/** How many guests besides the lead guest may be named for each room. */
export function otherGuestsOf(stay: StoredStay | undefined): QuotedTravellers['otherGuests'] {
  return stay?.rooms.map(({ adults, childrenAges }) => adults + childrenAges.length - 1) ?? [];
}
