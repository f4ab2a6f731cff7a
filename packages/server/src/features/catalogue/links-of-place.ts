import type { Location } from '@ashore/core/contract/locations.ts';
import type { ProductCounts } from './count-products.ts';

/** What can be booked in a place: hotels, and anything to do there, each by a link of that name. */
export function linksOfPlace(id: string, counts: ProductCounts): Location['_links'] {
  const { hotels = 0, ...others } = counts;
  const hasTours = Object.values(others).some((count) => count > 0);
  return {
    ...(hasTours && { tours: { href: `/api/tours?location=${id}` } }),
    ...(hotels > 0 && { hotels: { href: `/api/hotels?location=${id}` } }),
  };
}
