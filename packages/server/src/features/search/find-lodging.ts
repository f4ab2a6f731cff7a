import type { FoundHotel, FoundHotelList, FoundLodging } from '@ashore/core/contract/search/search.ts';
import type { SentenceFilter } from '@ashore/core/contract/search/sentence-filter.ts';
import { type HotelListFilters, hotelListAddress } from '@ashore/core/contract/values/hotels.ts';
import { imagePath, noPicture } from '@ashore/core/contract/values/image-sizes.ts';
import { productPath, roomsText, type StaySearch } from '@ashore/core/contract/values/product-path.ts';
import { usualStay } from '@ashore/core/contract/values/stay-address.ts';
import { ratingOfStars } from '@ashore/core/hotels/rating.ts';
import { MAX_CHILDREN_OF_ROOM } from '@ashore/core/hotels/room-party.ts';
import { type Stay, stayProblem } from '@ashore/core/hotels/stay-limits.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { addDays, type LocalDate, localDate } from '@ashore/core/time/local-date-time.ts';
import { featureLabel, listFiltersOf } from '@ashore/search/lodging/feature-labels.ts';
import { type FoundHotels, findHotels, type HotelMatch } from '@ashore/search/lodging/find-hotels.ts';
import { lodgingKnowledge } from '@ashore/search/lodging/lodging-knowledge.ts';
import type { StayPrice } from '@ashore/search/lodging/price-in-query.ts';
import { roomsForAdults } from '@ashore/search/lodging/stay-in-query.ts';
import type { Knowledge } from '@ashore/search/query/knowledge.ts';
import type { QueryPlan } from '@ashore/search/query/query-plan.ts';
import { readQuery } from '@ashore/search/query/read-query.ts';
import type { SearchState } from './search-state.ts';

export type FindLodgingInput = {
  readonly query: string;
  /** The query without the days, the travellers and other filters of a trip that it names. */
  readonly restOfQuery: string;
  readonly locale: MessageLocale;
  readonly today: LocalDate;
  /** Days and travellers that were chosen beside the query. Its own words come first. */
  readonly plan?: ChosenPlan | undefined;
  /** Days and travellers that the query names for a trip. They count for the hotels beside it. */
  readonly planOfTrip?: ChosenPlan | undefined;
  /** How many hotels are returned, and how many if prices decide which of them fit. */
  readonly limit: number;
  readonly limitToPrice: number;
};

export type ChosenPlan = {
  readonly dateFrom?: LocalDate | undefined;
  /** The last day of the trip, on which a guest leaves. */
  readonly dateTo?: LocalDate | undefined;
  readonly party: number;
  /** Those of the travellers who are children, as far as they are known. */
  readonly childrenAges?: readonly number[] | undefined;
};

/** Longer spans of a trip are days to choose from, and no stay. */
const MOST_NIGHTS_OF_TRIP = 7;

/** The days and the travellers that the words of a query name for a trip. */
export function planOfSentence(spoken: readonly SentenceFilter[]): ChosenPlan | undefined {
  const days = spoken.flatMap((one) => (one.kind === 'days' ? [one] : []));
  const [dateFrom] = days.map(({ from }) => localDate(from)).toSorted();
  const dateTo = days
    .map(({ to }) => localDate(to))
    .toSorted()
    .at(-1);
  const isStay = dateFrom && dateTo && dateTo <= addDays(dateFrom, MOST_NIGHTS_OF_TRIP);
  const party = spoken.find((one) => one.kind === 'party');
  const childrenAges = party?.ages ?? spoken.flatMap((one) => (one.kind === 'ages' ? one.ages : []));
  const travellers =
    party?.travellers ?? (childrenAges.length > 0 ? ADULTS_OF_FAMILY + childrenAges.length : 1);
  return isStay || travellers > 1
    ? { ...(isStay && { dateFrom, dateTo }), party: travellers, childrenAges }
    : undefined;
}

/** As in a query for a hotel that names only the children. */
const ADULTS_OF_FAMILY = 2;

