import { bookingProcess, SPOT_TAKING_STATES } from '@ashore/core/booking/booking-process.ts';
import { availableSteps } from '@ashore/core/booking/process.ts';
import {
  type BookingView,
  type GuestBookingView,
  type NamedShipView,
  tripOfGuest,
} from '@ashore/core/contract/booking-view.ts';
import type { BookedFact } from '@ashore/core/contract/values/booked-fact.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { money, toDecimal } from '@ashore/core/money/money.ts';
import { taxIncluded } from '@ashore/core/pricing/tax.ts';
import { distinctNames } from '@ashore/core/waivers/signature.ts';
import type { Hold } from '../../gateways/inventory/port.ts';
import { presentQuote } from '../quotes/present-quote.ts';
import { storedQuoteSchema } from '../quotes/quote.ts';
import type { QuotedProduct } from '../quotes/quoted-product.queries.ts';
import { presentWaiver } from '../waivers/present-waiver.ts';
import type { Booking, BookingDetails } from './booking.ts';
import { receiptFile } from './documents/receipt-file.ts';
import type { NamedShip } from './named-ship/named-ship.ts';
import { processFacts } from './transition.ts';
import type { BookingNotes } from './trip-facts/notes.ts';
import { tripFacts } from './trip-facts/trip-facts.ts';
import { tripOf } from './trip-facts/trip-of.ts';

/** The booking as sent to its contact person. Only they have its access key. */
export function presentBooking(
  booking: BookingDetails,
  product: QuotedProduct | undefined,
  reader: BookingReader,
): BookingView {
  const { state, accessKey, currency, totalMinor } = booking;
  const toDecimalAmount = (amount: number) => toDecimal(money(amount, currency));
  return {
    ...presentForEitherReader(booking, accessKey, tripFactsFor(booking, product, reader)),
    ship: presentShip(booking, reader.ship),
    seenBy: 'owner',
    payUntil: (state === 'awaiting_payment' && booking.payUntil?.toISOString()) || null,
    trip: presentQuote(holdOf(booking), product, reader.locale),
    currencyCode: currency,
    grossTotal: toDecimalAmount(booking.grossMinor),
    discountTotal: toDecimalAmount(booking.discountMinor),
    discountCode: booking.discountCode,
    grandTotal: toDecimalAmount(totalMinor),
    taxPercent: booking.taxPercent,
    taxTotal: toDecimal(taxIncluded(money(totalMinor, currency), booking.taxPercent)),
    paidTotal: toDecimalAmount(booking.paidMinor),
    refundedTotal: toDecimalAmount(booking.refundedMinor),
    refundPending: booking.isRefundPending,
    method: booking.method,
    isAuthorisedOnly: booking.needsAnswer,
    invoices: booking.invoices.map(({ number, kind, taxPercent, taxMinor, issuedAt, ...invoice }) => ({
      number,
      kind,
      total: toDecimalAmount(invoice.totalMinor),
      taxPercent,
      tax: toDecimalAmount(taxMinor),
      issuedAt: new Date(issuedAt).toISOString(),
      url: `/papers/${accessKey}/${receiptFile({ kind, number })}`,
    })),
    mayCancel: mayBeCancelled(booking),
  };
}

/** Whether the contact person can end the booking now. */
export function mayBeCancelled(booking: Booking): boolean {
  const facts = processFacts(booking, {});
  return availableSteps(bookingProcess, { state: booking.state, actor: 'traveller', facts }).some(
    (step) => step === 'cancel' || step === 'withdraw' || step === 'expire',
  );
}

/** Who reads a booking, and what its travellers asked for. */
export type BookingReader = {
  readonly locale: MessageLocale;
  readonly notes: BookingNotes | undefined;
  /** The ship that they named, and until when they can correct it. */
  readonly ship: (NamedShip & { readonly isInPort: boolean | null; readonly cutOff: Date }) | null;
};

function tripFactsFor(
  booking: BookingDetails,
  product: QuotedProduct | undefined,
  { locale, notes }: BookingReader,
): BookedFact[] {
  const { quote, state, supplier, isGuest, now } = booking;
  return tripFacts({
    locale,
    state,
    trip: tripOf(storedQuoteSchema.parse(quote), product, locale),
    supplier: { ...supplier, name: product?.vendor.name ?? supplier.name },
    notes,
    now,
    isGuest,
    payment: booking,
  });
}

/** The part that holders of either key see; it contains no prices. */
function presentForEitherReader(booking: BookingDetails, key: string, facts: BookedFact[]) {
  const { state, contact } = booking;
  const hasTicket = state === 'confirmed' || state === 'completed';
  return {
    orderNumber: booking.orderNumber,
    accessKey: key,
    state,
    locale: booking.locale,
    bookedAt: booking.bookedAt.toISOString(),
    answerUntil: (state === 'on_request' && booking.answerUntil?.toISOString()) || null,
    utcNow: booking.now.toISOString(),
    contact: { firstName: contact.firstName, lastName: contact.lastName, email: contact.email },
    tickets: booking.tickets.map(({ name, band, code, isCancelled }) => ({
      participantName: name,
      ticketType: band,
      code: hasTicket && !isCancelled ? code : null,
      isCancelled,
    })),
    facts,
    waivers: waiversOf(booking),
    reason: booking.reason,
    ticketUrl: hasTicket ? `/papers/${key}/ticket.pdf` : null,
    calendarUrl: hasTicket ? `/papers/${key}/trip.ics` : null,
    mayReview: booking.mayReview,
    productId: booking.productId,
  };
}

function presentShip(booking: Booking, ship: BookingReader['ship']): NamedShipView | null {
  if (!ship) return null;
  const { cutOff, ...details } = ship;
  const facts = processFacts(booking, { checkedFacts: { beforeCutOff: booking.now < cutOff } });
  const steps = availableSteps(bookingProcess, { state: booking.state, actor: 'traveller', facts });
  return { ...details, changeUntil: steps.includes('change_ship') ? cutOff.toISOString() : null };
}

/**
 * Waivers of the travellers named on the tickets, under the names they signed with. Waivers of earlier
 * travellers without a ticket are left out.
 */
function waiversOf({ waivers, tickets }: BookingDetails): BookingView['waivers'] {
  const names = distinctNames(tickets.map(({ name }) => name));
  return waivers.filter(({ participantName }) => names.includes(participantName)).map(presentWaiver);
}

/** The hold as the quote shows it: held, sold or expired. */
function holdOf({ holdId, cartId, state, spots, heldUntil, payUntil, now, quote }: Booking): Hold {
  const spotState = SPOT_TAKING_STATES.includes(state) ? 'sold' : 'expired';
  return {
    id: holdId,
    cartId,
    state: state === 'awaiting_payment' ? 'held' : spotState,
    spots,
    expiresAt: payUntil ?? heldUntil,
    // The page of a booking offers no extension of the hold; the checkout does.
    isNotExtendable: true,
    now,
    quote,
  };
}

/** The booking as sent to a guest of an organisation: trip and tickets, without prices and invoices. */
export function presentForGuest(
  booking: BookingDetails,
  product: QuotedProduct | undefined,
  reader: BookingReader,
): GuestBookingView {
  return {
    ...presentForEitherReader(booking, booking.guestKey, tripFactsFor(booking, product, reader)),
    ship: presentShip(booking, reader.ship),
    seenBy: 'guest',
    // The cart is left out too, because a client that knows its ID can read its contents and price.
    trip: tripOfGuest.parse(presentQuote(holdOf(booking), product, reader.locale)),
    bookedBy: booking.organisationName ?? '',
  };
}
