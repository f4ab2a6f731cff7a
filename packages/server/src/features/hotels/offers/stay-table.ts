import { arrangeBeds, type HotelAges, type RoomCapacity } from '@ashore/core/hotels/occupancy.ts';
import type { RoomParty } from '@ashore/core/hotels/room-party.ts';
import { MAX_NIGHTS, type Stay } from '@ashore/core/hotels/stay-limits.ts';
import type { RatePrices } from '@ashore/core/hotels/stay-price.ts';
import type { RateRules } from '@ashore/core/hotels/stay-restrictions.ts';
import { daysBetween, type LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { CalendarPrices } from './kept-values.ts';
import { createRowAt, type RowAt } from './rows-of-ids.ts';

type TabledRoomType = RoomCapacity & {
  readonly id: string;
  readonly capacity: number;
  readonly firstNight: LocalDate;
  readonly pricesMinor: CalendarPrices;
};

type TabledRate = RatePrices &
  RateRules & {
    readonly payment: 'prepaid' | 'at-hotel';
    readonly roomTypeIds: readonly string[] | null;
  };

type TabledHotel = HotelAges & {
  readonly roomTypes: readonly TabledRoomType[];
  readonly rates: readonly TabledRate[];
};

/** What each guest pays in a party, by room type and rate. */
export type PartyColumns = {
  /** What the guests add to the price of a night, of a hotel's rates for its first room type, then for the next. */
  readonly supplementsMinor: Int32Array;
  /** The ways to pay for a room type in which the party can sleep, as a sum of `WAYS_TO_PAY`. */
  readonly waysToPay: Uint8Array;
};

/**
 * What decides whether hotels have rooms for a stay, in columns: a search asks all hotels of a city, and reading a list of
 * numbers is many times faster than following references through hundreds of hotels.
 */
export type StayTable = {
  /** The row of the first room type of each hotel, and of the end. */
  readonly firstTypes: Int32Array;
  /** Whether the hotel sells all rates to all guests, for all stays. */
  readonly sellsAnyStay: Uint8Array;
  /** The first combination of each room type with a rate of its hotel, in `PartyColumns`. */
  readonly firstRates: Int32Array;
  /** A plain list, because each search copies it, and typed ones are made outside of the heap, which costs more. */
  readonly capacities: readonly number[];
  /** Days between which every night has a price. Equal if the calendar has gaps. */
  readonly pricedFrom: Int32Array;
  readonly pricedUntil: Int32Array;
  /** The row of the room type that a text names. */
  readonly rowAt: RowAt;
  /** How a party sleeps in each room type; computed when it is needed first. */
  sleep(party: RoomParty): PartyColumns;
};

export const WAYS_TO_PAY = { prepaid: 1, 'at-hotel': 2 } as const;

/** A party cannot sleep in a room type, or it is not sold at a rate. */
export const NO_SUPPLEMENT = -(2 ** 31);

/** Parties of a city that are kept: two adults, with children of a few ages, and what else was asked last. */
const MOST_PARTIES = 24;

export function createStayTable(hotels: readonly TabledHotel[]): StayTable {
  const types = hotels.flatMap(({ roomTypes }) => roomTypes);
  const firstTypes = new Int32Array(hotels.length + 1);
  const firstRates = new Int32Array(types.length + 1);
  let type = 0;
  for (const [row, { roomTypes, rates }] of hotels.entries()) {
    for (const _ of roomTypes) {
      firstRates[type + 1] = (firstRates[type] ?? 0) + rates.length;
      type += 1;
    }
    firstTypes[row + 1] = type;
  }
  const priced = types.map(pricedDays);
  const parties = new Map<string, PartyColumns>();
  return {
    firstTypes,
    firstRates,
    sellsAnyStay: Uint8Array.from(hotels, ({ rates }) => (rates.every(isForAnyStay) ? 1 : 0)),
    capacities: types.map(({ capacity }) => capacity),
    pricedFrom: Int32Array.from(priced, ({ from }) => from),
    pricedUntil: Int32Array.from(priced, ({ until }) => until),
    rowAt: createRowAt(types.map(({ id }) => id)),
    sleep(party) {
      const key = `${party.adults} ${party.childrenAges.join()}`;
      const known = parties.get(key);
      // The newest use is last in the order of the map.
      if (known) parties.delete(key);
      else if (parties.size >= MOST_PARTIES) parties.delete(parties.keys().next().value ?? '');
      const columns = known ?? columnsOf(hotels, firstRates, party);
      parties.set(key, columns);
      return columns;
    },
  };
}

/** The days of a stay, as the columns count them. */
export function daysOf({ arrival, departure }: Stay): { readonly from: number; readonly until: number } {
  return { from: dayOf(arrival), until: dayOf(departure) };
}

const FIRST_DAY = '1970-01-01' as LocalDate;

function dayOf(date: LocalDate): number {
  return daysBetween(FIRST_DAY, date);
}

function pricedDays({ firstNight, pricesMinor }: TabledRoomType): { from: number; until: number } {
  const first = dayOf(firstNight);
  const begin = pricesMinor.findIndex(isPrice);
  const end = pricesMinor.findLastIndex(isPrice) + 1;
  const hasGap = begin < 0 || pricesMinor.subarray(begin, end).includes(0);
  return hasGap ? { from: first, until: first } : { from: first + begin, until: first + end };
}

function isPrice(priceMinor: number): boolean {
  return priceMinor > 0;
}

function isForAnyStay(rate: RateRules): boolean {
  return (
    rate.minNights === 1 &&
    rate.maxNights === MAX_NIGHTS &&
    rate.releaseDays === 0 &&
    rate.closedToArrival.length === 0 &&
    rate.closedToDeparture.length === 0 &&
    rate.markets === null &&
    rate.days.size === 0
  );
}

function columnsOf(hotels: readonly TabledHotel[], firstRates: Int32Array, party: RoomParty): PartyColumns {
  const supplementsMinor = new Int32Array(firstRates.at(-1) ?? 0).fill(NO_SUPPLEMENT);
  const waysToPay = new Uint8Array(firstRates.length - 1);
  let type = 0;
  for (const hotel of hotels)
    for (const roomType of hotel.roomTypes) {
      const first = firstRates[type] ?? 0;
      for (const [index, rate] of hotel.rates.entries()) {
        if (rate.roomTypeIds !== null && !rate.roomTypeIds.includes(roomType.id)) continue;
        const arrangement = arrangeBeds(roomType, hotel, party, rate);
        if (!arrangement) continue;
        supplementsMinor[first + index] = arrangement.supplementMinor;
        waysToPay[type] = (waysToPay[type] ?? 0) | WAYS_TO_PAY[rate.payment];
      }
      type += 1;
    }
  return { supplementsMinor, waysToPay };
}
