import { addDays, daysBetween, type LocalDate } from '../time/local-date-time.ts';

export const MAX_NIGHTS = 30;
/** A stay begins at most this many days from today. */
export const MAX_DAYS_AHEAD = 500;

/** The nights of a stay, from its arrival to the day before its departure. */
export type Stay = { readonly arrival: LocalDate; readonly departure: LocalDate };

export function nightCount({ arrival, departure }: Stay): number {
  return daysBetween(arrival, departure);
}

/** The dates on which the nights of a stay begin. */
export function nightsOf(stay: Stay): LocalDate[] {
  return Array.from({ length: nightCount(stay) }, (_, index) => addDays(stay.arrival, index));
}

/** Why a stay cannot be booked at any hotel; undefined if it can. `today` is the day at the hotel. */
export type StayProblem = 'departure_before_arrival' | 'past_arrival' | 'too_many_nights' | 'too_far_ahead';

export function stayProblem(stay: Stay, today: LocalDate): StayProblem | undefined {
  const nights = nightCount(stay);
  if (nights < 1) return 'departure_before_arrival';
  if (stay.arrival < today) return 'past_arrival';
  if (nights > MAX_NIGHTS) return 'too_many_nights';
  if (daysBetween(today, stay.arrival) > MAX_DAYS_AHEAD) return 'too_far_ahead';
  return undefined;
}
