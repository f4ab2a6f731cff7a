import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { Database } from '../../../database/connect.ts';
import { presentTour, readReaderContext } from './present-tour.ts';
import { idsOfProducts, selectToursByIds, type TravelDays } from './tour.queries.ts';

export type ToursByIdsInput = {
  /** UUIDs or public codes. */
  readonly ids: readonly string[];
  readonly locale: MessageLocale;
  readonly currency: SelectableCurrency;
  readonly now: Date;
  /** Days of travel. A promotion counts only if it is for one of them. */
  readonly days?: TravelDays | undefined;
};

/** Reads the products with these IDs that are on sale, in the order of the IDs. */
export async function toursByIds(
  database: Database,
  { ids, locale, currency, now, days }: ToursByIdsInput,
): Promise<TourSummary[]> {
  const rows = await selectToursByIds(database, await idsOfProducts(database, ids), { locale, now, days });
  const reader = await readReaderContext(database, rows, { locale, currency, now });
  return rows.map((row) => presentTour(row, reader));
}
