import { cheapestRooms, type RoomChoice } from '@ashore/core/hotels/cheapest-rooms.ts';
import { nightCount, type Stay } from '@ashore/core/hotels/stay-limits.ts';
import { nightMinor } from '@ashore/core/hotels/stay-price.ts';
import { isSaleOver, isSoldTo, rateRefusal } from '@ashore/core/hotels/stay-restrictions.ts';
import { daysBetween, type LocalDate, localDate } from '@ashore/core/time/local-date-time.ts';
import type { OfferedHotel, OfferedRate, OfferedRoomType } from './hotel.queries.ts';
import type { CalendarPrices } from './kept-values.ts';
import { clockOf, priceRate } from './price-rooms.ts';
import { recall, rememberLast } from './remember.ts';
import { keyOfRequest } from './room-request.ts';
import type { LeftInPlaces } from './rooms-left.ts';
import { daysOf, NO_SUPPLEMENT, type PartyColumns, type StayTable, WAYS_TO_PAY } from './stay-table.ts';
import type { WantedRoom } from './wanted-stay.ts';

/**
 * A rate of a room type for one wanted room, as a list compares it: `totalMinor` is what nights and fee cost, in the
 * hotel's currency. Taxes that we add grow with it, so they are computed only for what is chosen.
 */
export type HotelChoice = RoomChoice & {
  readonly roomType: OfferedRoomType;
  readonly rate: OfferedRate;
  /** What the guests add to the price of a night; 0 at other sellers, whose prices have it. */
  readonly supplementMinor: number;
};

/**
 * Prices hotels for one search. Nothing is made for a hotel that no page shows: a city has hundreds of hotels, and most of
 * them are only counted.
 */
export type StayPricer = {
  /** Whether the hotel still sells the coming night, if the stay begins with it. Whether a rate allows the stay: `choicesOf`. */
  readonly isOnSale: (hotel: OfferedHotel) => boolean;
  /** For each wanted room, the cheapest first. Whether rooms are left is not considered. */
  readonly choicesOf: (hotel: OfferedHotel) => readonly (readonly HotelChoice[])[];
  /** Of our own rooms. */
  readonly leftOf: LeftOfType;
  /** The cheapest rooms that are left for all wanted ones, among the rates that are allowed; undefined if there are none. */
  readonly cheapestOf: (hotel: OfferedHotel, rules: ChoiceRules) => readonly HotelChoice[] | undefined;
  /**
   * Whether each wanted room has a type of which enough are left for all of them, paid in one way or in the named one. If
   * not, a mix of types may still do.
   */
  readonly hasAmpleRooms: (hotel: OfferedHotel, payment?: OfferedRate['payment']) => boolean;
};

/** Whether a wanted room, by its number, may have a rate of a room type. */
export type AllowsRate = (
  hotel: OfferedHotel,
  rate: OfferedRate,
  room: number,
  roomType: OfferedRoomType,
) => boolean;

/** How many rooms of a type of a hotel are left in every night of the stay. */
export type LeftOfType = (hotel: OfferedHotel, roomType: OfferedRoomType) => number;

export type ChoiceRules = {
  readonly leftOf: LeftOfType;
  /** Missing: all rates are allowed. */
  readonly allows?: AllowsRate | undefined;
};

export type WantedPrices = {
  readonly stay: Stay;
  readonly rooms: readonly WantedRoom[];
  readonly now: Date;
  readonly left: Pick<LeftInPlaces, 'inTable'>;
};

export function createStayPricer({ stay, rooms, now, left }: WantedPrices): StayPricer {
  const clockFor = rememberLast((timeZone: string) => clockOf({ timeZone }, now));
  const requests = rooms.map((room) => ({ room, key: keyOfRequest(room) }));
  const parts: PricingParts = {
    requests,
    columnsOf: rememberLast((table: StayTable) => requests.map(({ room }) => table.sleep(room.party))),
    leftIn: rememberLast(left.inTable),
    days: daysOf(stay),
    firstNights: createOffsets(stay.arrival),
    nights: nightCount(stay),
    isSold: (hotel, rate) => rateRefusal(rate, stay, clockFor(hotel.timeZone).today) === undefined,
  };
  const choices = new Map<OfferedHotel, HotelChoice[][]>();
  const isLater = stay.arrival > lastDateOnEarth(now);
  const choicesOf = (hotel: OfferedHotel) => recall(choices, hotel, () => choicesOfRooms(hotel, parts));
  return {
    isOnSale: (hotel) =>
      isLater || !isSaleOver(stay, { ...clockFor(hotel.timeZone), sellsUntil: hotel.sellsUntil }),
    choicesOf,
    leftOf: (hotel, roomType) => leftOfType(hotel, roomType, parts),
    cheapestOf(hotel, rules) {
      const cheapest = hotel.live ? 'scarce' : cheapestOfEach(hotel, rules.allows, parts);
      return cheapest === 'scarce' ? cheapestMix(hotel, choicesOf(hotel), rules) : cheapest;
    },
    hasAmpleRooms: (hotel, payment) =>
      hasAmpleRooms(hotel, parts, payment === undefined ? ALL_WAYS_TO_PAY : WAYS_TO_PAY[payment]),
  };
}

