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

/** A booking as its owner sees it: found by its key, whoever he is. */
export const bookingView = z.object({
  orderNumber: z.string(),
  accessKey: z.string(),
  state: z.enum(states),
  locale: z.enum(MESSAGE_LOCALES),
  bookedAt: z.iso.datetime(),
  /** Until when the supplier answers; null when nobody waits for him. */
  answerUntil: z.iso.datetime().nullable(),
  /** Until when money may come; null when nobody waits for it. */
  payUntil: z.iso.datetime().nullable(),
  utcNow: z.iso.datetime(),
  /** What was quoted, in the reader's words. Its `state` is that of the hold. */
  trip: quote,
  contact: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
  tickets: z.array(ticketView),
  /** What its travellers have signed; empty where nothing is signed before the trip. */
  waivers: z.array(signedWaiver),
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
  /** Why no ticket came of it, where somebody said so. */
  reason: z.string().nullable(),
  invoices: z.array(invoiceView),
  /** Where the papers are; null before there is a ticket. */
  ticketUrl: z.string().nullable(),
  calendarUrl: z.string().nullable(),
  mayCancel: z.boolean(),
  mayReview: z.boolean(),
  productId: uuid,
});
export type BookingView = z.output<typeof bookingView>;
