import type { ListOptions } from '@ashore/core/contract/list-filters.ts';
import type { NarrowedBy, Narrowing } from './narrowing.ts';

export type Option<Value> = {
  readonly value: Value;
  /** Unknown of prices, which nobody counts by round sums. */
  readonly count?: number;
};

export type NarrowOptions = { readonly [By in NarrowedBy]: readonly Option<NonNullable<Narrowing[By]>>[] };

const mostPrices = 4;

/** What an answer can be narrowed to. What would leave nothing is left out, unless it is chosen: it stays to be unchosen. */
export function narrowOptions(filters: ListOptions, wanted: Narrowing): NarrowOptions {
  const { type, interest, language, rating, price, freeCancellation } = filters;
  return {
    type: mostFirst(offered(type.map(asOption), wanted.type)),
    interest: mostFirst(offered(interest.map(asOption), wanted.interest)),
    language: offered(language.map(asOption), wanted.language),
    priceTo: pricesIn(price, wanted.priceTo).map((value) => ({ value })),
    rating: offered(
      rating.map(({ least, count }) => ({ value: least, count })),
      wanted.rating,
    ),
    freeCancellation: offered([{ value: true, count: freeCancellation }], wanted.freeCancellation),
  };
}

function asOption<Id>({ id, count }: { id: Id; count: number }) {
  return { value: id, count };
}

type Counted<Value> = { readonly value: Value; readonly count: number };

function offered<Value>(counted: readonly Counted<Value>[], chosen: Value | undefined): Counted<Value>[] {
  const all = counted.filter(({ value, count }) => count > 0 || value === chosen);
  const isThere = chosen === undefined || all.some(({ value }) => value === chosen);
  return isThere ? all : [...all, { value: chosen, count: 0 }];
}

function mostFirst<Value>(counted: readonly Counted<Value>[]): Counted<Value>[] {
  return counted.toSorted((one, other) => other.count - one.count);
}

/** Round sums between the lowest and the highest price, from low to high. */
function pricesIn({ min, max }: ListOptions['price'], chosen: number | undefined): number[] {
  const round: number[] = [];
  for (let unit = 1; unit < max && unit <= 1e8; unit *= 10)
    round.push(...[unit, 2.5 * unit, 5 * unit].filter((sum) => sum >= 10 && sum > min && sum < max));
  const prices = round.slice(-mostPrices);
  if (chosen === undefined || prices.includes(chosen)) return prices;
  return [...prices, chosen].sort((one, other) => one - other);
}

/** Whether a list of these would narrow anything of so many. */
export function tells(options: NarrowOptions[NarrowedBy], left: number): boolean {
  return options.some(({ count }) => count === undefined || count < left);
}
