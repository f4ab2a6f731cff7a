import type { TourDetails } from '@ashore/core/contract/tour-details.ts';
import { idAtEnd, placeAddress } from '@ashore/core/contract/values/product-path.ts';
import { orNothing } from '../../../api/calls.ts';
import type { PageContext } from '../../../page/page-context.ts';

/**
 * Details of a product by its code or UUID; undefined if there is no such product. The server finds a product of
 * any type, so the type in the call does not matter. Details without a `tourId` cannot be booked, so they raise an
 * error and never become a page.
 */
export async function readProductDetails(
  { api, currency }: Pick<PageContext, 'api' | 'currency'>,
  id: string,
): Promise<TourDetails | undefined> {
  const tour = await orNothing(api.tours.show({ productType: 'tours', id, currency }));
  if (tour && !tour.tourId) throw new Error(`The details of ${id} come without a tourId`);
  return tour;
}

/**
 * Canonical address of the product or place whose code or UUID ends the path. The part before it may be outdated or
 * name another product type.
 */
export async function canonicalAddressById(
  page: Pick<PageContext, 'api' | 'currency'>,
  path: string,
): Promise<string | undefined> {
  const id = idAtEnd(path);
  if (id === undefined) return undefined;
  const tour = await readProductDetails(page, id);
  if (tour) return tour.normalizedUrlPath;
  // `uuid` accepts the code of a place as well.
  const { _embedded } = await page.api.locations.search({ uuid: id });
  const [place] = _embedded.locationList;
  return place && placeAddress(place.slug);
}
