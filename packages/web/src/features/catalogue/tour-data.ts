import type { TourDetails } from '@ashore/core/contract/tour-details.ts';

/** A product as schema.org has it: something sold, and a trip. */
export function tourData(tour: TourDetails, url: string, publicUrl: string): Record<string, unknown> {
  return {
    '@type': ['Product', 'TouristTrip'],
    name: tour.tourName,
    description: tour.shortDescription,
    image: publicUrl + tour.teaserImageUrl,
    url,
    offers: {
      '@type': 'Offer',
      price: tour.basePrice,
      priceCurrency: tour.currency,
      url,
    },
    ...(tour.averageRating !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: tour.averageRating,
        reviewCount: tour.reviewCount,
      },
    }),
  };
}
