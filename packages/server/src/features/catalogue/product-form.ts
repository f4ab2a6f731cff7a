import { props } from '@ashore/artwork/props.ts';
import { scenes } from '@ashore/artwork/scenes.ts';
import { CANCELLATION_POLICIES } from '@ashore/core/catalogue/cancellation-policies.ts';
import { EXCLUDED, INCLUDED, TO_BRING, TO_KNOW } from '@ashore/core/catalogue/features.ts';
import { INTERESTS } from '@ashore/core/catalogue/interests.ts';
import {
  ENTRIES,
  MAIN_CONTACT_DATA,
  PARTICIPANT_DATA,
  QUESTION_KINDS,
} from '@ashore/core/catalogue/required-data.ts';
import { MEASURE_NAMES } from '@ashore/core/contract/measures.ts';
import { PRODUCT_TYPES } from '@ashore/core/contract/product-types.ts';
import { MESSAGE_LOCALES } from '@ashore/core/locale/locales.ts';
import { WAIVER_KINDS } from '@ashore/core/waivers/waiver-kinds.ts';
import { z } from 'zod';
import { fileDay, fileInstant, plainDay } from './file-day.ts';
import {
  allDistinct,
  days,
  language,
  line,
  lines,
  minor,
  minutes,
  oneLine,
  people,
  season,
  slug,
  someLines,
  somewhere,
  texts,
  wordsOf,
} from './file-words.ts';
import { running } from './schedule-form.ts';

/** For each of the six ages at which one pays for oneself. */
function byAge<Value extends z.ZodType>(value: Value) {
  const one = value.optional();
  return { adult: one, youth: one, child: one, infant: one, senior: one, student: one };
}

const tickets = z.strictObject({ ...byAge(minor), adult: minor });
const groupTicket = z.strictObject({
  upTo: people.min(2),
  price: minor,
  extraPerson: minor.optional(),
});

/** What a way to book may say about itself; an option says what it has other than the product. */
const bookable = {
  price: tickets.optional(),
  group: groupTicket.optional(),
  /** At least so many of a ticket in one booking. */
  atLeast: z.strictObject({ ...byAge(people.min(2)), group: people.min(2).optional() }).optional(),
  /** How old one may be for a ticket, both years included. */
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
  /** Other prices in some part of the year or on some days, in percent. The first that holds counts. */
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
  /** What it is called for ever, wherever it stands in the list; without one its place is its name. */
  slug: slug.optional(),
  name: oneLine,
  days: days.optional(),
  season: season.nullable().optional(),
  durationMinutes: minutes.positive().nullable().optional(),
  capacity: people.optional(),
  /** Where the product's own do not hold. */
  languages: z.array(language).min(1).optional(),
});

const promotion = z.strictObject({
  percent: z.int().min(1).max(90),
  bookFrom: fileDay,
  bookUntil: fileDay,
  travelFrom: fileDay,
  travelUntil: fileDay,
});

const point = { name: oneLine, street: line, ...somewhere };

const question = z.strictObject({
  slug,
  scope: z.enum(['booking', 'traveller']),
  kind: z.enum(QUESTION_KINDS),
  /** Of a number: nobody weighs a ton. */
  measure: z.enum(MEASURE_NAMES).optional(),
  required: z.boolean(),
  label: oneLine,
  hint: oneLine.optional(),
  choices: texts(z.array(line).min(2)).optional(),
});

const review = z.strictObject({
  /** Of one that was written on the site; others are told apart by who wrote what. */
  id: z.uuid().optional(),
  locale: z.enum(MESSAGE_LOCALES),
  name: line,
  rating: z.int().min(1).max(5),
  /** One of the two; months are for demonstrations. */
  monthsAgo: z.int().min(0).max(120).optional(),
  writtenOn: plainDay.optional(),
  text: someLines,
  /** Whether it is known that its author had booked: its page says so. */
  verified: z.boolean().optional(),
  status: z.enum(['pending', 'published', 'rejected']).optional(),
  /** In the language of the review unless it says another. */
  reply: z
    .strictObject({ text: someLines, on: fileDay, locale: z.enum(MESSAGE_LOCALES).optional() })
    .optional(),
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

/** Something that is sold. What is optional here is what most products do without. */
export const productForm = z.strictObject({
  ...bookable,
  slug,
  type: z.enum(PRODUCT_TYPES),
  /** The slugs of a supplier of this catalogue and of a sight of this file. */
  supplier: slug,
  sight: slug.nullable(),
  /** What the picture is composed of, where no picture is given. */
  scene: slug.refine((name) => Object.hasOwn(scenes, name), 'is nothing we can draw').optional(),
  prop: slug
    .refine((name) => name === 'none' || Object.hasOwn(props, name), 'is nothing we can draw')
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
  cancellation: z.union([z.enum(CANCELLATION_POLICIES), cancellationTiers]),
  onRequest: z.boolean(),
  /** Whoever else sells it and says when it runs, by name. */
  bookingSource: line.max(80, 'is longer than 80 signs').optional(),
  /** What everybody who comes signs beforehand, by what there is to be careful of. */
  waiver: z.enum(WAIVER_KINDS).optional(),
  meeting: z.strictObject(point),
  dropOff: z.strictObject(point).optional(),
  pickups: z.array(z.strictObject({ slug, ...point })).optional(),
  questions: z.array(question).optional(),
  requiredEntries: wordsOf(ENTRIES, 'an entry').optional(),
  requiredMainContactData: wordsOf(MAIN_CONTACT_DATA, 'a thing').optional(),
  requiredParticipantsData: wordsOf(PARTICIPANT_DATA, 'a thing').optional(),
  promotions: z.array(promotion).optional(),
  /** What was asked before, and since when: proof for the lowest price of thirty days. */
  pricesAsked: z.array(z.strictObject({ since: z.union([fileDay, fileInstant]), price: minor })).optional(),
  reviews: z.array(review),
  popularity: z.int().min(1).max(100),
  /** The house's own: what a file does not say about them stays as it is. */
  status: z.enum(['draft', 'review', 'live', 'withdrawn']).optional(),
  excludedTour: z.boolean().optional(),
  /** Its place on the home page; 0 takes it off. */
  featured: z.int().min(0).max(1_000_000).optional(),
  /** Counted from the reviews. Read so that older files are understood, and kept nowhere. */
  rating: z.number().min(0).max(5).optional(),
});
