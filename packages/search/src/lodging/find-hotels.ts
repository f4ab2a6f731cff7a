import { type Coordinates, kilometresBetween } from '@ashore/core/cruises/distance.ts';
import type { RoomParty } from '@ashore/core/hotels/room-party.ts';
import type { Stay } from '@ashore/core/hotels/stay-limits.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { Knowledge } from '../query/knowledge.ts';
import {
  type CityMarks,
  type HotelFacts,
  type HotelFeature,
  hasFeature,
  KM_CLOSE,
} from './hotel-features.ts';
import type { HotelIndex } from './hotel-index.ts';
import { findNamedHotels } from './hotel-names.ts';
import { quarterId } from './lodging-knowledge.ts';
import { priceInQuery, type StayPrice } from './price-in-query.ts';
import { type LodgingRequest, readLodging } from './read-lodging.ts';
import { stayInQuery } from './stay-in-query.ts';

export type FindHotelsInput = {
  readonly hotels: HotelIndex;
  /** Of `lodgingKnowledge`. */
  readonly knowledge: Knowledge;
  readonly language: MessageLocale;
  readonly today: LocalDate;
  /** Where a place is; undefined if that is not known. */
  readonly positionOf: (place: string) => Coordinates | undefined;
  readonly marksOf: (city: string) => CityMarks;
  /** Whether the query is understood as a query for trips, word by word. */
  readonly isUnderstood: boolean;
  /** Whether trips have this word, or one that begins with it. */
  readonly isWordOfTrips: (word: string) => boolean;
};

/** A hotel, with what it lacks of what was asked, and how far it is from the sight that was named. */
export type HotelMatch = {
  readonly hotel: HotelFacts;
  readonly lacks: readonly (HotelFeature | 'near')[];
  readonly kilometres: number | undefined;
};

export type FoundHotels = {
  /** Whether the traveller looks for hotels. If not, hotels only bear the words of the query in their names. */
  readonly isMeant: boolean;
  /** Whether these hotels were named one by one. */
  readonly isNamed: boolean;
  /** The hotels that meet everything, the best first; without a place the best of each city. */
  readonly matches: readonly HotelMatch[];
  /** How many hotels meet everything. */
  readonly matchCount: number;
  /** If none does: the nearest hotels, those that lack least first. */
  readonly similar: readonly HotelMatch[];
  /** The cities of the matches, or of what is similar, with the number of their hotels that are meant. */
  readonly cities: readonly { readonly id: string; readonly count: number }[];
  /** The sight that hotels were asked near to. */
  readonly sight: string | undefined;
  /** A place that was named and has no hotels, with the nearest city that has some. */
  readonly nothingIn:
    | { readonly place: string; readonly nearest: string; readonly kilometres: number }
    | undefined;
  /** Places that were named beside others and have no hotels. */
  readonly unserved: readonly string[];
  readonly features: readonly HotelFeature[];
  readonly unsold: LodgingRequest['unsold'];
  readonly wantsCheap: boolean;
  readonly stay: Stay | undefined;
  readonly rooms: readonly RoomParty[] | undefined;
  /** Children whose ages are not named, so that prices are without them. */
  readonly childrenWithoutAge: number;
  /** How many nights are named, also without a day of arrival. */
  readonly nights: number | undefined;
  /** Whether the query names nights that cannot be booked. */
  readonly isStayRefused: boolean;
  readonly price: StayPrice | undefined;
  /** The query without the words of the price. */
  readonly withoutPrice: string;
  readonly unmatched: readonly string[];
};

/** Finds the hotels that a query means; undefined if it speaks of none. */
export function findHotels(query: string, input: FindHotelsInput): FoundHotels | undefined {
  const { hotels, knowledge, language, today } = input;
  if (hotels.size === 0) return undefined;
  const { price, rest: withoutPrice } = priceInQuery(query, today);
  const { rest, ...stated } = stayInQuery(withoutPrice, today);
  const request = readLodging(rest, { knowledge, language });
  const named = findNamedHotels(query, { ...input, hotelNames: hotels.names() });
  const statedRequest = { ...request, ...stated, price, withoutPrice };
  if (named && (named.isCertain || !request.isMeant || request.unmatched.length > 0)) {
    const matches = namedIn(named.ids, request, input);
    if (matches.length > 0)
      return { ...withNames(matches, statedRequest), isMeant: request.isMeant || named.isCertain };
  }
  return request.isMeant ? { ...findMeant(statedRequest, input), isMeant: true } : undefined;
}

