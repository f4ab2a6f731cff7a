import { landmarks } from '@ashore/artwork/landmarks.ts';
import { props } from '@ashore/artwork/props.ts';
import { scenes } from '@ashore/artwork/scenes.ts';
import { CANCELLATION_PRESET_NAMES } from '@ashore/core/catalogue/cancellation-presets.ts';
import { EXCLUDED, INCLUDED, TO_BRING, TO_KNOW } from '@ashore/core/catalogue/features.ts';
import { INTERESTS } from '@ashore/core/catalogue/interests.ts';
import { PACES, SETTINGS, STEPS } from '@ashore/core/catalogue/product-facts.ts';
import {
  DOCUMENT_KINDS,
  ENTRIES,
  MAIN_CONTACT_DATA,
  PARTICIPANT_DATA,
  QUESTION_KINDS,
} from '@ashore/core/catalogue/required-data.ts';
import { ANSWER_UNIT_NAMES } from '@ashore/core/contract/values/answer-units.ts';
import { PRODUCT_TYPES } from '@ashore/core/contract/values/product-types.ts';
import { isCountry } from '@ashore/core/locale/countries.ts';
import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { WAIVER_KINDS } from '@ashore/core/waivers/waiver-kinds.ts';
import { z } from 'zod';
import { calendarDayInFile, dayInFile, instantInFile } from './dates.ts';
import {
  allDistinct,
  coordinates,
  days,
  language,
  line,
  lines,
  localForms,
  minutes,
  multilineText,
  oneLine,
  people,
  priceMinor,
  season,
  slug,
  texts,
  wordsOf,
} from './fields.ts';
import { running } from './schedule-file.ts';

/** One value for each of the six ticket types that are sold per person. */
function byAge<Value extends z.ZodType>(value: Value) {
  const optionalValue = value.optional();
  return {
    adult: optionalValue,
    youth: optionalValue,
    child: optionalValue,
    infant: optionalValue,
    senior: optionalValue,
    student: optionalValue,
  };
}

const ticketPrices = z.strictObject({ ...byAge(priceMinor), adult: priceMinor });
const groupTicket = z.strictObject({
  upTo: people.min(2),
  price: priceMinor,
  extraPerson: priceMinor.optional(),
});

/** Fields that products and options share. An option gives only what differs from its product. */
const bookable = {
  price: ticketPrices.optional(),
  group: groupTicket.optional(),
  /** Least number of a ticket in one booking. */
  atLeast: z.strictObject({ ...byAge(people.min(2)), group: people.min(2).optional() }).optional(),
  /** Ages that a ticket is for, both included. */
  ages: z
    .strictObject(
      byAge(
        z.strictObject({
          from: z.int().min(0).max(120).optional(),
          to: z.int().min(0).max(120).optional(),
        }),
      ),
    )
    .optional(),
  /** Other prices in part of the year or on some weekdays, in percent. The first that applies counts. */
  priceSeasons: z
    .array(
      z.strictObject({
        percent: z.int().min(10).max(500),
        days: days.optional(),
        season: season.optional(),
      }),
    )
    .optional(),
  ...running,
  cutoffMinutes: minutes.optional(),
};

const option = z.strictObject({
  ...bookable,
  /** Permanent name of the option, wherever it is in the list. Without one, its position is its name. */
  slug: slug.optional(),
  name: oneLine,
  days: days.optional(),
  season: season.nullable().optional(),
  durationMinutes: minutes.positive().nullable().optional(),
  capacity: people.optional(),
  /** Given if they differ from the product's languages. */
  languages: z.array(language).min(1).optional(),
  /** Given if they differ from the product's. Each list replaces the product's list. */
  included: wordsOf(INCLUDED, 'a thing').optional(),
  excluded: wordsOf(EXCLUDED, 'a thing').optional(),
});

const promotion = z.strictObject({
  percent: z.int().min(1).max(90),
  bookFrom: dayInFile,
  bookUntil: dayInFile,
  travelFrom: dayInFile,
  travelUntil: dayInFile,
});

const point = { name: oneLine, street: line, localStreets: localForms.optional(), ...coordinates };

const question = z.strictObject({
  slug,
  scope: z.enum(['booking', 'traveller']),
  kind: z.enum(QUESTION_KINDS),
  /** Unit of a numeric answer; sets its valid range. */
  measure: z.enum(ANSWER_UNIT_NAMES).optional(),
  required: z.boolean(),
  label: oneLine,
  hint: oneLine.optional(),
  choices: texts(z.array(line).min(2)).optional(),
});

export const reviewForm = z.strictObject({
  /** ID of a review written on the site. Other reviews are identified by author and text. */
  id: z.uuid().optional(),
  locale: z.enum(MESSAGE_LOCALES),
  /** Empty if the author's account was erased. */
  name: line.or(z.literal('')),
  /** Where the author lives. */
  country: z.string().refine(isCountry, 'is not a country code').optional(),
  rating: z.int().min(1).max(5),
  /** Either `monthsAgo` or `writtenOn`. Months are for demonstrations. */
  monthsAgo: z.int().min(0).max(120).optional(),
  writtenOn: calendarDayInFile.optional(),
  /** With `monthsAgo`: the month of the year that the text speaks of. The review is then of that month. */
  inMonth: z.int().min(1).max(12).optional(),
  text: multilineText,
  /** The text in other languages. */
  translations: z.partialRecord(z.enum(MESSAGE_LOCALES), multilineText).optional(),
  /** Whether the author is known to have booked, which the page shows. */
  verified: z.boolean().optional(),
  status: z.enum(['pending', 'published', 'rejected']).optional(),
  /** In the language of the review, unless it names another. */
  reply: z
    .strictObject({ text: multilineText, on: dayInFile, locale: z.enum(MESSAGE_LOCALES).optional() })
    .optional(),
});

