import { TOLD_OF_BOOKINGS } from '@ashore/core/booking/told-of-bookings.ts';
import { z } from 'zod';

/**
 * Every kind of work that is done later, with what it needs to know. It lies below the features, so that they can ask
 * for work that a higher floor will do; who does it is said in jobs/handlers.ts. A payload names things by their keys
 * and holds nothing personal.
 */
export const jobKinds = {
  'send-mail': z.strictObject({ key: z.string() }),
  housekeeping: z.strictObject({}),
  'refresh-rates': z.strictObject({}),
  'deliver-sandbox-event': z.strictObject({ eventId: z.string() }),
  /** Something has happened to a payment: whoever takes this asks the provider what. */
  'settle-payment': z.strictObject({
    gateway: z.enum(['sandbox', 'stripe', 'paypal']),
    intentId: z.string(),
    attemptId: z.string().optional(),
  }),
  /** Whoever it concerns is told what has happened to a booking: a step of its process, or what became of money. */
  'tell-booking': z.strictObject({
    bookingId: z.uuid(),
    about: z.enum(TOLD_OF_BOOKINGS),
    /** Which of them, of what may happen more than once. */
    which: z.string().optional(),
  }),
  /** Money that pays for nothing goes back: what is set aside is let go, what is charged is refunded. */
  'give-back': z.strictObject({ paymentId: z.uuid() }),
  /** A supplier has accepted: what was set aside is charged. */
  'take-money': z.strictObject({ bookingId: z.uuid() }),
  /** Spots that somebody else has sold us and nobody has any more: some of a hold, or all of it. */
  'return-spots': z.strictObject({
    holdId: z.string(),
    key: z.string(),
    spots: z.int().positive().optional(),
  }),
  'lapse-bookings': z.strictObject({}),
  'time-out-requests': z.strictObject({}),
  'complete-bookings': z.strictObject({}),
  'reconcile-payments': z.strictObject({}),
  /** Suppliers are told who comes to the departures of tomorrow. */
  'send-manifests': z.strictObject({}),
} as const satisfies Record<string, z.ZodType>;

export type JobKind = keyof typeof jobKinds;

export type JobPayload<Kind extends JobKind> = z.output<(typeof jobKinds)[Kind]>;
