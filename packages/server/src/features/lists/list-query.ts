import type { Interest } from '@ashore/core/catalogue/interests.ts';
import type { DayPart, ListSort, Requirement } from '@ashore/core/contract/values/list.ts';
import type { ProductType } from '@ashore/core/contract/values/product-types.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';

/** A list, its filters and its order. Fields left out filter nothing. */
export type ListQuery = {
  readonly locale: MessageLocale;
  readonly currency: SelectableCurrency;
  /**
   * The list itself: the place by UUID or code, and the product type. Products outside it are never counted.
   */
  readonly location?: string | undefined;
  readonly productType?: ProductType | undefined;
  /** Slugs of cities. */
  readonly place?: readonly string[] | undefined;
  readonly type?: readonly ProductType[] | undefined;
  readonly interest?: readonly Interest[] | undefined;
  /** Products must have all of these interests; otherwise any of them. */
  readonly allInterests?: true | undefined;
  readonly language?: readonly string[] | undefined;
  readonly durationFrom?: number | undefined;
  readonly durationTo?: number | undefined;
  readonly priceFrom?: number | undefined;
  readonly priceTo?: number | undefined;
  readonly rating?: number | undefined;
  /** Age of the youngest traveller. */
  readonly age?: number | undefined;
  readonly timeOfDay?: readonly DayPart[] | undefined;
  /** Products must meet all of these. */
  readonly requirement?: readonly Requirement[] | undefined;
  readonly freeCancellation?: true | undefined;
  readonly instant?: true | undefined;
  readonly sort: ListSort;
};
