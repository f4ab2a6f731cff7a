import type { Interest } from '@ashore/core/catalogue/interests.ts';
import type { DayPart, DURATIONS, ListSort } from '@ashore/core/contract/list-choices.ts';
import type { ProductType } from '@ashore/core/contract/product-types.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { LocalDate } from '@ashore/core/time/local-date.ts';

export type Duration = (typeof DURATIONS)[number];

/** The days on which so many would like to go, both included. */
export type Days = { readonly from: LocalDate; readonly to: LocalDate; readonly party: number };

/** Whole numbers in the currency they were chosen in: the address says which, and another reader may use another. */
export type PriceSpan = {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly currency: SelectableCurrency;
};

/** How a list is narrowed and sorted: what its address says, read. */
export type Narrowing = {
  readonly type: readonly ProductType[];
  readonly interest: readonly Interest[];
  readonly language: readonly string[];
  readonly days?: Days | undefined;
  readonly duration?: Duration | undefined;
  readonly price?: PriceSpan | undefined;
  readonly rating?: number | undefined;
  readonly timeOfDay: readonly DayPart[];
  readonly freeCancellation: boolean;
  readonly instant: boolean;
  readonly sort: ListSort;
};

export const notNarrowed: Narrowing = {
  type: [],
  interest: [],
  language: [],
  timeOfDay: [],
  freeCancellation: false,
  instant: false,
  sort: 'none',
};
