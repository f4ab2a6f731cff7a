import { offersAmenity } from '@ashore/core/hotels/amenities.ts';
import type { Board } from '@ashore/core/hotels/board.ts';
import { cheapestRooms } from '@ashore/core/hotels/cheapest-rooms.ts';
import { convertTotal, type PricedTax } from '@ashore/core/hotels/stay-price.ts';
import type { TaxCollection } from '@ashore/core/hotels/tax-kinds.ts';
import { type Money, money, toDecimal } from '@ashore/core/money/money.ts';
import type { ExchangeRates } from '../../catalogue/prices/exchange-rates.ts';
import type { BookableHotels } from './bookable-hotels.ts';
import type { OfferedHotel, OfferedRate, OfferedRoomType } from './hotel.queries.ts';
import { instantAt } from './instant-text.ts';
import { nightPrices, taxesOfRate } from './price-rooms.ts';
import { createFreeUntil, type FreeUntil, type HotelChoice, recall } from './priced-places.ts';
import type { HotelFilters, HotelSort, SearchHotelsInput } from './wanted-stay.ts';
import { type HotelOfPlace, kmToSight } from './watch-hotels.ts';

/** The hotels that filters leave, each with its cheapest rooms among those that the filters allow. */
export type HotelList = {
  /** Those of some hotels for which the filters and what is left allow all wanted rooms. */
  select(hotels: readonly HotelOfPlace[]): HotelOfPlace[];
  /** Of a hotel that was selected; computed when they are needed first. */
  roomsOf(hotel: HotelOfPlace): readonly HotelChoice[];
  /** What the stay costs for all rooms, with the taxes that we add. Computed when it is needed first. */
  fromOf(hotel: HotelOfPlace): Money;
  sort(hotels: HotelOfPlace[], by: HotelSort): HotelOfPlace[];
  /** Whether all wanted rooms can be had with free cancellation. */
  hasFreeCancellation(hotel: HotelOfPlace): boolean;
  /** How many rooms of a type are left in every night of the stay. */
  leftOf(roomType: OfferedRoomType): number;
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
  const freeUntil = createFreeUntil(input.stay, input.now);
  const instantTexts = new Map<string, string>();
  const instantText = (time: number, timeZone: string) =>
    recall(instantTexts, `${time} ${timeZone}`, () => instantAt(new Date(time), timeZone));
  return (filters) => {
    // Which rates are paid at the hotel is known without comparing them.
    const areRatesCompared = isFilteringRates(input.rooms, { ...filters, payAtHotel: false });
    const payment = filters.payAtHotel ? 'at-hotel' : undefined;
    const rules = { ...bookable, rooms: input.rooms, filters, freeUntil };
    const known = new Map<HotelOfPlace, { readonly rooms: readonly HotelChoice[] | undefined }>();
    const findRooms = (hotel: HotelOfPlace) =>
      recall(known, hotel, () => ({ rooms: cheapestRoomsOf(hotel, rules) })).rooms;
    const roomsOf = (hotel: HotelOfPlace) => findRooms(hotel) ?? [];
    const totals = new Map<HotelOfPlace, Money>();
    const fromOf = (hotel: HotelOfPlace) =>
      recall(totals, hotel, () => totalOf(hotel, roomsOf(hotel), { ...input, rates }));
    const hasRooms = (hotel: HotelOfPlace) =>
      (!areRatesCompared && bookable.pricer.hasAmpleRooms(hotel, payment)) || findRooms(hotel) !== undefined;
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
        cheapestRoomsOf(hotel, { ...rules, filters: { ...filters, freeCancellation: true } }) !== undefined,
      leftOf: bookable.leftOf,
      freeUntil,
      instantText,
    };
  };
}

function isFilteringRates(
  rooms: SearchHotelsInput['rooms'],
  { boards, freeCancellation, payAtHotel }: HotelFilters,
): boolean {
  return (
    boards.length > 0 || freeCancellation || payAtHotel || rooms.some(({ board }) => board !== undefined)
  );
}

type ChoiceRules = Pick<SearchHotelsInput, 'rooms' | 'filters'> &
  Pick<BookableHotels, 'pricer' | 'leftOf'> & { readonly freeUntil: FreeUntil };

function cheapestRoomsOf(
  hotel: OfferedHotel,
  { rooms: wanted, filters, pricer, leftOf, freeUntil }: ChoiceRules,
): HotelChoice[] | undefined {
  const choices = pricer.choicesOf(hotel);
  const leftById = new Map(hotel.roomTypes.map((roomType) => [roomType.id, leftOf(roomType)]));
  const left = (roomTypeId: string) => leftById.get(roomTypeId) ?? 0;
  if (!isFilteringRates(wanted, filters)) return cheapestRooms(choices, left);
  const boards = filters.boards as readonly Board[];
  const allowed = choices.map((ofRoom, index) =>
    ofRoom.filter(
      ({ rate }) =>
        isBoard(rate, wanted[index]?.board, boards) &&
        (!filters.payAtHotel || rate.payment === 'at-hotel') &&
        (!filters.freeCancellation || freeUntil(hotel, rate) !== undefined),
    ),
  );
  return cheapestRooms(allowed, left);
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
    const charged = addsTaxes ? taxesOf(hotel, choice, { input, index, collector: 'charged' }) : [];
    return sum + convertTotal(choice.totalMinor, charged, { from: hotel.currency, conversion });
  }, 0);
  return money(totalMinor, currency);
}

type TaxesToRead = {
  readonly input: Pick<SearchHotelsInput, 'rooms' | 'stay'>;
  /** Of the wanted room. */
  readonly index: number;
  readonly collector: TaxCollection;
};

/** What one collector takes of a chosen room. */
export function taxesOf(
  hotel: OfferedHotel,
  { roomType, rate }: HotelChoice,
  { input: { stay, rooms }, index, collector }: TaxesToRead,
): readonly PricedTax[] {
  const request = rooms[index];
  const nights = nightPrices(hotel, roomType, stay);
  const taxes = request && nights && taxesOfRate(hotel, { roomType, rate, request, nights }, collector);
  if (!taxes) throw new Error('A chosen room has a price.');
  return taxes;
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
    amenities.every((amenity) => offersAmenity(hotel.amenities, amenity)) &&
    (maxKmToSight === null || isWithin(kmToSight(hotel, sight), maxKmToSight)) &&
    isWithin(hotel.kmToQuay, maxKmToQuay)
  );
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
