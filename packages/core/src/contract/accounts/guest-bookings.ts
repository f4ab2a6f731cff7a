import { oc } from '@orpc/contract';
import { z } from 'zod';
import { declaredErrors, limitedCallsOfAccount } from '../conventions.ts';
import { PRODUCT_TYPES } from '../values/product-types.ts';

const tags = ['accounts'];
const query = z.object({ subjectId: z.string().max(200) });

const guestBooking = z.object({
  orderNumber: z.string(),
  tourName: z.string(),
  /** Day of the trip, at its place. */
  queryDate: z.iso.date(),
  /** Start time at the place; null if the trip may start at any time of that day. */
  startTime: z.string().nullable(),
  productType: z.enum(PRODUCT_TYPES),
  /** Null without a set end; of a stay the check-out. */
  endsAt: z.iso.datetime().nullable(),
  timeZone: z.string(),
  bookedAt: z.iso.datetime(),
});
export type GuestBooking = z.output<typeof guestBooking>;

export const listGuestBookings = oc
  .route({
    method: 'GET',
    path: '/shopper/guest-bookings',
    summary:
      'Bookings made without an account whose contact person has the email address that the user of the token has confirmed',
    tags,
    inputStructure: 'detailed',
  })
  .errors(declaredErrors(...limitedCallsOfAccount))
  .input(z.object({ query }))
  .output(
    z.object({
      /** The latest ones. */
      bookings: z.array(guestBooking),
      /** Number of all guest bookings of the user, also of those that are not listed. */
      total: z.int().min(0),
    }),
  );

export const claimGuestBookings = oc
  .route({
    method: 'POST',
    path: '/shopper/guest-bookings',
    summary: 'Moves one guest booking, or all of them, into the account of the user of the token',
    tags,
    inputStructure: 'detailed',
  })
  .errors(declaredErrors(...limitedCallsOfAccount))
  .input(
    z.object({
      query,
      /** Without an order number, the call moves all guest bookings. */
      body: z.object({ orderNumber: z.string().max(20).optional() }),
    }),
  )
  .output(z.object({ claimed: z.int().min(0) }));
