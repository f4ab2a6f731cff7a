import { compareLocalDates, type LocalDate } from '../time/local-date.ts';
import type { Promotion } from './ticket.ts';

export type Days = {
  /** Today, on the clock at the place. */
  readonly bookedOn: LocalDate;
  readonly travelOn: LocalDate;
};

/** The largest reduction for these days. Reductions are never added up. */
export function bestPromotion(promotions: readonly Promotion[], { bookedOn, travelOn }: Days) {
  return largestPromotion(
    promotions.filter(
      ({ bookFrom, bookUntil, travelFrom, travelUntil }) =>
        bookFrom <= bookedOn && bookedOn <= bookUntil && travelFrom <= travelOn && travelOn <= travelUntil,
    ),
  );
}

/**
 * Of promotions that hold, the one that counts: the largest, and of equal ones that which ends first. The server's
 * statements choose by the same rule, or a page would print the days of one beside the price of another.
 */
export function largestPromotion(promotions: readonly Promotion[]): Promotion | undefined {
  return promotions.toSorted(
    (one, other) =>
      other.percent - one.percent ||
      compareLocalDates(one.bookUntil, other.bookUntil) ||
      compareLocalDates(one.travelUntil, other.travelUntil),
  )[0];
}