export type FindLodgingResult = {
  readonly lodging: FoundLodging;
  /** The stay that prices are for. */
  readonly search: StaySearch;
  /** Words of the query that had no meaning for hotels either. */
  readonly unmatched: readonly string[];
  /** Slug of the sight that was named. */
  readonly sight: string | undefined;
  /** What the room and the rate of a price must have. */
  readonly rates: Pick<HotelListFilters, 'boards' | 'bed' | 'freeCancellation' | 'payAtHotel'>;
  /** What the stay may cost, by the words of the query, and the query without these words. */
  readonly price: StayPrice | undefined;
  readonly withoutPrice: string;
};

const MOST_LISTS = 8;

/** Finds hotels for a query, from memory alone. Undefined if it has nothing to do with them. */
export function findLodging(
  searchState: SearchState,
  input: FindLodgingInput,
): FindLodgingResult | undefined {
  const { knowledge: ofTrips, index, hotels } = searchState;
  const { query, restOfQuery, locale, today } = input;
  if (hotels.size === 0 || query === '') return undefined;
  const read = (text: string) =>
    readQuery(text, { knowledge: ofTrips, vocabulary: index.vocabulary, language: locale });
  const plan = read(query);
  const found = findHotels(query, {
    ...{ hotels, today, language: locale, knowledge: knowledgeOf(searchState) },
    positionOf: (id) => searchState.places.get(id) ?? ofTrips.world.get(id),
    marksOf: searchState.places.marksOf,
    isUnderstood: isUnderstood(plan),
    isWordOfTrips: (word) =>
      index.vocabulary.documentFrequency(word) > 0 || index.vocabulary.prefix(word, 1).length > 0,
  });
  if (found) return present(searchState, found, input);
  const planOfRest = restOfQuery === query ? plan : read(restOfQuery);
  const cities = onlyPlaces(planOfRest).filter((id) => hotels.ofCity(id).length > 0);
  return cities.length > 0 ? present(searchState, ofCities(searchState, cities), input) : undefined;
}

/** Whether a query needs no guessing to be one for trips. */
function isUnderstood({ units, unmatched }: QueryPlan): boolean {
  return (
    units.length > 0 &&
    unmatched.length === 0 &&
    units.every((unit) => (unit.kind === 'place' || unit.kind === 'concept') && unit.quality === 1)
  );
}

/** A traveller who names only a city may look for a hotel there. */
function onlyPlaces({ units, unmatched }: QueryPlan): readonly string[] {
  const [first] = units;
  if (units.length !== 1 || unmatched.length > 0 || !first) return [];
  if (first.kind === 'place') return first.ids;
  const [likeliest] = first.kind === 'either' ? first.units : [];
  return likeliest?.kind === 'place' ? likeliest.ids.slice(0, 1) : [];
}

function ofCities({ hotels }: SearchState, cities: readonly string[]): FoundHotels {
  return {
    ...{
      isMeant: false,
      isNamed: false,
      matches: [],
      matchCount: 0,
      similar: [],
      sight: undefined,
      nothingIn: undefined,
      unserved: [],
    },
    ...{ features: [], unsold: [], wantsCheap: false, stay: undefined, rooms: undefined, unmatched: [] },
    ...{ childrenWithoutAge: 0, nights: undefined, isStayRefused: false, price: undefined, withoutPrice: '' },
    cities: cities.map((id) => ({ id, count: hotels.ofCity(id).length })),
  };
}

type CachedKnowledge = { readonly version: number; readonly quarters: string; readonly knowledge: Knowledge };
const knowledgeCache = new WeakMap<Knowledge, CachedKnowledge>();

/** Names of places with the quarters of hotels. A change of a hotel hardly ever changes a quarter. */
function knowledgeOf({ knowledge: ofTrips, synonyms, hotels }: SearchState): Knowledge {
  const cached = knowledgeCache.get(ofTrips);
  if (cached?.version === hotels.version) return cached.knowledge;
  const quarters = [
    ...new Set([...hotels.all()].map(({ city, quarter }) => `${city} ${Object.values(quarter)}`)),
  ]
    .sort()
    .join('\n');
  const knowledge =
    cached?.quarters === quarters
      ? cached.knowledge
      : lodgingKnowledge([...ofTrips.placeOf.values()], hotels.all(), synonyms);
  knowledgeCache.set(ofTrips, { version: hotels.version, quarters, knowledge });
  return knowledge;
}

