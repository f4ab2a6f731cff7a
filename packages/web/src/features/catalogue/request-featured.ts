import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { CardTour } from './card-tour.ts';

/** How many there are on a home page. */
export const FEATURED = 12;

/** Asks for the featured tours anew. The client comes with the first question: most visitors never ask one. */
export async function requestFeatured(
  currency: SelectableCurrency,
  signal: AbortSignal,
): Promise<readonly CardTour[]> {
  const { api } = await import('../../api/browser-client.ts');
  const answer = await api.tours.featured({ currency, size: FEATURED }, { signal });
  // Whatever stands between us and the server may answer with something of its own.
  const list: readonly CardTour[] | undefined = answer?._embedded?.tourSummaryList;
  if (!Array.isArray(list)) throw new Error('The answer has no list');
  return list;
}
