import type { HotelOffer } from '@ashore/core/contract/hotels/hotels.ts';
import { imagePath } from '@ashore/core/contract/values/image-sizes.ts';
import { rateBasisOf } from '@ashore/core/hotels/board.ts';
import { ratingOfStars } from '@ashore/core/hotels/rating.ts';
import type { Stay } from '@ashore/core/hotels/stay-limits.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { divideHalfEven, money, toDecimal } from '@ashore/core/money/money.ts';
import { localDateTimeToInstant } from '@ashore/core/time/time-zone.ts';
import type { OfferedHotel } from '../offers/hotel.queries.ts';
import { pathOfHotel } from '../offers/price-offer.ts';
import type { HotelChoice } from '../offers/priced-places.ts';
import type { SearchHotelsInput } from '../offers/wanted-stay.ts';
import { type HotelOfPlace, kmToSight, sightOf } from '../offers/watch-hotels.ts';
import type { HotelList } from './listed-hotels.ts';

/** How many rooms may be left for their number to be shown. */
const MOST_COUNTED = 5;

/** A hotel of a list as a page of it shows it. */
export function presentHotel(hotel: HotelOfPlace, input: SearchHotelsInput, list: HotelList): HotelOffer {
  return {
    ...describeListed(hotel, input),
    ...describeDistances(hotel, input.filters.sight, input.locale),
    ...describeStay(hotel, input, list),
  };
}

/** What the stay costs and how it is sold, in the order of the contract. */
export function describeStay(
  hotel: HotelOfPlace,
  { stay, currency }: Pick<SearchHotelsInput, 'stay' | 'currency'>,
  list: HotelList,
) {
  const rooms = list.roomsOf(hotel);
  const [first] = rooms;
  if (!first) throw new Error('A listed hotel has at least one room.');
  const from = list.fromOf(hotel);
  const atHotel = list.paidAtHotel(hotel);
  let left = Number.POSITIVE_INFINITY;
  for (const { roomType } of rooms) left = Math.min(left, list.leftOf(hotel, roomType));
  return {
    from: toDecimal(from),
    fromPerNight: toDecimal(money(divideHalfEven(from.amount, list.nights), currency)),
    currency,
    payAtHotel: atHotel ? { amount: toDecimal(atHotel), currency: atHotel.currency } : null,
    rateBasis: rateBasisOf(first.rate.board),
    payment: first.payment,
    freeCancellationUntil: freeUntilText(hotel, rooms, stay, list),
    hasFreeCancellation: list.hasFreeCancellation(hotel),
    left: left <= MOST_COUNTED ? left : null,
  };
}

/** The earliest end among the rooms; null if a room cannot be cancelled without charge. */
function freeUntilText(
  hotel: OfferedHotel,
  rooms: readonly HotelChoice[],
  { arrival }: Stay,
  list: HotelList,
): string | null {
  let earliest = Number.POSITIVE_INFINITY;
  for (const { rate } of rooms) {
    const end = list.freeUntil(hotel, rate);
    if (end === undefined) return null;
    const until = end ?? localDateTimeToInstant(arrival, hotel.checkInFrom, hotel.timeZone);
    earliest = Math.min(earliest, until.getTime());
  }
  return list.instantText(earliest, hotel.timeZone);
}

/** Names, pictures and positions. Without them only what identifies the hotel is filled in. */
export function describeListed(
  hotel: OfferedHotel,
  { includeStaticData, locale }: Pick<SearchHotelsInput, 'includeStaticData' | 'locale'>,
) {
  const facts = {
    hotelid: hotel.id,
    code: hotel.code,
    rating: ratingOfStars(hotel.stars),
    hasOfficialStars: hotel.hasOfficialStars,
    cityCode: hotel.citySlug,
    locationUuid: hotel.locationId,
    normalizedUrlPath: pathOfHotel(hotel),
  };
  if (!includeStaticData)
    return {
      ...facts,
      ...{ hotelName: '', city: '', country: '', neighbourhood: '', images: [], amenities: [] },
      ...{ latitude: hotel.latitude, longitude: hotel.longitude, averageRating: null, reviewCount: 0 },
    };
  return { ...facts, ...describeHotel(hotel, locale) };
}

/** How far a hotel is from a sight, by default the main one, and from where cruise passengers land. */
export function describeDistances(hotel: HotelOfPlace, slug: string | null, locale: MessageLocale) {
  const names = sightOf(hotel, slug)?.names;
  return {
    sightName: names ? (names[locale] ?? names.en) : null,
    kmToSight: kmToSight(hotel, slug),
    kmToQuay: hotel.kmToQuay,
    isTenderQuay: hotel.landmarks.quay?.isTender ?? false,
  };
}

export function describeHotel(hotel: OfferedHotel, locale: MessageLocale) {
  const textIn = (texts: OfferedHotel['names']) => texts[locale] ?? texts.en;
  return {
    hotelName: textIn(hotel.names),
    city: textIn(hotel.cities),
    country: textIn(hotel.countries),
    neighbourhood: textIn(hotel.neighbourhood),
    images: hotel.images.map(({ stem, dominant }) => ({ thumb: imagePath(stem), colour: dominant })),
    amenities: [...hotel.amenities],
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    averageRating: hotel.rating,
    reviewCount: hotel.reviewCount,
  };
}
