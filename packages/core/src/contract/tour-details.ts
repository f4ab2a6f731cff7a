import { z } from 'zod';
import { PACES, SETTINGS, STEPS } from '../catalogue/product-facts.ts';
import {
  DOCUMENT_KINDS,
  MAIN_CONTACT_DATA,
  PARTICIPANT_DATA,
  QUESTION_KINDS,
} from '../catalogue/required-data.ts';
import { MESSAGE_LOCALES } from '../locale/locales.ts';
import { BANDS } from '../pricing/ticket.ts';
import { WAIVER_KINDS } from '../waivers/waiver-kinds.ts';
import { currency, uuid } from './conventions.ts';
import { review, reviewLanguages, reviewStars } from './reviews.ts';
import { point, tourSummary } from './tour-summary.ts';
import { ANSWER_UNIT_NAMES } from './values/answer-units.ts';

const question = z.object({
  id: uuid,
  kind: z.enum(QUESTION_KINDS),
  required: z.boolean(),
  label: z.string(),
  hint: z.string().nullable(),
  /** Unit of a numeric answer and its valid range, both ends included; null if any number will do. */
  measure: z.enum(ANSWER_UNIT_NAMES).nullable(),
  limits: z.object({ from: z.number(), to: z.number() }).nullable(),
  /** The choices; empty for every other kind of question. */
  choices: z.array(z.string()),
});

const localTime = z.iso.time({ precision: -1 });

const ticket = z.object({
  ticketType: z.enum(BANDS),
  minAge: z.int().nullable(),
  maxAge: z.int().nullable(),
  /** At least so many of these tickets must be booked together. */
  minimum: z.int().min(0),
  price: z.number(),
  /**
   * For a group ticket: the size of the group, and the price of each further person. Null if no further
   * person may join.
   */
  groupSize: z.int().nullable(),
  extraPersonPrice: z.number().nullable(),
});

/** An option of the product, which the specification calls a component: as it is, with lunch, in the evening, or as a private group. */
const component = z.object({
  componentKey: uuid,
  /** Empty for the product as it is. */
  label: z.string(),
  durations: z.int().positive().nullable(),
  languages: z.array(z.string()),
  /** What this option includes and excludes, in the reader's language; the product's own lists unless it differs. */
  included: z.array(z.string()),
  excluded: z.array(z.string()),
  capacity: z.int().positive(),
  /** How long before the departure booking ends; with opening hours, how long before closing. */
  cutoffMinutes: z.int().min(0),
  /** Local times of the place: start times, or the opening hours. */
  startingTimes: z.array(localTime),
  opens: localTime.nullable(),
  closes: localTime.nullable(),
  tickets: z.array(ticket),
});

/** How an option differs from the others of its product. */
export const differingOption = component.pick({
  label: true,
  durations: true,
  included: true,
  excluded: true,
});
export type DifferingOption = z.output<typeof differingOption>;

const monthDay = z.string().regex(/^\d\d-\d\d$/);
/** A season of every year, both days included. It may run across the new year. */
const season = z.object({ from: monthDay, to: monthDay });
const hours = {
  startTimes: z.array(localTime),
  open: z.object({ opens: localTime, closes: localTime }).optional(),
};

/**
 * When an option runs. `runsOn` in core reads these rules, so that a calendar can reject days without calling
 * the server.
 */
const dateRule = z.object({
  componentKey: uuid,
  rules: z.array(
    z.object({ weekdays: z.array(z.int().min(1).max(7)).optional(), season: season.optional(), ...hours }),
  ),
  /**
   * The first exception that matches a day applies, regardless of the rules. An exception without times means
   * that nothing runs.
   */
  exceptions: z.array(
    z.object({
      days: z.union([z.object({ from: z.iso.date(), to: z.iso.date() }), z.object({ season })]),
      ...hours,
    }),
  ),
});
export type DateRule = z.output<typeof dateRule>;

/** What the trip is like. What is missing is unknown. */
export const productFacts = z.object({
  /** Whether rain reaches travellers. A bus, or a boat with a cabin for all, is indoors. */
  setting: z.enum(SETTINGS).optional(),
  pace: z.enum(PACES).optional(),
  /** On foot, in all. */
  walkingMetres: z.int().min(0).optional(),
  /** Steps that a traveller cannot avoid. */
  steps: z.enum(STEPS).optional(),
  /** Whether passengers of a ship are met where they leave it. */
  startsAtPier: z.boolean().optional(),
  /** The ages that it is made for, both included; without `to` all older ones too. */
  suits: z.object({ from: z.int().min(0), to: z.int().min(0).optional() }).optional(),
});

