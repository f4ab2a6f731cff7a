import type { TourSummary } from '@ashore/core/contract/tour-summary.ts';
import { isWanted, type NarrowedBy, type Narrowing } from './narrowing.ts';

export type Option<Value> = { readonly value: Value; readonly count: number };

export type NarrowOptions = { readonly [By in NarrowedBy]: readonly Option<NonNullable<Narrowing[By]>>[] };

export type NarrowedTours = { readonly tours: TourSummary[]; readonly options: NarrowOptions };

const ratings = [4.5, 4, 3.5];
const mostPrices = 4;

/**
 * The tours that were given of an answer, narrowed, and what they can be narrowed to. Everything is counted among those
 * that were given, never among those that were not: each group as if nothing were chosen in itself.
 */
export function narrowFound(given: readonly TourSummary[], wanted: Narrowing): NarrowedTours {
  const under = (free: NarrowedBy) => given.filter((tour) => isWanted(tour, wanted, free));
  return {
    tours: given.filter((tour) => isWanted(tour, wanted)),
    options: {
      type: counted(
        under('type').map((tour) => [tour.productType]),
        wanted.type,
      ),
      interest: counted(
        under('interest').map(({ categories }) => categories.map(({ id }) => id)),
        wanted.interest,
      ),
      language: counted(
        under('language').map(({ languages }) => languages),
        wanted.language,
      ),
      priceTo: bounded(pricesOf(given), wanted.priceTo, (most) =>
        countOf(under('priceTo'), { priceTo: most }),
      ),
      rating: bounded(ratings, wanted.rating, (least) => countOf(under('rating'), { rating: least })),
    },
  };
}

/** Each value with how many tours have it, the most common first; what is chosen stays to be unchosen. */
function counted<Value>(all: readonly (readonly Value[])[], chosen: Value | undefined): Option<Value>[] {
  const counts = new Map<Value, number>(chosen === undefined ? [] : [[chosen, 0]]);
  for (const value of all.flatMap((values) => [...new Set(values)]))
    counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => other.count - one.count);
}

function bounded(
  bounds: readonly number[],
  chosen: number | undefined,
  countOfBound: (bound: number) => number,
) {
  const all = chosen === undefined || bounds.includes(chosen) ? bounds : [...bounds, chosen];
  return all
    .map((value) => ({ value, count: countOfBound(value) }))
    .filter(({ value, count }) => count > 0 || value === chosen);
}

function countOf(tours: readonly TourSummary[], wanted: Narrowing): number {
  return tours.filter((tour) => isWanted(tour, wanted)).length;
}

/** Round sums between the lowest and the highest price, from low to high. */
function pricesOf(tours: readonly TourSummary[]): number[] {
  const prices = tours.map(({ basePrice }) => basePrice);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const round: number[] = [];
  for (let unit = 1; unit < highest && unit <= 1e8; unit *= 10)
    round.push(...[unit, 2.5 * unit, 5 * unit].filter((sum) => sum >= 10 && sum >= lowest && sum < highest));
  return round.slice(-mostPrices);
}
