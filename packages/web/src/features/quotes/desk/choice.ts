import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import type { Party } from '@ashore/core/pricing/live-price.ts';
import type { LocalDate } from '@ashore/core/time/local-date.ts';
import type { LocalTime } from '@ashore/core/time/local-time.ts';

/** One way to book the product. */
export type Option = TourDetails['components'][number];

/** `any`: one comes whenever it is open. */
export type StartTime = LocalTime | 'any';

/** What a traveller has said so far. Nothing of it is chosen for them. */
export type Choice = {
  readonly date: LocalDate | undefined;
  /** The key of the option. */
  readonly option: string | undefined;
  readonly time: StartTime | undefined;
  readonly party: Party;
};

export const nothingChosen: Choice = { date: undefined, option: undefined, time: undefined, party: {} };
