/**
 * State of a day: the best state of its departures. As long as one departure can be booked, the day can. A
 * day without departures is not running.
 */
export function dayState(departures: readonly { readonly state: AvailabilityState }[]): AvailabilityState {
  return AVAILABILITY_STATES.find((state) => departures.some((one) => one.state === state)) ?? 'not_running';
}

/**
 * Why a day or a departure can or cannot be booked, the best first. These are values of the API, hence `free`
 * for available. `held`: other travellers hold the remaining spots and have not booked them yet. `cut_off`: the
 * booking deadline has passed. Kept apart from the contract, so that browsers that know the
 * states need not load the schemas.
 */
export const AVAILABILITY_STATES = ['free', 'held', 'sold_out', 'closed', 'cut_off', 'not_running'] as const;
export type AvailabilityState = (typeof AVAILABILITY_STATES)[number];
