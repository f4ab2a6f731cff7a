import { oc } from '@orpc/contract';
import { z } from 'zod';
import { declaredErrors, limitedCallsOfAccount } from '../conventions.ts';

const tags = ['accounts'];
const query = z.object({ subjectId: z.string().max(200) });

const guestBooking = z.object({
  orderNumber: z.string(),
  tourName: z.string(),
  /** Day and time of the trip at its place. */
  queryDate: z.iso.date(),
  startTime: z.string().nullable(),
  bookedAt: z.iso.datetime(),
});
export type GuestBooking = z.output<typeof guestBooking>;

export const listGuestBookings = oc
  .route({
    method: 'GET',
    path: '/shopper/guest-bookings',
    summary:
      'Bookings that were made without an account, with the confirmed email address of the user of the token',
    tags,
    inputStructure: 'detailed',
  })
  .errors(declaredErrors(...limitedCallsOfAccount))
  .input(z.object({ query }))
  .output(z.object({ bookings: z.array(guestBooking), total: z.int().min(0) }));

export const claimGuestBookings = oc
  .route({
    method: 'POST',
    path: '/shopper/guest-bookings',
    summary: 'Takes one of these bookings into the account of the user of the token, or all of them',
    tags,
    inputStructure: 'detailed',
  })
  .errors(declaredErrors(...limitedCallsOfAccount))
  .input(
    z.object({
      query,
      /** Without an order number, all of them. */
      body: z.object({ orderNumber: z.string().max(20).optional() }),
    }),
  )
  .output(z.object({ claimed: z.int().min(0) }));
