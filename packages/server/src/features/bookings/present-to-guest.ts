import { type GuestBookingView, tripOfGuest } from '@ashore/core/contract/booking-view.ts';
import { presentQuote } from '../quotes/present-quote.ts';
import type { QuotedProduct } from '../quotes/quoted-product.queries.ts';
import { holdOf, presentSeen } from './present-seen.ts';
import type { WholeBooking } from './whole-booking.ts';

/** What leaves the server for a guest whom a house has booked for: the trip and his tickets, no sum and no invoice. */
export function presentToGuest(booking: WholeBooking, product: QuotedProduct | undefined): GuestBookingView {
  return {
    ...presentSeen(booking, booking.guestKey),
    seenBy: 'guest',
    // Not the cart either: whoever knows it is told what it holds, and for how much.
    trip: tripOfGuest.parse(presentQuote(holdOf(booking), product)),
    bookedBy: booking.houseName ?? '',
  };
}
