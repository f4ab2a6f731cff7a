import { oc } from '@orpc/contract';
import { z } from 'zod';
import { TICKET_TYPES } from '../../pricing/ticket.ts';
import { bookingView } from '../booking-view.ts';
import {
  currency,
  declaredErrors,
  halPage,
  limitedCallsOfAccount,
  pageParam,
  sizeParam,
} from '../conventions.ts';
import { quote } from '../quotes.ts';
import { BOOKING_GROUPS } from '../values/booking-groups.ts';

const count = z.int().min(0);

/** A booking in the list of its traveller. Its page has the rest, opened by the order number. */
const userBooking = quote
  .pick({
    tourId: true,
    tourName: true,
    productType: true,
    tourCity: true,
    cityLocative: true,
    tourCountry: true,
    normalizedUrlPath: true,
    teaserImageUrl: true,
    teaserImageColour: true,
    startingPointInformation: true,
    queryDate: true,
    startTime: true,
    startsAt: true,
    endsAt: true,
    timeZone: true,
  })
  .extend({
    orderNumber: z.string(),
    /** The name of the option of a trip, or those of the room types of a stay, each once. Empty if it has no name. */
    options: z.array(z.string()),
    state: bookingView.shape.state,
    group: z.enum(BOOKING_GROUPS),
    bookedAt: z.iso.datetime(),
    /** Until when the supplier can answer; null if no answer is pending. */
    answerUntil: z.iso.datetime().nullable(),
    /** The travellers whose tickets are valid, or were until the booking ended. */
    travellers: z.array(z.object({ ticketType: z.enum(TICKET_TYPES), count: z.int().positive() })),
    currencyCode: currency,
    grandTotal: z.number(),
    refundedTotal: z.number(),
    refundPending: z.boolean(),
    /** Until when cancelling refunds everything; null if cancelling never did so, or no longer does. */
    freeUntil: z.iso.datetime().nullable(),
    mayCancel: z.boolean(),
    mayReview: z.boolean(),
    /** Addresses of documents, for calls with the token. Null if there are none. */
    ticketUrl: z.string().nullable(),
    calendarUrl: z.string().nullable(),
    receipts: z.array(bookingView.shape.invoices.element.pick({ number: true, kind: true, url: true })),
  });
export type UserBooking = z.output<typeof userBooking>;

export const listUserBookings = oc
  .route({
    method: 'GET',
    path: '/shopper/user-bookings',
    summary: 'The bookings of the user of the token, by pages; those of one group if it is named',
    tags: ['accounts'],
    inputStructure: 'detailed',
  })
  .errors(declaredErrors(...limitedCallsOfAccount))
  .input(
    z.object({
      query: z.object({
        subjectId: z.string().max(200),
        group: z.enum(BOOKING_GROUPS).optional(),
        page: pageParam,
        size: sizeParam(20),
      }),
    }),
  )
  .output(
    halPage('bookingList', userBooking).extend({
      counts: z.object({ upcoming: count, past: count, cancelled: count }),
      /** The server's clock, by which days are counted. */
      utcNow: z.iso.datetime(),
    }),
  );
