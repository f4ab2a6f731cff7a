import { AVAILABILITY_STATES, type AvailabilityState } from './availability-states.ts';

/** Of a day, the best of its departures: while one of them can be booked, the day can. Without any nothing runs. */
export function dayState(departures: readonly { readonly state: AvailabilityState }[]): AvailabilityState {
  return AVAILABILITY_STATES.find((state) => departures.some((one) => one.state === state)) ?? 'not_running';
}