/** The latest date that a clock shows now: no clock is more than fourteen hours ahead of UTC. */
function lastDateOnEarth(now: Date): LocalDate {
  return localDate(new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10));
}

type PricingParts = {
  readonly requests: readonly Request[];
  /** How the party of each wanted room sleeps in the room types of a table. */
  readonly columnsOf: (table: StayTable) => readonly PartyColumns[];
  /** What is left of each room type of a table. */
  readonly leftIn: (table: StayTable) => readonly number[];
  readonly days: ReturnType<typeof daysOf>;
  readonly firstNights: (from: LocalDate) => number;
  readonly nights: number;
  /** Whether the rules of a rate allow the stay. */
  readonly isSold: (hotel: OfferedHotel, rate: OfferedRate) => boolean;
};

type Request = { readonly room: WantedRoom; readonly key: string };

const ALL_WAYS_TO_PAY = WAYS_TO_PAY.prepaid | WAYS_TO_PAY['at-hotel'];

function hasAmpleRooms(hotel: OfferedHotel, parts: PricingParts, wantedWays: number): boolean {
  if (hotel.live) return false;
  const { requests, days } = parts;
  const { table, row } = hotel;
  const columns = parts.columnsOf(table);
  const left = parts.leftIn(table);
  const end = table.firstTypes[row + 1] ?? 0;
  let waysForAll = wantedWays;
  // Every search runs this for every hotel of a city, so it makes no objects.
  for (let room = 0; room < requests.length && waysForAll !== 0; room++) {
    const waysToPay = columns[room]?.waysToPay;
    let ways = 0;
    for (let type = table.firstTypes[row] ?? 0; type < end; type++) {
      const ofType = waysToPay?.[type] ?? 0;
      if (ofType === 0 || (left[type] ?? 0) < requests.length) continue;
      const isPriced =
        days.from >= (table.pricedFrom[type] ?? 0) && days.until <= (table.pricedUntil[type] ?? 0);
      if (table.sellsAnyStay[row] === 1 && isPriced) ways |= ofType;
      else ways |= waysOfSoldRates(hotel, type, { room, parts });
    }
    waysForAll &= ways;
  }
  return waysForAll !== 0;
}

/** The ways to pay for a room type whose rates have rules, or whose calendar has gaps. */
function waysOfSoldRates(
  hotel: OfferedHotel,
  type: number,
  { room, parts }: { readonly room: number; readonly parts: PricingParts },
): number {
  const { table, row, rates } = hotel;
  const { requests, columnsOf, firstNights, nights, isSold } = parts;
  const roomType = hotel.roomTypes[type - (table.firstTypes[row] ?? 0)];
  const request = requests[room];
  if (!roomType || !request) return 0;
  if (!hasPrices(roomType.pricesMinor, firstNights(roomType.firstNight), nights)) return 0;
  const supplements = columnsOf(table)[room]?.supplementsMinor;
  const first = table.firstRates[type] ?? 0;
  return rates.reduce(
    (ways, rate, index) =>
      supplements?.[first + index] !== NO_SUPPLEMENT &&
      isSoldTo(rate, request.room.residence) &&
      isSold(hotel, rate)
        ? ways | WAYS_TO_PAY[rate.payment]
        : ways,
    0,
  );
}

/**
 * The cheapest rate of each wanted room. Nearly all hotels have enough rooms of every type, so it is found without listing
 * what else there is; 'scarce' if more rooms choose a type than are left of it.
 */
function cheapestOfEach(
  hotel: OfferedHotel,
  allows: AllowsRate | undefined,
  parts: PricingParts,
): readonly HotelChoice[] | 'scarce' | undefined {
  const prepaid = cheapestPaid(hotel, 'prepaid', { allows, parts });
  const atHotel = cheapestPaid(hotel, 'at-hotel', { allows, parts });
  if (prepaid === 'scarce' || atHotel === 'scarce') return 'scarce';
  if (!prepaid || !atHotel) return prepaid ?? atHotel;
  return sumOf(atHotel) < sumOf(prepaid) ? atHotel : prepaid;
}

