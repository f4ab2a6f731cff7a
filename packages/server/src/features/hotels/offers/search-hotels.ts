import type { HotelOffer } from '@ashore/core/contract/hotels/hotels.ts';
import type { HOTEL_SORTS } from '@ashore/core/contract/values/hotels.ts';
import { imagePath } from '@ashore/core/contract/values/image-sizes.ts';
import { type Board, rateBasisOf } from '@ashore/core/hotels/board.ts';
import { cheapestRooms } from '@ashore/core/hotels/cheapest-rooms.ts';
import { ratingOfStars } from '@ashore/core/hotels/rating.ts';
import { nightCount, type StayProblem, stayProblem } from '@ashore/core/hotels/stay-limits.ts';
import { convertRoom, paidAtHotel } from '@ashore/core/hotels/stay-price.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { type Money, money, roundHalfEven, toDecimal } from '@ashore/core/money/money.ts';
import { localDateAt, localDateTimeToInstant } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../../../database/connect.ts';
import type { ExchangeRates } from '../../catalogue/prices/exchange-rates.ts';
import type { OfferedHotel } from './hotel.queries.ts';
import { instantAt } from './instant-text.ts';
import {
  kilometresBetween,
  type LandmarksOfPlace,
  selectCities,
  selectNearbyCities,
} from './place.queries.ts';
import { pathOfHotel } from './price-offer.ts';
import { freeUntilOf, type HotelChoice, type PricedHotel, pricePlace } from './priced-places.ts';
import { offerExpiry } from './room-offer.ts';
import { readRoomsLeft } from './rooms-left.ts';
import type { WantedStay } from './wanted-stay.ts';
import type { Hotels } from './watch-hotels.ts';

export type HotelFilters = {
  /** Stars that are listed at all, by the specification four and five. */
  readonly ratings: readonly number[];
  readonly stars: readonly number[];
  readonly boards: readonly string[];
  readonly amenities: readonly string[];
  readonly freeCancellation: boolean;
  /** Of the whole stay, in decimals of the traveller's currency. */
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  readonly maxKmToSight: number | null;
  readonly maxKmToQuay: number | null;
};

export type HotelSort = (typeof HOTEL_SORTS)[number];

export type SearchHotelsInput = WantedStay & {
  /** UUID or public code. */
  readonly place: string;
  readonly nearbyCities: boolean;
  readonly filters: HotelFilters;
  readonly sort: HotelSort;
  /** From 1. */
  readonly page: number;
  readonly resultsPerPage: number;
  readonly includeStaticData: boolean;
  readonly locale: MessageLocale;
  readonly now: Date;
};

export type SearchHotelsDeps = {
  readonly database: Database;
  readonly hotels: Pick<Hotels, 'ofPlace'>;
  readonly rates: ExchangeRates;
};

export type SearchHotelsResult =
  | {
      readonly outcome: 'found';
      readonly hotels: HotelOffer[];
      readonly total: number;
      readonly expiresAt: Date;
    }
  | { readonly outcome: 'refused'; readonly reason: StayProblem }
  | { readonly outcome: 'unknown' };

/** One page of the hotels of a place that have all wanted rooms for a stay, with the lowest price of each. */
export async function searchHotels(
  deps: SearchHotelsDeps,
  input: SearchHotelsInput,
): Promise<SearchHotelsResult> {
  const bookable = await findBookable(deps, input);
  if (bookable.outcome !== 'found') return bookable;
  const { now, page, resultsPerPage } = input;
  const listed = bookable.places.flatMap((hotels) =>
    hotels
      .flatMap((hotel) => listedHotel(hotel, deps.rates, input) ?? [])
      .filter((hotel) => isInPriceRange(hotel, input.filters))
      .sort(orders[input.sort]),
  );
  const shown = listed.slice((page - 1) * resultsPerPage, page * resultsPerPage);
  return {
    outcome: 'found',
    hotels: shown.map((hotel) => presentHotel(hotel, input)),
    total: listed.length,
    expiresAt: offerExpiry(now),
  };
}

/** A hotel of a place with what is left of its room types. */
export type BookableHotel = PricedHotel & {
  readonly leftOf: (roomTypeId: string) => number;
  readonly kmToSight: number | null;
  readonly kmToQuay: number | null;
};

