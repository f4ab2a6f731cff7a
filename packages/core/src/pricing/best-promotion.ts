import type { LocalDate } from '../time/local-date.ts';
import type { Promotion } from './ticket.ts';

export type Days = {
  /** Today, on the clock at the place. */
  readonly bookedOn: LocalDate;
  readonly travelOn: LocalDate;
};

/** The largest reduction for these days. Reductions are never added up. */
export function bestPromotion(promotions: readonly Promotion[], { bookedOn, travelOn }: Days) {
  return promotions
    .filter(
      ({ bookFrom, bookUntil, travelFrom, travelUntil }) =>
        bookFrom <= bookedOn && bookedOn <= bookUntil && travelFrom <= travelOn && travelOn <= travelUntil,
    )
    .reduce<Promotion | undefined>(
      (best, promotion) => (best && best.percent >= promotion.percent ? best : promotion),
      undefined,
    );
}