type ChoosingParts = { readonly allows: AllowsRate | undefined; readonly parts: PricingParts };

function cheapestPaid(
  hotel: OfferedHotel,
  payment: OfferedRate['payment'],
  { allows, parts }: ChoosingParts,
): readonly HotelChoice[] | 'scarce' | undefined {
  if (!hotel.rates.some((rate) => rate.payment === payment)) return undefined;
  const chosen: HotelChoice[] = [];
  for (let room = 0; room < parts.requests.length; room++) {
    const choice = cheapestChoice(hotel, { payment, room }, { allows, parts });
    if (!choice) return undefined;
    chosen.push(choice);
  }
  for (const { roomType } of chosen) {
    const left = leftOfType(hotel, roomType, parts);
    if (left >= chosen.length) continue;
    if (chosen.filter((other) => other.roomType === roomType).length > left) return 'scarce';
  }
  return chosen;
}

function leftOfType({ table, row, roomTypes }: OfferedHotel, roomType: OfferedRoomType, parts: PricingParts) {
  return parts.leftIn(table)[(table.firstTypes[row] ?? 0) + roomTypes.indexOf(roomType)] ?? 0;
}

/** Of equal totals the first room type wins, and of its rates the first one. */
function cheapestChoice(
  hotel: OfferedHotel,
  { payment, room }: { readonly payment: OfferedRate['payment']; readonly room: number },
  { allows, parts }: ChoosingParts,
): HotelChoice | undefined {
  const { table, row, roomTypes, rates } = hotel;
  const { requests, columnsOf, leftIn, firstNights, nights, isSold } = parts;
  const supplements = columnsOf(table)[room]?.supplementsMinor;
  const residence = requests[room]?.room.residence ?? '';
  const left = leftIn(table);
  const firstType = table.firstTypes[row] ?? 0;
  const sellsAnyStay = table.sellsAnyStay[row] === 1;
  let cheapestMinor = Number.POSITIVE_INFINITY;
  let cheapestType: OfferedRoomType | undefined;
  let cheapestRate: OfferedRate | undefined;
  let supplementOfCheapest = 0;
  // Counted and without functions of its own, because a list by price runs this for every hotel of a city.
  for (let index = 0; index < roomTypes.length; index++) {
    const roomType = roomTypes[index];
    if (!roomType || (left[firstType + index] ?? 0) < 1) continue;
    const { pricesMinor } = roomType;
    const first = firstNights(roomType.firstNight);
    if (!hasPrices(pricesMinor, first, nights)) continue;
    const firstRate = table.firstRates[firstType + index] ?? 0;
    for (let rateIndex = 0; rateIndex < rates.length; rateIndex++) {
      const rate = rates[rateIndex];
      const supplementMinor = supplements?.[firstRate + rateIndex] ?? NO_SUPPLEMENT;
      if (!rate || rate.payment !== payment || supplementMinor === NO_SUPPLEMENT) continue;
      if (!sellsAnyStay && !(isSoldTo(rate, residence) && isSold(hotel, rate))) continue;
      if (allows && !allows(hotel, rate, room, roomType)) continue;
      const totalMinor = totalOf(rate, supplementMinor, { pricesMinor, first, nights });
      if (totalMinor >= cheapestMinor) continue;
      cheapestMinor = totalMinor;
      cheapestType = roomType;
      cheapestRate = rate;
      supplementOfCheapest = supplementMinor;
    }
  }
  if (!cheapestType || !cheapestRate) return undefined;
  const prices = { totalMinor: cheapestMinor, supplementMinor: supplementOfCheapest };
  return choiceOf(cheapestType, cheapestRate, prices);
}

function choiceOf(
  roomType: OfferedRoomType,
  rate: OfferedRate,
  prices: Pick<HotelChoice, 'totalMinor' | 'supplementMinor'>,
): HotelChoice {
  const { totalMinor, supplementMinor } = prices;
  return {
    roomTypeId: roomType.id,
    payment: rate.payment,
    totalMinor,
    roomType,
    rate,
    supplementMinor,
  };
}

function sumOf(chosen: readonly HotelChoice[]): number {
  return chosen.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
}

