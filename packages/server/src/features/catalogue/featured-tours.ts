import type { ProductType } from '@ashore/core/contract/product-types.ts';
import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { Database } from '../../database/connect-database.ts';
import { holdsUntil } from './holds-until.ts';
import { presentTour } from './present-tour.ts';
import { readExchange } from './read-exchange.ts';
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
  const [rows, exchange] = await Promise.all([
    selectTours(database, { locale, where: isFeatured(productTypes), order: inFeaturedOrder, limit: size }),
    readExchange(database),
  ]);
  return {
    tours: rows.map((row) => presentTour(row, { locale, currency, exchange })),
    until: holdsUntil(rows, now),
  };
}
