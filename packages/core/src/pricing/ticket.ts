import type { DayRule } from '../time/day-rule.ts';
import type { LocalDate } from '../time/local-date.ts';

/** Who a ticket is for. A group's ticket is for all of them together. */
export const BANDS = ['adult', 'youth', 'child', 'infant', 'senior', 'student', 'group'] as const;
export type Band = (typeof BANDS)[number];

/** What a supplier asks, in the smallest unit of the supplier's currency. */
export type Ticket = {
  readonly band: Band;
  readonly priceMinor: number;
  /** At least so many of this ticket must be booked together. */
  readonly minCount?: number;
  /** Of a group's price: for how many it is. */
  readonly groupSize?: number;
  /** What each person beyond that costs; nobody may come beyond it where this is missing. */
  readonly extraPersonMinor?: number;
};

/** Another price on some days, in percent of that of the ticket. The first that holds counts. */
export type PriceSeason = DayRule & { readonly percent: number };

/** A reduction for those who book and travel between its days, all of them included. */
export type Promotion = {
  readonly percent: number;
  readonly bookFrom: LocalDate;
  readonly bookUntil: LocalDate;
  readonly travelFrom: LocalDate;
  readonly travelUntil: LocalDate;
};
