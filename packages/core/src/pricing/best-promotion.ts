import { compareLocalDates, type LocalDate } from '../time/local-date-time.ts';
import type { Promotion } from './ticket.ts';

export type BookingAndTravelDay = {
  /** Today in the place's time zone. */
  readonly bookedOn: LocalDate;
  readonly travelOn: LocalDate;
};

/** Finds the largest promotion for these days. Promotions are never added up. */
export function bestPromotion(
  promotions: readonly Promotion[],
  { bookedOn, travelOn }: BookingAndTravelDay,
): Promotion | undefined {
  return largestPromotion(
    promotions.filter(
      ({ bookFrom, bookUntil, travelFrom, travelUntil }) =>
        bookFrom <= bookedOn && bookedOn <= bookUntil && travelFrom <= travelOn && travelOn <= travelUntil,
    ),
  );
}

/**
 * Like `bestPromotion`, for promotions that are known to be valid: the largest, and of equal ones the one whose booking days, then travel days,
 * end first. The server's `tour.queries.ts` has the same rule in SQL, and both must stay alike. Otherwise a page would show the dates of one
 * promotion beside the price of another.
 */
export function largestPromotion(promotions: readonly Promotion[]): Promotion | undefined {
  return promotions.toSorted(
    (one, other) =>
      other.percent - one.percent ||
      compareLocalDates(one.bookUntil, other.bookUntil) ||
      compareLocalDates(one.travelUntil, other.travelUntil),
  )[0];
}
