/**
 * Why a day or a start can be booked, or cannot; the best first. `held`: others hold the rest and have not bought it
 * yet. Apart from the contract, so that browsers which know the states need not load what checks them.
 */
export const AVAILABILITY_STATES = ['free', 'held', 'sold_out', 'closed', 'cut_off', 'not_running'] as const;
export type AvailabilityState = (typeof AVAILABILITY_STATES)[number];
