import { oc } from '@orpc/contract';
import { z } from 'zod';
import { AVAILABILITY_STATES } from '../availability/availability-states.ts';
import { localTimeField, partyParam } from './availability.ts';
import { currency, currencyParam, productId, uuid } from './conventions.ts';
import { MOST_COMPARED } from './most-compared.ts';
import { raises } from './raises.ts';
import { speaksLocales } from './speaks-locales.ts';
import { cancellation } from './tour-details.ts';
import { tourSummary } from './tour-summary.ts';

/** What a day is to a party. `too_few`: it can be booked, by more people than these. */
const partyDay = z.object({
  state: z.enum([...AVAILABILITY_STATES, 'too_few']),
  /** Where they are too few: how many must come at least. */
  least: z.int().positive().nullable(),
  /** What all of them pay together, as adults, by the cheapest way to book it that has room for them. */
  total: z.number().nullable(),
  /** The same without today's promotion. */
  originalTotal: z.number().nullable(),
  /** By which ticket that is: what each pays, or all together. */
  ticketType: z.enum(['adult', 'group']).nullable(),
  /** That way to book it, and its starts that have room; none where one may come whenever it is open. */
  componentKey: uuid.nullable(),
  startingTimes: z.array(localTimeField),
});
export type PartyDay = z.output<typeof partyDay>;

const comparedTour = tourSummary.extend({
  included: z.array(z.string()),
  cancellation,
  vendorName: z.string(),
  maxGroup: z.int().positive().nullable(),
  /** On the clock at the place: it starts at these times, or is open all day long. */
  startingTimes: z.array(localTimeField),
  open: z.object({ opens: localTimeField, closes: localTimeField }).nullable(),
  /** The supplier fetches people at so many places. */
  pickupCount: z.int().min(0),
  timeZone: z.string(),
  /** Null where no day was asked for. */
  day: partyDay.nullable(),
  /** The next day on which so many can come: from today on, or after the day asked for where that is not one. */
  nextAvailableDate: z.iso.date().nullable(),
});
export type ComparedTour = z.output<typeof comparedTour>;

export const compareTours = oc
  .route({
    method: 'GET',
    path: '/tours/compare',
    summary: 'Some products side by side: what each costs a party on a day, and how they differ',
    tags: ['catalogue'],
    spec: speaksLocales,
  })
  .errors(raises('invalid_input', 'unavailable'))
  .input(
    z.object({
      /** With commas between them. */
      codes: z
        .string()
        .max(MOST_COMPARED * 37)
        .transform((text) => text.split(','))
        .pipe(z.array(productId).min(1).max(MOST_COMPARED)),
      date: z.iso.date().optional(),
      party: partyParam,
      currency: currencyParam,
    }),
  )
  .output(
    z.object({
      party: z.int(),
      date: z.iso.date().nullable(),
      currency,
      /** Those that are on sale, in the order they were asked for. */
      tours: z.array(comparedTour),
      /** What was asked for and is not on sale, or never was. */
      missing: z.array(productId),
    }),
  );
export type Comparison = z.output<(typeof compareTours)['~orpc']['outputSchema'] & {}>;
