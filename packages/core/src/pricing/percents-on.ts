import { holdsOn } from '../time/day-rule.ts';
import { bestPromotion, type Days } from './best-promotion.ts';
import type { PriceSeason, Promotion } from './ticket.ts';

export type PricedDay = Days & {
  readonly seasons: readonly PriceSeason[];
  readonly promotions: readonly Promotion[];
};

export type PercentsOfDay = {
  /** What a ticket's price is multiplied with that day: by the first season that holds, if any does. */
  readonly usual: readonly number[];
  /** The same with the reduction, for whoever books today. */
  readonly reduced: readonly number[];
  readonly promotion: Promotion | undefined;
};

/** By what the prices of a day differ from those of the tickets. Calendars, days and quotes go by this alone. */
export function percentsOn(day: PricedDay): PercentsOfDay {
  const season = day.seasons.find((rule) => holdsOn(rule, day.travelOn));
  const promotion = bestPromotion(day.promotions, day);
  const usual = season ? [season.percent] : [];
  return { usual, reduced: promotion ? [...usual, 100 - promotion.percent] : usual, promotion };
}
