import { z } from 'zod';
import { BOOKING_STATES, type BookingState } from '../booking/booking-process.ts';
import { PAYMENT_METHODS } from '../booking/payment-methods.ts';
import { MESSAGE_LOCALES } from '../locale/locales.ts';
import { BANDS } from '../pricing/ticket.ts';
import { currency, uuid } from './conventions.ts';
import { quote } from './quotes.ts';
import { signedWaiver } from './signed-waiver.ts';

const states = Object.keys(BOOKING_STATES) as [BookingState, ...BookingState[]];

export const invoiceView = z.object({
  number: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  total: z.number(),
  taxPercent: z.number(),
  tax: z.number(),
  issuedAt: z.iso.datetime(),
  /** Where its paper is; made when it is asked for. */
  url: z.string(),
});

const ticketView = z.object({
  participantName: z.string(),
  ticketType: z.enum(BANDS),
  /** What a scanner reads; nobody has one before it is sold, or when it was given up. */
  code: z.string().nullable(),
  isCancelled: z.boolean(),
});

/** What everybody sees who has a key of a booking: nothing in it costs anything. */
const seen = z.object({
  orderNumber: z.string(),
  /** The key by which it was asked for. */
  accessKey: z.string(),
  state: z.enum(states),
  locale: z.enum(MESSAGE_LOCALES),
  bookedAt: z.iso.datetime(),
  /** Until when the supplier answers; null when nobody waits for him. */
  answerUntil: z.iso.datetime().nullable(),
  utcNow: z.iso.datetime(),
  contact: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
  tickets: z.array(ticketView),
  /** What its travellers have signed; empty where nothing is signed before the trip. */
  waivers: z.array(signedWaiver),
  /** Why no ticket came of it, where somebody said so. */
  reason: z.string().nullable(),
  /** Where the papers are; null before there is a ticket. */
  ticketUrl: z.string().nullable(),
  calendarUrl: z.string().nullable(),
  mayReview: z.boolean(),
  productId: uuid,
});

/** A booking as its owner sees it: found by its key, whoever he is. */
export const bookingView = seen.extend({
  seenBy: z.literal('owner'),
  /** Until when money may come; null when nobody waits for it. */
  payUntil: z.iso.datetime().nullable(),
  /** What was quoted, in the reader's words. Its `state` is that of the hold. */
  trip: quote,
  currencyCode: currency,
  grossTotal: z.number(),
  discountTotal: z.number(),
  grandTotal: z.number(),
  taxPercent: z.number(),
  taxTotal: z.number(),
  /** What has come, and what has gone back or is on its way. */
  paidTotal: z.number(),
  refundedTotal: z.number(),
  refundPending: z.boolean(),
  method: z.enum([...PAYMENT_METHODS, 'bill-organisation']),
  isHeldOnly: z.boolean(),
  invoices: z.array(invoiceView),
  mayCancel: z.boolean(),
});
export type BookingView = z.output<typeof bookingView>;

/** What a guest has to know of a trip that somebody else pays for. */
export const tripOfGuest = quote.pick({
  tourName: true,
  normalizedUrlPath: true,
  tourCity: true,
  tourCountry: true,
  teaserImageUrl: true,
  teaserImageColour: true,
  vendor: true,
  startingPointInformation: true,
  queryDate: true,
  startTime: true,
  startsAt: true,
  timeZone: true,
  durations: true,
  ride: true,
});

/** The same booking for the guest whom a house has booked it for, on its account: to be looked at, without a sum. */
export const guestBookingView = seen.extend({
  seenBy: z.literal('guest'),
  trip: tripOfGuest,
  /** Who has booked, pays, and may cancel. */
  bookedBy: z.string(),
});
export type GuestBookingView = z.output<typeof guestBookingView>;

export const shownBooking = z.discriminatedUnion('seenBy', [bookingView, guestBookingView]);
export type ShownBooking = z.output<typeof shownBooking>;
