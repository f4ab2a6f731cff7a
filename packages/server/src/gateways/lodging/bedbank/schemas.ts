import { z } from 'zod';

/*
 * The answers of a bedbank. Every field must have its type: nothing is converted or guessed. Fields that we do not know
 * are ignored, because sellers add some without notice.
 */

const text = (max: number) => z.string().trim().min(1).max(max);
/** A decimal number as text: a JSON number has lost its decimals already. */
const amount = z.string().regex(/^\d{1,12}(?:\.\d{1,4})?$/);
const currency = z.string().regex(/^[A-Z]{3}$/);
const reference = text(80);
/** `2027-05-12 18:00` of the connection's zone, or with an offset. */
const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}[ T](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?:Z|[+-]\d{2}:\d{2})?$/);

const party = {
  roomNumber: z.int().min(1).max(5),
  adultsCode: z.string().regex(/^\d{1,2}$/),
  children: z.array(z.int().min(0).max(17)).max(10),
};

const dates = { from: z.iso.date(), to: z.iso.date() };

const terms = {
  total: amount,
  /** The rate may not be sold for less. */
  minimumSelling: amount.nullable().optional(),
  /** The charge of a cancellation from each of these moments on. Without any, a cancellation costs everything. */
  cancellationRules: z.array(z.object({ from: moment, charge: amount })).max(20),
};

const rate = z.object({
  rateId: text(500),
  roomTypeCode: text(80),
  roomName: text(200),
  rateBasis: z.int(),
  status: z.enum(['available', 'onRequest']),
  left: z.int().positive().nullable().optional(),
  tariffNotes: z.string().max(10_000).nullable().optional(),
  ...terms,
});
export type BedbankRate = z.output<typeof rate>;

const hotel = z.object({
  hotelid: text(80),
  rating: z.int(),
  rooms: z
    .array(z.object({ ...party, rates: z.array(rate).max(200) }))
    .min(1)
    .max(5),
});
export type BedbankHotel = z.output<typeof hotel>;

export const hotelsAnswer = z.object({ ...dates, currency, hotels: z.array(hotel).max(2_000) });

export const blockAnswer = z.object({
  token: text(2_000),
  hotelid: text(80),
  ...dates,
  currency,
  validUntil: moment,
  rooms: z
    .array(z.object({ ...party, rateId: text(500), status: z.enum(['available', 'onRequest']), ...terms }))
    .min(1)
    .max(5),
});
export type BedbankBlock = z.output<typeof blockAnswer>;

const booking = z.object({
  bookingCode: reference,
  reference,
  hotelConfirmation: text(80).nullable().optional(),
  status: z.enum(['confirmed', 'onRequest', 'cancelled']),
  hotelid: text(80),
  ...dates,
  currency,
  total: amount,
  rooms: z
    .array(z.object({ ...party, isCancelled: z.boolean() }))
    .min(1)
    .max(5),
});
export type BedbankBooking = z.output<typeof booking>;

export const bookAnswer = z.object({ booking });
export const findAnswer = z.object({ bookings: z.array(booking).max(20) });
export const cancelAnswer = z.object({
  bookingCode: reference,
  roomNumber: z.int().min(1).max(5),
  isCancelled: z.boolean(),
  charge: amount,
  currency,
});

/** A definite no. Other codes than these are a no as well. */
export const refusalAnswer = z.object({
  error: z.object({ code: z.string().regex(/^[A-Z_]{1,40}$/) }),
});
export const GONE_CODES: readonly string[] = ['SOLD_OUT', 'BLOCK_EXPIRED', 'NOT_FOUND'];
export const PRICE_CODE = 'PRICE_CHANGED';
