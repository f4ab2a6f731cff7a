import {
  AMENITY_FILTERS,
  amenityName,
  MAIN_AMENITY_FILTERS,
  offersAmenity,
} from '@ashore/core/hotels/amenities.ts';
import { BED_TYPES, type BedType, hasBedType } from '@ashore/core/hotels/beds.ts';
import type { Board } from '@ashore/core/hotels/board.ts';
import { BOARDS } from '@ashore/core/hotels/board.ts';
import {
  bedTypeLabel,
  boardLabel,
  DISTANCE_FILTERS,
  type DistanceFilter,
  distanceLabel,
  freeCancellationLabel,
  type Landmark,
  payAtHotelLabel,
  starsLabel,
} from '@ashore/core/hotels/filter-labels.ts';
import { RATING_CODES, ratingOfStars, starsOfRating } from '@ashore/core/hotels/rating.ts';
import type { StayProblem } from '@ashore/core/hotels/stay-limits.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { toDecimal } from '@ashore/core/money/money.ts';
import type { OfferedHotel, Texts } from '../offers/hotel.queries.ts';
import type { HotelFilters, SearchHotelsInput } from '../offers/wanted-stay.ts';
import { type HotelOfPlace, kmToSight, sightOf } from '../offers/watch-hotels.ts';
import { findBookable, type SearchHotelsDeps } from './bookable-hotels.ts';
import { createLister } from './listed-hotels.ts';

type CountedOption = { readonly value: string; readonly label: string; readonly count: number };

export type FilterGroup =
  | {
      readonly name:
        | 'stars'
        | 'board'
        | 'bed'
        | 'amenities'
        | 'freeCancellation'
        | 'payAtHotel'
        | 'sight'
        | 'distance';
      readonly options: CountedOption[];
    }
  | { readonly name: 'price'; readonly min: number; readonly max: number };

export type FilterOptionsResult =
  | { readonly outcome: 'counted'; readonly groups: FilterGroup[] }
  | { readonly outcome: 'refused'; readonly reason: StayProblem }
  | { readonly outcome: 'unknown' };

type Labelled = { readonly value: string; readonly label: string };
type Choice<Value> = { readonly value: Value; readonly count: number };

/**
 * Counts the hotels that each choice of a filter would leave in the list of a stay. A group ignores what is chosen in it,
 * so that its other choices can be compared.
 */
export async function countFilterOptions(
  deps: SearchHotelsDeps,
  input: SearchHotelsInput,
): Promise<FilterOptionsResult> {
  const bookable = await findBookable(deps, input);
  if (bookable.outcome !== 'found') return bookable;
  const hotels = bookable.places.flat();
  const { filters, locale } = input;
  const lister = createLister(bookable, deps.rates, input);
  const listedWith = (difference: Partial<HotelFilters>) =>
    lister({ ...filters, ...difference }).select(hotels);
  const withoutStars = listedWith({ stars: [] });
  const withoutAmenities = listedWith({ amenities: [] });
  const withoutDistance = listedWith({ maxKmToSight: null, maxKmToQuay: null });
  const atAnyPrice = lister({ ...filters, priceFrom: null, priceTo: null });
  const prices = atAnyPrice.select(hotels).map((hotel) => toDecimal(atAnyPrice.fromOf(hotel)));
  const groups = groupsOf(locale, {
    stars: (stars) => count(withoutStars, (hotel) => hotel.stars === stars),
    board: (board) => listedWith({ boards: [board] }).length,
    bed: (bed) => listedWith({ bed }).length,
    amenity: (amenity) => count(withoutAmenities, ({ amenities }) => offersAmenity(amenities, amenity)),
    freeCancellation: () => listedWith({ freeCancellation: true }).length,
    payAtHotel: () => listedWith({ payAtHotel: true }).length,
    distance: (distance) => count(withoutDistance, (hotel) => isNear(hotel, distance, filters.sight)),
    chosen: filters,
    ...landmarksOf(hotels, filters.sight),
  });
  if (prices.length > 0)
    groups.push({ name: 'price', min: Math.floor(Math.min(...prices)), max: Math.ceil(Math.max(...prices)) });
  return { outcome: 'counted', groups };
}

/** Counts what the hotels of a place offer at all. Without a stay there are no prices. */
export async function countFiltersOfPlace(
  { hotels }: Pick<SearchHotelsDeps, 'hotels'>,
  { place, locale }: { readonly place: string; readonly locale: MessageLocale },
): Promise<FilterOptionsResult> {
  const cities = await hotels.citiesOf(place);
  if (cities.length === 0) return { outcome: 'unknown' };
  const places = await Promise.all(cities.map(({ id }) => hotels.ofPlace(id)));
  const ratings: number[] = RATING_CODES.map(starsOfRating);
  const listed = places.flatMap((ofPlace) => ofPlace.hotels.filter(({ stars }) => ratings.includes(stars)));
  const hasRate = ({ rates }: OfferedHotel, matches: (rate: OfferedHotel['rates'][number]) => boolean) =>
    rates.some(matches);
  return {
    outcome: 'counted',
    groups: groupsOf(locale, {
      stars: (stars) => count(listed, (hotel) => hotel.stars === stars),
      board: (board) => count(listed, (hotel) => hasRate(hotel, (rate) => rate.board === board)),
      bed: (bed) => count(listed, ({ roomTypes }) => roomTypes.some(({ beds }) => hasBedType(beds, bed))),
      amenity: (amenity) => count(listed, ({ amenities }) => offersAmenity(amenities, amenity)),
      freeCancellation: () =>
        count(listed, (hotel) =>
          hasRate(hotel, ({ cancellation }) => cancellation[0]?.charge.kind === 'none'),
        ),
      payAtHotel: () => count(listed, (hotel) => hasRate(hotel, ({ payment }) => payment === 'at-hotel')),
      distance: () => 0,
      chosen: undefined,
      ...landmarksOf(listed, null),
    }),
  };
}

