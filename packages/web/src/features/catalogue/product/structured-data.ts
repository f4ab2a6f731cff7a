import type { TourDetails } from '@ashore/core/contract/tour-details.ts';

/** A product as schema.org describes it: both a `Product` and a `TouristTrip`. */
export function tourData(tour: TourDetails, url: string, publicUrl: string): Record<string, unknown> {
  return {
    '@type': ['Product', 'TouristTrip'],
    name: tour.tourName,
    description: tour.shortDescription,
    image: publicUrl + tour.teaserImageUrl,
    url,
    provider: { '@type': 'Organization', name: tour.vendor.name },
    touristType: tour.categories.map(({ title }) => title),
    offers: {
      '@type': 'Offer',
      price: tour.basePrice,
      priceCurrency: tour.currency,
      availability: `https://schema.org/${tour.availability.availableDates.length > 0 ? 'InStock' : 'SoldOut'}`,
      ...(tour.promoBookUntil !== null && { priceValidUntil: tour.promoBookUntil }),
      url,
    },
    ...(tour.averageRating !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: tour.averageRating,
        reviewCount: tour.reviewCount,
      },
      review: tour.reviews.map(({ author, rating, text, language, writtenOn }) => ({
        '@type': 'Review',
        // An erased account leaves its reviews without a name.
        ...(author !== '' && { author: { '@type': 'Person', name: author } }),
        reviewRating: { '@type': 'Rating', ratingValue: rating },
        reviewBody: text,
        inLanguage: language,
        datePublished: writtenOn,
      })),
    }),
  };
}