type StatedRequest = LodgingRequest &
  Pick<
    FoundHotels,
    'stay' | 'rooms' | 'childrenWithoutAge' | 'nights' | 'isStayRefused' | 'price' | 'withoutPrice'
  >;

/** Of hotels of one name those in the named place, if one is. */
function namedIn(
  ids: readonly string[],
  { places }: LodgingRequest,
  { hotels, knowledge }: FindHotelsInput,
): HotelFacts[] {
  const found = ids.flatMap((id) => hotels.get(id) ?? []);
  const cities = new Set(places.flat().flatMap((place) => citiesOf(place, knowledge)));
  const inPlace = found.filter(({ city }) => cities.has(city));
  return (inPlace.length > 0 ? inPlace : found).sort((one, other) => other.popularity - one.popularity);
}

function withNames(hotels: readonly HotelFacts[], request: StatedRequest): Omit<FoundHotels, 'isMeant'> {
  return {
    ...restOf(request),
    isNamed: true,
    matches: hotels.map((hotel) => ({ hotel, lacks: [], kilometres: undefined })),
    matchCount: hotels.length,
    similar: [],
    cities: countByCity(hotels),
    sight: undefined,
    nothingIn: undefined,
    unserved: [],
    features: [],
    unmatched: [],
  };
}

function restOf({ features, unsold, wantsCheap, unmatched, ...stated }: StatedRequest) {
  const { stay, rooms, childrenWithoutAge, nights, isStayRefused, price, withoutPrice } = stated;
  const ofStay = { stay, rooms, childrenWithoutAge, nights, isStayRefused };
  return { features, unsold, wantsCheap, unmatched, ...ofStay, price, withoutPrice };
}

function findMeant(request: StatedRequest, input: FindHotelsInput): Omit<FoundHotels, 'isMeant'> {
  const area = areaOfWorldSight(request, input) ?? areaOf(request, input);
  const nothingIn = area.cities.length > 0 || !area.named ? undefined : nearestTo(area.named, input);
  const cities = nothingIn ? [nothingIn.nearest] : area.cities;
  if (cities.length === 0) return findAnywhere(request, input);
  const hotels = cities.flatMap((city) => input.hotels.ofCity(city));
  const sight = nothingIn ? undefined : area.sight;
  const point = sight === undefined ? undefined : input.positionOf(sight);
  const quarters = nothingIn ? [] : area.quarters;
  const ranked = rank(hotels, { features: request.features, point, quarters, marksOf: input.marksOf });
  const matches = nothingIn ? [] : ranked.filter(({ lacks }) => lacks.length === 0);
  const similar = matches.length > 0 ? [] : ranked.slice(0, MOST_SIMILAR);
  return {
    ...restOf(request),
    isNamed: false,
    matches,
    matchCount: matches.length,
    similar,
    cities: countByCity((matches.length > 0 ? matches : similar).map(({ hotel }) => hotel)),
    sight,
    nothingIn,
    unserved: nothingIn || cities.length === 0 ? [] : area.unserved,
  };
}

/**
 * Looks at the hotels of every city, and keeps the best of each: thousands need not be sorted to show six. If a price is
 * named, all that meet the rest are matches, because the best of a city may cost more.
 */
function findAnywhere(
  request: StatedRequest,
  { hotels, marksOf }: FindHotelsInput,
): Omit<FoundHotels, 'isMeant'> {
  const ofCities = [...hotels.cities()].map((city) =>
    bestOfCity(hotels.ofCity(city), request, marksOf(city)),
  );
  const ranked = ofCities.flatMap(({ best }) => best ?? []).sort(byRank);
  const best = ranked.filter(({ lacks }) => lacks.length === 0);
  const matches =
    request.price === undefined || best.length === 0
      ? best
      : rank([...hotels.all()], {
          features: request.features,
          point: undefined,
          quarters: [],
          marksOf,
        }).filter(({ lacks }) => lacks.length === 0);
  const similar = matches.length > 0 ? [] : ranked.slice(0, MOST_SIMILAR);
  const counts = ofCities.flatMap(({ best, count }) =>
    best && count > 0 ? [{ id: best.hotel.city, count }] : [],
  );
  return {
    ...restOf(request),
    isNamed: false,
    matches,
    matchCount: counts.reduce((sum, { count }) => sum + count, 0),
    similar,
    cities:
      matches.length > 0
        ? counts.sort((one, other) => other.count - one.count)
        : countByCity(similar.map(({ hotel }) => hotel)),
    sight: undefined,
    nothingIn: undefined,
    unserved: [],
  };
}

