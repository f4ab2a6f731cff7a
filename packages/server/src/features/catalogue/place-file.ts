import { props } from '@ashore/artwork/props.ts';
import { scenes } from '@ashore/artwork/scenes.ts';
import { CANCELLATION_POLICIES } from '@ashore/core/catalogue/cancellation-policies.ts';
import { EXCLUDED, INCLUDED, TO_BRING, TO_KNOW } from '@ashore/core/catalogue/features.ts';
import { INTERESTS } from '@ashore/core/catalogue/interests.ts';
import { PRODUCT_TYPES } from '@ashore/core/contract/product-types.ts';
import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { type CurrencyCode, isCurrencyCode } from '@ashore/core/money/currencies.ts';
import { isTimeZone } from '@ashore/core/time/time-zone.ts';
import { z } from 'zod';

const line = z.string().regex(/^\S(?:.*\S)?$/u, 'is empty, or begins or ends with a space');
const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is no name for an address');
const currency = z.string().refine((text): text is CurrencyCode => isCurrencyCode(text), 'is no currency');
const language = z.string().regex(/^[a-z]{2}$/, 'is no language');
const localTime = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'is no time of day');
const monthDay = z.string().regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'is no day of the year');
const minor = z.int().nonnegative();
const somewhere = { latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) };
const allDistinct = (list: readonly unknown[]) => new Set(list).size === list.length;

/** English is needed, because every other language falls back on it, text by text. */
function texts<Text extends z.ZodType>(text: Text) {
  return z.strictObject({ en: text, de: text.optional(), 'zh-Hans': text.optional() });
}

const oneLine = texts(line);
const lines = texts(z.array(line).min(1));

/** One for each, by age; or one price for a group, and what each further person costs. */
const tickets = z.strictObject({
  adult: minor,
  youth: minor.optional(),
  child: minor.optional(),
  infant: minor.optional(),
  senior: minor.optional(),
  student: minor.optional(),
});
const groupTicket = z.strictObject({
  upTo: z.int().min(2),
  price: minor,
  extraPerson: minor.optional(),
});

const option = z.strictObject({
  name: oneLine,
  price: tickets.optional(),
  group: groupTicket.optional(),
  startTimes: z.array(localTime).min(1).refine(allDistinct, 'names a time twice').optional(),
  durationMinutes: z.int().positive().optional(),
});

const review = z.strictObject({
  locale: z.enum(MESSAGE_LOCALES),
  name: line,
  rating: z.int().min(1).max(5),
  monthsAgo: z.int().min(0).max(120),
  text: line,
});

const product = z.strictObject({
  slug,
  /** Its place among those that home pages show first. */
  featured: z.int().positive().optional(),
  type: z.enum(PRODUCT_TYPES),
  /** The slugs of a supplier and of a sight of this file. */
  supplier: slug,
  sight: slug.nullable(),
  /** What the picture is composed of, where no picture is given. */
  scene: slug.refine((name) => Object.hasOwn(scenes, name), 'is nothing we can draw'),
  prop: slug.refine((name) => name === 'none' || Object.hasOwn(props, name), 'is nothing we can draw'),
  title: oneLine,
  subTitle: oneLine,
  short: oneLine,
  long: lines,
  highlights: lines,
  interests: z.array(z.enum(INTERESTS)).min(1).refine(allDistinct, 'names an interest twice'),
  languages: z.array(language).refine(allDistinct, 'names a language twice'),
  durationMinutes: z.int().positive().nullable(),
  price: tickets.optional(),
  group: groupTicket.optional(),
  options: z.array(option),
  startTimes: z.array(localTime).min(1).refine(allDistinct, 'names a time twice').optional(),
  openHours: z.strictObject({ from: localTime, to: localTime }).optional(),
  days: z
    .array(z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']))
    .min(1)
    .refine(allDistinct, 'names a day twice'),
  season: z.strictObject({ from: monthDay, to: monthDay }).nullable(),
  capacity: z.int().positive(),
  minAge: z.int().min(0).max(99).nullable(),
  maxGroup: z.int().positive().nullable(),
  included: z.array(z.enum(INCLUDED)).refine(allDistinct, 'names a thing twice'),
  excluded: z.array(z.enum(EXCLUDED)).refine(allDistinct, 'names a thing twice'),
  bring: z.array(z.enum(TO_BRING)).refine(allDistinct, 'names a thing twice'),
  know: z.array(z.enum(TO_KNOW)).refine(allDistinct, 'names a thing twice'),
  cancellation: z.enum(CANCELLATION_POLICIES),
  onRequest: z.boolean(),
  meeting: z.strictObject({ name: oneLine, street: line, ...somewhere }),
  reviews: z.array(review),
  rating: z.number().min(0).max(5),
  popularity: z.int().min(1).max(100),
});

/** A place with what is sold there: the form in which a catalogue comes and goes, one file a place. */
export const placeFile = z.strictObject({
  location: z.strictObject({
    slug,
    country: z.string().regex(/^[A-Z]{2}$/, 'is no country'),
    currency,
    timeZone: z.string().refine(isTimeZone, 'is no time zone'),
    ...somewhere,
    isPort: z.boolean(),
    names: oneLine,
    stateNames: oneLine.nullable(),
    countryNames: oneLine,
    aliases: texts(z.array(line)),
    intro: oneLine,
    bestFor: z.array(z.enum(INTERESTS)),
    port: z.strictObject({ name: oneLine, ...somewhere }).nullable(),
  }),
  sights: z.array(z.strictObject({ slug, names: oneLine, silhouette: line, ...somewhere })),
  suppliers: z.array(
    z.strictObject({
      slug,
      name: line,
      street: line,
      since: z.int().min(1800).max(2100),
      languages: z.array(language).min(1),
      about: oneLine,
    }),
  ),
  products: z.array(product),
});

export type PlaceFile = z.output<typeof placeFile>;
export type ProductRow = PlaceFile['products'][number];
