import type { ProductType } from '@ashore/core/contract/product-types.ts';
import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { Database } from '../../database/connect-database.ts';
import { holdsUntil } from './holds-until.ts';
import { presentTour } from './present-tour.ts';
import { readPrices } from './read-prices.ts';
import { inFeaturedOrder, isFeatured, selectTours } from './tour.queries.ts';

export type FeaturedTours = {
  readonly locale: MessageLocale;
  readonly currency: SelectableCurrency;
  readonly size: number;
  readonly now: Date;
  /** The kinds this white-label shows on its home page. */
  readonly productTypes: readonly ProductType[];
};

export async function featuredTours(
  database: Database,
  { locale, currency, size, productTypes, now }: FeaturedTours,
): Promise<{ tours: TourSummary[]; until: Date | undefined }> {
  const where = isFeatured(productTypes);
  const rows = await selectTours(database, { locale, now, where, order: inFeaturedOrder, limit: size });
  const reader = await readPrices(database, rows, { locale, currency, now });
  return {
    tours: rows.map((row) => presentTour(row, reader)),
    until: holdsUntil(rows, now),
  };
}
