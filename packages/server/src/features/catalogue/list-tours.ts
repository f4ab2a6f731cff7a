import type { ProductType } from '@ashore/core/contract/product-types.ts';
import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { and } from 'drizzle-orm';
import type { Database } from '../../database/connect-database.ts';
import { presentTour } from './present-tour.ts';
import { readExchange } from './read-exchange.ts';
import { isIn, isOfType, selectTours } from './tour.queries.ts';

export type ListTours = {
  readonly locale: MessageLocale;
  readonly currency: SelectableCurrency;
  readonly page: number;
  readonly size: number;
  readonly location?: string | undefined;
  readonly productType?: ProductType | undefined;
};

/** One page of the catalogue, and whether another follows. */
export async function listTours(
  database: Database,
  { locale, currency, page, size, location, productType }: ListTours,
): Promise<{ tours: TourSummary[]; more: boolean }> {
  const where = and(
    location === undefined ? undefined : isIn(location),
    productType && isOfType(productType),
  );
  const [rows, exchange] = await Promise.all([
    selectTours(database, { locale, where, limit: size + 1, offset: page * size }),
    readExchange(database),
  ]);
  return {
    tours: rows.slice(0, size).map((row) => presentTour(row, currency, exchange)),
    more: rows.length > size,
  };
}
