import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { Database } from '../../database/connect-database.ts';
import { lowestPrices } from './lowest-prices.ts';
import type { Reader } from './present-tour.ts';
import { readExchange } from './read-exchange.ts';
import type { TourRow } from './tour.queries.ts';

export type ReadPrices = {
  readonly locale: MessageLocale;
  readonly currency: SelectableCurrency;
  readonly now: Date;
};

/** What prices of these products are shown with: the rates, and what those that are reduced cost before. */
export async function readPrices(
  database: Database,
  rows: readonly TourRow[],
  { locale, currency, now }: ReadPrices,
): Promise<Reader> {
  const reduced = rows.filter(({ promotion }) => promotion).map(({ id }) => id);
  const [exchange, lowest] = await Promise.all([
    readExchange(database),
    reduced.length === 0 ? nobody : lowestPrices(database, reduced, now),
  ]);
  return { locale, currency, exchange, lowest };
}

const nobody: Reader['lowest'] = new Map();