type Bookable =
  /** The hotels of each city: first those of the place, then those of the cities nearby. */
  | { readonly outcome: 'found'; readonly places: readonly (readonly BookableHotel[])[] }
  | { readonly outcome: 'refused'; readonly reason: StayProblem }
  | { readonly outcome: 'unknown' };

/** The listed hotels that sell the stay, with counts of rooms that are read now. */
export async function findBookable(
  { database, hotels }: SearchHotelsDeps,
  { place, nearbyCities, stay, rooms, filters, now }: SearchHotelsInput,
): Promise<Bookable> {
  const cities = await selectCities(database, place);
  const [first] = cities;
  if (!first) return { outcome: 'unknown' };
  const reason = stayProblem(stay, localDateAt(now, first.timeZone));
  if (reason) return { outcome: 'refused', reason };
  const others = nearbyCities
    ? await selectNearbyCities(
        database,
        cities.map(({ id }) => id),
      )
    : [];
  const places = await Promise.all([...cities, ...others].map(({ id }) => hotels.ofPlace(id)));
  const pricedPlaces = places.map((hotelsOfPlace) => ({
    landmarks: hotelsOfPlace,
    priced: pricePlace(hotelsOfPlace, stay, rooms, now).filter(({ hotel }) =>
      filters.ratings.includes(hotel.stars),
    ),
  }));
  const roomTypes = pricedPlaces.flatMap(({ priced }) => priced.flatMap(({ hotel }) => hotel.roomTypes));
  const leftOf = await readRoomsLeft(database, {
    roomTypeIds: roomTypes.map(({ id }) => id),
    from: stay.arrival,
    to: stay.departure,
  });
  const leftById = new Map(roomTypes.map((roomType) => [roomType.id, leftOf(roomType, stay)]));
  const left = (roomTypeId: string) => leftById.get(roomTypeId) ?? 0;
  const bookable = pricedPlaces.map(({ priced, landmarks }) =>
    priced.map((one) => ({ ...one, leftOf: left, ...distancesOf(one.hotel, landmarks) })),
  );
  // Cities of one place are one list; cities nearby follow it, the nearest first.
  return {
    outcome: 'found',
    places: [bookable.slice(0, cities.length).flat(), ...bookable.slice(cities.length)],
  };
}

function distancesOf(hotel: OfferedHotel, { sight, quay }: LandmarksOfPlace) {
  return { kmToSight: sight && kilometres(hotel, sight), kmToQuay: quay && kilometres(hotel, quay) };
}

function kilometres(...positions: Parameters<typeof kilometresBetween>): number {
  return Math.round(kilometresBetween(...positions) * 10) / 10;
}

/** A hotel with its cheapest rooms among those that the filters allow. */
export type ListedHotel = BookableHotel & {
  readonly rooms: readonly HotelChoice[];
  readonly from: Money;
  readonly hasFreeCancellation: boolean;
};

/** Undefined if the filters, or what is left, allow no combination of rooms. */
export function listedHotel(
  hotel: BookableHotel,
  rates: ExchangeRates,
  {
    filters,
    rooms: wanted,
    currency,
    now,
  }: Pick<SearchHotelsInput, 'filters' | 'rooms' | 'currency' | 'now'>,
): ListedHotel | undefined {
  if (!isOfHotel(hotel, filters)) return undefined;
  const boards = filters.boards as readonly Board[];
  const choicesWhere = (isFree: boolean) =>
    hotel.choices.map((choices, index) =>
      choices.filter(
        (choice) =>
          isBoard(choice, wanted[index]?.board, boards) &&
          (!isFree || freeUntilOf(choice, now) !== undefined),
      ),
    );
  const free = cheapestRooms(choicesWhere(true), hotel.leftOf);
  const rooms = filters.freeCancellation ? free : cheapestRooms(choicesWhere(false), hotel.leftOf);
  if (!rooms) return undefined;
  const conversion = rates.conversion(hotel.hotel.currency, currency);
  const totalMinor = rooms.reduce(
    (sum, { priced }) => sum + convertRoom(priced.price, hotel.hotel.currency, conversion).totalMinor,
    0,
  );
  return { ...hotel, rooms, from: money(totalMinor, currency), hasFreeCancellation: free !== undefined };
}

