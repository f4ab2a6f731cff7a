import type { UserBooking } from '@ashore/core/contract/accounts/user-bookings.ts';
import type { BookingGroup } from '@ashore/core/contract/values/booking-groups.ts';
import { money, toDecimal } from '@ashore/core/money/money.ts';
import type { Band } from '@ashore/core/pricing/ticket.ts';
import { presentQuote } from '../../quotes/present-quote.ts';
import { storedQuoteSchema } from '../../quotes/quote.ts';
import type { QuotedProduct } from '../../quotes/quoted-product.queries.ts';
import type { Booking, BookingDetails } from '../booking.ts';
import { termsNow } from '../cancellation/quote-cancellation.ts';
import { receiptFile } from '../documents/receipt-file.ts';
import { holdOf, mayBeCancelled } from '../present-booking.ts';

/** What the list of an account shows of a booking. */
export type AccountBooking = Booking & {
  readonly group: BookingGroup;
  readonly travellers: readonly { readonly ticketType: Band; readonly count: number }[];
  readonly invoices: readonly Pick<BookingDetails['invoices'][number], 'number' | 'kind'>[];
  /** Whether a review of its trip is still awaited. */
  readonly mayReview: boolean;
  readonly refundedMinor: number;
  readonly isRefundPending: boolean;
};

/** The booking as listed for its account, which opens it and its documents by the order number. */
export function presentAccountBooking(
  booking: AccountBooking,
  product: QuotedProduct | undefined,
): UserBooking {
  const { orderNumber, state, currency, group } = booking;
  const toDecimalAmount = (amount: number) => toDecimal(money(amount, currency));
  const hasTicket = state === 'confirmed' || state === 'completed';
  const trip = presentQuote(holdOf(booking), product);
  return {
    orderNumber,
    state,
    group,
    tourId: trip.tourId,
    tourName: trip.tourName,
    tourCity: trip.tourCity,
    cityLocative: trip.cityLocative,
    tourCountry: trip.tourCountry,
    normalizedUrlPath: trip.normalizedUrlPath,
    teaserImageUrl: trip.teaserImageUrl,
    teaserImageColour: trip.teaserImageColour,
    startingPointInformation: trip.startingPointInformation,
    queryDate: trip.queryDate,
    startTime: trip.startTime,
    startsAt: trip.startsAt,
    timeZone: trip.timeZone,
    bookedAt: booking.bookedAt.toISOString(),
    answerUntil: (state === 'on_request' && booking.answerUntil?.toISOString()) || null,
    travellers: [...booking.travellers],
    currencyCode: currency,
    grandTotal: toDecimalAmount(booking.totalMinor),
    refundedTotal: toDecimalAmount(booking.refundedMinor),
    refundPending: booking.isRefundPending,
    freeUntil: freeUntil(booking)?.toISOString() ?? null,
    mayCancel: mayBeCancelled(booking),
    mayReview: booking.mayReview,
    ticketUrl: hasTicket ? `/papers/${orderNumber}/ticket.pdf` : null,
    calendarUrl: hasTicket ? `/papers/${orderNumber}/trip.ics` : null,
    receipts: booking.invoices.map(({ number, kind }) => ({
      number,
      kind,
      url: `/papers/${orderNumber}/${receiptFile({ kind, number })}`,
    })),
  };
}

function freeUntil(booking: AccountBooking): Date | null {
  if (booking.state !== 'confirmed') return null;
  const terms = termsNow(storedQuoteSchema.parse(booking.quote), booking);
  return terms.refundPercent === 100 ? terms.until : null;
}
