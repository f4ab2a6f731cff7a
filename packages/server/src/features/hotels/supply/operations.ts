import type { Queryable } from '../../../database/queryable.ts';

export type ForeignProblem = {
  /**
   * `unanswered`: not known for a day whether the rooms are booked. `pending`: not known yet, and followed up. `missing`:
   * the seller has cancelled the booking by itself. `not_cancelled`: rooms that no guest has are still booked.
   * `our_cost`: the seller charged more than the terms allow.
   */
  readonly what: 'unanswered' | 'pending' | 'missing' | 'not_cancelled' | 'our_cost';
  readonly orderNumber: string;
  readonly source: string;
  /** Our reference, and theirs if it is known. */
  readonly references: string;
  readonly reason: string;
  readonly since: Date;
};

/** Problems that a worker does not end. The rest is information. */
export const NEEDS_OPERATIONS: readonly ForeignProblem['what'][] = ['unanswered', 'missing', 'not_cancelled'];

/** Bookings of other sellers' rooms that are not as they should be, the oldest first. */
export async function listForeignProblems(client: Queryable): Promise<readonly ForeignProblem[]> {
  const { rows } = await client.query<ForeignProblem>(
    `select problem.what, booking.order_number as "orderNumber", problem.source,
       concat_ws(', ', problem.our_reference, problem.their_reference) as references,
       coalesce(problem.reason, '') as reason, problem.since
     from (${problems.join('\n union all ')})
       problem (what, booking_id, source, our_reference, their_reference, reason, since)
     join bookings booking on booking.id = problem.booking_id order by problem.since, problem.our_reference`,
  );
  return rows;
}

const foreignColumns = `foreign_booking.booking_id, foreign_booking.source, foreign_booking.our_reference`;

const problems = [
  `select case when state = 'handed_over' then 'unanswered' else 'pending' end, ${foreignColumns}, their_reference, reason,
     requested_at from foreign_bookings foreign_booking
   where state = 'handed_over' or state in ('requested', 'unknown') and requested_at < now() - interval '5 minutes'`,
  `select 'missing', ${foreignColumns}, their_reference, reason, answered_at from foreign_bookings foreign_booking
   where state = 'booked' and reason is not null and not exists (
     select from foreign_cancellations cancellation where cancellation.foreign_booking_id = foreign_booking.id
       and cancellation.their_reference = foreign_booking.their_reference)`,
  `select case when cancellation.cancelled_at is null then 'not_cancelled' else 'our_cost' end, ${foreignColumns},
     cancellation.their_reference, case when cancellation.cancelled_at is null then cancellation.reason
       else format('%s instead of %s minor units', cancellation.charge_minor, cancellation.promised_minor) end,
     cancellation.wanted_at
   from foreign_cancellations cancellation
   join foreign_bookings foreign_booking on foreign_booking.id = cancellation.foreign_booking_id
   where cancellation.cancelled_at is null and cancellation.try_at is null
     or cancellation.charge_minor > cancellation.promised_minor
       and cancellation.cancelled_at > now() - interval '90 days'`,
];

/**
 * Looks for a booking at its seller again, or tries again to cancel its rooms, at the next run of the worker. True if there
 * was anything to try.
 */
export async function lookAgain(client: Queryable, bookingId: string): Promise<boolean> {
  const looked = await client.query(
    `update foreign_bookings set look_at = now() where booking_id = $1
       and (state in ('requested', 'unknown', 'handed_over') or state = 'booked' and reason is not null)`,
    [bookingId],
  );
  const tried = await client.query(
    `update foreign_cancellations set try_at = now() where cancelled_at is null and foreign_booking_id = (
       select id from foreign_bookings where booking_id = $1)`,
    [bookingId],
  );
  return (looked.rowCount ?? 0) + (tried.rowCount ?? 0) > 0;
}

/**
 * Records that operations have learned from the seller that nothing is booked. The worker then declines the booking, which
 * releases its payment. True if the booking was handed over to operations.
 */
export async function recordNotBooked(
  client: Queryable,
  { bookingId, by }: { readonly bookingId: string; readonly by: string },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update foreign_bookings set state = 'refused', answered_at = now(), reason = left('not booked, by ' || $2, 200)
     where booking_id = $1 and state = 'handed_over'`,
    [bookingId, by],
  );
  return rowCount === 1;
}
