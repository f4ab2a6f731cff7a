import { TAKES_SPOTS } from '@ashore/core/booking/booking-process.ts';
import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { distinctNames } from '@ashore/core/waivers/distinct-names.ts';
import type { Hold } from '../../gateways/inventory/port.ts';
import { presentWaiver } from '../waivers/present-waiver.ts';
import type { Booking } from './booking.ts';
import type { WholeBooking } from './whole-booking.ts';

/** What everybody sees of a booking who has a key of it: nothing in it costs anything. */
export function presentSeen(booking: WholeBooking, key: string) {
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
    waivers: waiversOf(booking),
    reason: booking.reason,
    ticketUrl: hasTicket ? `/papers/${key}/ticket.pdf` : null,
    calendarUrl: hasTicket ? `/papers/${key}/trip.ics` : null,
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
export function holdOf({ holdId, cartId, state, spots, heldUntil, payUntil, now, quote }: Booking): Hold {
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
