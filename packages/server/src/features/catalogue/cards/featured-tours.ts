import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import type { ProductType } from '@ashore/core/contract/values/product-types.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { nextMidnightAt } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../../../database/connect.ts';
import { presentTour, readReaderContext } from './present-tour.ts';
import { selectFeaturedTours } from './tour.queries.ts';

export type FeaturedToursInput = {
  readonly locale: MessageLocale;
  readonly currency: SelectableCurrency;
  readonly size: number;
  readonly now: Date;
  /** Product types that this white-label shows on its home page. */
  readonly productTypes: readonly ProductType[];
};

export async function featuredTours(
  database: Database,
  { locale, currency, size, productTypes, now }: FeaturedToursInput,
): Promise<{ tours: TourSummary[]; until: Date | undefined }> {
  const rows = await selectFeaturedTours(database, { productTypes, size }, { locale, now });
  const reader = await readReaderContext(database, rows, { locale, currency, now });
  return {
    tours: rows.map((row) => presentTour(row, reader)),
    until: pricesValidUntil(rows, now),
  };
}

type PricedTour = { readonly promotes: boolean; readonly timeZone: string };

/** When the first of these prices may change by itself: promotions begin and end at midnight at the place. */
export function pricesValidUntil(rows: readonly PricedTour[], now: Date): Date | undefined {
  const ends = rows.filter(({ promotes }) => promotes).map(({ timeZone }) => nextMidnightAt(now, timeZone));
  return ends.reduce<Date | undefined>((first, end) => (first && first <= end ? first : end), undefined);
}
