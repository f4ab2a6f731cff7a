import type { HotelOffer } from '@ashore/core/contract/hotels/hotels.ts';
import { imagePath } from '@ashore/core/contract/values/image-sizes.ts';
import { rateBasisOf } from '@ashore/core/hotels/board.ts';
import { ratingOfStars } from '@ashore/core/hotels/rating.ts';
import { nightCount, type Stay } from '@ashore/core/hotels/stay-limits.ts';
import { paidAtHotel } from '@ashore/core/hotels/stay-price.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { divideHalfEven, money, toDecimal } from '@ashore/core/money/money.ts';
import { localDateTimeToInstant } from '@ashore/core/time/time-zone.ts';
import type { OfferedHotel } from './hotel.queries.ts';
import { type HotelList, taxesOf } from './listed-hotels.ts';
import { pathOfHotel } from './price-offer.ts';
import type { HotelChoice } from './priced-places.ts';
import type { SearchHotelsInput } from './wanted-stay.ts';
import { type HotelOfPlace, kmToSight, sightOf } from './watch-hotels.ts';

/** How many rooms may be left for their number to be shown. */
const MOST_COUNTED = 5;

/** A hotel of a list as a page of it shows it. */
export function presentHotel(hotel: HotelOfPlace, input: SearchHotelsInput, list: HotelList): HotelOffer {
  const { stay, currency, filters, locale } = input;
  const rooms = list.roomsOf(hotel);
  const [first] = rooms;
  if (!first) throw new Error('A listed hotel has at least one room.');
  const from = list.fromOf(hotel);
  const left = Math.min(...rooms.map(({ roomType }) => list.leftOf(roomType)));
  return {
    ...staticFacts(hotel, input),
    ...describeDistances(hotel, filters.sight, locale),
    from: toDecimal(from),
    fromPerNight: toDecimal(money(divideHalfEven(from.amount, nightCount(stay)), currency)),
    currency,
    payAtHotel: payAtHotelOf(hotel, rooms, input),
    rateBasis: rateBasisOf(first.rate.board),
    payment: first.payment,
    freeCancellationUntil: freeUntilText(hotel, rooms, stay, list),
    hasFreeCancellation: list.hasFreeCancellation(hotel),
    left: left <= MOST_COUNTED ? left : null,
  };
}

function payAtHotelOf(
  hotel: OfferedHotel,
  rooms: readonly HotelChoice[],
  input: SearchHotelsInput,
): HotelOffer['payAtHotel'] {
  if (!hotel.live && !hotel.taxes.some(({ collected }) => collected === 'at-hotel')) return null;
  const taxes = paidAtHotel(
    rooms.map((choice, index) => ({
      taxes: taxesOf(hotel, choice, { input, index, collector: 'at-hotel' }),
    })),
  );
  // A hotel charges in one currency. Amounts that its seller names in another one are on its page.
  const currency = taxes[0]?.currency ?? hotel.currency;
  const amountMinor = taxes
    .filter((tax) => (tax.currency ?? hotel.currency) === currency)
    .reduce((sum, tax) => sum + tax.amountMinor, 0);
  if (amountMinor === 0) return null;
  return { amount: toDecimal(money(amountMinor, currency)), currency };
}

/** The earliest end among the rooms; null if a room cannot be cancelled without charge. */
function freeUntilText(
  hotel: OfferedHotel,
  rooms: readonly HotelChoice[],
  { arrival }: Stay,
  list: HotelList,
): string | null {
  const ends = rooms.map(({ rate }) => list.freeUntil(hotel, rate));
  if (ends.includes(undefined)) return null;
  const checkIn = () => localDateTimeToInstant(arrival, hotel.checkInFrom, hotel.timeZone);
  const earliest = Math.min(...ends.map((end) => (end ?? checkIn()).getTime()));
  return list.instantText(earliest, hotel.timeZone);
}

type StaticOffer = Omit<
  HotelOffer,
  | 'from'
  | 'fromPerNight'
  | 'currency'
  | 'payAtHotel'
  | 'rateBasis'
  | 'payment'
  | 'freeCancellationUntil'
  | 'hasFreeCancellation'
  | 'left'
  | keyof ReturnType<typeof describeDistances>
>;

/** Names, pictures and positions. Without them only what identifies the hotel is filled in. */
function staticFacts(
  hotel: OfferedHotel,
  { includeStaticData, locale }: Pick<SearchHotelsInput, 'includeStaticData' | 'locale'>,
): StaticOffer {
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
