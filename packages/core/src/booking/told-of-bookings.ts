import { type BookingStep, bookingProcess } from './booking-process.ts';

/** What happens to money beside the steps of a booking: it was given back, it could not be, or it came for nothing. */
const ABOUT_MONEY = ['refunded', 'refund_failed', 'late_money'] as const;

/** Everything of which a traveller or a supplier may have to be told. */
export const TOLD_OF_BOOKINGS = [
  ...(Object.keys(bookingProcess.steps) as BookingStep[]),
  ...ABOUT_MONEY,
] as const;
export type ToldOfBooking = (typeof TOLD_OF_BOOKINGS)[number];
