/** Bookings of a traveller by what is ahead of them: trips to come, trips that are over, and bookings that came to nothing. */
export const BOOKING_GROUPS = ['upcoming', 'past', 'cancelled'] as const;
export type BookingGroup = (typeof BOOKING_GROUPS)[number];
