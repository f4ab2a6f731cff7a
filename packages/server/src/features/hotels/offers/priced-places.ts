import type { RoomChoice } from '@ashore/core/hotels/cheapest-rooms.ts';
import { type Arrangement, arrangeBeds } from '@ashore/core/hotels/occupancy.ts';
import { nightCount, type Stay } from '@ashore/core/hotels/stay-limits.ts';
import { nightMinor } from '@ashore/core/hotels/stay-price.ts';
import { isSaleOver, isSoldTo, rateRefusal } from '@ashore/core/hotels/stay-restrictions.ts';
import { addDays, daysBetween, type LocalDate, localTime } from '@ashore/core/time/local-date-time.ts';
import { deadlineToInstant } from '@ashore/core/time/time-zone.ts';
import type { OfferedHotel, OfferedRate, OfferedRoomType } from './hotel.queries.ts';
import { clockOf, isRateOf, priceRate } from './price-rooms.ts';
import { keyOfRequest } from './room-request.ts';
import type { WantedRoom } from './wanted-stay.ts';

/**
 * A rate of a room type for one wanted room, as a list compares it: `totalMinor` is what nights and fee cost, in the
 * hotel's currency. Taxes that we add grow with it, so they are computed only for what is chosen.
 */
export type HotelChoice = RoomChoice & { readonly roomType: OfferedRoomType; readonly rate: OfferedRate };

/**
 * Prices hotels for one search. Nothing is made for a hotel that no page shows: a city has hundreds of hotels, and most of
 * them are only counted. Whether rooms are left is not known here.
 */
export type StayPricer = {
  /** Whether the hotel still sells the coming night, if the stay begins with it. Whether a rate allows the stay: `choicesOf`. */
  readonly isOnSale: (hotel: OfferedHotel) => boolean;
  /** For each wanted room, the cheapest first. */
  readonly choicesOf: (hotel: OfferedHotel) => readonly (readonly HotelChoice[])[];
  /** Whether each wanted room has a type of which enough are left for all of them. If not, a mix of types may still do. */
  readonly hasAmpleRooms: (hotel: OfferedHotel, leftOf: (roomType: OfferedRoomType) => number) => boolean;
};

export function createStayPricer(stay: Stay, rooms: readonly WantedRoom[], now: Date): StayPricer {
  const clockFor = rememberLast((timeZone: string) => clockOf({ timeZone }, now));
  const parts: PricingParts = {
    requests: rooms.map((room) => ({
      room,
      key: keyOfRequest(room),
      arrangements: arrangementsOfParty(room),
    })),
    firstNights: createOffsets(stay.arrival),
    nights: nightCount(stay),
    isSold: (hotel, rate) => rateRefusal(rate, stay, clockFor(hotel.timeZone).today) === undefined,
  };
  const choices = new Map<OfferedHotel, HotelChoice[][]>();
  return {
    isOnSale: ({ timeZone, sellsUntil }) => {
      const { today, time } = clockFor(timeZone);
      return !isSaleOver(stay, { today, time, sellsUntil });
    },
    choicesOf: (hotel) => recall(choices, hotel, () => choicesOfRooms(hotel, parts)),
    hasAmpleRooms: (hotel, leftOf) => hasAmpleRooms(hotel, leftOf, parts),
  };
}

type PricingParts = {
  readonly requests: readonly Request[];
  readonly firstNights: (from: LocalDate) => number;
  readonly nights: number;
  /** Whether the rules of a rate allow the stay. */
  readonly isSold: (hotel: OfferedHotel, rate: OfferedRate) => boolean;
};

type Request = {
  readonly room: WantedRoom;
  readonly key: string;
  readonly arrangements: ArrangementsByHotel;
};

function hasAmpleRooms(
  hotel: OfferedHotel,
  leftOf: (roomType: OfferedRoomType) => number,
  parts: PricingParts,
): boolean {
  if (hotel.live) return false;
  return PAYMENTS.some((payment) =>
    parts.requests.every((request) => hasAmpleRoomsPaid(payment, request, { hotel, leftOf, parts })),
  );
}

const PAYMENTS = ['prepaid', 'at-hotel'] as const;

