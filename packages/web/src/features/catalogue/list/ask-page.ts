import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import { type CardTour, cardTour } from '../card-tour.ts';
import { listInput } from './list-input.ts';
import type { LoadedList } from './load-list.ts';

type AskedPage = Pick<LoadedList, 'narrowing' | 'where' | 'page'> & {
  readonly number: number;
  readonly currency: SelectableCurrency;
};

/** The cards of another page of a list that is open already. */
export async function askPage(
  { narrowing, where, page, number, currency }: AskedPage,
  signal: AbortSignal,
): Promise<CardTour[]> {
  const { api } = await import('../../../api/browser-client.ts');
  const { type, ...ofType } = { ...listInput(narrowing, currency), page: number, size: page.size };
  const { productType, location } = where;
  const found =
    productType === undefined
      ? await api.tours.list({ ...ofType, type, location }, { signal })
      : await api.tours.ofType({ ...ofType, productType, location }, { signal });
  return found._embedded.tourSummaryList.map(cardTour);
}