function present(
  searchState: SearchState,
  found: FoundHotels,
  { locale, today, plan, planOfTrip, ...limits }: FindLodgingInput,
): FindLodgingResult {
  const { matches, matchCount, similar, sight, nothingIn, price } = found;
  const limit = price ? limits.limitToPrice : limits.limit;
  const ofTrip = found.isMeant ? undefined : planOfTrip;
  const chosenStay = stayOfPlan(plan, today);
  const spokenStay = found.stay ?? (chosenStay ? undefined : stayOfPlan(ofTrip, today));
  const stay = spokenStay ?? chosenStay;
  const chosenRooms = roomsOfPlan(plan);
  const spokenRooms = found.rooms ?? (chosenRooms ? undefined : roomsOfPlan(ofTrip));
  const rooms = spokenRooms ?? chosenRooms;
  const usual = usualStayFor(found.nights, today);
  const search = { ...usual, ...stay, ...(rooms && { rooms }) };
  const isStated = stay !== undefined || rooms !== undefined || price !== undefined;
  // If no hotel meets everything, the nearest ones are shown with their usual prices.
  const rates =
    similar.length > 0 ? NO_FILTERS : listFiltersOf(found.features, { sight: undefined, wantsCheap: false });
  const { boards, bed, freeCancellation, payAtHotel } = rates;
  const hotelOf = (match: HotelMatch) => presentHotel(searchState, match, locale) ?? [];
  return {
    search,
    price: price && priceForAll(price, search.rooms),
    withoutPrice: found.withoutPrice,
    unmatched: found.unmatched,
    sight: sight === undefined ? undefined : searchState.places.get(sight)?.slug,
    rates,
    lodging: {
      isMeant: found.isMeant,
      hotels: matches.slice(0, limit).flatMap(hotelOf),
      hotelCount: matchCount,
      similar: similar.slice(0, limit).flatMap(hotelOf),
      lists: listsOf(searchState, found, { locale, ...(isStated && { search }) }),
      requirements: found.features.map((feature) => featureLabel(feature, locale)),
      rates: { boards: [...boards], ...(bed && { bed }), freeCancellation, payAtHotel },
      sight: sight === undefined ? null : placeName(searchState, sight, locale),
      nothingIn: nothingIn
        ? {
            name: placeName(searchState, nothingIn.place, locale),
            nearest: placeName(searchState, nothingIn.nearest, locale),
            kilometres: nothingIn.kilometres,
          }
        : null,
      unserved: found.unserved.map((place) => placeName(searchState, place, locale)),
      unsold: [...found.unsold],
      stay: {
        ...{ dateFrom: search.arrival, dateTo: search.departure, rooms: roomsText(search.rooms), isStated },
        spoken: [...(spokenStay ? (['nights'] as const) : []), ...(spokenRooms ? (['rooms'] as const) : [])],
        isRefused: found.isStayRefused,
        childrenWithoutAge: found.childrenWithoutAge,
      },
    },
  };
}

/** The usual stay, with as many nights as the query names. */
function usualStayFor(nights: number | undefined, today: LocalDate): StaySearch {
  const usual = usualStay(today);
  const stay = { ...usual, departure: addDays(usual.arrival, nights ?? 0) };
  return nights !== undefined && stayProblem(stay, today) === undefined ? stay : usual;
}

/** The nights between the days of a plan; of one day the night that follows it. */
function stayOfPlan(plan: ChosenPlan | undefined, today: LocalDate): Stay | undefined {
  const { dateFrom: arrival, dateTo: last } = plan ?? {};
  if (arrival === undefined) return undefined;
  const stay = { arrival, departure: last !== undefined && last > arrival ? last : addDays(arrival, 1) };
  return stayProblem(stay, today) === undefined ? stay : undefined;
}

