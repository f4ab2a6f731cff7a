import type { Queryable } from '../../../database/queryable.ts';
import { transaction } from '../../../database/transaction.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { chargeCommissionOfStay } from '../stays/stay-commission.ts';
import { transitionBooking } from '../transition.ts';

/** Completes a booking once its trip is over. True if this call completed it. */
export async function completeBooking({ database }: BookingDeps, bookingId: string): Promise<boolean> {
  const transition = { bookingId, step: 'complete', actor: 'clock' } as const;
  const result = await transaction(database, async ({ client }) => {
    const completed = await transitionBooking(client, transition);
    if (completed.outcome === 'taken') await chargeCommissionOfStay(client, completed.booking);
    return completed;
  });
  return result.outcome === 'taken';
}

const dueConditions = {
  expire: { when: `state = 'awaiting_payment' and pay_until <= now()`, order: 'pay_until' },
  expire_request: { when: `state = 'on_request' and answer_until <= now()`, order: 'answer_until' },
  complete: { when: `state = 'confirmed' and ends_at <= now()`, order: 'ends_at' },
} as const;

export type DueStep = keyof typeof dueConditions;

/** Provider of a booking's latest payment attempt; empty for a booking without one. */
const provider = `coalesce((
  select payment.gateway from payments payment where payment.booking_id = bookings.id
    order by payment.made_at desc limit 1), '')`;

/**
 * Payment providers of the bookings that are due for a step. The job handles the bookings of each provider apart,
 * so that a hanging provider does not delay the others.
 */
export async function dueProviders(client: Queryable, step: DueStep): Promise<readonly string[]> {
  const { rows } = await client.query<{ provider: string }>(
    `select distinct ${provider} as provider from bookings where ${dueConditions[step].when}`,
  );
  return rows.map((row) => row.provider);
}

type DueBookingsQuery = { readonly provider: string; readonly without?: readonly string[] };

/**
 * Bookings of one provider that are due by the database's clock, the longest overdue first. Returns at most
 * 100, and none that were already tried.
 */
export async function dueBookings(
  client: Queryable,
  step: DueStep,
  { provider: name, without = [] }: DueBookingsQuery,
): Promise<readonly string[]> {
  const { when, order } = dueConditions[step];
  const { rows } = await client.query<{ id: string }>(
    `select id from bookings where ${when} and ${provider} = $1 and id <> all($2::uuid[]) order by ${order} limit 100`,
    [name, without],
  );
  return rows.map(({ id }) => id);
}
