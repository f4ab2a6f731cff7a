import { bookingProcess, TAKES_SPOTS } from '@ashore/core/booking/booking-process.ts';
import { stepsOffered } from '@ashore/core/booking/take-step.ts';
import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { toDecimal } from '@ashore/core/money/decimal.ts';
import { money } from '@ashore/core/money/money.ts';
import { taxIncluded } from '@ashore/core/pricing/tax-included.ts';
import { distinctNames } from '@ashore/core/waivers/distinct-names.ts';
import type { Hold } from '../../gateways/inventory/port.ts';
import { presentQuote } from '../quotes/present-quote.ts';
import type { QuotedProduct } from '../quotes/quoted-product.queries.ts';
import { presentWaiver } from '../waivers/present-waiver.ts';
import type { Booking } from './booking.ts';
import { factsOf } from './take-booking-step.ts';
import type { WholeBooking } from './whole-booking.ts';

/** What leaves the server of a booking: for its owner, and nobody else has its key. */
export function presentBooking(booking: WholeBooking, product: QuotedProduct | undefined): BookingView {
  const { state, accessKey, currency, contact, totalMinor } = booking;
  const sum = (amount: number) => toDecimal(money(amount, currency));
  const offered = stepsOffered(bookingProcess, {
    state,
    actor: 'traveller',
    facts: factsOf(booking, {}),
  });
  const hasTicket = state === 'confirmed' || state === 'completed';
  return {
    orderNumber: booking.orderNumber,
    accessKey,
    state,
    locale: booking.locale,
    bookedAt: booking.bookedAt.toISOString(),
    answerUntil: (state === 'on_request' && booking.answerUntil?.toISOString()) || null,
    payUntil: (state === 'awaiting_payment' && booking.payUntil?.toISOString()) || null,
    utcNow: booking.now.toISOString(),
    trip: presentQuote(holdOf(booking), product),
    contact: { firstName: contact.firstName, lastName: contact.lastName, email: contact.email },
    tickets: booking.tickets.map(({ name, band, code, isCancelled }) => ({
      participantName: name,
      ticketType: band,
      code: hasTicket && !isCancelled ? code : null,
      isCancelled,
    })),
    waivers: waiversOf(booking),
    currencyCode: currency,
    grossTotal: sum(booking.grossMinor),
    discountTotal: sum(booking.discountMinor),
    grandTotal: sum(totalMinor),
    taxPercent: booking.taxPercent,
    taxTotal: toDecimal(taxIncluded(money(totalMinor, currency), booking.taxPercent)),
    paidTotal: sum(booking.paidMinor),
    refundedTotal: sum(booking.refundedMinor),
    refundPending: booking.isRefundPending,
    method: booking.method,
    isHeldOnly: booking.needsAnswer,
    reason: booking.reason,
    invoices: booking.invoices.map(({ number, kind, taxPercent, taxMinor, issuedAt, ...paper }) => ({
      number,
      kind,
      total: sum(paper.totalMinor),
      taxPercent,
      tax: sum(taxMinor),
      issuedAt: new Date(issuedAt).toISOString(),
      url: `/papers/${accessKey}/invoice-${number}.pdf`,
    })),
    ticketUrl: hasTicket ? `/papers/${accessKey}/ticket.pdf` : null,
    calendarUrl: hasTicket ? `/papers/${accessKey}/trip.ics` : null,
    mayCancel: offered.some((step) => step === 'cancel' || step === 'withdraw' || step === 'lapse'),
    mayReview: state === 'completed',
    productId: booking.productId,
  };
}

/** Of everybody who comes, under the name by which he signed; not of whoever was among them for a while. */
function waiversOf({ waivers, tickets }: WholeBooking): BookingView['waivers'] {
  const names = distinctNames(tickets.map(({ name }) => name));
  return waivers.filter(({ participantName }) => names.includes(participantName)).map(presentWaiver);
}

/** As the quote is shown: its spots are held, sold, or free again. */
function holdOf({ holdId, cartId, state, spots, heldUntil, payUntil, now, quote }: Booking): Hold {
  const taken = TAKES_SPOTS.includes(state) ? 'sold' : 'expired';
  return {
    id: holdId,
    cartId,
    state: state === 'awaiting_payment' ? 'held' : taken,
    spots,
    expiresAt: payUntil ?? heldUntil,
    isExtended: true,
    now,
    quote,
  };
}
