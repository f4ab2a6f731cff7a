import { INTERESTS, type Interest } from '@ashore/core/catalogue/interests.ts';
import type { ShownExcursions, ShownTrip } from './shown-trips.ts';

const TRIP_LENGTHS = ['half', 'whole'] as const;
type TripLength = (typeof TRIP_LENGTHS)[number];

/** Within one filter any value is enough; of several filters all must match. */
export type TripFilters = {
  readonly interest: readonly Interest[];
  readonly length: readonly TripLength[];
  /** Highest price in the currency of the page. */
  readonly priceTo: number | null;
  readonly isAccessible: boolean;
};

export const noTripFilters: TripFilters = { interest: [], length: [], priceTo: null, isAccessible: false };

/**
 * Reads filters from an address. A price in another currency is left out: the visitor changed the currency, and an amount
 * means something else in the new one.
 */
export function readTripFilters(search: string, currency: string): TripFilters {
  const query = new URLSearchParams(search);
  const listed = <Word extends string>(name: string, words: readonly Word[]) => {
    const values = query.get(name)?.split(',') ?? [];
    return words.filter((word) => values.includes(word));
  };
  const price = query.get('priceTo') ?? '';
  const isPrice = /^\d{1,9}$/.test(price) && query.get('priceIn') === currency;
  return {
    interest: listed('interest', INTERESTS),
    length: listed('length', TRIP_LENGTHS),
    priceTo: isPrice ? Number(price) : null,
    isAccessible: query.get('accessible') === 'true',
  };
}

/** The query of an address with these filters; empty without any. */
export function tripFiltersQuery(filters: TripFilters, currency: string): string {
  const { interest, length, priceTo, isAccessible } = filters;
  const query = Object.entries({
    interest: interest.join(','),
    length: length.join(','),
    priceTo: priceTo === null ? '' : String(priceTo),
    priceIn: priceTo === null ? '' : currency,
    accessible: isAccessible ? 'true' : '',
  })
    .filter(([, value]) => value !== '')
    .map((pair) => pair.join('='));
  return query.length === 0 ? '' : `?${query.join('&')}`;
}

/** A trip that takes longer than this is one for the whole day. */
const HALF_DAY_MINUTES = 300;

function lengthOf({ tour, starts }: ShownTrip): TripLength {
  const [start] = starts;
  // A visit at any time has no duration of its own. Its start says when passengers are back.
  const minutes =
    tour.durations ?? (start ? Date.parse(start.backAt) - Date.parse(start.startsAt) : 0) / 60_000;
  return minutes > HALF_DAY_MINUTES ? 'whole' : 'half';
}

export function matchesFilters(trip: ShownTrip, filters: TripFilters): boolean {
  const { interest, length, priceTo, isAccessible } = filters;
  const { categories, basePrice } = trip.tour;
  return (
    (interest.length === 0 || categories.some(({ id }) => interest.includes(id))) &&
    (length.length === 0 || length.includes(lengthOf(trip))) &&
    (priceTo === null || basePrice <= priceTo) &&
    (!isAccessible || trip.isAccessible)
  );
}

/** The ports of a sailing with only the trips that match. */
export function filterPorts(ports: readonly ShownExcursions[], filters: TripFilters): ShownExcursions[] {
  return ports.map((port) => ({
    ...port,
    trips: port.trips.filter((trip) => matchesFilters(trip, filters)),
  }));
}

/** A value of a filter, with the number of trips that choosing it alone in its group would leave. */
type Counted<Value> = { readonly value: Value; readonly count: number };

export type TripFilterOptions = {
  readonly interest: readonly (Counted<Interest> & { readonly title: string })[];
  readonly length: readonly Counted<TripLength>[];
  readonly priceTo: readonly Counted<number>[];
  readonly accessible: number;
};

/** The values that can be chosen. Those that no trip of the sailing has are left out, unless they are chosen. */
export function tripFilterOptions(trips: readonly ShownTrip[], filters: TripFilters): TripFilterOptions {
  const countWith = (only: Partial<TripFilters>) =>
    trips.filter((trip) => matchesFilters(trip, { ...filters, ...only })).length;
  const titles = new Map(trips.flatMap(({ tour }) => tour.categories.map(({ id, title }) => [id, title])));
  return {
    interest: INTERESTS.flatMap((value) => {
      const title = titles.get(value);
      return title === undefined ? [] : [{ value, title, count: countWith({ interest: [value] }) }];
    }),
    length: TRIP_LENGTHS.map((value) => ({ value, count: countWith({ length: [value] }) })),
    priceTo: priceLimits(trips, filters.priceTo).map((value) => ({
      value,
      count: countWith({ priceTo: value }),
    })),
    accessible: countWith({ isAccessible: true }),
  };
}

/** Round amounts between the lowest and the highest price: 20, 50, 100, 200. */
function priceLimits(trips: readonly ShownTrip[], chosen: number | null): number[] {
  const prices = trips.map(({ tour }) => tour.basePrice);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const round = [0, 1, 2, 3, 4, 5, 6].flatMap((power) => [1, 2, 5].map((digit) => digit * 10 ** power));
  const between = round.filter((amount) => amount >= lowest && amount < highest);
  return [...new Set([...between, ...(chosen === null ? [] : [chosen])])].toSorted(
    (one, other) => one - other,
  );
}
