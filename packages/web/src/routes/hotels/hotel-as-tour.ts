import type { HotelOffer } from '@ashore/core/contract/hotels/hotels.ts';
import { noPicture } from '@ashore/core/contract/values/image-sizes.ts';
import { type StaySearch, withStay } from '@ashore/core/contract/values/product-path.ts';
import type { CardTour } from '../../features/catalogue/cards/card-parts.tsx';

/** A hotel as the wishlist and the map know a product. Its price is that of the stay. */
export function hotelAsTour(hotel: HotelOffer, search: StaySearch): CardTour {
  const { hotelid, code, hotelName, images, city, country, from, currency } = hotel;
  return {
    tourId: hotelid,
    code,
    tourName: hotelName,
    teaserImageUrl: images[0]?.thumb ?? noPicture,
    teaserImageColour: images[0]?.colour ?? null,
    normalizedUrlPath: withStay(hotel.normalizedUrlPath, search),
    location: city,
    locationCountry: country,
    productType: 'hotels',
    basePrice: from,
    groupSize: null,
    originalPrice: null,
    currency,
    promoSavings: null,
    averageRating: hotel.averageRating,
    reviewCount: hotel.reviewCount,
    durations: null,
    payAtHotel: null,
    portHours: null,
    freeCancellation: hotel.hasFreeCancellation,
    pickUp: false,
    requireBookingApproval: false,
  };
}
