import { BOOKING_NOTIFICATIONS } from '@ashore/core/booking/booking-process.ts';
import { z } from 'zod';
import type { Queryable } from '../queryable.ts';

type EnqueueJobInput<Kind extends JobKind> = {
  readonly kind: Kind;
  /** A job with the same key is never done twice. */
  readonly key: string;
  readonly payload: JobPayload<Kind>;
  /** The job waits until then; without it, it is due at once. */
  readonly dueAt?: Date | undefined;
};

/**
 * Enqueues a job in the caller's transaction: the job is done if that commits, and forgotten if not. Returns
 * false if this key existed already.
 */
export async function enqueueJob<Kind extends JobKind>(
  client: Queryable,
  { kind, key, payload, dueAt }: EnqueueJobInput<Kind>,
): Promise<boolean> {
  const { rowCount } = await client.query({ name: 'enqueue-job', text: INSERT_JOB }, [
    kind,
    key,
    JSON.stringify(jobKinds[kind].parse(payload)),
    dueAt ?? null,
  ]);
  return rowCount === 1;
}

const INSERT_JOB =
  'insert into jobs (kind, key, payload, due_at) values ($1, $2, $3, coalesce($4, now())) on conflict (kind, key) do nothing';

/**
 * Every kind of work that is done later, with the data it needs. It is defined below the features, so that
 * they can enqueue jobs that a higher layer handles. The handlers are in jobs/handlers.ts. A payload names
 * items by their keys and contains nothing personal.
 */
export const jobKinds = {
  'send-mail': z.strictObject({ key: z.string() }),
  maintenance: z.strictObject({}),
  'refresh-rates': z.strictObject({}),
  /** Imports the newest timetable of cruise ships. */
  'import-timetable-feed': z.strictObject({}),
  'translate-reviews': z.strictObject({}),
  'send-newsletter-members': z.strictObject({}),
  'deliver-sandbox-event': z.strictObject({ eventId: z.string() }),
  /** A payment has changed. The worker asks the payment provider what happened. */
  'settle-payment': z.strictObject({
    gateway: z.enum(['sandbox', 'stripe', 'paypal']),
    intentId: z.string(),
    attemptId: z.string().optional(),
  }),
  /** Notifies those concerned about a booking event: a step of its process, or what became of a payment. */
  'notify-booking': z.strictObject({
    bookingId: z.uuid(),
    about: z.enum(BOOKING_NOTIFICATIONS),
    /** Which occurrence, for events that may happen more than once. */
    which: z.string().optional(),
  }),
  /** Returns a payment that pays for nothing: an authorised payment is voided, a captured one is refunded. */
  'pay-refund': z.strictObject({ paymentId: z.uuid() }),
  /** A supplier has accepted: the authorised payment is captured. */
  'capture-booking': z.strictObject({ bookingId: z.uuid() }),
  /**
   * Releases spots that another seller sold us and that no traveller has any more. It releases some spots of
   * a hold, or all.
   */
  'release-spots': z.strictObject({
    holdId: z.string(),
    key: z.string(),
    spots: z.int().positive().optional(),
  }),
  /** The payment of a stay is authorised: its rooms are booked at their seller. */
  'book-foreign-stay': z.strictObject({ bookingId: z.uuid() }),
  /** Finds out what sellers of foreign rooms have not answered, and cancels rooms that no guest has. */
  'follow-foreign-bookings': z.strictObject({}),
  'expire-bookings': z.strictObject({}),
  'expire-requests': z.strictObject({}),
  'complete-bookings': z.strictObject({}),
  /** Checks the bookings of ship passengers whose timetable has changed. */
  'check-calls': z.strictObject({}),
  'reconcile-payments': z.strictObject({}),
  /** Sends suppliers the travellers of tomorrow's departures. */
  'send-manifests': z.strictObject({}),
  'remind-guests': z.strictObject({}),
  /** Erases an account whose owner, or operations, asked for it. */
  'erase-account': z.strictObject({ accountId: z.uuid() }),
} as const satisfies Record<string, z.ZodType>;

export type JobKind = keyof typeof jobKinds;

export type JobPayload<Kind extends JobKind> = z.output<(typeof jobKinds)[Kind]>;

/**
 * Enqueues work for which there is one job, however often it is requested. A job that is done or has failed
 * becomes due again. A worker that runs it at this moment may have missed the new request. The job therefore
 * follows a moment later, and runs beside that worker if the moment was not enough. External effects of such
 * work have their own keys, so that doing it twice has one effect.
 */
export async function enqueueJobAgain<Kind extends JobKind>(
  client: Queryable,
  { kind, key, payload }: Omit<EnqueueJobInput<Kind>, 'dueAt'>,
): Promise<void> {
  await client.query({ name: 'enqueue-job-again', text: INSERT_OR_RENEW_JOB }, [
    kind,
    key,
    JSON.stringify(jobKinds[kind].parse(payload)),
  ]);
}

const RUNNING_WORKER_PAUSE = `interval '1 second'`;

const INSERT_OR_RENEW_JOB = `
  insert into jobs (kind, key, payload) values ($1, $2, $3)
  on conflict (kind, key) do update set state = 'waiting', ended_at = null, claimed_by = null, attempts = 0, faults = 0,
    reason = null, due_at = case
      when jobs.state = 'waiting' then least(jobs.due_at, now() + ${RUNNING_WORKER_PAUSE})
      else now() end`;