export const FEATURES = ['Language', 'Duration', 'Included', 'NotIncluded', 'ToBring', 'ToKnow'] as const;

/** A refund of this percentage until so many hours before the departure; no refund after the last tier. */
export const cancellation = z.array(
  z.object({ hoursBefore: z.int().min(0), refundPercent: z.int().min(0).max(100) }),
);

/** Everything that the page of a product needs: the fields of the summary, and the rest. */
export const tourDetails = tourSummary.extend({
  tourCity: z.string(),
  /** The city with its preposition: in Lisbon, on Santorini. */
  cityLocative: z.string(),
  currencyCode: currency,
  shortDescription: z.string(),
  /** Paragraphs of plain text. */
  longDescription: z.array(z.string()),
  highlights: z.array(z.string()),
  components: z.array(component),
  availability: z.object({
    /**
     * Days of the next twelve months that can be booked, on the calendar of the place. Closed, sold out and
     * cut-off days are left out. Days on which spots are only held remain, because a hold
     * does not empty cached pages.
     */
    availableDates: z.array(z.iso.date()),
    requireBookingApproval: z.boolean(),
  }),
  /** For shows, the rules that a day must match to be chosen; empty for every other product type. */
  dateRules: z.array(dateRule),
  /** The external system that also sells the product and says when it runs; null if only we sell it. */
  bookingExternalApiName: z.string().nullable(),
  /** In the reader's language. */
  featureSet: z.array(z.object({ feature: z.enum(FEATURES), values: z.array(z.string()) })),
  /** Addresses to which sizes are added, and the colour shown until the image has loaded. */
  images: z.array(z.object({ url: z.string(), colour: z.string() })),
  vendor: z.object({ name: z.string(), logo: z.string().nullable(), street: z.string(), city: z.string() }),
  /** Languages in which the supplier can be contacted. */
  userLanguages: z.array(z.string()),
  /** Lines in each language that has them. The page shows those of its language, or else the English ones. */
  uniqueSellingProposition: z.partialRecord(z.enum(MESSAGE_LOCALES), z.array(z.string())),
  /** Further sections of the page, in the reader's language. */
  contentTabs: z.array(z.object({ title: z.string(), text: z.array(z.string()) })),
  /** Whether the traveller must say when booking where to be picked up or dropped off, and at which time. */
  startingPointEntryRequired: z.boolean(),
  dropOffPointEntryRequired: z.boolean(),
  startingTimeEntryRequired: z.boolean(),
  requiredMainContactData: z.array(z.enum(MAIN_CONTACT_DATA)),
  requiredParticipantsData: z.array(z.enum(PARTICIPANT_DATA)),
  /** Documents of which the supplier takes the number, if it needs one. */
  acceptedDocuments: z.array(z.enum(DOCUMENT_KINDS)),
  /** Questions asked once for each booking, and questions asked of every traveller. */
  questions: z.array(question),
  passengersQuestions: z.array(question),
  pickupPlaces: z.array(point.extend({ id: uuid })),
  dropoffPlaces: z.array(point.extend({ id: uuid })),
  /**
   * The waiver that every traveller signs before the trip, and the version of its text in force in the
   * reader's language.
   */
  waiver: z.object({ kind: z.enum(WAIVER_KINDS), version: z.string() }).nullable(),
  /**
   * By how much the supplier may move a start, earlier or later; it confirms the time the evening before. Null if starts are
   * fixed.
   */
  startShiftMinutes: z.int().positive().nullable(),
  facts: productFacts,
  minAge: z.int().min(0).nullable(),
  maxGroup: z.int().positive().nullable(),
  cancellation,
  /** The newest reviews; those of the same day in the reader's language first. */
  reviews: z.array(review),
  reviewRating: reviewStars,
  reviewLanguages,
  /** The average as an image of five stars; null before the first review. */
  reviewRatingImageUrl: z.string().nullable(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** IANA name. Today, cut-offs and start times follow the clock of this time zone. */
  timeZone: z.string(),
});
export type TourDetails = z.output<typeof tourDetails>;