/** The hotel of a city that lacks least, the most popular of several, and how many lack nothing. */
function bestOfCity(
  hotels: readonly HotelFacts[],
  { features }: Pick<StatedRequest, 'features'>,
  marks: CityMarks,
): { readonly best: HotelMatch | undefined; readonly count: number } {
  let best: HotelMatch | undefined;
  let count = 0;
  for (const hotel of hotels) {
    const lacks = features.filter((feature) => !hasFeature(hotel, feature, marks));
    if (lacks.length === 0) count += 1;
    if (!best || lacks.length < best.lacks.length) best = { hotel, lacks, kilometres: undefined };
  }
  return { best, count };
}

const MOST_SIMILAR = 6;

type Area = {
  /** Cities with hotels that the places of the query name. */
  readonly cities: readonly string[];
  readonly quarters: readonly string[];
  readonly sight: string | undefined;
  /** The named place, whether it has hotels or not. */
  readonly named: string | undefined;
  /** The named places without hotels. */
  readonly unserved: readonly string[];
};

/**
 * A sight or a quarter narrows the city that is named beside it. Alone it stands for its city, and beside a city without hotels it is
 * another one of its name.
 */
function areaOf({ places, isPlaceGuessed }: StatedRequest, { hotels, knowledge }: FindHotelsInput): Area {
  const kindOf = (id: string) => knowledge.placeOf.get(id)?.kind;
  const isSpot = (id: string) => kindOf(id) === 'sight' || kindOf(id) === 'port';
  const wide = places.map((ids) => ids.filter((id) => !isSpot(id))).filter((ids) => ids.length > 0);
  const spots = places.map((ids) => ids.filter(isSpot)).filter((ids) => ids.length > 0);
  const hasHotels = (city: string) => hotels.ofCity(city).length > 0;
  const namedCities = wide
    .flatMap((ids) => (isPlaceGuessed ? ids.slice(0, MOST_GUESSED) : ids))
    .flatMap((id) => citiesOf(id, knowledge));
  const parentOf = (spot: string) => knowledge.placeOf.get(spot)?.parent ?? spot;
  const isElsewhere = wide.length > 0 && !isPlaceGuessed && namedCities.length === 0;
  const spotsInCities = spots
    .flat()
    .filter((spot) => (namedCities.length === 0 ? !isElsewhere : namedCities.includes(parentOf(spot))));
  const cities = [
    ...new Set(
      namedCities.length > 0 && spotsInCities.length === 0 ? namedCities : spotsInCities.map(parentOf),
    ),
  ];
  const servesNone = (id: string) => !citiesOf(id, knowledge).some(hasHotels);
  const isQuarter = (spot: string) => spot.includes('/quarter/');
  const withHotels = cities.filter(hasHotels);
  return {
    cities: withHotels,
    quarters: spotsInCities.filter((spot) => isQuarter(spot) && withHotels.includes(parentOf(spot))),
    sight: spotsInCities.find((spot) => !isQuarter(spot) && withHotels.includes(parentOf(spot))),
    named:
      spots.flat()[0] !== undefined && namedCities.length === 0 && !isElsewhere
        ? parentOf(spots.flat()[0] ?? '')
        : withoutSight(wide[0]?.[0], knowledge),
    unserved: isPlaceGuessed ? [] : [...new Set(unservedAmong(wide, servesNone, knowledge))],
  };
}

/** A sight that the catalogue lacks is one of the city with hotels that it is in. */
const KM_IN_CITY = 15;

/**
 * Where hotels near a sight that only the gazetteer knows are looked for; undefined if none is named, or one
 * beside a place elsewhere.
 */
function areaOfWorldSight({ places }: StatedRequest, input: FindHotelsInput): Area | undefined {
  const { knowledge } = input;
  const isWorldSight = (id: string) => knowledge.world.get(id)?.kind === 'sight';
  const [named, ...otherSights] = places.flat().filter(isWorldSight);
  if (named === undefined || otherSights.length > 0) return undefined;
  const near = nearestTo(named, input);
  if (!near || near.kilometres > KM_IN_CITY) return undefined;
  const beside = places.flat().filter((id) => id !== named);
  if (!beside.every((id) => citiesOf(id, knowledge).includes(near.nearest))) return undefined;
  return { cities: [near.nearest], quarters: [], sight: named, named, unserved: [] };
}

