import type { RoomChoice } from '@ashore/core/hotels/cheapest-rooms.ts';
import { type Arrangement, arrangeBeds } from '@ashore/core/hotels/occupancy.ts';
import { nightCount, type Stay } from '@ashore/core/hotels/stay-limits.ts';
import { nightMinor } from '@ashore/core/hotels/stay-price.ts';
import { isSaleOver, isSoldTo, rateRefusal } from '@ashore/core/hotels/stay-restrictions.ts';
import { addDays, daysBetween, type LocalDate, localTime } from '@ashore/core/time/local-date-time.ts';
import { deadlineToInstant } from '@ashore/core/time/time-zone.ts';
import type { OfferedHotel, OfferedRate, OfferedRoomType } from './hotel.queries.ts';
import { clockOf, type HotelClock, isRateOf } from './price-rooms.ts';
import { keyOfRequest, type WantedRoom } from './wanted-stay.ts';

/**
 * A rate of a room type for one wanted room, as a list compares it: `totalMinor` is what nights and fee cost, in the
 * hotel's currency. Taxes that we add grow with it, so they are computed only for what is chosen.
 */
export type HotelChoice = RoomChoice & { readonly roomType: OfferedRoomType; readonly rate: OfferedRate };

export type PricedHotel = {
  readonly hotel: OfferedHotel;
  /**
   * For each wanted room, the cheapest first; computed when they are needed first, because a page shows few of the hotels
   * of a city. Whether rooms are left is not known here.
   */
  readonly choices: () => readonly (readonly HotelChoice[])[];
  /** Whether each wanted room has a type of which enough are left for all of them. If not, a mix of types may still do. */
  readonly hasAmpleRooms: (leftOf: (roomTypeId: string) => number) => boolean;
};

/** The hotels that sell a stay, with their prices, fast enough for every search: a city has hundreds. */
export function priceHotels(
  hotels: readonly OfferedHotel[],
  stay: Stay,
  rooms: readonly WantedRoom[],
  now: Date,
): PricedHotel[] {
  const clocks = new Map<string, HotelClock>();
  const firstNights = createOffsets(stay.arrival);
  const nights = nightCount(stay);
  const requests = rooms.map((room) => ({ room, key: keyOfRequest(room), party: numberOfParty(room) }));
  return hotels.flatMap((hotel) => {
    const clock = recall(clocks, hotel.timeZone, () => clockOf(hotel, now));
    if (isSaleOver(stay, { ...clock, sellsUntil: hotel.sellsUntil })) return [];
    const rates = hotel.rates.filter((rate) => rateRefusal(rate, stay, clock.today) === undefined);
    const [first] = rates;
    if (!first) return [];
    const paysInOneWay = rates.every(({ payment }) => payment === first.payment);
    let choices: HotelChoice[][] | undefined;
    return [
      {
        hotel,
        choices: () => {
          choices ??= choicesOfRooms(hotel, rates, { requests, firstNights, nights });
          return choices;
        },
        hasAmpleRooms: (leftOf) =>
          paysInOneWay &&
          requests.every(({ room, party }) =>
            hotel.roomTypes.some(
              (roomType) =>
                leftOf(roomType.id) >= rooms.length &&
                hasPrices(roomType.pricesMinor, firstNights(roomType.firstNight), nights) &&
                rates.some(
                  (rate) =>
                    isSoldTo(rate, room.residence) &&
                    isRateOf(rate, roomType) &&
                    arrangementFor(hotel, roomType, rate, room, party) !== undefined,
                ),
            ),
          ),
      },
    ];
  });
}

type RequestParts = {
  readonly requests: readonly { readonly room: WantedRoom; readonly key: string; readonly party: number }[];
  readonly firstNights: (from: LocalDate) => number;
  readonly nights: number;
};