/** The cheapest mix of room types: what one room takes of a type, another one cannot have. */
function cheapestMix(
  hotel: OfferedHotel,
  choices: readonly (readonly HotelChoice[])[],
  { allows, leftOf }: ChoiceRules,
): HotelChoice[] | undefined {
  const leftById = new Map(hotel.roomTypes.map((roomType) => [roomType.id, leftOf(hotel, roomType)]));
  const allowed = allows
    ? choices.map((ofRoom, room) =>
        ofRoom.filter(({ rate, roomType }) => allows(hotel, rate, room, roomType)),
      )
    : choices;
  return cheapestRooms(allowed, (roomTypeId) => leftById.get(roomTypeId) ?? 0);
}

/** Equal rooms have the same choices. */
function choicesOfRooms(hotel: OfferedHotel, parts: PricingParts): HotelChoice[][] {
  const choices: HotelChoice[][] = [];
  const { requests } = parts;
  const choicesOf = hotel.live ? liveChoicesFor : choicesFor;
  for (const [room, request] of requests.entries()) {
    const same = requests.findIndex(({ key }) => key === request.key);
    choices.push(choices[same] ?? choicesOf(request.room, room, { hotel, parts }));
  }
  return choices;
}

function choicesFor(
  { residence }: WantedRoom,
  room: number,
  { hotel, parts }: { readonly hotel: OfferedHotel; readonly parts: PricingParts },
): HotelChoice[] {
  const { table, row } = hotel;
  const { columnsOf, firstNights, nights, isSold } = parts;
  const supplements = columnsOf(table)[room]?.supplementsMinor;
  const rates = hotel.rates.map((rate) => isSoldTo(rate, residence) && isSold(hotel, rate));
  const choices: HotelChoice[] = [];
  // Counted, because `entries` makes a list for each of thousands of combinations.
  for (let index = 0; index < hotel.roomTypes.length; index++) {
    const roomType = hotel.roomTypes[index];
    if (!roomType) continue;
    const first = firstNights(roomType.firstNight);
    if (!hasPrices(roomType.pricesMinor, first, nights)) continue;
    const firstRate = table.firstRates[(table.firstTypes[row] ?? 0) + index] ?? 0;
    for (let rateIndex = 0; rateIndex < hotel.rates.length; rateIndex++) {
      const rate = hotel.rates[rateIndex];
      const supplementMinor = supplements?.[firstRate + rateIndex] ?? NO_SUPPLEMENT;
      if (!rate || !rates[rateIndex] || supplementMinor === NO_SUPPLEMENT) continue;
      const prices = { pricesMinor: roomType.pricesMinor, first, nights };
      const totalMinor = totalOf(rate, supplementMinor, prices);
      choices.push(choiceOf(roomType, rate, { totalMinor, supplementMinor }));
    }
  }
  return choices.sort((one, other) => one.totalMinor - other.totalMinor);
}

/** What another seller has: there are few such hotels, and each rate was priced when the seller answered. */
function liveChoicesFor(
  room: WantedRoom,
  _: number,
  { hotel, parts: { isSold } }: { readonly hotel: OfferedHotel; readonly parts: PricingParts },
): HotelChoice[] {
  const choices = hotel.rates
    .filter((rate) => isSoldTo(rate, room.residence) && isSold(hotel, rate))
    .flatMap((rate) =>
      hotel.roomTypes.flatMap((roomType) => {
        const price = priceRate(hotel, { roomType, rate, request: room, nights: [] });
        return price ? [choiceOf(roomType, rate, { totalMinor: price.totalMinor, supplementMinor: 0 })] : [];
      }),
    );
  return choices.sort((one, other) => one.totalMinor - other.totalMinor);
}

type PricesOfStay = {
  readonly pricesMinor: CalendarPrices;
  readonly first: number;
  readonly nights: number;
};

/** What the nights of a stay and its fee cost. */
function totalOf(
  { priceShare, stayFeeMinor }: OfferedRate,
  supplementMinor: number,
  { pricesMinor, first, nights }: PricesOfStay,
): number {
  let totalMinor = stayFeeMinor;
  for (let at = first; at < first + nights; at++)
    totalMinor += nightMinor(pricesMinor[at] ?? 0, priceShare, supplementMinor);
  return totalMinor;
}

function hasPrices(pricesMinor: CalendarPrices, first: number, nights: number): boolean {
  for (let at = first; at < first + nights; at++) if (!pricesMinor[at]) return false;
  return true;
}

/** How many days after the first night of a calendar a stay begins. */
function createOffsets(arrival: LocalDate): (from: LocalDate) => number {
  return rememberLast((from) => daysBetween(from, arrival));
}
