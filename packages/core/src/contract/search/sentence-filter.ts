import { z } from 'zod';
import { type CurrencyCode, isCurrencyCode } from '../../money/currencies.ts';
import { DAY_PARTS, REQUIREMENTS } from '../values/list.ts';

const minutes = z.int().min(0);
const amount = z.number().min(0);
const ages = z.array(z.int().min(0));
const localTime = z.iso.time({ precision: -1 });

/** What the words of a query ask for beside the wish itself, as lists filter it. */
const sentenceFilter = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('price'),
    from: amount.optional(),
    to: amount.optional(),
    /** Missing: the currency in which the traveller reads prices. */
    currency: z
      .custom<CurrencyCode>((value) => typeof value === 'string' && isCurrencyCode(value))
      .optional(),
    /** Whether the amount is for everyone together. Otherwise it is the price of one traveller. */
    isForAll: z.boolean(),
    /** Of a stay at a hotel: whether the amount is for each night or for all of them. */
    per: z.enum(['night', 'stay']).optional(),
  }),
  z.object({ kind: z.literal('days'), from: z.iso.date(), to: z.iso.date() }),
  z.object({ kind: z.literal('timeOfDay'), part: z.enum(DAY_PARTS) }),
  /** The trip starts at this time of the place or later. */
  z.object({ kind: z.literal('startFrom'), time: localTime }),
  /** The trip starts before this time of the place. */
  z.object({ kind: z.literal('startBefore'), time: localTime }),
  /** The trip is over at this time of the place. */
  z.object({ kind: z.literal('backBy'), time: localTime }),
  z.object({ kind: z.literal('duration'), from: minutes.optional(), to: minutes.optional() }),
  z.object({ kind: z.literal('party'), travellers: z.int().positive(), ages }),
  /** Children of these ages come along; how many people there are is not said. */
  z.object({ kind: z.literal('ages'), ages }),
  /** The BCP 47 tag of the language in which the trip is to be given. */
  z.object({ kind: z.literal('guideLanguage'), language: z.string() }),
  z.object({ kind: z.literal('freeCancellation') }),
  z.object({ kind: z.literal('instant') }),
  /** What is not wanted, as typed; or the place where the traveller does not want to go. */
  z.object({ kind: z.literal('exclusion'), what: z.string(), isPlace: z.boolean().optional() }),
  z.object({ kind: z.literal('requirement'), requirement: z.enum(REQUIREMENTS) }),
]);
export type SentenceFilter = z.output<typeof sentenceFilter>;

/** A filter that words of the query ask for. */
export const spokenFilter = z.object({
  filter: sentenceFilter,
  /** The words as typed. */
  words: z.string(),
  /** The query without these words, for a traveller who does not want the filter. */
  without: z.string(),
});
export type SpokenFilter = z.output<typeof spokenFilter>;
