import { z } from 'zod';
import { INTERESTS } from '../catalogue/interests.ts';
import { isLanguageTag } from '../locale/language-tag.ts';
import { currency } from './conventions.ts';
import { LARGEST_PARTY } from './largest-party.ts';
import { DAY_PARTS, LIST_SORTS, MOST_LANGUAGES } from './list-choices.ts';
import { PRODUCT_TYPES } from './product-types.ts';

const longestDuration = 100 * 24 * 60;
const longestTag = 35;

/** Several of a closed set, with commas between them; always given in the order of the set. */
function several<Option extends string>(options: readonly Option[]) {
  const longest = options.reduce((sum, option) => sum + option.length + 1, 0);
  const known: readonly string[] = options;
  return z
    .string()
    .max(longest)
    .refine((text) => text.split(',').every((word) => known.includes(word)))
    .transform((text) => options.filter((option) => text.split(',').includes(option)))
    .optional();
}

const languages = z
  .string()
  .max(MOST_LANGUAGES * (longestTag + 1))
  .refine((text) => text.split(',').length <= MOST_LANGUAGES && text.split(',').every(isLanguageTag))
  .transform((text) => [...new Set(text.split(','))].sort())
  .optional();

/** As an address has it, or a number; never nothing, which would count as nought. */
const plain = z
  .union([z.string().regex(/^\d{1,9}(?:\.\d{1,6})?$/), z.number()])
  .pipe(z.coerce.number<string | number>());

const minutes = plain.pipe(z.int().min(0).max(longestDuration)).optional();

const amount = plain.pipe(z.number().min(0).max(1e9)).optional();

const wanted = z
  .union([z.literal('true'), z.literal(true)])
  .transform(() => true as const)
  .optional();

/** What narrows a list. Within one of these any will do; of several, all must hold. */
export const listFilters = {
  interest: several(INTERESTS),
  /** BCP 47 tags of what it is given in. */
  language: languages,
  /** Both or neither: what so many could book on one of these days. */
  dateFrom: z.iso.date().optional(),
  dateTo: z.iso.date().optional(),
  /** Counts with dates only. */
  party: plain.pipe(z.int().min(1).max(LARGEST_PARTY)).default(1),
  durationFrom: minutes,
  durationTo: minutes,
  /** Both included. */
  priceFrom: amount,
  priceTo: amount,
  /** What these two are in; `currency` where nothing is said. */
  priceIn: currency.optional(),
  /** So many stars at least, in halves. */
  rating: plain.pipe(z.number().min(1).max(5).multipleOf(0.5)).optional(),
  timeOfDay: several(DAY_PARTS),
  freeCancellation: wanted,
  instant: wanted,
  sort: z.enum(LIST_SORTS).default('none'),
};

/** Only where a list is of all kinds. */
export const typeFilter = { type: several(PRODUCT_TYPES) };

type Spans = {
  readonly [Bound in 'dateFrom' | 'dateTo']?: string | undefined;
} & { readonly [Bound in 'durationFrom' | 'durationTo' | 'priceFrom' | 'priceTo']?: number | undefined };

/** Says which field is wrong of spans that end before they begin, and of days without the other. */
export function refuseBackwards(input: Spans, context: z.RefinementCtx): void {
  const refuse = (field: string) => context.addIssue({ code: 'custom', path: [field] });
  if (input.dateFrom === undefined && input.dateTo !== undefined) refuse('dateFrom');
  if (input.dateTo === undefined && input.dateFrom !== undefined) refuse('dateTo');
  if (isBackwards(input.dateFrom, input.dateTo)) refuse('dateTo');
  if (isBackwards(input.durationFrom, input.durationTo)) refuse('durationTo');
  if (isBackwards(input.priceFrom, input.priceTo)) refuse('priceTo');
}

function isBackwards<Bound extends string | number>(from: Bound | undefined, to: Bound | undefined): boolean {
  return from !== undefined && to !== undefined && from > to;
}

const count = z.int().min(0);

function counted<Id extends z.ZodType>(id: Id) {
  return z.array(z.object({ id, count }));
}

/**
 * What a list can be narrowed to, and how much would be left: each counted under everything that is chosen in the other
 * groups, as if nothing were chosen in its own.
 */
export const listOptions = z.object({
  /** How many there are in this place, of this kind, without any filter. */
  unfiltered: count,
  type: counted(z.enum(PRODUCT_TYPES)),
  interest: counted(z.enum(INTERESTS)),
  /** Those that something here is given in, the most common first. */
  language: counted(z.string()),
  duration: z.array(z.object({ from: count, to: count.nullable(), count })),
  rating: z.array(z.object({ least: z.number(), count })),
  timeOfDay: counted(z.enum(DAY_PARTS)),
  freeCancellation: count,
  instant: count,
  /** Of what the other filters leave: whole numbers around all prices, with some air above. */
  price: z.object({
    min: count,
    max: count,
    /** What was asked for in `priceIn`, in `currency`: from downwards, to upwards. Null where nothing was. */
    from: z.number().min(0).nullable(),
    to: z.number().min(0).nullable(),
  }),
});
export type ListOptions = z.output<typeof listOptions>;