function isBoard(
  { priced: { rate } }: HotelChoice,
  wanted: Board | undefined,
  boards: readonly Board[],
): boolean {
  return (
    (wanted === undefined || rate.board === wanted) && (boards.length === 0 || boards.includes(rate.board))
  );
}

function isOfHotel({ hotel, kmToSight, kmToQuay }: BookableHotel, filters: HotelFilters): boolean {
  const { stars, amenities, maxKmToSight, maxKmToQuay } = filters;
  return (
    (stars.length === 0 || stars.includes(hotel.stars)) &&
    amenities.every((amenity) => hotel.amenities.includes(amenity)) &&
    isWithin(kmToSight, maxKmToSight) &&
    isWithin(kmToQuay, maxKmToQuay)
  );
}

function isWithin(distance: number | null, most: number | null): boolean {
  return most === null || (distance !== null && distance <= most);
}

export function isInPriceRange({ from }: ListedHotel, { priceFrom, priceTo }: HotelFilters): boolean {
  const price = toDecimal(from);
  return (priceFrom === null || price >= priceFrom) && (priceTo === null || price <= priceTo);
}

type Order = (a: ListedHotel, b: ListedHotel) => number;

const byCode: Order = (a, b) => (a.hotel.code < b.hotel.code ? -1 : 1);

/** Sorts by a number, then by code. Hotels without the number come last. */
function by(numberOf: (hotel: ListedHotel) => number | null): Order {
  return (a, b) => {
    const [one, other] = [numberOf(a), numberOf(b)];
    if (one === other) return byCode(a, b);
    if (one === null || other === null) return one === null ? 1 : -1;
    return one - other;
  };
}

const orders: Readonly<Record<HotelSort, Order>> = {
  recommended: by(({ hotel }) => -hotel.popularity),
  price: by(({ from }) => from.amount),
  'price-down': by(({ from }) => -from.amount),
  stars: by(({ hotel }) => -hotel.stars),
  rating: by(({ hotel: { rating } }) => (rating === null ? null : -rating)),
  distance: by(({ kmToSight }) => kmToSight),
};

/** How many rooms may be left for their number to be shown. */
const MOST_COUNTED = 5;

function presentHotel(listed: ListedHotel, input: SearchHotelsInput): HotelOffer {
  const { hotel, rooms, from, leftOf, kmToSight, kmToQuay, hasFreeCancellation } = listed;
  const { stay, currency, now } = input;
  const [first] = rooms;
  if (!first) throw new Error('A listed hotel has at least one room.');
  const nights = nightCount(stay);
  const left = Math.min(...rooms.map(({ roomTypeId }) => leftOf(roomTypeId)));
  return {
    ...staticFacts(hotel, input),
    kmToSight,
    kmToQuay,
    from: toDecimal(from),
    fromPerNight: toDecimal(money(Number(roundHalfEven(BigInt(from.amount), BigInt(nights))), currency)),
    currency,
    payAtHotel: payAtHotelOf(listed),
    rateBasis: rateBasisOf(first.priced.rate.board),
    payment: first.payment,
    freeCancellationUntil: freeUntilText(listed, stay, now),
    hasFreeCancellation,
    left: left <= MOST_COUNTED ? left : null,
  };
}

function payAtHotelOf({ hotel, rooms }: ListedHotel): HotelOffer['payAtHotel'] {
  const taxes = paidAtHotel(rooms.map(({ priced }) => priced.price));
  const amountMinor = taxes.reduce((sum, tax) => sum + tax.amountMinor, 0);
  if (amountMinor === 0) return null;
  return { amount: toDecimal(money(amountMinor, hotel.currency)), currency: hotel.currency };
}

/** The earliest end among the rooms; null if a room cannot be cancelled without charge. */
function freeUntilText(
  { hotel, rooms }: ListedHotel,
  { arrival }: WantedStay['stay'],
  now: Date,
): string | null {
  const ends = rooms.map((room) => freeUntilOf(room, now));
  if (ends.includes(undefined)) return null;
  const checkIn = localDateTimeToInstant(arrival, hotel.checkInFrom, hotel.timeZone);
  const earliest = Math.min(...ends.map((end) => (end ?? checkIn).getTime()));
  return instantAt(new Date(earliest), hotel.timeZone);
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
  | 'kmToSight'
  | 'kmToQuay'
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
