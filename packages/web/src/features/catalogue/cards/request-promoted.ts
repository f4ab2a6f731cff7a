import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { CardTour } from './card-parts.tsx';

/** Page size of promoted tours. */
export const PROMOTED_PAGE = 40;

/** Number of promoted tours that the home page shows before a visitor wants all. */
export const PROMOTED_FIRST = 8;

/** Requests every promoted tour: follows the link to the next page until none remains. */
export async function requestPromoted(
  currency: SelectableCurrency,
  signal: AbortSignal,
): Promise<readonly CardTour[]> {
  const { api } = await import('../../../api/browser-client.ts');
  const promotedTours: CardTour[] = [];
  for (let page = 0; ; page += 1) {
    const answer = await api.tours.promoted({ currency, page, size: PROMOTED_PAGE }, { signal });
    promotedTours.push(...answer._embedded.tourSummaryList);
    // A promotion may begin between two pages and move a tour to the next one.
    if (answer._links.next === undefined)
      return [...new Map(promotedTours.map((tour) => [tour.tourId, tour])).values()];
  }
}
