import { z } from 'zod';
import { MAIN_CONTACT_DATA, PARTICIPANT_DATA, QUESTION_KINDS } from '../catalogue/required-data.ts';
import { MESSAGE_LOCALES } from '../locale/locales.ts';
import { BANDS } from '../pricing/ticket.ts';
import { WAIVER_KINDS } from '../waivers/waiver-kinds.ts';
import { currency, uuid } from './conventions.ts';
import { MEASURE_NAMES } from './measures.ts';
import { review, reviewLanguages, reviewStars } from './review.ts';
import { point, tourSummary } from './tour-summary.ts';

const question = z.object({
  id: uuid,
  kind: z.enum(QUESTION_KINDS),
  required: z.boolean(),
  label: z.string(),
  hint: z.string().nullable(),
  /** What a number measures, and between which it must be, both included; null where any will do. */
  measure: z.enum(MEASURE_NAMES).nullable(),
  limits: z.object({ from: z.number(), to: z.number() }).nullable(),
  /** What one may choose from; empty for every other kind. */
  choices: z.array(z.string()),
});

const localTime = z.iso.time({ precision: -1 });

const ticket = z.object({
  ticketType: z.enum(BANDS),
  minAge: z.int().nullable(),
  maxAge: z.int().nullable(),
  /** At least so many of it must be booked together. */
  minimum: z.int().min(0),
  price: z.number(),
  /** Of a group's ticket: for how many it is, and what each further person costs; null where no more may come. */
  groupSize: z.int().nullable(),
  extraPersonPrice: z.number().nullable(),
});

/** One way to book the product: as it is, with lunch, in the evening, for yourselves alone. */
const component = z.object({
  componentKey: uuid,
  /** Empty for the product as it is. */
  label: z.string(),
  durations: z.int().positive().nullable(),
  languages: z.array(z.string()),
  capacity: z.int().positive(),
  /** So long before the start booking ends; before closing, where one may come whenever it is open. */
  cutoffMinutes: z.int().min(0),
  /** On the clock at the place: it starts at these times, or is open all day long. */
  startingTimes: z.array(localTime),
  opens: localTime.nullable(),
  closes: localTime.nullable(),
  tickets: z.array(ticket),
});

const monthDay = z.string().regex(/^\d\d-\d\d$/);
/** Of every year, both days included; it may run across the new year. */
const season = z.object({ from: monthDay, to: monthDay });
const hours = {
  startTimes: z.array(localTime),
  open: z.object({ opens: localTime, closes: localTime }).optional(),
};

/** When one way to book runs. `runsOn` of core reads it, so that a calendar rejects days without asking anybody. */
const dateRule = z.object({
  componentKey: uuid,
  rules: z.array(
    z.object({ weekdays: z.array(z.int().min(1).max(7)).optional(), season: season.optional(), ...hours }),
  ),
  /** The first that is about a day counts, whatever the rules say; without times nothing runs. */
  exceptions: z.array(
    z.object({
      days: z.union([z.object({ from: z.iso.date(), to: z.iso.date() }), z.object({ season })]),
      ...hours,
    }),
  ),
});
export type DateRule = z.output<typeof dateRule>;

export const FEATURES = ['Language', 'Duration', 'Included', 'NotIncluded', 'ToBring', 'ToKnow'] as const;

/** Until so many hours before the start, so much is given back; nothing is below the last. */
export const cancellation = z.array(
  z.object({ hoursBefore: z.int().min(0), refundPercent: z.int().min(0).max(100) }),
);

/** Everything one page needs to know to be decided upon. The summary's words, and the rest. */
export const tourDetails = tourSummary.extend({
  tourCity: z.string(),
  currencyCode: currency,
  shortDescription: z.string(),
  /** Paragraphs of plain text. */
  longDescription: z.array(z.string()),
  highlights: z.array(z.string()),
  components: z.array(component),
  availability: z.object({
    /**
     * The days of the next twelve months that can be booked, on the clock at the place: without those that are closed,
     * sold out or too late. What is only held for a while stays among them, since no page hears of holds.
     */
    availableDates: z.array(z.iso.date()),
    requireBookingApproval: z.boolean(),
  }),
  /** Of shows, what a day must agree with to be chosen; empty for every other kind. */
  dateRules: z.array(dateRule),
  /** Whoever else sells it and says when it runs; null where nobody but us does. */
  bookingExternalApiName: z.string().nullable(),
  /** In words of the reader's language. */
  featureSet: z.array(z.object({ feature: z.enum(FEATURES), values: z.array(z.string()) })),
  /** Addresses to which sizes are added, and what stands in their place until they are there. */
  images: z.array(z.object({ url: z.string(), colour: z.string() })),
  vendor: z.object({ name: z.string(), logo: z.string().nullable(), street: z.string(), city: z.string() }),
  /** Languages in which the supplier can be written to. */
  userLanguages: z.array(z.string()),
  /** Lines of each language they are written in; the page shows those of its own, or else the English ones. */
  uniqueSellingProposition: z.partialRecord(z.enum(MESSAGE_LOCALES), z.array(z.string())),
  /** Further chapters of the page, in the reader's language. */
  contentTabs: z.array(z.object({ title: z.string(), text: z.array(z.string()) })),
  /** What must be told when booking: where one wants to be fetched or let go, and at which time. */
  startingPointEntryRequired: z.boolean(),
  dropOffPointEntryRequired: z.boolean(),
  startingTimeEntryRequired: z.boolean(),
  requiredMainContactData: z.array(z.enum(MAIN_CONTACT_DATA)),
  requiredParticipantsData: z.array(z.enum(PARTICIPANT_DATA)),
  /** Asked once a booking, and of everybody who comes. */
  questions: z.array(question),
  passengersQuestions: z.array(question),
  pickupPlaces: z.array(point.extend({ id: uuid })),
  dropoffPlaces: z.array(point.extend({ id: uuid })),
  /** What everybody who comes signs before the trip, and which text of it is in force in the reader's language. */
  waiver: z.object({ kind: z.enum(WAIVER_KINDS), version: z.string() }).nullable(),
  minAge: z.int().min(0).nullable(),
  maxGroup: z.int().positive().nullable(),
  cancellation,
  /** The newest; those of one day in the reader's language first. */
  reviews: z.array(review),
  reviewRating: reviewStars,
  reviewLanguages,
  /** The average as a picture of five stars; null until somebody has reviewed it. */
  reviewRatingImageUrl: z.string().nullable(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** IANA name. Today, cut-offs and start times are read on the clock there. */
  timeZone: z.string(),
});
export type TourDetails = z.output<typeof tourDetails>;
