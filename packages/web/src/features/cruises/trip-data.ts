import type { ShownExcursions, ShownTrip } from './shown-trips.ts';

/** Trips in the structured data of a sailing: more would make its page heavy for passengers at sea. */
const MOST_TRIPS = 20;

/** The trips that fit a sailing as schema.org defines products with their offers, each trip once. */
export function dataOfTrips(
  ports: readonly ShownExcursions[],
  addressOf: (path: string) => string,
): Record<string, unknown>[] {
  const trips = new Map<string, { readonly tour: ShownTrip['tour']; readonly isFree: boolean }>();
  for (const { tour, starts } of ports.flatMap((port) => port.trips)) {
    const isFree = trips.get(tour.tourId)?.isFree || starts.some(({ state }) => state === 'free');
    trips.set(tour.tourId, { tour, isFree });
  }
  if (trips.size === 0) return [];
  const itemListElement = [...trips.values()].slice(0, MOST_TRIPS).map(({ tour, isFree }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'Product',
      name: tour.tourName,
      url: addressOf(tour.normalizedUrlPath),
      offers: {
        '@type': 'Offer',
        price: tour.basePrice,
        priceCurrency: tour.currency,
        availability: `https://schema.org/${isFree ? 'InStock' : 'SoldOut'}`,
      },
    },
  }));
  return [{ '@type': 'ItemList', itemListElement }];
}
