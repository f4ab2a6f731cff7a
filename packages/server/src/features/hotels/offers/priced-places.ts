import type { RoomChoice } from '@ashore/core/hotels/cheapest-rooms.ts';
import type { Stay } from '@ashore/core/hotels/stay-limits.ts';
import { addDays, localTime } from '@ashore/core/time/local-date-time.ts';
import { deadlineToInstant } from '@ashore/core/time/time-zone.ts';
import type { OfferedHotel, OfferedRate } from './hotel.queries.ts';
import { clockOf, type PricedRate, priceRates } from './price-rooms.ts';
import { keyOfRequest, type WantedRoom } from './wanted-stay.ts';
import type { HotelsOfPlace } from './watch-hotels.ts';

/** A priced rate, as a list chooses among them. */
export type HotelChoice = RoomChoice & {
  readonly priced: PricedRate;
  /** The ends of the steps of its terms, the earliest first; null is the arrival. */
  readonly terms: readonly { readonly until: Date | null; readonly isFree: boolean }[];
};

export type PricedHotel = {
  readonly hotel: OfferedHotel;
  /** For each wanted room, the cheapest first. Whether rooms are left is not known here. */
  readonly choices: readonly (readonly HotelChoice[])[];
};

const MOST_KEPT_SEARCHES = 20;

const searchesOfPlaces = new WeakMap<HotelsOfPlace, Map<string, PricedHotel[]>>();

/**
 * Prices all hotels of a city for a stay. Pages, filters and sorting of one search share the prices: they are kept with the
 * hotels, until the hotels change. Prices of the coming night end at a time of day, so they are not kept.
 */
export function pricePlace(
  place: HotelsOfPlace,
  stay: Stay,
  rooms: readonly WantedRoom[],
  now: Date,
): PricedHotel[] {
  const [first] = place.hotels;
  if (!first) return [];
  const { today } = clockOf(first, now);
  if (stay.arrival <= today) return priceAll(place, stay, rooms, now);
  const searches = searchesOfPlaces.get(place) ?? new Map<string, PricedHotel[]>();
  searchesOfPlaces.set(place, searches);
  const key = [today, stay.arrival, stay.departure, ...rooms.map(keyOfRequest)].join(';');
  const search = searches.get(key) ?? priceAll(place, stay, rooms, now);
  searches.delete(key);
  searches.set(key, search);
  for (const oldest of searches.keys()) {
    if (searches.size <= MOST_KEPT_SEARCHES) break;
    searches.delete(oldest);
  }
  return search;
}

function priceAll(
  { hotels }: HotelsOfPlace,
  stay: Stay,
  rooms: readonly WantedRoom[],
  now: Date,
): PricedHotel[] {
  return hotels.flatMap((hotel) => {
    const clock = clockOf(hotel, now);
    const termsOf = termsOfRates(hotel, stay);
    const choicesByRequest = new Map<string, HotelChoice[]>();
    const choices = rooms.map((room) => {
      const key = keyOfRequest(room);
      const known = choicesByRequest.get(key);
      if (known) return known;
      const choicesOfRequest = priceRates(hotel, stay, room, clock)
        .map((priced) => choiceOf(priced, termsOf(priced.rate)))
        .sort((a, b) => a.totalMinor - b.totalMinor);
      choicesByRequest.set(key, choicesOfRequest);
      return choicesOfRequest;
    });
    return choices.every((ofRoom) => ofRoom.length > 0) ? [{ hotel, choices }] : [];
  });
}

function choiceOf(priced: PricedRate, terms: HotelChoice['terms']): HotelChoice {
  const { roomType, rate, price } = priced;
  return { roomTypeId: roomType.id, payment: rate.payment, totalMinor: price.totalMinor, priced, terms };
}

function termsOfRates(
  { timeZone }: OfferedHotel,
  { arrival }: Stay,
): (rate: OfferedRate) => HotelChoice['terms'] {
  const termsByRate = new Map<OfferedRate, HotelChoice['terms']>();
  return (rate) => {
    const known = termsByRate.get(rate);
    if (known) return known;
    const terms = rate.cancellation.map(({ until, charge }) => ({
      until: until && deadlineToInstant(addDays(arrival, -until.days), localTime(until.time), timeZone),
      isFree: charge.kind === 'none',
    }));
    termsByRate.set(rate, terms);
    return terms;
  };
}

/** Until when a choice can be cancelled without charge; null: until the arrival; undefined: it cannot. */
export function freeUntilOf({ terms }: HotelChoice, now: Date): Date | null | undefined {
  let free: Date | null | undefined;
  for (const { until, isFree } of terms) {
    if (until && until <= now) continue;
    if (!isFree) return free;
    free = until;
  }
  return free;
}
