import type { Interest } from '@ashore/core/catalogue/interests.ts';
import type { ProductType } from '@ashore/core/contract/product-types.ts';
import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { and } from 'drizzle-orm';
import type { Database } from '../../database/connect-database.ts';
import { holdsUntil } from './holds-until.ts';
import { presentTour } from './present-tour.ts';
import { readPrices } from './read-prices.ts';
import {
  byPopularity,
  countTours,
  inPromotedOrder,
  isFor,
  isIn,
  isOfType,
  isPromoted,
  selectTours,
  zonesOfPromotions,
} from './tour.queries.ts';

export type ListTours = {
  readonly locale: MessageLocale;
  readonly currency: SelectableCurrency;
  readonly page: number;
  readonly size: number;
  readonly now: Date;
  readonly location?: string | undefined;
  readonly productType?: ProductType | undefined;
  readonly interest?: Interest | undefined;
  /** Only what costs less today. */
  readonly promoted?: boolean;
};

export type TourPage = {
  readonly tours: TourSummary[];
  /** How many there are on all pages. */
  readonly total: number;
  /** When it may be wrong by itself. */
  readonly until: Date | undefined;
};

/** One page of the catalogue. */
export async function listTours(database: Database, asked: ListTours): Promise<TourPage> {
  const { locale, currency, page, size, location, productType, interest, promoted = false, now } = asked;
  const where = and(
    location === undefined ? undefined : isIn(location),
    productType && isOfType(productType),
    interest && isFor(interest),
    promoted ? isPromoted(now) : undefined,
  );
  const order = promoted ? inPromotedOrder(now) : byPopularity;
  const [rows, total, zones] = await Promise.all([
    selectTours(database, { locale, now, where, order, limit: size, offset: page * size }),
    countTours(database, where),
    promoted ? zonesOfPromotions(database, now) : [],
  ]);
  const reader = await readPrices(database, rows, { locale, currency, now });
  return {
    tours: rows.map((row) => presentTour(row, reader)),
    total,
    // What is promoted changes also by what is not on this page.
    until: holdsUntil(promoted ? zones.map((timeZone) => ({ promotes: true, timeZone })) : rows, now),
  };
}