type Counters = {
  readonly stars: (stars: number) => number;
  readonly board: (board: Board) => number;
  readonly bed: (bed: BedType) => number;
  readonly amenity: (amenity: string) => number;
  readonly freeCancellation: () => number;
  readonly payAtHotel: () => number;
  readonly distance: (distance: DistanceFilter) => number;
  /** What is chosen: it can be undone, also where it leaves no hotel. */
  readonly chosen: HotelFilters | undefined;
  /** What distances are measured to. */
  readonly landmark: Landmark;
  /** The sights that a search may name instead of the main one, which is first, with the hotels of their city. */
  readonly sights: readonly { readonly slug: string; readonly names: Texts; readonly count: number }[];
};

/** The sights of the cities of hotels, and the names of what their distances are measured to. */
function landmarksOf(
  hotels: readonly HotelOfPlace[],
  slug: string | null,
): Pick<Counters, 'landmark' | 'sights'> {
  const [first] = hotels;
  const places = [...new Set(hotels.map(({ landmarks }) => landmarks))];
  return {
    landmark: {
      sight: first && sightOf(first, slug)?.names,
      isTenderQuay: first?.landmarks.quay?.isTender ?? false,
    },
    sights: places.flatMap((landmarks) =>
      landmarks.sights.map(({ slug, names }) => ({
        ...{ slug, names },
        count: count(hotels, (hotel) => hotel.landmarks === landmarks),
      })),
    ),
  };
}

function groupsOf(locale: MessageLocale, counters: Counters): FilterGroup[] {
  const { chosen } = counters;
  return [
    {
      name: 'stars',
      options: optionsOf(RATING_CODES.map(starsOfRating), counters.stars, {
        isAlwaysOffered: () => true,
        labelled: (stars) => ({ value: String(ratingOfStars(stars)), label: starsLabel(stars, locale) }),
      }),
    },
    {
      name: 'board',
      options: optionsOf(BOARDS, counters.board, {
        isAlwaysOffered: (board) => board === MAIN_BOARD || chosen?.boards.includes(board) === true,
        labelled: (board) => ({ value: board, label: boardLabel(board, locale) }),
      }),
    },
    {
      name: 'bed',
      options: optionsOf(BED_TYPES, counters.bed, {
        isAlwaysOffered: (bed) => chosen?.bed === bed,
        labelled: (bed) => ({ value: bed, label: bedTypeLabel(bed, locale) }),
      }),
    },
    {
      name: 'freeCancellation',
      options: optionsOf([true], counters.freeCancellation, {
        isAlwaysOffered: () => true,
        labelled: () => ({ value: 'true', label: freeCancellationLabel(locale) }),
      }),
    },
    {
      name: 'payAtHotel',
      options: optionsOf([true], counters.payAtHotel, {
        isAlwaysOffered: () => true,
        labelled: () => ({ value: 'true', label: payAtHotelLabel(locale) }),
      }),
    },
    {
      name: 'amenities',
      options: optionsOf(AMENITY_FILTERS, counters.amenity, {
        isAlwaysOffered: (amenity) =>
          MAIN_AMENITY_FILTERS.includes(amenity) || chosen?.amenities.includes(amenity) === true,
        labelled: (amenity) => ({ value: amenity, label: amenityName(amenity, locale) }),
      }),
    },
    {
      name: 'distance',
      options: optionsOf(DISTANCE_FILTERS, counters.distance, {
        isAlwaysOffered: ({ to, kilometres }) =>
          kilometres === (to === 'sight' ? chosen?.maxKmToSight : chosen?.maxKmToQuay),
        labelled: (distance) => ({
          value: `${distance.to}-${distance.kilometres}`,
          label: distanceLabel(distance, counters.landmark, locale),
        }),
      }),
    },
    {
      name: 'sight',
      options: counters.sights.map(({ slug, names, count }) => ({
        ...{ value: slug, count },
        label: names[locale] ?? names.en,
      })),
    },
  ];
}

/** The board that travellers filter by most. */
const MAIN_BOARD: Board = 'breakfast';

type OfferRules<Value> = {
  /** Whether the choice is offered where it would leave no hotel, so that a traveller sees that none has it. */
  readonly isAlwaysOffered: (value: Value) => boolean;
  readonly labelled: (value: Value) => Labelled;
};

/** Other choices that would leave no hotel are not offered. */
function optionsOf<Value>(
  values: readonly Value[],
  countOf: (value: Value) => number,
  { isAlwaysOffered, labelled }: OfferRules<Value>,
): CountedOption[] {
  return values
    .map((value): Choice<Value> => ({ value, count: countOf(value) }))
    .filter(({ value, count }) => count > 0 || isAlwaysOffered(value))
    .map((choice) => ({ ...labelled(choice.value), count: choice.count }));
}

function isNear(hotel: HotelOfPlace, { to, kilometres }: DistanceFilter, sight: string | null): boolean {
  const distance = to === 'sight' ? kmToSight(hotel, sight) : hotel.kmToQuay;
  return distance !== null && distance <= kilometres;
}

function count<Item>(items: readonly Item[], matches: (item: Item) => boolean): number {
  return items.filter(matches).length;
}
