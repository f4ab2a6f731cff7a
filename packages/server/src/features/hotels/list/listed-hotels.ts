import { offersAmenity } from '@ashore/core/hotels/amenities.ts';
import { hasBedType } from '@ashore/core/hotels/beds.ts';
import type { Board } from '@ashore/core/hotels/board.ts';
import { nightCount } from '@ashore/core/hotels/stay-limits.ts';
import { convertTotal } from '@ashore/core/hotels/stay-price.ts';
import { createConverter } from '@ashore/core/money/convert-money.ts';
import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import { type Money, money, toDecimal } from '@ashore/core/money/money.ts';
import type { ExchangeRates } from '../../catalogue/prices/exchange-rates.ts';
import { createFreeUntil, type FreeUntil } from '../offers/free-until.ts';
import type { OfferedHotel, OfferedRate } from '../offers/hotel.queries.ts';
import { instantAt } from '../offers/instant-text.ts';
import type { AllowsRate, HotelChoice, LeftOfType } from '../offers/priced-places.ts';
import { recall, rememberLast } from '../offers/remember.ts';
import type { HotelFilters, HotelSort, SearchHotelsInput } from '../offers/wanted-stay.ts';
import { type HotelOfPlace, kmToSight } from '../offers/watch-hotels.ts';
import type { BookableHotels } from './bookable-hotels.ts';
import { createTaxesOfRooms, type TaxesOfRooms } from './taxes-of-rooms.ts';

/** The hotels that filters leave, each with its cheapest rooms among those that the filters allow. */
export type HotelList = {
  /** Those of some hotels for which the filters and what is left allow all wanted rooms. */
  select(hotels: readonly HotelOfPlace[]): HotelOfPlace[];
  /** Of a hotel that was selected; computed when they are needed first. */
  roomsOf(hotel: HotelOfPlace): readonly HotelChoice[];
  /** What the stay costs for all rooms, with the taxes that we add. Computed when it is needed first. */
  fromOf(hotel: HotelOfPlace): Money;
  /** What the guests of all rooms pay at the hotel; undefined if nothing. */
  paidAtHotel(hotel: HotelOfPlace): Money | undefined;
  sort(hotels: HotelOfPlace[], by: HotelSort): HotelOfPlace[];
  /** Whether all wanted rooms can be had with free cancellation. */
  hasFreeCancellation(hotel: HotelOfPlace): boolean;
  readonly leftOf: LeftOfType;
  readonly nights: number;
  readonly freeUntil: FreeUntil;
  /** A deadline on the clock of its hotel. Most hotels of a city have the same ones. */
  instantText(time: number, timeZone: string): string;
};

/** Lists bookable hotels with one or another choice of filters. */
export function createLister(
  bookable: Omit<BookableHotels, 'outcome' | 'places'>,
  rates: ExchangeRates,
  input: Pick<SearchHotelsInput, 'rooms' | 'stay' | 'currency' | 'now'>,
): (filters: HotelFilters) => HotelList {
  const { pricer, leftOf } = bookable;
  const freeUntil = createFreeUntil(input.stay, input.now);
  const taxes = createTaxesOfRooms(input);
  const nights = nightCount(input.stay);
  const converterFrom = rememberLast((from: CurrencyCode) =>
    createConverter(from, rates.conversion(from, input.currency)),
  );
  const instantTextsIn = rememberLast((_: string) => new Map<number, string>());
  const instantText = (time: number, timeZone: string) =>
    recall(instantTextsIn(timeZone), time, () => instantAt(new Date(time), timeZone));
  return (filters) => {
    // Which rates are paid at the hotel is known without comparing them.
    const areRatesCompared = isFilteringRates(input.rooms, { ...filters, payAtHotel: false });
    const payment = filters.payAtHotel ? 'at-hotel' : undefined;
    const rules = { leftOf, allows: allowedBy(filters, input.rooms, freeUntil) };
    const freeRules = {
      leftOf,
      allows: allowedBy({ ...filters, freeCancellation: true }, input.rooms, freeUntil),
    };
    // A list by price asks thousands of times, so what is known is returned without a function that would compute it.
    const known = new Map<HotelOfPlace, readonly HotelChoice[] | null>();
    const findRooms = (hotel: HotelOfPlace) => {
      let rooms = known.get(hotel);
      if (rooms === undefined) {
        rooms = pricer.cheapestOf(hotel, rules) ?? null;
        known.set(hotel, rooms);
      }
      return rooms;
    };
    const roomsOf = (hotel: HotelOfPlace) => findRooms(hotel) ?? [];
    const totals = new Map<HotelOfPlace, Money>();
    const fromOf = (hotel: HotelOfPlace) => {
      let total = totals.get(hotel);
      if (total === undefined) {
        const convert = converterFrom(hotel.currency);
        total = money(totalOf(hotel, roomsOf(hotel), { convert, taxes }), input.currency);
        totals.set(hotel, total);
      }
      return total;
    };
    const hasRooms = (hotel: HotelOfPlace) =>
      (!areRatesCompared && pricer.hasAmpleRooms(hotel, payment)) || findRooms(hotel) !== null;
    const orders = ordersBy(fromOf, filters.sight);
    return {
      select: (hotels) =>
        hotels.filter(
          (hotel) => isOfHotel(hotel, filters) && hasRooms(hotel) && isInPriceRange(hotel, filters, fromOf),
        ),
      roomsOf,
      fromOf,
      sort: (hotels, by) => (isInOrder(hotels, orders[by]) ? hotels : hotels.sort(orders[by])),
      hasFreeCancellation: (hotel) =>
        roomsOf(hotel).every(({ rate }) => freeUntil(hotel, rate) !== undefined) ||
        pricer.cheapestOf(hotel, freeRules) !== undefined,
      leftOf,
      paidAtHotel: (hotel) => taxes.atHotel(hotel, roomsOf(hotel)),
      nights,
      freeUntil,
      instantText,
    };
  };
}