/** What the trip is like. Each is stated only if it is known. */
const facts = z.strictObject({
  setting: z.enum(SETTINGS).optional(),
  pace: z.enum(PACES).optional(),
  walkingMetres: z.int().min(0).max(100_000).optional(),
  steps: z.enum(STEPS).optional(),
  startsAtPier: z.boolean().optional(),
  suits: z.strictObject({ from: z.int().min(0).max(99), to: z.int().min(0).max(120).optional() }).optional(),
});

const cancellationTiers = z.array(
  z.strictObject({
    hoursBefore: z
      .int()
      .nonnegative()
      .max(366 * 24),
    refundPercent: z.int().min(1).max(100),
  }),
);

/** A product. Optional fields are those that most products do without. */
export const productForm = z.strictObject({
  ...bookable,
  slug,
  type: z.enum(PRODUCT_TYPES),
  /** Slugs of a supplier in this catalogue and of a sight in this file. */
  supplier: slug,
  sight: slug.nullable(),
  /** What the picture is composed of, if no picture is given. */
  scene: slug.refine((name) => Object.hasOwn(scenes, name), 'is not a known scene').optional(),
  prop: slug
    .refine((name) => name === 'none' || Object.hasOwn(props, name), 'is not a known prop')
    .optional(),
  /** The landmark that the picture shows, or `none`. By default the landmark of the product's sight. */
  landmark: slug
    .refine((name) => name === 'none' || Object.hasOwn(landmarks, name), 'is not a known landmark')
    .optional(),
  title: oneLine,
  subTitle: oneLine,
  short: oneLine,
  long: lines,
  highlights: lines.optional(),
  uniqueSellingPoints: lines.optional(),
  contentTabs: z.array(z.strictObject({ title: oneLine, text: lines })).optional(),
  interests: wordsOf(INTERESTS, 'an interest').min(1),
  languages: z.array(language).refine(allDistinct, 'names a language twice'),
  durationMinutes: minutes.positive().nullable(),
  /** By how much the supplier may move a start, earlier or later. It confirms the time the evening before. */
  startShiftMinutes: minutes.min(5).max(180).optional(),
  options: z.array(option),
  days,
  season: season.nullable(),
  capacity: people,
  minAge: z.int().min(0).max(99).nullable(),
  maxGroup: people.nullable(),
  included: wordsOf(INCLUDED, 'a thing'),
  excluded: wordsOf(EXCLUDED, 'a thing'),
  bring: wordsOf(TO_BRING, 'a thing'),
  know: wordsOf(TO_KNOW, 'a thing'),
  facts: facts.optional(),
  cancellation: z.union([z.enum(CANCELLATION_PRESET_NAMES), cancellationTiers]),
  onRequest: z.boolean(),
  /** Name of the other system that sells the product and decides when it runs. */
  bookingSource: line.max(80, 'is longer than 80 characters').optional(),
  /** Waiver that every traveller signs before the trip, by kind of risk. */
  waiver: z.enum(WAIVER_KINDS).optional(),
  meeting: z.strictObject(point),
  dropOff: z.strictObject(point).optional(),
  pickups: z.array(z.strictObject({ slug, ...point })).optional(),
  questions: z.array(question).optional(),
  requiredEntries: wordsOf(ENTRIES, 'an entry').optional(),
  requiredMainContactData: wordsOf(MAIN_CONTACT_DATA, 'a thing').optional(),
  requiredParticipantsData: wordsOf(PARTICIPANT_DATA, 'a thing').optional(),
  /** Whose number is asked for, where one is. Without it only a passport's. */
  acceptedDocuments: wordsOf(DOCUMENT_KINDS, 'a document').min(1, 'names no document').optional(),
  promotions: z.array(promotion).optional(),
  /** Earlier prices and since when they applied, as proof of the lowest price of thirty days. */
  pricesAsked: z
    .array(z.strictObject({ since: z.union([dayInFile, instantInFile]), price: priceMinor }))
    .optional(),
  reviews: z.array(reviewForm),
  /**
   * The supplier's demand as operations judge it, for the order of lists. If a file omits it, the stored value stays; a new
   * product gets `USUAL_POPULARITY`.
   */
  popularity: z.int().min(1).max(100).optional(),
  /** Decided by operations. If a file omits them, the stored values stay. */
  status: z.enum(['draft', 'review', 'live', 'withdrawn']).optional(),
  excludedTour: z.boolean().optional(),
  /** Rank on the home page; 0 removes the product from it. */
  featured: z.int().min(0).max(1_000_000).optional(),
  /** Counted from the reviews. Accepted so that older files can be read, and not stored. */
  rating: z.number().min(0).max(5).optional(),
});
