import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { Database } from '../../../database/connect.ts';
import { presentTour, readReaderContext } from './present-tour.ts';
import { idsOfProducts, selectToursByIds } from './tour.queries.ts';

export type ToursByIdsInput = {
  /** UUIDs or public codes. */
  readonly ids: readonly string[];
  readonly locale: MessageLocale;
  readonly currency: SelectableCurrency;
  readonly now: Date;
  /** Prices without any promotion, such as for days on which it does not count. */
  readonly isWithoutPromotion?: boolean;
};

/** Reads the products with these IDs that are on sale, in the order of the IDs. */
export async function toursByIds(
  database: Database,
  { ids, locale, currency, now, isWithoutPromotion = false }: ToursByIdsInput,
): Promise<TourSummary[]> {
  const found = await selectToursByIds(database, await idsOfProducts(database, ids), { locale, now });
  const rows = isWithoutPromotion ? found.map((row) => ({ ...row, promotion: null })) : found;
  const reader = await readReaderContext(database, rows, { locale, currency, now });
  return rows.map((row) => presentTour(row, reader));
}
