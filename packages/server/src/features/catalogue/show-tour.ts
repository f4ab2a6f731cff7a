import type { TourDetails } from '@ashore/core/contract/tours.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { Database } from '../../database/connect-database.ts';
import { presentTourDetails } from './present-tour.ts';
import { readExchange } from './read-exchange.ts';
import { isProduct, selectTours } from './tour.queries.ts';

export type ShowTour = {
  /** UUID or public code. */
  readonly id: string;
  readonly locale: MessageLocale;
  readonly currency: SelectableCurrency;
};

export async function showTour(
  database: Database,
  { id, locale, currency }: ShowTour,
): Promise<TourDetails | undefined> {
  const [[row], exchange] = await Promise.all([
    selectTours(database, { locale, where: isProduct(id), limit: 1 }),
    readExchange(database),
  ]);
  return row && presentTourDetails(row, currency, exchange);
}