function hasAmpleRoomsPaid(
  payment: OfferedRate['payment'],
  { room, arrangements }: Request,
  {
    hotel,
    leftOf,
    parts,
  }: {
    readonly hotel: OfferedHotel;
    readonly leftOf: (roomType: OfferedRoomType) => number;
    readonly parts: PricingParts;
  },
): boolean {
  const { requests, firstNights, nights, isSold } = parts;
  const ofHotel = arrangementsOf(hotel, room, arrangements);
  return hotel.roomTypes.some(
    (roomType, type) =>
      leftOf(roomType) >= requests.length &&
      hasPrices(roomType.pricesMinor, firstNights(roomType.firstNight), nights) &&
      hotel.rates.some(
        (rate, index) =>
          rate.payment === payment &&
          ofHotel[type]?.[index] !== undefined &&
          isSoldTo(rate, room.residence) &&
          isSold(hotel, rate),
      ),
  );
}

/** Equal rooms have the same choices. */
function choicesOfRooms(hotel: OfferedHotel, parts: PricingParts): HotelChoice[][] {
  const choices: HotelChoice[][] = [];
  const { requests } = parts;
  const choicesOf = hotel.live ? liveChoicesFor : choicesFor;
  for (const request of requests) {
    const same = requests.findIndex(({ key }) => key === request.key);
    choices.push(choices[same] ?? choicesOf(request, hotel, parts));
  }
  return choices;
}

function choicesFor(
  { room, arrangements }: Request,
  hotel: OfferedHotel,
  { firstNights, nights, isSold }: PricingParts,
): HotelChoice[] {
  const ofHotel = arrangementsOf(hotel, room, arrangements);
  const rates = hotel.rates.map((rate) => isSoldTo(rate, room.residence) && isSold(hotel, rate));
  const choices = hotel.roomTypes.flatMap((roomType, type) => {
    const first = firstNights(roomType.firstNight);
    if (!hasPrices(roomType.pricesMinor, first, nights)) return [];
    const prices = roomType.pricesMinor.subarray(first, first + nights);
    return hotel.rates.flatMap((rate, index) => {
      const arrangement = rates[index] && ofHotel[type]?.[index];
      return arrangement ? [choiceOf({ roomType, rate, arrangement, prices })] : [];
    });
  });
  return choices.sort((one, other) => one.totalMinor - other.totalMinor);
}

/** What another seller has: there are few such hotels, and each rate was priced when the seller answered. */
function liveChoicesFor({ room }: Request, hotel: OfferedHotel, { isSold }: PricingParts): HotelChoice[] {
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

function choiceOf({
  roomType,
  rate,
  arrangement,
  prices,
}: Pick<HotelChoice, 'roomType' | 'rate'> & {
  readonly arrangement: Arrangement;
  readonly prices: Int32Array;
}): HotelChoice {
  let totalMinor = rate.stayFeeMinor;
  for (const price of prices) totalMinor += nightMinor(price, rate, arrangement);
  return { roomTypeId: roomType.id, payment: rate.payment, totalMinor, roomType, rate };
}

function hasPrices(pricesMinor: Int32Array, first: number, nights: number): boolean {
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

/** How a party sleeps in each room type at each rate; undefined where it cannot, or where the rate is not sold. */
type Arrangements = readonly (readonly (Arrangement | undefined)[])[];

type ArrangementsByHotel = WeakMap<OfferedHotel, Arrangements>;

// How guests sleep depends on the hotel and the party alone, so it is computed once for each. A hotel in memory is a new
// object after every change.
const MOST_PARTIES = 200;
const parties = new Map<string, ArrangementsByHotel>();

function arrangementsOfParty({ party: { adults, childrenAges } }: WantedRoom): ArrangementsByHotel {
  if (parties.size > MOST_PARTIES) parties.clear();
  return recall(parties, `${adults} ${childrenAges.join(',')}`, () => new WeakMap());
}

function arrangementsOf(
  hotel: OfferedHotel,
  { party }: WantedRoom,
  known: ArrangementsByHotel,
): Arrangements {
  return recall(known, hotel, () =>
    hotel.roomTypes.map((roomType) =>
      hotel.rates.map((rate) =>
        isRateOf(rate, roomType) ? arrangeBeds(roomType, hotel, party, rate) : undefined,
      ),
    ),
  );
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
