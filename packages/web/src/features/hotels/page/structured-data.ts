import { starsOfRating } from '@ashore/core/hotels/rating.ts';
import type { HotelContent, RoomsFindings } from './load-hotel.ts';

type HotelDataInput = {
  readonly hotel: HotelContent;
  readonly amenities: readonly string[];
  readonly rooms: RoomsFindings;
  readonly currency: string;
  readonly url: string;
  readonly publicUrl: string;
};

/** A hotel as schema.org describes it, with its rooms and what they cost for the stay of the page. */
export function hotelData({ hotel, amenities, rooms, currency, url, publicUrl }: HotelDataInput) {
  const roomTypes = rooms.state === 'found' ? (rooms.answer.rooms[0]?.roomTypes ?? []) : [];
  return {
    '@type': 'Hotel',
    '@id': url,
    url,
    name: hotel.hotelName,
    description: hotel.shortDescription,
    image: hotel.images.map(({ thumb }) => publicUrl + thumb),
    address: {
      '@type': 'PostalAddress',
      streetAddress: hotel.street,
      ...(hotel.postalCode !== '' && { postalCode: hotel.postalCode }),
      addressLocality: hotel.city,
      addressCountry: hotel.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: hotel.latitude, longitude: hotel.longitude },
    checkinTime: hotel.checkInFrom,
    checkoutTime: hotel.checkOutUntil,
    // An assessment of ours is no rating by an authority.
    ...(hotel.hasOfficialStars && {
      starRating: { '@type': 'Rating', ratingValue: starsOfRating(hotel.rating) },
    }),
    amenityFeature: amenities.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true })),
    ...(hotel.averageRating !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: hotel.averageRating,
        reviewCount: hotel.reviewCount,
      },
    }),
    containsPlace: roomTypes.map(({ name, sizeM2, maxOccupancy, rates }) => ({
      '@type': ['HotelRoom', 'Product'],
      name,
      ...(sizeM2 !== null && {
        floorSize: { '@type': 'QuantitativeValue', value: sizeM2, unitCode: 'MTK' },
      }),
      occupancy: { '@type': 'QuantitativeValue', maxValue: maxOccupancy },
      offers: rates.map(({ total }) => ({
        '@type': 'Offer',
        price: total,
        priceCurrency: currency,
        availability: 'https://schema.org/InStock',
        url,
      })),
    })),
  };
}
