import type { HotelOffer } from '@ashore/core/contract/hotels/hotels.ts';
import type { HOTEL_SORTS } from '@ashore/core/contract/values/hotels.ts';
import { imagePath } from '@ashore/core/contract/values/image-sizes.ts';
import { type Board, rateBasisOf } from '@ashore/core/hotels/board.ts';
import { cheapestRooms } from '@ashore/core/hotels/cheapest-rooms.ts';
import { ratingOfStars } from '@ashore/core/hotels/rating.ts';
import { nightCount, type Stay, type StayProblem, stayProblem } from '@ashore/core/hotels/stay-limits.ts';
import { convertRoom, paidAtHotel, type RoomPrice } from '@ashore/core/hotels/stay-price.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { convertMoney } from '@ashore/core/money/convert-money.ts';
import { divideHalfEven, type Money, money, toDecimal } from '@ashore/core/money/money.ts';
import { localDateAt, localDateTimeToInstant } from '@ashore/core/time/time-zone.ts';
import type { Database } from '../../../database/connect.ts';
import type { ExchangeRates } from '../../catalogue/prices/exchange-rates.ts';
import type { OfferedHotel, OfferedRate } from './hotel.queries.ts';
import { instantAt } from './instant-text.ts';
import { kilometresBetween, type LandmarksOfPlace, selectNearbyCities } from './place.queries.ts';
import { pathOfHotel } from './price-offer.ts';
import { nightPrices, priceRate } from './price-rooms.ts';
import {
  createFreeUntil,
  type FreeUntil,
  type HotelChoice,
  type PricedHotel,
  priceHotels,
} from './priced-places.ts';
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
  readonly hotels: Pick<Hotels, 'citiesOf' | 'ofPlace'>;
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
  const list = createLister(deps.rates, input);
  const listed = bookable.places.flatMap((hotels) => list(hotels, input.filters).sort(orders[input.sort]));
  const shown = listed.slice((page - 1) * resultsPerPage, page * resultsPerPage);
  return {
    outcome: 'found',
    hotels: shown.map((hotel) => presentHotel(hotel, input, list.freeUntil)),
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
  const cities = await hotels.citiesOf(place);
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
    priced: priceHotels(hotelsOfPlace.hotels, stay, rooms, now).filter(({ hotel }) =>
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

type Distances = { readonly kmToSight: number | null; readonly kmToQuay: number | null };

// A hotel in memory is a new object after every change of its city.
const knownDistances = new WeakMap<OfferedHotel, Distances>();

function distancesOf(hotel: OfferedHotel, { sight, quay }: LandmarksOfPlace): Distances {
  const known = knownDistances.get(hotel);
  if (known) return known;
  const distances = {
    kmToSight: sight && kilometres(hotel, sight),
    kmToQuay: quay && kilometres(hotel, quay),
  };
  knownDistances.set(hotel, distances);
  return distances;
}

function kilometres(...positions: Parameters<typeof kilometresBetween>): number {
  return Math.round(kilometresBetween(...positions) * 10) / 10;
}

/** A hotel with its cheapest rooms among those that the filters allow. */
export type ListedHotel = BookableHotel & {
  /** Computed when they are needed first, as the price is. */
  readonly rooms: () => readonly HotelChoice[];
  /** What the stay costs for all rooms, with the taxes that we add. Computed when it is needed first. */
  readonly from: () => Money;
};

export type Lister = {
  /** The hotels for which the filters and what is left allow all wanted rooms. */
  (hotels: readonly BookableHotel[], filters: HotelFilters): ListedHotel[];
  readonly freeUntil: FreeUntil;
};

export function createLister(
  rates: ExchangeRates,
  input: Pick<SearchHotelsInput, 'rooms' | 'stay' | 'currency' | 'now'>,
): Lister {
  const freeUntil = createFreeUntil(input.stay, input.now);
  const list = (hotels: readonly BookableHotel[], filters: HotelFilters) => {
    const areRatesFiltered = isFilteringRates(input.rooms, filters);
    return hotels.flatMap((hotel) => {
      if (!isOfHotel(hotel, filters)) return [];
      const findRooms = lazy(() => cheapestRoomsOf(hotel, { ...input, filters, freeUntil }));
      const isSure = !areRatesFiltered && hotel.hasAmpleRooms(hotel.leftOf);
      if (!isSure && !findRooms()) return [];
      const rooms = () => findRooms() ?? [];
      const from = lazy(() => totalOf(hotel.hotel, rooms(), { ...input, rates }));
      const listed = { ...hotel, rooms, from };
      return isInPriceRange(listed, filters) ? [listed] : [];
    });
  };
  return Object.assign(list, { freeUntil });
}

function isFilteringRates(
  rooms: SearchHotelsInput['rooms'],
  { boards, freeCancellation }: HotelFilters,
): boolean {
  return boards.length > 0 || freeCancellation || rooms.some(({ board }) => board !== undefined);
}

/** Computes a value when it is needed first. */
function lazy<Value>(compute: () => Value): () => Value {
  let computed: { readonly value: Value } | undefined;
  return () => {
    computed ??= { value: compute() };
    return computed.value;
  };
}

type ChoiceRules = Pick<SearchHotelsInput, 'rooms' | 'filters'> & { readonly freeUntil: FreeUntil };

function cheapestRoomsOf(
  { hotel, choices, leftOf }: BookableHotel,
  { rooms: wanted, filters, freeUntil }: ChoiceRules,
): HotelChoice[] | undefined {
  const boards = filters.boards as readonly Board[];
  if (!isFilteringRates(wanted, filters)) return cheapestRooms(choices(), leftOf);
  const allowed = choices().map((ofRoom, index) =>
    ofRoom.filter(
      ({ rate }) =>
        isBoard(rate, wanted[index]?.board, boards) &&
        (!filters.freeCancellation || freeUntil(hotel, rate) !== undefined),
    ),
  );
  return cheapestRooms(allowed, leftOf);
}

/** Each room is converted as on its page, so that the same rooms cost the same there. */
function totalOf(
  hotel: OfferedHotel,
  rooms: readonly HotelChoice[],
  input: Pick<SearchHotelsInput, 'rooms' | 'stay' | 'currency'> & { readonly rates: ExchangeRates },
): Money {
  const { currency, rates } = input;
  const conversion = rates.conversion(hotel.currency, currency);
  const addsTaxes = hotel.taxes.some(({ collected }) => collected === 'charged');
  const totalMinor = rooms.reduce((sum, choice, index) => {
    if (!addsTaxes) return sum + convertMoney(money(choice.totalMinor, hotel.currency), conversion).amount;
    return sum + convertRoom(priceOf(hotel, choice, input, index), hotel.currency, conversion).totalMinor;
  }, 0);
  return money(totalMinor, currency);
}

/** The price of a chosen room with its taxes. */
function priceOf(
  hotel: OfferedHotel,
  { roomType, rate }: HotelChoice,
  { stay, rooms }: Pick<SearchHotelsInput, 'rooms' | 'stay'>,
  index: number,
): RoomPrice {
  const request = rooms[index];
  const nights = nightPrices(roomType, stay);
  const price = request && nights && priceRate(hotel, { roomType, rate, request, nights });
  if (!price) throw new Error('A chosen room has a price.');
  return price;
}

function isBoard(rate: OfferedRate, wanted: Board | undefined, boards: readonly Board[]): boolean {
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

function isInPriceRange({ from }: ListedHotel, { priceFrom, priceTo }: HotelFilters): boolean {
  if (priceFrom === null && priceTo === null) return true;
  const price = toDecimal(from());
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
  price: by(({ from }) => from().amount),
  'price-down': by(({ from }) => -from().amount),
  stars: by(({ hotel }) => -hotel.stars),
  rating: by(({ hotel: { rating } }) => (rating === null ? null : -rating)),
  distance: by(({ kmToSight }) => kmToSight),
};

/** How many rooms may be left for their number to be shown. */
const MOST_COUNTED = 5;

function presentHotel(listed: ListedHotel, input: SearchHotelsInput, freeUntil: FreeUntil): HotelOffer {
  const { hotel, leftOf, kmToSight, kmToQuay } = listed;
  const rooms = listed.rooms();
  const { stay, currency, filters } = input;
  const [first] = rooms;
  if (!first) throw new Error('A listed hotel has at least one room.');
  const from = listed.from();
  const left = Math.min(...rooms.map(({ roomTypeId }) => leftOf(roomTypeId)));
  const freeRooms = cheapestRoomsOf(listed, {
    ...input,
    freeUntil,
    filters: { ...filters, freeCancellation: true },
  });
  return {
    ...staticFacts(hotel, input),
    kmToSight,
    kmToQuay,
    from: toDecimal(from),
    fromPerNight: toDecimal(money(divideHalfEven(from.amount, nightCount(stay)), currency)),
    currency,
    payAtHotel: payAtHotelOf(listed, input),
    rateBasis: rateBasisOf(first.rate.board),
    payment: first.payment,
    freeCancellationUntil: freeUntilText(listed, stay, freeUntil),
    hasFreeCancellation: freeRooms !== undefined,
    left: left <= MOST_COUNTED ? left : null,
  };
}

function payAtHotelOf(
  { hotel, rooms: roomsOf }: ListedHotel,
  input: SearchHotelsInput,
): HotelOffer['payAtHotel'] {
  if (!hotel.taxes.some(({ collected }) => collected === 'at-hotel')) return null;
  const taxes = paidAtHotel(roomsOf().map((choice, index) => priceOf(hotel, choice, input, index)));
  const amountMinor = taxes.reduce((sum, tax) => sum + tax.amountMinor, 0);
  if (amountMinor === 0) return null;
  return { amount: toDecimal(money(amountMinor, hotel.currency)), currency: hotel.currency };
}

/** The earliest end among the rooms; null if a room cannot be cancelled without charge. */
function freeUntilText(
  { hotel, rooms: roomsOf }: ListedHotel,
  { arrival }: Stay,
  freeUntil: FreeUntil,
): string | null {
  const ends = roomsOf().map(({ rate }) => freeUntil(hotel, rate));
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
