import { oc } from '@orpc/contract';
import { z } from 'zod';
import { AVAILABILITY_STATES } from '../availability/day-state.ts';
import { BANDS } from '../pricing/ticket.ts';
import { daysBetween, parseLocalDate } from '../time/local-date-time.ts';
import { currency, currencyParam, declaredErrors, productId, uuid, wholeParam } from './conventions.ts';
import { bookedFact } from './values/booked-fact.ts';
import { MAX_PARTY } from './values/limits.ts';
import { PRODUCT_TYPES } from './values/product-types.ts';

export const localTimeField = z.iso.time({ precision: -1 });

const availabilityState = z.enum(AVAILABILITY_STATES);

/** The most days in one answer: a calendar page, with days of the months around it. */
export const MAX_SPAN_DAYS = 62;

/** Number of travellers who go together. */
export const partyParam = wholeParam(z.int().min(1).max(MAX_PARTY)).default(1);

const product = { productType: z.enum(PRODUCT_TYPES), id: productId };

/** The spots that the client's own cart holds count as available: a new hold with this cart replaces them. */
const ownCart = uuid.optional();

/** Invalid days are refused by their own checks. */
function fitsOneCalendarPage(range: { readonly from: string; readonly to: string }): boolean {
  const [from, to] = [parseLocalDate(range.from), parseLocalDate(range.to)];
  return !from || !to || daysBetween(from, to) < MAX_SPAN_DAYS;
}

const day = z.object({
  date: z.iso.date(),
  state: availabilityState,
  /**
   * The lowest price of an adult on that day, or of a group if only groups can book. Null if the day cannot
   * be booked.
   */
  price: z.number().nullable(),
  /** Whether the price is for a person or a group: the two are never compared. */
  pricePer: z.enum(['person', 'group']).nullable(),
});
export type AvailableDay = z.output<typeof day>;

export const showAvailability = oc
  .route({
    method: 'GET',
    path: '/{productType}/{id}/availability',
    summary: 'The days of a period: which can be booked, and the lowest price of each',
    tags: ['availability'],
  })
  .errors(declaredErrors('invalid_input', 'not_found', 'unavailable'))
  .input(
    z
      .object({
        ...product,
        from: z.iso.date(),
        to: z.iso.date(),
        party: partyParam,
        cartId: ownCart,
        currency: currencyParam,
      })
      .refine(({ from, to }) => from <= to, { path: ['to'] })
      .refine(fitsOneCalendarPage, { path: ['to'] }),
  )
  .output(
    z.object({
      availableDates: z.array(z.iso.date()),
      requireBookingApproval: z.boolean(),
      /** The first day from `from` on that can be booked, within a year. It may lie after `to`. */
      nextAvailableDate: z.iso.date().nullable(),
      /** Today, on the calendar of the place. */
      today: z.iso.date(),
      currency,
      days: z.array(day),
    }),
  );

const departure = z.object({
  /** Null if travellers may come whenever it is open. */
  time: localTimeField.nullable(),
  opens: localTimeField.nullable(),
  closes: localTimeField.nullable(),
  state: availabilityState,
  /** How many spots could be booked now, for a party of any size; 0 if none. */
  spots: z.int().min(0),
  /** When the holds of others begin to end, if they are not booked. */
  mayComeBackAt: z.iso.datetime().nullable(),
  bookableUntil: z.iso.datetime(),
  startsAt: z.iso.datetime(),
  /** Null without a start time or a duration: such a departure has no set end. */
  endsAt: z.iso.datetime().nullable(),
  /** Start, end and when to be there, worded in the reader's language as they will stand on the booking. */
  facts: z.array(bookedFact).optional(),
});
export type Departure = z.output<typeof departure>;

/** A kind of ticket of one option, at its prices on this day. */
const dayTicketPrice = z.object({
  ticketType: z.enum(BANDS),
  minimum: z.int().min(0),
  /** The price on this day with its reductions: for one person, or for a group of `groupSize`. */
  price: z.number(),
  /**
   * What `price` must be compared with: the lowest price of the thirty days before the promotion. The same as
   * `price` if no promotion that can be booked today covers this day, or if it saves nothing.
   */
  originalPrice: z.number(),
  groupSize: z.int().nullable(),
  extraPersonPrice: z.number().nullable(),
  originalExtraPersonPrice: z.number().nullable(),
});

/** One option of the product on this day, which the specification calls a component. */
const dayComponent = z.object({
  /** Id of the option. */
  componentKey: uuid,
  departures: z.array(departure),
  tickets: z.array(dayTicketPrice),
});
export type DayComponent = z.output<typeof dayComponent>;

const dayAvailability = z.object({
  date: z.iso.date(),
  /**
   * The next day that can be booked, if the requested day cannot. Null if the requested day can, or if no other is known.
   */
  nextAvailableDate: z.iso.date().nullable(),
  requireBookingApproval: z.boolean(),
  currency,
  components: z.array(dayComponent),
});
export type DayAvailability = z.output<typeof dayAvailability>;

export const showDay = oc
  .route({
    method: 'GET',
    path: '/{productType}/{id}/availability/{date}',
    summary: 'The departures of a day: start times of every option, available spots and ticket prices',
    tags: ['availability'],
  })
  .errors(declaredErrors('invalid_input', 'not_found', 'unavailable'))
  .input(
    z.object({
      ...product,
      date: z.iso.date(),
      party: partyParam,
      cartId: ownCart,
      currency: currencyParam,
    }),
  )
  .output(dayAvailability);