/** Equal rooms have the same choices. */
function choicesOfRooms(
  hotel: OfferedHotel,
  rates: readonly OfferedRate[],
  { requests, firstNights, nights }: RequestParts,
): HotelChoice[][] {
  const choices: HotelChoice[][] = [];
  for (const { room, key, party } of requests) {
    const same = requests.findIndex((request) => request.key === key);
    choices.push(choices[same] ?? choicesOf(hotel, rates, { room, party, firstNights, nights }));
  }
  return choices;
}

type ChoiceParts = {
  readonly room: WantedRoom;
  readonly party: number;
  readonly firstNights: (from: LocalDate) => number;
  readonly nights: number;
};

function choicesOf(
  hotel: OfferedHotel,
  rates: readonly OfferedRate[],
  { room, party, firstNights, nights }: ChoiceParts,
): HotelChoice[] {
  const choices: HotelChoice[] = [];
  for (const roomType of hotel.roomTypes) {
    const { pricesMinor } = roomType;
    const first = firstNights(roomType.firstNight);
    if (!hasPrices(pricesMinor, first, nights)) continue;
    for (const rate of rates) {
      if (!isSoldTo(rate, room.residence) || !isRateOf(rate, roomType)) continue;
      const arrangement = arrangementFor(hotel, roomType, rate, room, party);
      if (!arrangement) continue;
      let totalMinor = rate.stayFeeMinor;
      for (let at = first; at < first + nights; at++)
        totalMinor += nightMinor(pricesMinor[at] ?? 0, rate, arrangement);
      choices.push({ roomTypeId: roomType.id, payment: rate.payment, totalMinor, roomType, rate });
    }
  }
  return choices.sort((one, other) => one.totalMinor - other.totalMinor);
}

function hasPrices(pricesMinor: Int32Array, first: number, nights: number): boolean {
  for (let at = first; at < first + nights; at++) if (!pricesMinor[at]) return false;
  return true;
}

/** How many days after the first night of a calendar a stay begins. Most calendars begin on the same day. */
function createOffsets(arrival: LocalDate): (from: LocalDate) => number {
  const offsets = new Map<LocalDate, number>();
  return (from) => recall(offsets, from, () => daysBetween(from, arrival));
}

// How guests sleep depends on the hotel and the party alone, so it is computed once for each. Parties are numbered,
// because numbers are found faster than texts.
const MOST_PARTIES = 200;
let numbersOfParties = new Map<string, number>();
let arrangements = new WeakMap<OfferedRoomType, Map<number, Arrangement | undefined>>();

function numberOfParty({ party: { adults, childrenAges } }: WantedRoom): number {
  const key = `${adults} ${childrenAges.join(',')}`;
  const known = numbersOfParties.get(key);
  if (known !== undefined) return known;
  if (numbersOfParties.size === MOST_PARTIES) {
    numbersOfParties = new Map();
    arrangements = new WeakMap();
  }
  numbersOfParties.set(key, numbersOfParties.size);
  return numbersOfParties.size - 1;
}

function arrangementFor(
  hotel: OfferedHotel,
  roomType: OfferedRoomType,
  rate: OfferedRate,
  room: WantedRoom,
  party: number,
): Arrangement | undefined {
  const ofRoomType = arrangements.get(roomType) ?? new Map<number, Arrangement | undefined>();
  arrangements.set(roomType, ofRoomType);
  const key = party * MOST_RATES + hotel.rates.indexOf(rate);
  if (ofRoomType.has(key)) return ofRoomType.get(key);
  const arrangement = arrangeBeds(roomType, hotel, room.party, rate);
  ofRoomType.set(key, arrangement);
  return arrangement;
}

/** More than any hotel has. */
const MOST_RATES = 1_000;

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

function recall<Key, Value>(values: Map<Key, Value>, key: Key, compute: () => Value): Value {
  const known = values.get(key);
  if (known !== undefined) return known;
  const value = compute();
  values.set(key, value);
  return value;
}
