import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { CardTour } from './card-parts.tsx';

/** Number of featured tours on a home page. */
export const FEATURED = 12;

/**
 * Requests the featured tours again. The API client is loaded with the first request, because most visitors
 * never send one.
 */
export async function requestFeatured(
  currency: SelectableCurrency,
  signal: AbortSignal,
): Promise<readonly CardTour[]> {
  const { api } = await import('../../../api/browser-client.ts');
  const answer = await api.tours.featured({ currency, size: FEATURED }, { signal });
  // A proxy between the browser and the server may answer with its own content.
  const list: readonly CardTour[] | undefined = answer?._embedded?.tourSummaryList;
  if (!Array.isArray(list)) throw new Error('The answer has no list');
  return list;
}
