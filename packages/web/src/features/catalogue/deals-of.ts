import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import type { PageContext } from '../../page/page-context.ts';
import { type CardTour, cardTour } from './card-tour.ts';

/** At most so many stand beside the trip one is looking at. */
const MOST = 6;

/** What else there is in the city of a trip. One alone is no choice, so nothing is shown then. */
export function dealsOf(found: readonly TourSummary[], tourId: string): CardTour[] {
  const others = found.filter((tour) => tour.tourId !== tourId).slice(0, MOST);
  return others.length > 1 ? others.map(cardTour) : [];
}

/** What a page asks for to show them: one more than that, because the trip itself may be among them. */
export async function dealsBeside(
  { api, currency }: Pick<PageContext, 'api' | 'currency'>,
  { tourId, locationUuid: location }: Pick<TourSummary, 'tourId' | 'locationUuid'>,
): Promise<CardTour[]> {
  const { _embedded } = await api.tours.list({ location, currency, page: 0, size: MOST + 1 });
  return dealsOf(_embedded.tourSummaryList, tourId);
}
