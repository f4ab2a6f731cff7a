import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { Database } from '../../database/connect-database.ts';
import { presentTour } from './present-tour.ts';
import { readPrices } from './read-prices.ts';
import { inOrderOf, isOneOf, selectTours } from './tour.queries.ts';

export type NamedTours = {
  readonly ids: readonly string[];
  readonly locale: MessageLocale;
  readonly currency: SelectableCurrency;
  readonly now: Date;
};

/** The products of these ids that are on sale, in the order of the ids. What is not on sale any more is left out. */
export async function namedTours(
  database: Database,
  { ids, locale, currency, now }: NamedTours,
): Promise<TourSummary[]> {
  const where = isOneOf(ids);
  const rows = await selectTours(database, {
    locale,
    now,
    where,
    order: [inOrderOf(ids)],
    limit: ids.length,
  });
  const reader = await readPrices(database, rows, { locale, currency, now });
  return rows.map((row) => presentTour(row, reader));
}
