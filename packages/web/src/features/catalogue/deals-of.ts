import type { ProductType } from '@ashore/core/contract/product-types.ts';
import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import type { PageContext } from '../../page/page-context.ts';
import { type CardTour, cardTour } from './card-tour.ts';

/** So many are asked for; the trip one is looking at may be among them, and is left out. */
const MOST = 6;

/** What else there is in a city. One alone is no choice, and more than six are a list: nothing is shown then. */
export function dealsOf(found: readonly TourSummary[], tourId?: string): CardTour[] {
  const others = found.filter((tour) => tour.tourId !== tourId);
  return others.length > 1 && others.length <= MOST ? others.map(cardTour) : [];
}

/** What the page of a trip asks for to show them. */
export async function dealsBeside(
  { api, currency }: Pick<PageContext, 'api' | 'currency'>,
  { tourId, locationUuid: location }: Pick<TourSummary, 'tourId' | 'locationUuid'>,
): Promise<CardTour[]> {
  const { _embedded } = await api.tours.list({ location, currency, page: 0, size: MOST });
  return dealsOf(_embedded.tourSummaryList, tourId);
}

/**
 * What the list of one kind shows of the other kinds. Asked for as everybody asks: a list that is narrowed by its kinds
 * would be kept for nobody, and the page with it.
 */
export async function dealsBesideList(
  { api, currency }: Pick<PageContext, 'api' | 'currency'>,
  { location, productType }: { readonly location: string; readonly productType: ProductType },
): Promise<CardTour[]> {
  const { _embedded } = await api.tours.list({ location, currency, page: 0, size: 4 * MOST });
  const others = _embedded.tourSummaryList.filter((tour) => tour.productType !== productType);
  return dealsOf(others.slice(0, MOST));
}
