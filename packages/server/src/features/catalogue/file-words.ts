import { type CurrencyCode, isCurrencyCode } from '@ashore/core/money/currencies.ts';
import { parseLocalDate } from '@ashore/core/time/local-date.ts';
import { z } from 'zod';

// Controls and halves of letters, which no database keeps, and signs that turn around what stands behind them.
const unreadable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

export const line = z
  .string()
  .regex(/^\S(?:.*\S)?$/u, 'is empty, or begins or ends with a space')
  .refine((text) => !unreadable.test(text), 'holds signs that nobody can read');
/** What somebody said, with the line breaks he made. */
export const someLines = z
  .string()
  .regex(/^\S(?:.*\S)?$/su, 'is empty, or begins or ends with a space')
  .refine((text) => !unreadable.test(text.replace(/[\n\t]/g, '')), 'holds signs that nobody can read');
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is no name for an address')
  // Pictures are called after two of them, and a name of theirs has 180 signs at most.
  .max(80, 'is longer than 80 signs');
export const currency = z
  .string()
  .refine((text): text is CurrencyCode => isCurrencyCode(text), 'is no currency');
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
export const language = z
  .string()
  .refine((tag) => /^[a-z]{2}$/.test(tag) && languageNames.of(tag) !== undefined, 'is no language');
export const localTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'is no time of day');
// Of a leap year: a season may end with February.
const monthDay = z
  .string()
  .refine((day) => parseLocalDate(`2024-${day}`) !== undefined, 'is no day of the year');
export const season = z.strictObject({ from: monthDay, to: monthDay });
/** A price. Beyond the bound lies nothing that anybody asks, and what it is in another currency could not be told. */
export const minor = z.int().nonnegative().max(10_000_000_000, 'is more than anybody asks');
/** How many people. */
export const people = z.int().positive().max(100_000);
/** A year is the longest that anything takes. */
export const minutes = z
  .int()
  .nonnegative()
  .max(366 * 24 * 60);
export const somewhere = { latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) };

export const allDistinct = (list: readonly unknown[]) => new Set(list).size === list.length;

/** Days of the week as a list without repetition. */
export const days = z
  .array(z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']))
  .min(1)
  .refine(allDistinct, 'names a day twice');

/** Words of a closed vocabulary, each at most once. */
export function wordsOf<const Word extends string>(vocabulary: readonly [Word, ...Word[]], what: string) {
  return z.array(z.enum(vocabulary)).refine(allDistinct, `names ${what} twice`);
}

/** English is needed, because every other language falls back on it, text by text. */
export function texts<Text extends z.ZodType>(text: Text) {
  return z.strictObject({ en: text, de: text.optional(), 'zh-Hans': text.optional() });
}

export const oneLine = texts(line);
export const lines = texts(z.array(line).min(1));