/**
 * Of the places of which any will do those without hotels. Places of one name are one, unless they were named one after the
 * other: "Lisbon or Zurich".
 */
function unservedAmong(
  named: readonly (readonly string[])[],
  servesNone: (id: string) => boolean,
  { placeOf, world }: Knowledge,
): string[] {
  const nameOf = (id: string) => placeOf.get(id)?.names[0] ?? world.get(id)?.names.en ?? id;
  return named.flatMap((ids) => {
    const served = new Set(ids.filter((id) => !servesNone(id)).map(nameOf));
    const names = new Set<string>();
    return ids.filter((id) => {
      const name = nameOf(id);
      const isNew = !served.has(name) && !names.has(name);
      names.add(name);
      return isNew && servesNone(id);
    });
  });
}

/** Hotels near a sight elsewhere are asked for in its city. */
function withoutSight(place: string | undefined, { world }: Knowledge): string | undefined {
  const sight = place === undefined ? undefined : world.get(place);
  return sight?.kind === 'sight' ? (world.cityNear(sight)?.id ?? place) : place;
}

/** An unfinished name may be that of several places. */
const MOST_GUESSED = 3;

/** The city itself, or the cities of a country or a state. */
function citiesOf(place: string, knowledge: Knowledge): string[] {
  const kind = knowledge.placeOf.get(place)?.kind;
  if (kind === 'city') return [place];
  if (kind === 'sight' || kind === 'port') return [knowledge.placeOf.get(place)?.parent ?? place];
  return (knowledge.placesInside.get(place) ?? []).flatMap((inside) => {
    const kindInside = knowledge.placeOf.get(inside)?.kind;
    return kindInside === 'city' || kindInside === 'state' ? citiesOf(inside, knowledge) : [];
  });
}

function nearestTo(place: string, input: FindHotelsInput): FoundHotels['nothingIn'] {
  const { hotels, knowledge, positionOf } = input;
  const from = positionOf(place) ?? citiesOf(place, knowledge).map(positionOf).find(Boolean);
  if (!from) return undefined;
  let nearest: { readonly city: string; readonly kilometres: number } | undefined;
  for (const city of hotels.cities()) {
    const position = positionOf(city);
    if (!position) continue;
    const kilometres = kilometresBetween(from, position);
    if (!nearest || kilometres < nearest.kilometres) nearest = { city, kilometres };
  }
  return nearest && { place, nearest: nearest.city, kilometres: Math.round(nearest.kilometres) };
}

function isIn(quarters: readonly string[], { city, quarter }: HotelFacts): boolean {
  return quarters.includes(quarterId(city, quarter.en));
}

type RankInput = Pick<FindHotelsInput, 'marksOf'> & {
  readonly features: readonly HotelFeature[];
  /** The point that hotels were asked near to. */
  readonly point: Coordinates | undefined;
  /** The quarters that will do; empty if any will. */
  readonly quarters: readonly string[];
};

/** Those that lack least come first, then the nearest, then the most popular. */
function rank(
  hotels: readonly HotelFacts[],
  { features, point, quarters, marksOf }: RankInput,
): HotelMatch[] {
  const matches = hotels.map((hotel): HotelMatch => {
    const kilometres = point && kilometresBetween(hotel, point);
    const missing = features.filter((feature) => !hasFeature(hotel, feature, marksOf(hotel.city)));
    const isFar =
      (kilometres !== undefined && kilometres > KM_CLOSE) || (quarters.length > 0 && !isIn(quarters, hotel));
    return { hotel, kilometres, lacks: isFar ? [...missing, 'near'] : missing };
  });
  return matches.sort(byRank);
}

function byRank(one: HotelMatch, other: HotelMatch): number {
  return (
    one.lacks.length - other.lacks.length ||
    (one.kilometres ?? 0) - (other.kilometres ?? 0) ||
    other.hotel.popularity - one.hotel.popularity ||
    (one.hotel.id < other.hotel.id ? -1 : 1)
  );
}

/** The most hotels first. */
function countByCity(hotels: readonly HotelFacts[]): { id: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { city } of hotels) counts.set(city, (counts.get(city) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count })).sort((one, other) => other.count - one.count);
}
