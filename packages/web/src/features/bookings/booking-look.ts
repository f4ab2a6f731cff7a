import type { BookingState } from '@ashore/core/booking/booking-process.ts';
import type { BookingView } from '@ashore/core/contract/booking-view.ts';

/** How a booking stands, in the four ways that its owner cares about. */
export type BookingLook = 'sold' | 'asked' | 'waiting' | 'over';

const looks: Record<BookingState, BookingLook> = {
  quoted: 'waiting',
  awaiting_payment: 'waiting',
  on_request: 'asked',
  accepted: 'asked',
  confirmed: 'sold',
  completed: 'sold',
  expired: 'over',
  declined: 'over',
  unanswered: 'over',
  unpaid: 'over',
  cancelled: 'over',
};

export function bookingLook({ state }: Pick<BookingView, 'state'>): BookingLook {
  return looks[state];
}
