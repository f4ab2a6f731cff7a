import type { TourDetails } from '@ashore/core/contract/tour-details.ts';

export type RideTour = Pick<
  TourDetails,
  'productType' | 'startingPointInformation' | 'startingPointEntryRequired' | 'pickupPlaces'
>;

const driven: ReadonlySet<TourDetails['productType']> = new Set(['tours', 'activities', 'shore-excursions']);

/**
 * Whether one may ask to be driven to the start. Somebody must be there who could: a guide or a crew, not the desk of a
 * museum or a theatre. A transfer is a ride itself, and who fetches travellers does so already: at places of the page, or
 * at one that is asked for when booking.
 */
export function mayAskForRide(tour: RideTour): boolean {
  const { productType, startingPointInformation, startingPointEntryRequired, pickupPlaces } = tour;
  const isFetched = startingPointEntryRequired || pickupPlaces.length > 0;
  return driven.has(productType) && startingPointInformation !== null && !isFetched;
}
