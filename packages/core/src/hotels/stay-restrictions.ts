import { addDays, daysBetween, type LocalDate, type LocalTime, weekday } from '../time/local-date-time.ts';
import { MAX_NIGHTS, nightCount, nightsOf, type Stay } from './stay-limits.ts';

/** What applies to a rate on one date instead of its usual rules. */
export type RateDay = {
  readonly minNights: number | null;
  readonly maxNights: number | null;
  readonly closedToArrival: boolean;
  readonly closedToDeparture: boolean;
  readonly closed: boolean;
};

/** The rules of a rate about the stays for which it is sold. */
export type RateRules = {
  readonly minNights: number;
  readonly maxNights: number;
  readonly releaseDays: number;
  /** Days of the week, 1 is Monday, on which no stay may begin or end. */
  readonly closedToArrival: readonly number[];
  readonly closedToDeparture: readonly number[];
  /** Countries of residence for which the rate is sold; null for all. */
  readonly markets: readonly string[] | null;
  readonly days: ReadonlyMap<LocalDate, RateDay>;
};

/** Why a rate is not sold for a stay: it is too short, too long, or not sold on its dates. */
export type RateRefusal = 'closed' | 'min_stay' | 'max_stay';

/** The first rule of a rate that refuses a stay; undefined if it may be booked. `today` is the day at the hotel. */
export function rateRefusal(rate: RateRules, stay: Stay, today: LocalDate): RateRefusal | undefined {
  const onArrival = rate.days.get(stay.arrival);
  if (rate.releaseDays > 0 && daysBetween(today, stay.arrival) < rate.releaseDays) return 'closed';
  if (onArrival?.closedToArrival || isOnWeekday(rate.closedToArrival, stay.arrival)) return 'closed';
  if (rate.days.get(stay.departure)?.closedToDeparture || isOnWeekday(rate.closedToDeparture, stay.departure))
    return 'closed';
  if (rate.days.size > 0 && nightsOf(stay).some((night) => rate.days.get(night)?.closed)) return 'closed';
  const [least, most] = [onArrival?.minNights ?? rate.minNights, onArrival?.maxNights ?? rate.maxNights];
  if (least === 1 && most === MAX_NIGHTS) return undefined;
  const nights = nightCount(stay);
  if (nights < least) return 'min_stay';
  if (nights > most) return 'max_stay';
  return undefined;
}

/** Most rates have no such days, and a search asks thousands of them. */
function isOnWeekday(weekdays: readonly number[], date: LocalDate): boolean {
  return weekdays.length > 0 && weekdays.includes(weekday(date));
}

/** Whether a rate is sold to guests who live in a country. */
export function isSoldTo({ markets }: RateRules, residence: string): boolean {
  return markets === null || markets.includes(residence);
}

/** Whether the sale of the coming night has ended: it does at a time of the hotel's clock. */
export function isSaleOver(
  { arrival }: Stay,
  {
    today,
    time,
    sellsUntil,
  }: { readonly today: LocalDate; readonly time: LocalTime; readonly sellsUntil: LocalTime },
): boolean {
  return arrival < today || (arrival === today && time >= sellsUntil);
}

/** The same number of nights, some days later. */
export function movedBy({ arrival, departure }: Stay, days: number): Stay {
  return { arrival: addDays(arrival, days), departure: addDays(departure, days) };
}
