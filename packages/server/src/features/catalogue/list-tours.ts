import type { ProductType } from '@ashore/core/contract/product-types.ts';
import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { and } from 'drizzle-orm';
import type { Database } from '../../database/connect-database.ts';
import { holdsUntil } from './holds-until.ts';
import { presentTour } from './present-tour.ts';
import { readExchange } from './read-exchange.ts';
import { byPopularity, inPromotedOrder, isIn, isOfType, isPromoted, selectTours } from './tour.queries.ts';

export type ListTours = {
  readonly locale: MessageLocale;
  readonly currency: SelectableCurrency;
  readonly page: number;
  readonly size: number;
  readonly now: Date;
  readonly location?: string | undefined;
  readonly productType?: ProductType | undefined;
  /** Only what costs less today. */
  readonly promoted?: boolean;
};

export type TourPage = {
  readonly tours: TourSummary[];
  /** Whether another page follows. */
  readonly more: boolean;
  /** When it may be wrong by itself. */
  readonly until: Date | undefined;
};

/** One page of the catalogue. */
export async function listTours(database: Database, asked: ListTours): Promise<TourPage> {
  const { locale, currency, page, size, location, productType, promoted = false, now } = asked;
  const where = and(
    location === undefined ? undefined : isIn(location),
    productType && isOfType(productType),
    promoted ? isPromoted() : undefined,
  );
  const order = promoted ? inPromotedOrder : byPopularity;
  const [rows, exchange] = await Promise.all([
    selectTours(database, { locale, where, order, limit: size + 1, offset: page * size }),
    readExchange(database),
  ]);
  const shown = rows.slice(0, size);
  return {
    tours: shown.map((row) => presentTour(row, { locale, currency, exchange })),
    more: rows.length > size,
    until: holdsUntil(shown, now),
  };
}
