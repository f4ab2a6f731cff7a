import { oc } from '@orpc/contract';
import { z } from 'zod';
import { AVAILABILITY_STATES } from '../availability/day-state.ts';
import { BANDS } from '../pricing/ticket.ts';
import { localTimeField, partyParam } from './availability.ts';
import { answersInLocale, currency, currencyParam, declaredErrors, productId, uuid } from './conventions.ts';
import { cancellation, differingOption, productFacts } from './tour-details.ts';
import { tourSummary } from './tour-summary.ts';
import { MAX_COMPARED, MAX_PARTY } from './values/limits.ts';
import { childAgesIn } from './values/trip-days.ts';

/**
 * The state of a day for a party. `too_few`: the day can be booked by a larger party. `too_young`: a child is younger
 * than the product accepts.
 */
const partyDay = z.object({
  state: z.enum([...AVAILABILITY_STATES, 'too_few', 'too_young']),
  /** For `too_few`: the smallest party that can book. */
  smallestParty: z.int().positive().nullable(),
  /** What the whole party pays with the cheapest option that has enough spots. */
  total: z.number().nullable(),
  /** The same at the `originalPrice` of the day's tickets. */
  originalTotal: z.number().nullable(),
  /** The tickets of that price, by the ages of the travellers. */
  tickets: z.array(z.object({ ticketType: z.enum(BANDS), count: z.int().positive() })),
  /**
   * That option, and its start times with enough spots. There are none if travellers may come whenever it is
   * open.
   */
  componentKey: uuid.nullable(),
  startingTimes: z.array(localTimeField),
});
export type PartyDay = z.output<typeof partyDay>;

const comparedTour = tourSummary.extend({
  /** What the product includes as it is, its first option. */
  included: z.array(z.string()),
  options: z.array(differingOption),
  cancellation,
  vendorName: z.string(),
  maxGroup: z.int().positive().nullable(),
  /** Local times of the place: start times, or the opening hours. */
  startingTimes: z.array(localTimeField),
  open: z.object({ opens: localTimeField, closes: localTimeField }).nullable(),
  /** What the trip is like. What is missing is unknown. */
  facts: productFacts,
  /** Whether the supplier states that dogs are welcome. */
  dogsWelcome: z.boolean(),
  /** Number of places where the supplier picks travellers up. */
  pickupCount: z.int().min(0),
  timeZone: z.string(),
  /** Null if no day was requested. */
  day: partyDay.nullable(),
  /**
   * The next day on which a party of this size can go: from today on, or after the requested day if the
   * party cannot go on that day.
   */
  nextAvailableDate: z.iso.date().nullable(),
});
export type ComparedTour = z.output<typeof comparedTour>;

const childAges = z
  .string()
  .max(MAX_PARTY * 3)
  .transform(childAgesIn)
  .pipe(z.array(z.int().nullable()));

export const compareTours = oc
  .route({
    method: 'GET',
    path: '/tours/compare',
    summary:
      'Products side by side: the price of each for a number of travellers on a day, and how they differ',
    tags: ['catalogue'],
    spec: answersInLocale,
  })
  .errors(declaredErrors('invalid_input', 'unavailable'))
  .input(
    z.object({
      /** UUIDs or public codes, separated by commas. A UUID and its comma have 37 characters. */
      codes: z
        .string()
        .max(MAX_COMPARED * 37)
        .transform((text) => text.split(','))
        .pipe(z.array(productId).min(1).max(MAX_COMPARED)),
      date: z.iso.date().optional(),
      party: partyParam,
      /** The ages of the children among the party, such as `5,9`; `x` for an unknown age. */
      ages: childAges.optional(),
      currency: currencyParam,
    }),
  )
  .output(
    z.object({
      party: z.int(),
      date: z.iso.date().nullable(),
      currency,
      /** Products on sale, in the requested order. */
      tours: z.array(comparedTour),
      /** Requested products that are not on sale or do not exist. */
      missing: z.array(productId),
    }),
  );
export type Comparison = z.output<(typeof compareTours)['~orpc']['outputSchema'] & {}>;
