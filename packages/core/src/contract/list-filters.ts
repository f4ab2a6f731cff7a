import { z } from 'zod';
import { INTERESTS } from '../catalogue/interests.ts';
import { isLanguageTag } from '../locale/language-tag.ts';
import { currency } from './conventions.ts';
import { MAX_PARTY } from './values/limits.ts';
import {
  DAY_PARTS,
  LIST_SORTS,
  MAX_LANGUAGES,
  MAX_PLACES,
  PRICE_PARTS,
  REQUIREMENTS,
} from './values/list.ts';
import { PRODUCT_TYPES } from './values/product-types.ts';
import { isSlug, MAX_SLUG_LENGTH } from './values/slug-form.ts';

const MAX_AGE = 120;
/** A hundred days, in minutes. */
const longestDuration = 100 * 24 * 60;
/** As BCP 47 recommends for stored tags. */
const longestTag = 35;

/** Several values of a closed set, separated by commas; always returned in the order of the set. */
function listOf<Option extends string>(options: readonly Option[]) {
  const longest = options.reduce((sum, option) => sum + option.length + 1, 0);
  const words: readonly string[] = options;
  return z
    .string()
    .max(longest)
    .refine((text) => text.split(',').every((word) => words.includes(word)))
    .transform((text) => options.filter((option) => text.split(',').includes(option)))
    .optional();
}

const languages = z
  .string()
  .max(MAX_LANGUAGES * (longestTag + 1))
  .refine((text) => text.split(',').length <= MAX_LANGUAGES && text.split(',').every(isLanguageTag))
  .transform((text) => [...new Set(text.split(','))].sort())
  .optional();

/** Slugs of cities. An unknown city matches no product. */
const places = z
  .string()
  .max(MAX_PLACES * (MAX_SLUG_LENGTH + 1))
  .refine((text) => text.split(',').length <= MAX_PLACES && text.split(',').every(isSlug))
  .transform((text) => [...new Set(text.split(','))].sort())
  .optional();

/** A number, or its text in an address. Never an empty text, which would count as zero. */
const plainNumber = z
  .union([z.string().regex(/^\d{1,9}(?:\.\d{1,6})?$/), z.number()])
  .pipe(z.coerce.number<string | number>());

const minutes = plainNumber.pipe(z.int().min(0).max(longestDuration)).optional();

const amount = plainNumber.pipe(z.number().min(0).max(1e9)).optional();

const flag = z
  .union([z.literal('true'), z.literal(true)])
  .transform(() => true as const)
  .optional();

/**
 * The filters of a list. Within one filter any value is enough, unless it says otherwise; of several filters
 * all must match.
 */
export const listFilters = {
  interest: listOf(INTERESTS),
  /** Whether a product must have all of these interests; otherwise any of them is enough. */
  allInterests: flag,
  /** BCP 47 tags of the languages in which the trip is given. */
  language: languages,
  /** Both or neither: trips that a party of this size could book on one of these days. */
  dateFrom: z.iso.date().optional(),
  dateTo: z.iso.date().optional(),
  /** Counts only together with dates. */
  party: plainNumber.pipe(z.int().min(1).max(MAX_PARTY)).default(1),
  durationFrom: minutes,
  durationTo: minutes,
  /** Both bounds are included. */
  priceFrom: amount,
  priceTo: amount,
  /** Currency of these two prices; by default that of `currency`. */
  priceIn: currency.optional(),
  /** At least this many stars, in halves. */
  rating: plainNumber.pipe(z.number().min(1).max(5).multipleOf(0.5)).optional(),
  /** Age of the youngest traveller. Trips with a higher minimum age are left out. */
  age: plainNumber.pipe(z.int().min(0).max(MAX_AGE)).optional(),
  timeOfDay: listOf(DAY_PARTS),
  /** Products must meet all of these. */
  requirement: listOf(REQUIREMENTS),
  freeCancellation: flag,
  instant: flag,
  sort: z.enum(LIST_SORTS).default('none'),
};

/** Only for lists of all product types. */
export const typeFilter = { type: listOf(PRODUCT_TYPES) };

/** Only for lists of all places. */
export const placeFilter = { place: places };

type RangeFilters = {
  readonly [Bound in 'dateFrom' | 'dateTo']?: string | undefined;
} & { readonly [Bound in 'durationFrom' | 'durationTo' | 'priceFrom' | 'priceTo']?: number | undefined };

/** Reports the wrong field of a range that ends before it begins, and of a first or last day without the other. */
export function refuseReversedRanges(input: RangeFilters, context: z.RefinementCtx): void {
  const refuse = (field: string) => context.addIssue({ code: 'custom', path: [field] });
  if (input.dateFrom === undefined && input.dateTo !== undefined) refuse('dateFrom');
  if (input.dateTo === undefined && input.dateFrom !== undefined) refuse('dateTo');
  if (isReversed(input.dateFrom, input.dateTo)) refuse('dateTo');
  if (isReversed(input.durationFrom, input.durationTo)) refuse('durationTo');
  if (isReversed(input.priceFrom, input.priceTo)) refuse('priceTo');
}

function isReversed<Bound extends string | number>(from: Bound | undefined, to: Bound | undefined): boolean {
  return from !== undefined && to !== undefined && from > to;
}

const count = z.int().min(0);

function withCounts<Id extends z.ZodType>(id: Id) {
  return z.array(z.object({ id, count }));
}

/**
 * The values by which a list can be filtered, and how many products each would leave. Each is counted under
 * the filters chosen in the other groups, as if nothing were chosen in its own group. With `allInterests`,
 * each interest is counted together with the chosen ones.
 */
export const listOptions = z.object({
  /** How many products of this type there are in this place, without any filter. */
  unfiltered: count,
  /** The cities with most of these trips, in the language of the call. */
  place: z.array(z.object({ id: z.string(), name: z.string(), count })),
  /** Of a list of one type: the same filters with each other type. */
  type: withCounts(z.enum(PRODUCT_TYPES)),
  interest: withCounts(z.enum(INTERESTS)),
  /** The languages in which these trips are given, the most common first. */
  language: withCounts(z.string()),
  duration: z.array(z.object({ from: count, to: count.nullable(), count })),
  rating: z.array(z.object({ least: z.number(), count })),
  /** For each age, the trips that accept a traveller of that age. */
  age: z.array(z.object({ age: count, count })),
  timeOfDay: withCounts(z.enum(DAY_PARTS)),
  /** Each is counted together with the chosen ones. */
  requirement: withCounts(z.enum(REQUIREMENTS)),
  freeCancellation: count,
  instant: count,
  /**
   * Range of the prices that the other filters leave: whole numbers around all prices, with some room above.
   */
  price: z.object({
    min: count,
    max: count,
    /** How many products each of equal parts of that range has (`PRICE_PARTS`), under the other filters. */
    histogram: z.array(count).length(PRICE_PARTS),
    /**
     * The requested prices of `priceIn`, converted to `currency`: `from` is rounded down, `to` is rounded up.
     * Null if none was requested.
     */
    from: z.number().min(0).nullable(),
    to: z.number().min(0).nullable(),
  }),
});
export type ListOptions = z.output<typeof listOptions>;
