import { largestPromotion } from '@ashore/core/pricing/best-promotion.ts';
import type { Promotion } from '@ashore/core/pricing/ticket.ts';
import type { LocalDate } from '@ashore/core/time/local-date.ts';

export type TodaysPromotion = {
  /** Off today; 0 where nothing is. */
  readonly percent: number;
  /** It may be another tomorrow. */
  readonly mayChange: boolean;
};

/** The promotion that counts today at the place: one can still book it, and still travel with it. */
export function todaysPromotion(promotions: readonly Promotion[], today: LocalDate): TodaysPromotion {
  const stillOn = promotions.filter(
    ({ bookUntil, travelUntil }) => today <= bookUntil && today <= travelUntil,
  );
  const begun = stillOn.filter(({ bookFrom }) => bookFrom <= today);
  return { percent: largestPromotion(begun)?.percent ?? 0, mayChange: stillOn.length > 0 };
}
