import type { Interest } from '@ashore/core/catalogue/interests.ts';
import type { DayPart, ListSort } from '@ashore/core/contract/list-choices.ts';
import type { ProductType } from '@ashore/core/contract/product-types.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';

/** Which list, narrowed how, and in which order. What is left out narrows nothing. */
export type ListQuery = {
  readonly locale: MessageLocale;
  readonly currency: SelectableCurrency;
  /** The list itself, by UUID or code of the place and by kind: nothing is ever counted beyond it. */
  readonly location?: string | undefined;
  readonly productType?: ProductType | undefined;
  readonly type?: readonly ProductType[] | undefined;
  readonly interest?: readonly Interest[] | undefined;
  readonly language?: readonly string[] | undefined;
  readonly durationFrom?: number | undefined;
  readonly durationTo?: number | undefined;
  readonly priceFrom?: number | undefined;
  readonly priceTo?: number | undefined;
  readonly rating?: number | undefined;
  readonly timeOfDay?: readonly DayPart[] | undefined;
  readonly freeCancellation?: true | undefined;
  readonly instant?: true | undefined;
  readonly sort: ListSort;
};