function isFilteringRates(
  rooms: SearchHotelsInput['rooms'],
  { boards, bed, freeCancellation, payAtHotel }: HotelFilters,
): boolean {
  return (
    boards.length > 0 ||
    bed !== null ||
    freeCancellation ||
    payAtHotel ||
    rooms.some(({ board }) => board !== undefined)
  );
}

/** What filters say of a room and its rates; undefined if they say nothing. */
function allowedBy(
  filters: HotelFilters,
  wanted: SearchHotelsInput['rooms'],
  freeUntil: FreeUntil,
): AllowsRate | undefined {
  if (!isFilteringRates(wanted, filters)) return undefined;
  const boards = filters.boards as readonly Board[];
  const { bed } = filters;
  return (hotel, rate, room, { beds }) =>
    (bed === null || hasBedType(beds, bed)) &&
    isBoard(rate, wanted[room]?.board, boards) &&
    (!filters.payAtHotel || rate.payment === 'at-hotel') &&
    (!filters.freeCancellation || freeUntil(hotel, rate) !== undefined);
}

type TotalInput = {
  readonly convert: (amountMinor: number) => number;
  readonly taxes: TaxesOfRooms;
};

/** Each room is converted as on its page, so that the same rooms cost the same there. */
function totalOf(hotel: OfferedHotel, rooms: readonly HotelChoice[], { convert, taxes }: TotalInput): number {
  let totalMinor = 0;
  for (let room = 0; room < rooms.length; room++) {
    const choice = rooms[room];
    if (choice) totalMinor += convertTotal(choice.totalMinor, taxes.charged(hotel, choice, room), convert);
  }
  return totalMinor;
}

function isBoard(rate: OfferedRate, wanted: Board | undefined, boards: readonly Board[]): boolean {
  return (
    (wanted === undefined || rate.board === wanted) && (boards.length === 0 || boards.includes(rate.board))
  );
}

function isOfHotel(hotel: HotelOfPlace, filters: HotelFilters): boolean {
  const { stars, amenities, sight, maxKmToSight, maxKmToQuay } = filters;
  return (
    (stars.length === 0 || stars.includes(hotel.stars)) &&
    (amenities.length === 0 || offersAll(hotel.amenities, amenities)) &&
    (maxKmToSight === null || isWithin(kmToSight(hotel, sight), maxKmToSight)) &&
    isWithin(hotel.kmToQuay, maxKmToQuay)
  );
}

function offersAll(offered: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((amenity) => offersAmenity(offered, amenity));
}

function isWithin(distance: number | null, most: number | null): boolean {
  return most === null || (distance !== null && distance <= most);
}

function isInPriceRange(
  hotel: HotelOfPlace,
  { priceFrom, priceTo }: HotelFilters,
  fromOf: (hotel: HotelOfPlace) => Money,
): boolean {
  if (priceFrom === null && priceTo === null) return true;
  const price = toDecimal(fromOf(hotel));
  return (priceFrom === null || price >= priceFrom) && (priceTo === null || price <= priceTo);
}

type Order = (a: HotelOfPlace, b: HotelOfPlace) => number;

/** The hotels of a city are kept in the order of most lists, and a sort would copy them. */
function isInOrder(hotels: readonly HotelOfPlace[], order: Order): boolean {
  return hotels.every((hotel, index) => index === 0 || order(hotels[index - 1] ?? hotel, hotel) <= 0);
}

const byCode: Order = (a, b) => (a.code < b.code ? -1 : 1);

/** Sorts by a number, then by code. Hotels without the number come last. */
function by(numberOf: (hotel: HotelOfPlace) => number | null): Order {
  return (a, b) => {
    const one = numberOf(a);
    const other = numberOf(b);
    if (one === other) return byCode(a, b);
    if (one === null || other === null) return one === null ? 1 : -1;
    return one - other;
  };
}

function ordersBy(
  fromOf: (hotel: HotelOfPlace) => Money,
  sight: string | null,
): Readonly<Record<HotelSort, Order>> {
  return {
    recommended: by(({ popularity }) => -popularity),
    price: by((hotel) => fromOf(hotel).amount),
    'price-down': by((hotel) => -fromOf(hotel).amount),
    stars: by(({ stars }) => -stars),
    rating: by(({ rating }) => (rating === null ? null : -rating)),
    distance: by((hotel) => kmToSight(hotel, sight)),
  };
}