/** An amount for a guest or a room, as one for all of them: lists know the price of all. */
function priceForAll({ from, to, of, ...price }: StayPrice, rooms: StaySearch['rooms']): StayPrice {
  const guests = rooms.reduce((sum, { adults, childrenAges }) => sum + adults + childrenAges.length, 0);
  const count = of === 'guest' ? guests : of === 'room' ? rooms.length : 1;
  return { ...price, of: 'all', from: from && from * count, to: to && to * count };
}

/** One traveller is what a plan says that names no number. */
function roomsOfPlan(plan: ChosenPlan | undefined): StaySearch['rooms'] | undefined {
  if (!plan || plan.party <= 1) return undefined;
  const ages = plan.childrenAges ?? [];
  return ages.length < plan.party && ages.length <= MAX_CHILDREN_OF_ROOM
    ? roomsForAdults(plan.party - ages.length, ages)
    : roomsForAdults(plan.party);
}

type ListsInput = { readonly locale: MessageLocale; readonly search?: StaySearch };

/** Lists of the cities, the most popular cities first if they have equally many hotels. */
function listsOf(
  searchState: SearchState,
  found: FoundHotels,
  { locale, search }: ListsInput,
): FoundHotelList[] {
  const { cities, features, sight, wantsCheap, nothingIn, isNamed, similar } = found;
  const { hotels, places, sales } = searchState;
  const isFiltered = !isNamed && !nothingIn && similar.length === 0;
  const sightSlug = sight === undefined ? undefined : places.get(sight)?.slug;
  const byMeaning = [...cities].sort(
    (one, other) => other.count - one.count || sales.soldIn(other.id) - sales.soldIn(one.id),
  );
  return byMeaning.slice(0, MOST_LISTS).flatMap(({ id, count }) => {
    const place = places.get(id);
    if (!place) return [];
    const filters = isFiltered ? listFiltersOf(features, { sight: sightSlug, wantsCheap }) : NO_FILTERS;
    const { name, locative } = place.texts[locale];
    const hotelCount = isFiltered ? count : hotels.ofCity(id).length;
    const address = hotelListAddress(place.slug, filters, search);
    return [{ id: place.code, slug: place.slug, name, locative, hotelCount, address }];
  });
}

const NO_FILTERS: HotelListFilters = {
  ...{ stars: [], boards: [], amenities: [] },
  ...{ freeCancellation: false, payAtHotel: false },
};

function presentHotel(
  { places, resultRows }: SearchState,
  { hotel, lacks, kilometres }: HotelMatch,
  locale: MessageLocale,
): FoundHotel | undefined {
  const row = resultRows.get(hotel.id);
  const place = places.get(hotel.city);
  if (!row || !place) return undefined;
  const { type: productType, slug, code, picture, names, subTitles } = row;
  const { name, countryName } = place.texts[locale];
  return {
    id: code,
    hotelid: hotel.id,
    name: names[locale],
    location: name === countryName ? name : `${name}, ${countryName}`,
    description: subTitles[locale],
    rating: ratingOfStars(hotel.stars),
    hasOfficialStars: row.hotel?.hasOfficialStars ?? false,
    neighbourhood: hotel.quarter[locale],
    teaserImageUrl: picture === null ? noPicture : imagePath(picture),
    normalizedUrlPath: productPath({ productType, citySlug: place.slug, slug, code }),
    lacks: lacks.map((feature) => featureLabel(feature, locale)),
    kmToSight: kilometres === undefined ? null : Math.round(kilometres * 10) / 10,
  };
}

/** The name of a place, of a sight, or of a place that the catalogue lacks. */
function placeName({ places, knowledge }: SearchState, id: string, locale: MessageLocale): string {
  return (
    places.get(id)?.texts[locale].name ??
    knowledge.world.get(id)?.names[locale] ??
    knowledge.placeOf.get(id)?.names[0] ??
    ''
  );
}
