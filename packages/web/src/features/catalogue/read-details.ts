import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { orNothing } from '../../api/or-nothing.ts';
import type { PageContext } from '../../page/page-context.ts';

/**
 * All about a product, by its code or UUID, or nothing where there is none of that name. Details that do not say of
 * what they are cannot be booked: they are a fault, and never a page.
 */
export async function readDetails(
  { api, currency }: Pick<PageContext, 'api' | 'currency'>,
  id: string,
): Promise<TourDetails | undefined> {
  const tour = await orNothing(api.tours.show({ productType: 'tours', id, currency }));
  if (tour && !tour.tourId) throw new Error(`The details of ${id} come without a tourId`);
  return tour;
}
