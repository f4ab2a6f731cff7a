import { BED_TYPES, hasBedType } from '@ashore/core/hotels/beds.ts';
import type { HotelIndex } from '@ashore/search/lodging/hotel-index.ts';
import type { ResultRow } from './result-rows.ts';

/** Adds a product to the index of hotels if it is one. */
export function putHotel(
  hotels: HotelIndex,
  id: string,
  { hotel, locationId, names }: Pick<ResultRow, 'hotel' | 'locationId' | 'names'>,
): void {
  if (!hotel) return;
  const { quarter, popularity, hasOfficialStars: _, beds, ...facts } = hotel;
  const english = quarter.en ?? '';
  hotels.put({
    ...facts,
    id,
    city: locationId,
    names,
    quarter: { en: english, de: quarter.de ?? english, 'zh-Hans': quarter['zh-Hans'] ?? english },
    bedTypes: BED_TYPES.filter((type) => beds.some((ofRoom) => hasBedType(ofRoom, type))),
    popularity: popularity / 100,
  });
}

const ratesThat = (condition: string) =>
  `exists (select from rate_plans rate where rate.hotel_id = product.id and ${condition})`;

/** A `HotelRow` of the product; null for a trip. */
export const hotelOfProductSql = `(
    select jsonb_build_object('stars', hotel.stars, 'hasOfficialStars', hotel.has_official_stars,
      'latitude', product.latitude, 'longitude', product.longitude, 'quarter', hotel.neighbourhood,
      'amenities', hotel.amenities,
      'boards', (select coalesce(jsonb_agg(distinct rate.board), '[]') from rate_plans rate where rate.hotel_id = product.id),
      'isFreeToCancel', ${ratesThat(`rate.cancellation -> 0 -> 'charge' ->> 'kind' = 'none'`)},
      'isPaidThere', ${ratesThat(`rate.payment = 'at-hotel'`)},
      'beds', (select coalesce(jsonb_agg(distinct room.beds), '[]') from room_types room where room.hotel_id = product.id),
      'hasFamilyRoom', exists (select from room_types room where room.hotel_id = product.id
        and room.max_children >= 2 and room.max_occupancy >= 4))
    from hotels hotel where hotel.product_id = product.id)`;
