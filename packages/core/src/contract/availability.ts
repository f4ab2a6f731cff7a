import { oc } from '@orpc/contract';
import { z } from 'zod';
import { AVAILABILITY_STATES } from '../availability/availability-states.ts';
import { BANDS } from '../pricing/ticket.ts';
import { daysBetween, parseLocalDate } from '../time/local-date.ts';
import { currency, currencyParam, productId, uuid, wholeParam } from './conventions.ts';
import { LARGEST_PARTY } from './largest-party.ts';
import { PRODUCT_TYPES } from './product-types.ts';
import { raises } from './raises.ts';

export const localTimeField = z.iso.time({ precision: -1 });

const availabilityState = z.enum(AVAILABILITY_STATES);

/** The longest that is given at once: a page of a calendar, with the days of other months around it. */
export const LONGEST_SPAN_DAYS = 62;

/** For so many together. */
export const partyParam = wholeParam(z.int().min(1).max(LARGEST_PARTY)).default(1);

const product = { productType: z.enum(PRODUCT_TYPES), id: productId };

/** What the asker's own cart holds counts as free: holding anew with it replaces that. */
const ownCart = uuid.optional();

/** Days that are none are refused by themselves. */
function isNoLongerThanAPage(span: { readonly from: string; readonly to: string }): boolean {
  const [from, to] = [parseLocalDate(span.from), parseLocalDate(span.to)];
  return !from || !to || daysBetween(from, to) < LONGEST_SPAN_DAYS;
}

const day = z.object({
  date: z.iso.date(),
  state: availabilityState,
  /** The least that an adult pays that day; where only groups can come, a group. Null where nobody can book it. */
  price: z.number().nullable(),
  /** Whose price it is: the two are never compared. */
  pricePer: z.enum(['person', 'group']).nullable(),
});
export type AvailableDay = z.output<typeof day>;

export const showAvailability = oc
  .route({
    method: 'GET',
    path: '/{productType}/{id}/availability',
    summary: 'The days of some weeks: which of them can be booked, and from how much',
    tags: ['availability'],
  })
  .errors(raises('invalid_input', 'not_found', 'unavailable'))
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
      .refine(isNoLongerThanAPage, { path: ['to'] }),
  )
  .output(
    z.object({
      availableDates: z.array(z.iso.date()),
      requireBookingApproval: z.boolean(),
      /** The first day from `from` on that can be booked, within a year; it may lie after `to`. */
      nextAvailableDate: z.iso.date().nullable(),
      /** Today, on the clock at the place. */
      today: z.iso.date(),
      currency,
      days: z.array(day),
    }),
  );

const departure = z.object({
  /** Null where one may come whenever it is open. */
  time: localTimeField.nullable(),
  opens: localTimeField.nullable(),
  closes: localTimeField.nullable(),
  state: availabilityState,
  /** How many could be booked now, whatever the party; 0 where nobody can. */
  spots: z.int().min(0),
  /** When others' holds begin to end, if they do not buy. */
  mayComeBackAt: z.iso.datetime().nullable(),
  bookableUntil: z.iso.datetime(),
  startsAt: z.iso.datetime(),
});
export type Departure = z.output<typeof departure>;

const dayTicket = z.object({
  ticketType: z.enum(BANDS),
  minimum: z.int().min(0),
  /** Of this day, reductions included: what one pays, or a group of `groupSize`. */
  price: z.number(),
  /** The same without today's promotion. */
  originalPrice: z.number(),
  groupSize: z.int().nullable(),
  extraPersonPrice: z.number().nullable(),
  originalExtraPersonPrice: z.number().nullable(),
});

const dayComponent = z.object({
  componentKey: uuid,
  departures: z.array(departure),
  tickets: z.array(dayTicket),
});
export type DayComponent = z.output<typeof dayComponent>;

const dayAvailability = z.object({
  date: z.iso.date(),
  /** The next day that can be booked where this one cannot; null where this one can, or none is known. */
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
    summary:
      'One day: every start of every way to book the product, what is left of it, and what tickets cost',
    tags: ['availability'],
  })
  .errors(raises('invalid_input', 'not_found', 'unavailable'))
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
