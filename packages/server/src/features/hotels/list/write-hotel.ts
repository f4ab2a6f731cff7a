import { distances, hotelTexts } from '@ashore/core/contract/hotels/hotels.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { z } from 'zod';
import type { SearchHotelsInput } from '../offers/wanted-stay.ts';
import type { HotelOfPlace } from '../offers/watch-hotels.ts';
import type { HotelList } from './listed-hotels.ts';
import { describeDistances, describeListed, describeStay } from './present-hotel.ts';

/** What no stay changes of a hotel, as members of a JSON object. */
type HotelFragments = { readonly facts: string; readonly distances: string };

/** About 1 kB each, half as much again in Chinese: more than the first pages of all cities in one language. */
const MOST_KEPT = 4_000;

const factsSchema = z.object(hotelTexts);
const distancesSchema = z.object(distances);

/**
 * By the hotel as it was read: a hotel that has changed is another object. Only the newest ones are kept, and they go with
 * the hotels of their city.
 */
let fragmentsOfHotels = new WeakMap<HotelOfPlace, Partial<Record<MessageLocale, HotelFragments>>>();
let keptCount = 0;

/**
 * A hotel of a list in JSON, as the contract has what `presentHotel` shows. Names, pictures and distances are written once for
 * each language, so that a list of twenty hotels neither makes nor checks nor copies hundreds of objects.
 */
export function writeHotel(hotel: HotelOfPlace, input: SearchHotelsInput, list: HotelList): string {
  const fragments = fragmentsFor(hotel, input);
  return `{${fragments.facts},${membersOfStay(describeStay(hotel, input, list))},${fragments.distances}}`;
}

/** Numbers, codes and times need no escapes. */
function membersOfStay(stay: ReturnType<typeof describeStay>): string {
  const { payAtHotel: paid, freeCancellationUntil: until } = stay;
  const atHotel = paid ? `{"amount":${paid.amount},"currency":"${paid.currency}"}` : 'null';
  return (
    `"from":${stay.from},"fromPerNight":${stay.fromPerNight},"currency":"${stay.currency}",` +
    `"payAtHotel":${atHotel},"rateBasis":${stay.rateBasis},"payment":"${stay.payment}",` +
    `"freeCancellationUntil":${until === null ? 'null' : `"${until}"`},` +
    `"hasFreeCancellation":${stay.hasFreeCancellation},"left":${stay.left}`
  );
}

function fragmentsFor(hotel: HotelOfPlace, input: SearchHotelsInput): HotelFragments {
  const isUsual = input.includeStaticData && input.filters.sight === null;
  // A hotel of another seller is made again for each search.
  if (!isUsual || hotel.live) return fragmentsOf(hotel, input);
  const { locale } = input;
  const ofHotel = fragmentsOfHotels.get(hotel);
  const known = ofHotel?.[locale];
  if (known) return known;
  const fragments = fragmentsOf(hotel, input);
  if (keptCount >= MOST_KEPT) {
    fragmentsOfHotels = new WeakMap();
    keptCount = 0;
  }
  fragmentsOfHotels.set(hotel, { ...fragmentsOfHotels.get(hotel), [locale]: fragments });
  keptCount += 1;
  return fragments;
}

function fragmentsOf(hotel: HotelOfPlace, input: SearchHotelsInput): HotelFragments {
  const { filters, locale } = input;
  return {
    facts: membersOf(factsSchema.parse(describeListed(hotel, input))),
    distances: membersOf(distancesSchema.parse(describeDistances(hotel, filters.sight, locale))),
  };
}

/** An object in JSON, without its braces. */
function membersOf(value: object): string {
  return JSON.stringify(value).slice(1, -1);
}
