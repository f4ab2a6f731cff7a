import { z } from 'zod';
import { BOOKING_STATES, type BookingState } from '../booking/booking-process.ts';
import { PAYMENT_METHODS } from '../booking/payment-rules.ts';
import { MESSAGE_LOCALES } from '../locale/locales.ts';
import { TICKET_TYPES } from '../pricing/ticket.ts';
import { currency, uuid } from './conventions.ts';
import { quote } from './quotes.ts';
import { bookedFact } from './values/booked-fact.ts';
import { signedWaiver } from './waivers.ts';

const states = Object.keys(BOOKING_STATES) as [BookingState, ...BookingState[]];

export const invoiceView = z.object({
  number: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  total: z.number(),
  taxPercent: z.number(),
  tax: z.number(),
  issuedAt: z.iso.datetime(),
  /** Address of the invoice document, which is made when it is requested. */
  url: z.string(),
});

const ticketView = z.object({
  participantName: z.string(),
  ticketType: z.enum(TICKET_TYPES),
  /** The ticket code for scanners. Null before the ticket is sold and after it is cancelled. */
  code: z.string().nullable(),
  isCancelled: z.boolean(),
});

/** The ship of the travellers, as it stands on the booking: with their own details where these differ from the timetable's. */
const namedShipView = z.object({
  shipName: z.string(),
  terminal: z.string(),
  allAboard: z.string().nullable(),
  /** Whether the ship calls at the place of the trip that day; null if our timetable does not know the ship or the day. */
  isInPort: z.boolean().nullable(),
  /** What our timetable says of the call, if the trip was booked from a sailing. */
  byTimetable: z.object({ terminal: z.string(), allAboard: z.string().nullable() }).nullable(),
  /** Until when the traveller can correct it; null if no longer. */
  changeUntil: z.iso.datetime().nullable(),
});
export type NamedShipView = z.output<typeof namedShipView>;

/** What every holder of an access key sees, the guest included. It contains no sums. */
const commonBookingFields = z.object({
  orderNumber: z.string(),
  /** The access key that the client sent. */
  accessKey: z.string(),
  state: z.enum(states),
  locale: z.enum(MESSAGE_LOCALES),
  bookedAt: z.iso.datetime(),
  /** Until when the supplier can answer; null if no answer is pending. */
  answerUntil: z.iso.datetime().nullable(),
  utcNow: z.iso.datetime(),
  contact: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
  tickets: z.array(ticketView),
  /** The facts of the trip, in the reader's language and in the order in which they are shown. */
  facts: z.array(bookedFact),
  /** Null if the travellers named no ship. */
  ship: namedShipView.nullable(),
  /** The waivers that travellers have signed; empty if the trip requires none. */
  waivers: z.array(signedWaiver),
  /** Why the booking ended without a ticket, if a reason was given. */
  reason: z.string().nullable(),
  /** Address of the tickets; null before there is one. */
  ticketUrl: z.string().nullable(),
  calendarUrl: z.string().nullable(),
  mayReview: z.boolean(),
  productId: uuid,
});

/** A booking as the contact person sees it. The access key alone is enough to read it. */
export const bookingView = commonBookingFields.extend({
  seenBy: z.literal('owner'),
  /** Until when the booking can be paid; null if no payment is pending. */
  payUntil: z.iso.datetime().nullable(),
  /** The quote, in the reader's language. Its `state` is that of the hold. */
  trip: quote,
  currencyCode: currency,
  grossTotal: z.number(),
  discountTotal: z.number(),
  /** The discount code that was redeemed; null without one. */
  discountCode: z.string().nullable(),
  grandTotal: z.number(),
  taxPercent: z.number(),
  taxTotal: z.number(),
  /** What was paid, and what was refunded or is being refunded. */
  paidTotal: z.number(),
  refundedTotal: z.number(),
  refundPending: z.boolean(),
  method: z.enum([...PAYMENT_METHODS, 'bill-organisation']),
  /** Whether the payment is authorised first and charged when the supplier accepts. Stays true afterwards. */
  isAuthorisedOnly: z.boolean(),
  invoices: z.array(invoiceView),
  mayCancel: z.boolean(),
});
export type BookingView = z.output<typeof bookingView>;

/** What a guest must know about a trip that an organisation pays for. */
export const tripOfGuest = quote.pick({
  tourName: true,
  productType: true,
  normalizedUrlPath: true,
  tourCity: true,
  cityLocative: true,
  tourCountry: true,
  teaserImageUrl: true,
  teaserImageColour: true,
  vendor: true,
  startingPointInformation: true,
  queryDate: true,
  startTime: true,
  startsAt: true,
  endsAt: true,
  timeZone: true,
  durations: true,
  tourCMSComponent: true,
  ride: true,
  ship: true,
});

/**
 * The same booking for the guest of an organisation that booked it on its account. It can only be read, and
 * shows no sums.
 */
export const guestBookingView = commonBookingFields.extend({
  seenBy: z.literal('guest'),
  trip: tripOfGuest,
  /** The organisation that booked, pays, and may cancel. */
  bookedBy: z.string(),
});
export type GuestBookingView = z.output<typeof guestBookingView>;

export const shownBooking = z.discriminatedUnion('seenBy', [bookingView, guestBookingView]);
export type ShownBooking = z.output<typeof shownBooking>;
