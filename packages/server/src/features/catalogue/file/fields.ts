import { type CurrencyCode, isCurrencyCode } from '@ashore/core/money/currencies.ts';
import { readPhoneNumber } from '@ashore/core/text/phone-number.ts';
import { parseLocalDate } from '@ashore/core/time/local-date-time.ts';
import { z } from 'zod';

// Control characters and lone surrogates, which no database stores, and characters that reverse the text
// after them.
const UNREADABLE_CHARACTERS = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** Text of one line that a reader sees. */
export const line = z
  .string()
  .regex(/^\S(?:.*\S)?$/u, 'is empty, or begins or ends with a space')
  .refine((text) => !UNREADABLE_CHARACTERS.test(text), 'contains control characters');
/** Text that a person wrote, with its line breaks. */
export const multilineText = z
  .string()
  .regex(/^\S(?:.*\S)?$/su, 'is empty, or begins or ends with a space')
  .refine((text) => !UNREADABLE_CHARACTERS.test(text.replace(/[\n\t]/g, '')), 'contains control characters');
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is not a slug: lower-case letters, digits and hyphens')
  // The name of an image is made of two slugs and has at most 180 characters (`isImageStem`). `slugify` makes
  // slugs of at most 80 characters too.
  .max(80, 'is longer than 80 characters');
export const currency = z
  .string()
  .refine((text): text is CurrencyCode => isCurrencyCode(text), 'is not a currency code');
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
export const language = z
  .string()
  .refine((tag) => /^[a-z]{2}$/.test(tag) && languageNames.of(tag) !== undefined, 'is not a language code');
/** A telephone number that can be called from any country. The import stores it in E.164 form. */
export const phone = z
  .string()
  .refine(
    (text) => /^(?:\+|00)/.test(text) && readPhoneNumber(undefined, text) !== undefined,
    'is not a telephone number with country code, such as +351 21 555 0102',
  );
export const localTime = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'is not a time of day, such as 09:30');
// Checked in a leap year, because a season may end with February.
const monthDay = z
  .string()
  .refine((day) => parseLocalDate(`2024-${day}`) !== undefined, 'is not a day of the year, such as 06-30');
export const season = z.strictObject({ from: monthDay, to: monthDay });
/** A price. Nothing costs more than the limit, and a larger amount could not be given in another currency. */
export const priceMinor = z
  .int()
  .nonnegative()
  .max(10_000_000_000, 'is above the maximum of 10,000,000,000 (in the smallest unit of the currency)');
/** Number of people. */
export const people = z.int().positive().max(100_000);
/** Limited to a year, the longest that anything takes. */
export const minutes = z
  .int()
  .nonnegative()
  .max(366 * 24 * 60);
export const coordinates = {
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
};

export const allDistinct = (list: readonly unknown[]) => new Set(list).size === list.length;

/** Weekdays, each at most once. */
export const days = z
  .array(z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']))
  .min(1)
  .refine(allDistinct, 'names a day twice');

/** Words of a closed vocabulary, each at most once. */
export function wordsOf<const Word extends string>(vocabulary: readonly [Word, ...Word[]], what: string) {
  return z.array(z.enum(vocabulary)).refine(allDistinct, `names ${what} twice`);
}

/** English is required, because every other language falls back to it, text by text. */
export function texts<Text extends z.ZodType>(text: Text) {
  return z.strictObject({ en: text, de: text.optional(), 'zh-Hans': text.optional() });
}

/** A name or an address in languages that write it otherwise. The field beside it holds all other languages. */
export const localForms = z.strictObject({ de: line.optional(), 'zh-Hans': line.optional() });

export type LocalForms = z.infer<typeof localForms>;

export const oneLine = texts(line);
export const lines = texts(z.array(line).min(1));
