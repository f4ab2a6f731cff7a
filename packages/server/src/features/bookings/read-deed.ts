import type { Actor } from '@ashore/core/booking/process.ts';
import type { ToldOfBooking } from '@ashore/core/booking/told-of-bookings.ts';
import type { Queryable } from '../../database/queryable.ts';

type Told = {
  readonly bookingId: string;
  readonly about: ToldOfBooking;
  /** The step that gave up some tickets, or the refund that has ended. */
  readonly which?: string | undefined;
};

/** One thing that has happened to a booking: who did it, and what goes back by it alone. */
export type Deed = {
  readonly actor: Actor | null;
  readonly backMinor: number;
  /** On a credit note, where an organisation pays on its account. */
  readonly creditedMinor: number;
};

/** Reads what was done by what is told of now. What else was given back before or since is of other deeds. */
export async function readDeed(client: Queryable, { bookingId, about, which }: Told): Promise<Deed> {
  const { rows } = await client.query<Deed>(DEED, [bookingId, about, which ?? null]);
  const [deed] = rows;
  if (!deed) throw new Error(`Nothing is known of ${about} of ${bookingId}.`);
  return deed;
}

/** What is owed by a step is written in its transaction, and so bears its time. */
const DEED = `
  with step as (
    select taken_at, actor from booking_steps
    where booking_id = $1 and step = $2 and ($3::text is null or id::text = $3) order by id desc limit 1)
  select (select actor from step) as actor,
    coalesce((
      select sum(r.amount_minor) from refunds r join payments p on p.id = r.payment_id
      where p.booking_id = $1 and case $2 when 'refunded' then r.id::text = $3 when 'late_money' then r.reason = 'late'
        else r.asked_at = (select taken_at from step) end), 0)::float8 as "backMinor",
    coalesce((
      select sum(total_minor) from invoices where booking_id = $1 and kind = 'credit_note'
        and issued_at = (select taken_at from step)), 0)::float8 as "creditedMinor"`;
