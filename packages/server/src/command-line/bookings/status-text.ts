import type { BookingState } from '@ashore/core/booking/booking-process.ts';

const statusTexts: Readonly<Record<BookingState, string>> = {
  quoted: 'Not booked',
  awaiting_payment: 'Payment pending',
  on_request: 'Request pending',
  accepted: 'Accepted, payment pending',
  confirmed: 'Confirmed',
  completed: 'Completed',
  expired: 'Expired',
  declined: 'Declined',
  unanswered: 'Expired (no answer)',
  unpaid: 'Cancelled (payment failed)',
  cancelled: 'Cancelled',
};

/** The status of a booking in the words of the pages and emails, for operators. */
export function statusText(state: BookingState): string {
  return statusTexts[state];
}
