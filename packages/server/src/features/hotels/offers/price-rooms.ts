import type { RoomParty } from '@ashore/core/hotels/room-party.ts';
import { nightsOf, type Stay } from '@ashore/core/hotels/stay-limits.ts';
import { type NightPrice, priceRoom, type RoomPrice } from '@ashore/core/hotels/stay-price.ts';
import {
  isSaleOver,
  isSoldTo,
  type RateRefusal,
  rateRefusal,
} from '@ashore/core/hotels/stay-restrictions.ts';
import { daysBetween, type LocalDate, type LocalTime } from '@ashore/core/time/local-date-time.ts';
import { localDateAt, localTimeAt } from '@ashore/core/time/time-zone.ts';
import type { OfferedHotel, OfferedRate, OfferedRoomType } from './hotel.queries.ts';

/** One room as a traveller wants it. */
export type RoomRequest = {
  readonly party: RoomParty;
  /** The country in which the guests live. */
  readonly residence: string;
};

/** A rate of a room type for one wanted room, in the hotel's currency. Nothing of it says whether a room is left. */
export type PricedRate = {
  readonly roomType: OfferedRoomType;
  readonly rate: OfferedRate;
  readonly price: RoomPrice;
};

export type HotelClock = { readonly today: LocalDate; readonly time: LocalTime };

export function clockOf({ timeZone }: Pick<OfferedHotel, 'timeZone'>, now: Date): HotelClock {
  return { today: localDateAt(now, timeZone), time: localTimeAt(now, timeZone) };
}

/** Every rate of every room type that the hotel sells for a room and a stay. */
export function priceRates(
  hotel: OfferedHotel,
  stay: Stay,
  request: RoomRequest,
  clock: HotelClock,
): PricedRate[] {
  if (isSaleOver(stay, { ...clock, sellsUntil: hotel.sellsUntil })) return [];
  const rates = hotel.rates.filter(
    (rate) => isSoldTo(rate, request.residence) && rateRefusal(rate, stay, clock.today) === undefined,
  );
  if (rates.length === 0) return [];
  return hotel.roomTypes.flatMap((roomType) => {
    const nights = nightPrices(roomType, stay);
    if (!nights) return [];
    return rates.flatMap((rate) => {
      const price = isRateOf(rate, roomType) && priceRate(hotel, { roomType, rate, request, nights });
      return price ? [{ roomType, rate, price }] : [];
    });
  });
}

type RateToPrice = {
  readonly roomType: OfferedRoomType;
  readonly rate: OfferedRate;
  readonly request: RoomRequest;
  readonly nights: readonly NightPrice[];
};

export function priceRate(
  hotel: OfferedHotel,
  { roomType, rate, request, nights }: RateToPrice,
): RoomPrice | undefined {
  return priceRoom({
    hotel,
    room: roomType,
    rate,
    party: request.party,
    residence: request.residence,
    nights,
  });
}

export function isRateOf({ roomTypeIds }: OfferedRate, { id }: OfferedRoomType): boolean {
  return roomTypeIds === null || roomTypeIds.includes(id);
}

/** The prices of the nights; undefined if one of them has none. */
export function nightPrices(
  { firstNight, pricesMinor }: Pick<OfferedRoomType, 'firstNight' | 'pricesMinor'>,
  stay: Stay,
): NightPrice[] | undefined {
  const first = daysBetween(firstNight, stay.arrival);
  const nights: NightPrice[] = [];
  for (const [at, date] of datesOf(stay).entries()) {
    const priceMinor = pricesMinor[first + at];
    if (!priceMinor) return undefined;
    nights.push({ date, priceMinor });
  }
  return nights;
}

// A search prices dozens of rooms for one stay.
const datesByStay = new WeakMap<Stay, readonly LocalDate[]>();

function datesOf(stay: Stay): readonly LocalDate[] {
  const known = datesByStay.get(stay);
  if (known) return known;
  const dates = nightsOf(stay);
  datesByStay.set(stay, dates);
  return dates;
}

/**
 * Why the hotel has no such stay, if a rule of all its rates refuses it: it is too short or too long, or the hotel does
 * not sell it. Undefined if some rate allows it; there may be no room left even so.
 */
export function refusalOfHotel(
  hotel: OfferedHotel,
  stay: Stay,
  residences: readonly string[],
  clock: HotelClock,
): RateRefusal | undefined {
  if (isSaleOver(stay, { ...clock, sellsUntil: hotel.sellsUntil })) return 'closed';
  if (!hotel.roomTypes.some((roomType) => nightPrices(roomType, stay))) return 'closed';
  const refusals = hotel.rates
    .filter((rate) => residences.every((residence) => isSoldTo(rate, residence)))
    .map((rate) => rateRefusal(rate, stay, clock.today));
  if (refusals.includes(undefined)) return undefined;
  return refusals.find((refusal) => refusal !== 'closed') ?? 'closed';
}
