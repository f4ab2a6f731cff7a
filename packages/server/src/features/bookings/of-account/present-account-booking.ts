import type { UserBooking } from '@ashore/core/contract/accounts/user-bookings.ts';
import type { BookingGroup } from '@ashore/core/contract/values/booking-groups.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { money, toDecimal } from '@ashore/core/money/money.ts';
import type { Band } from '@ashore/core/pricing/ticket.ts';
import { tripOfQuote } from '../../quotes/present-quote.ts';
import { type StoredQuote, storedQuoteSchema } from '../../quotes/quote.ts';
import type { QuotedProduct } from '../../quotes/quoted-product.queries.ts';
import type { Booking, BookingDetails } from '../booking.ts';
import { termsNow } from '../cancellation/quote-cancellation.ts';
import { receiptFile } from '../documents/receipt-file.ts';
import { mayBeCancelled } from '../present-booking.ts';
import { freeStayUntil } from '../stays/cancel-rooms.ts';

/** A booking with what the list of its account also needs, as `list-account-bookings.ts` reads it. */
export type AccountBookingRow = Booking & {
  readonly group: BookingGroup;
  readonly travellers: readonly { readonly ticketType: Band; readonly count: number }[];
  /** Invoices and credit notes; `receipts` of the answer. */
  readonly invoices: readonly Pick<BookingDetails['invoices'][number], 'number' | 'kind'>[];
  /** Whether its traveller can review the trip now, and has not done so. */
  readonly mayReview: boolean;
  readonly refundedMinor: number;
  readonly isRefundPending: boolean;
};

/** The booking as sent to the account that owns it. Its addresses contain the order number, never the access key. */
export function presentAccountBooking(
  booking: AccountBookingRow,
  product: QuotedProduct | undefined,
  locale: MessageLocale = 'en',
): UserBooking {
  const { orderNumber, state, currency, group } = booking;
  const toDecimalAmount = (minor: number) => toDecimal(money(minor, currency));
  const hasTicket = state === 'confirmed' || state === 'completed';
  // Read once, because a list has many bookings and reading a quote takes longest.
  const storedQuote = storedQuoteSchema.parse(booking.quote);
  const trip = tripOfQuote(storedQuote, product);
  return {
    orderNumber,
    options: optionNames(storedQuote, product, locale),
    state,
    group,
    tourId: trip.tourId,
    tourName: trip.tourName,
    productType: trip.productType,
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
    endsAt: trip.endsAt,
    timeZone: trip.timeZone,
    bookedAt: booking.bookedAt.toISOString(),
    answerUntil: (state === 'on_request' && booking.answerUntil?.toISOString()) || null,
    travellers: [...booking.travellers],
    currencyCode: currency,
    grandTotal: toDecimalAmount(booking.totalMinor),
    refundedTotal: toDecimalAmount(booking.refundedMinor),
    refundPending: booking.isRefundPending,
    freeUntil: freeUntil(booking, storedQuote)?.toISOString() ?? null,
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

/** Option names follow the catalogue; those of rooms were stored with the quote. */
function optionNames(
  { stay, optionId, label }: StoredQuote,
  product: QuotedProduct | undefined,
  locale: MessageLocale,
): string[] {
  const names = stay
    ? stay.rooms.map((room) => room.names[locale] ?? room.names.en ?? '')
    : [product?.labels[optionId] ?? label];
  return [...new Set(names)].filter((name) => name !== '');
}

function freeUntil(booking: AccountBookingRow, storedQuote: StoredQuote): Date | null {
  if (booking.state !== 'confirmed') return null;
  if (storedQuote.stay) return freeStayUntil(storedQuote.stay, booking.now);
  const terms = termsNow(storedQuote, booking);
  return terms.refundPercent === 100 ? terms.until : null;
}
