import type { RoomChoice } from '@ashore/core/hotels/cheapest-rooms.ts';
import { nightCount, type Stay } from '@ashore/core/hotels/stay-limits.ts';
import { nightMinor } from '@ashore/core/hotels/stay-price.ts';
import { isSaleOver, isSoldTo, rateRefusal } from '@ashore/core/hotels/stay-restrictions.ts';
import {
  addDays,
  daysBetween,
  type LocalDate,
  localDate,
  localTime,
} from '@ashore/core/time/local-date-time.ts';
import { deadlineToInstant } from '@ashore/core/time/time-zone.ts';
import type { OfferedHotel, OfferedRate, OfferedRoomType } from './hotel.queries.ts';
import type { CalendarPrices } from './kept-values.ts';
import { clockOf, priceRate } from './price-rooms.ts';
import { keyOfRequest } from './room-request.ts';
import type { LeftInPlaces } from './rooms-left.ts';
import { daysOf, NO_SUPPLEMENT, type PartyColumns, type StayTable, WAYS_TO_PAY } from './stay-table.ts';
import type { WantedRoom } from './wanted-stay.ts';

/**
 * A rate of a room type for one wanted room, as a list compares it: `totalMinor` is what nights and fee cost, in the
 * hotel's currency. Taxes that we add grow with it, so they are computed only for what is chosen.
 */
export type HotelChoice = RoomChoice & { readonly roomType: OfferedRoomType; readonly rate: OfferedRate };

/**
 * Prices hotels for one search. Nothing is made for a hotel that no page shows: a city has hundreds of hotels, and most of
 * them are only counted.
 */
export type StayPricer = {
  /** Whether the hotel still sells the coming night, if the stay begins with it. Whether a rate allows the stay: `choicesOf`. */
  readonly isOnSale: (hotel: OfferedHotel) => boolean;
  /** For each wanted room, the cheapest first. Whether rooms are left is not considered. */
  readonly choicesOf: (hotel: OfferedHotel) => readonly (readonly HotelChoice[])[];
  /**
   * Whether each wanted room has a type of which enough are left for all of them, paid in one way or in the named one. If
   * not, a mix of types may still do.
   */
  readonly hasAmpleRooms: (hotel: OfferedHotel, payment?: OfferedRate['payment']) => boolean;
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
  return {
    isOnSale: (hotel) =>
      isLater || !isSaleOver(stay, { ...clockFor(hotel.timeZone), sellsUntil: hotel.sellsUntil }),
    choicesOf: (hotel) => recall(choices, hotel, () => choicesOfRooms(hotel, parts)),
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
  readonly leftIn: (table: StayTable) => Int32Array;
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
      choices.push(choiceOf({ roomType, rate, supplementMinor, prices }));
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
        return price
          ? [{ roomTypeId: roomType.id, payment: rate.payment, totalMinor: price.totalMinor, roomType, rate }]
          : [];
      }),
    );
  return choices.sort((one, other) => one.totalMinor - other.totalMinor);
}

type RateToChoose = Pick<HotelChoice, 'roomType' | 'rate'> & {
  readonly supplementMinor: number;
  readonly prices: { readonly pricesMinor: CalendarPrices; readonly first: number; readonly nights: number };
};

function choiceOf({
  roomType,
  rate,
  supplementMinor,
  prices: { pricesMinor, first, nights },
}: RateToChoose): HotelChoice {
  let totalMinor = rate.stayFeeMinor;
  for (let at = first; at < first + nights; at++)
    totalMinor += nightMinor(pricesMinor[at] ?? 0, rate, { supplementMinor });
  return { roomTypeId: roomType.id, payment: rate.payment, totalMinor, roomType, rate };
}

function hasPrices(pricesMinor: CalendarPrices, first: number, nights: number): boolean {
  for (let at = first; at < first + nights; at++) if (!pricesMinor[at]) return false;
  return true;
}

/** How many days after the first night of a calendar a stay begins. */
function createOffsets(arrival: LocalDate): (from: LocalDate) => number {
  return rememberLast((from) => daysBetween(from, arrival));
}

/** The hotels of a city have one clock, and most calendars begin on the same day, so the last value is usually the next. */
function rememberLast<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  let last: { readonly key: Key; readonly value: Value } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, value: compute(key) };
    return last.value;
  };
}

/** Until when a rate can be cancelled without charge; null: until the arrival; undefined: it cannot. */
export type FreeUntil = (hotel: OfferedHotel, rate: OfferedRate) => Date | null | undefined;

/** Deadlines are the same for most rates of a city, so each is computed once for a search. */
export function createFreeUntil({ arrival }: Stay, now: Date): FreeUntil {
  const instants = new Map<string, Date>();
  const instantOf = (days: number, time: string, timeZone: string) =>
    recall(instants, `${days} ${time} ${timeZone}`, () =>
      deadlineToInstant(addDays(arrival, -days), localTime(time), timeZone),
    );
  return ({ timeZone }, { cancellation }) => {
    let free: Date | null | undefined;
    for (const { until, charge } of cancellation) {
      const instant = until && instantOf(until.days, until.time, timeZone);
      if (instant && instant <= now) continue;
      if (charge.kind !== 'none') return free;
      free = instant;
    }
    return free;
  };
}

type Known<Key, Value> = {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
};

/** Computes a value when it is asked for first. */
export function recall<Key, Value>(values: Known<Key, Value>, key: Key, compute: () => Value): Value {
  const known = values.get(key);
  if (known !== undefined) return known;
  const value = compute();
  values.set(key, value);
  return value;
}
