import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { nextMidnightAt } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../../database/connect-database.ts';
import { selectParts } from './details.queries.ts';
import { type ProductDetails, presentDetails } from './present-details.ts';
import { readDateRules } from './read-date-rules.ts';
import { readPrices } from './read-prices.ts';
import { isProduct, selectTours } from './tour.queries.ts';

export type ShowTour = {
  /** UUID or public code. */
  readonly id: string;
  readonly locale: MessageLocale;
  readonly currency: SelectableCurrency;
  readonly now: Date;
};

export type ShownTour = {
  readonly tour: ProductDetails & Pick<TourDetails, 'dateRules'>;
  readonly supplierId: string;
  /** When it is wrong by itself: at the end of the day there. */
  readonly until: Date;
};

/** Everything about one product that its own supplier has said. */
export async function showTour(
  database: Database,
  { id, locale, currency, now }: ShowTour,
): Promise<ShownTour | undefined> {
  const [row] = await selectTours(database, { locale, now, where: isProduct(id), limit: 1 });
  if (!row) return undefined;
  const [parts, dateRules, reader] = await Promise.all([
    selectParts(database, row.id, locale),
    readDateRules(database, row),
    readPrices(database, [row], { locale, currency, now }),
  ]);
  // It went between the two.
  if (!parts) return undefined;
  return {
    tour: { ...presentDetails({ row, parts }, reader), dateRules },
    supplierId: row.supplierId,
    until: nextMidnightAt(now, row.timeZone),
  };
}
