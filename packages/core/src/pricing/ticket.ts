import type { DayRule } from '../time/day-rule.ts';
import type { LocalDate } from '../time/local-date-time.ts';

/** Who a ticket is for. A group ticket is for the whole group. */
export const BANDS = ['adult', 'youth', 'child', 'infant', 'senior', 'student', 'group'] as const;
export type Band = (typeof BANDS)[number];

/** What a booking consists of: tickets for travellers, or rooms of a hotel. */
export const TICKET_TYPES = [...BANDS, 'room'] as const;
export type TicketType = (typeof TICKET_TYPES)[number];

/** Price that a supplier asks, in the smallest unit of the supplier's currency. */
export type Ticket = {
  readonly band: Band;
  readonly priceMinor: number;
  /** Fewest of this ticket that can be booked together. */
  readonly minCount?: number;
  /** For a group price: how many people it covers. */
  readonly groupSize?: number;
  /** Price of each extra person. If it is missing, no extra people may come. */
  readonly extraPersonMinor?: number;
};

/** Another price on some days, in percent of the ticket price. The first season that applies counts. */
export type PriceSeason = DayRule & { readonly percent: number };

/** A reduction for travellers who book and travel between these days, first and last days included. */
export type Promotion = {
  readonly percent: number;
  readonly bookFrom: LocalDate;
  readonly bookUntil: LocalDate;
  readonly travelFrom: LocalDate;
  readonly travelUntil: LocalDate;
};
