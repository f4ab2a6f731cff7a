import { INTERESTS, type Interest } from '@ashore/core/catalogue/interests.ts';
import { minutesOfDay, parseLocalTime } from '@ashore/core/time/local-date-time.ts';
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
  readonly hasFewSteps: boolean;
  /** Back at the ship by this time on the clock of the port. */
  readonly backBy: string | null;
};

export const noTripFilters: TripFilters = {
  ...{ interest: [], length: [], priceTo: null },
  ...{ isAccessible: false, hasFewSteps: false, backBy: null },
};

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
    hasFewSteps: query.get('fewSteps') === 'true',
    backBy: /^(?:[01]\d|2[0-3]):00$/.exec(query.get('backBy') ?? '')?.[0] ?? null,
  };
}

/** The query of an address with these filters; empty without any. */
export function tripFiltersQuery(filters: TripFilters, currency: string): string {
  const { interest, length, priceTo, isAccessible, hasFewSteps, backBy } = filters;
  const query = Object.entries({
    interest: interest.join(','),
    length: length.join(','),
    priceTo: priceTo === null ? '' : String(priceTo),
    priceIn: priceTo === null ? '' : currency,
    accessible: isAccessible ? 'true' : '',
    fewSteps: hasFewSteps ? 'true' : '',
    backBy: backBy ?? '',
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

type Start = ShownTrip['starts'][number];

/** Minutes after midnight of the day of the start, on the clock of the port; undefined for a visit at any time. */
function backMinutes({ time, startsAt, backAt }: Start): number | undefined {
  const from = time === null ? undefined : parseLocalTime(time);
  return from && minutesOfDay(from) + (Date.parse(backAt) - Date.parse(startsAt)) / 60_000;
}

/** Passengers end a visit at any time when they like. */
function isBackBy(start: Start, backBy: string | null): boolean {
  const limit = backBy === null ? undefined : parseLocalTime(backBy);
  return limit === undefined || (backMinutes(start) ?? 0) <= minutesOfDay(limit);
}

export function matchesFilters(trip: ShownTrip, filters: TripFilters): boolean {
  const { interest, length, priceTo, isAccessible, hasFewSteps, backBy } = filters;
  const { categories, basePrice } = trip.tour;
  return (
    (interest.length === 0 || categories.some(({ id }) => interest.includes(id))) &&
    (length.length === 0 || length.includes(lengthOf(trip))) &&
    (priceTo === null || basePrice <= priceTo) &&
    (!isAccessible || trip.isAccessible) &&
    (!hasFewSteps || trip.hasFewSteps) &&
    (backBy === null || trip.starts.some((start) => isBackBy(start, backBy)))
  );
}

/** The ports of a sailing with only the trips that match, and of these only the starts that are back in time. */
export function filterPorts(ports: readonly ShownExcursions[], filters: TripFilters): ShownExcursions[] {
  return ports.map((port) => ({
    ...port,
    trips: port.trips
      .filter((trip) => matchesFilters(trip, filters))
      .map((trip) => ({ ...trip, starts: trip.starts.filter((start) => isBackBy(start, filters.backBy)) })),
  }));
}

/** A value of a filter, with the number of trips that choosing it alone in its group would leave. */
type Counted<Value> = { readonly value: Value; readonly count: number };

export type TripFilterOptions = {
  readonly interest: readonly (Counted<Interest> & { readonly title: string })[];
  readonly length: readonly Counted<TripLength>[];
  readonly priceTo: readonly Counted<number>[];
  readonly accessible: number;
  readonly fewSteps: number;
  readonly backBy: readonly Counted<string>[];
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
    fewSteps: countWith({ hasFewSteps: true }),
    backBy: backTimes(trips, filters.backBy).map((value) => ({ value, count: countWith({ backBy: value }) })),
  };
}

/** Full hours between the earliest and the latest return of a day. */
function backTimes(trips: readonly ShownTrip[], chosen: string | null): string[] {
  const returns = trips.flatMap(({ starts }) => starts.flatMap((start) => backMinutes(start) ?? []));
  const [earliest, latest] = [Math.min(...returns), Math.max(...returns)];
  const hours = Array.from({ length: 24 }, (_, hour) => hour).filter(
    (hour) => hour * 60 >= earliest && hour * 60 < latest,
  );
  const times = hours.map((hour) => `${String(hour).padStart(2, '0')}:00`);
  return [...new Set([...times, ...(chosen === null ? [] : [chosen])])].toSorted();
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
