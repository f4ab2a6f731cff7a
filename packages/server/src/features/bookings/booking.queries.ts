import { PAYMENT_MINUTES } from '@ashore/core/booking/payment-minutes.ts';
import type { Queryable } from '../../database/queryable.ts';
import { type Booking, bookingColumns } from './booking.ts';
import type { BookingRow, TicketRow } from './new-booking.ts';

const columns = {
  id: 'uuid',
  cart_id: 'uuid',
  hold_id: 'uuid',
  order_number: 'text',
  access_key: 'text',
  variant: 'text',
  checkout_kind: 'text',
  locale: 'text',
  desk_locale: 'text',
  quote: 'jsonb',
  product_id: 'uuid',
  supplier_id: 'uuid',
  organisation_id: 'uuid',
  spots: 'integer',
  currency: 'text',
  gross_minor: 'bigint',
  discount_minor: 'bigint',
  total_minor: 'bigint',
  commission_percent: 'numeric',
  tax_percent: 'numeric',
  needs_answer: 'boolean',
  method: 'text',
  contact: 'jsonb',
  participants: 'jsonb',
  answers: 'jsonb',
  wishes: 'jsonb',
  referral_source: 'text',
  starts_at: 'timestamptz',
  ends_at: 'timestamptz',
  time_zone: 'text',
  held_until: 'timestamptz',
} as const satisfies Record<keyof BookingRow, string>;

const names = Object.keys(columns).join(', ');
const given = `jsonb_to_record($1::jsonb) as given (${Object.entries(columns)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ')})`;
const ticketsGiven = `jsonb_to_recordset($2::jsonb) as t (position integer, band text, participant_name text,
  price_minor bigint, code text)`;
const ticketNames = 'booking_id, position, band, participant_name, price_minor, code';

/** A payment that has begun keeps the hold so long, counted from its own end as well. $3 minutes beyond that. */
const payUntil = (heldUntil: string) =>
  `least(now() + interval '${PAYMENT_MINUTES} minutes', ${heldUntil} + make_interval(mins => $3))`;

/**
 * Writes a booking, its tickets and its first step, unless there is one of its cart, or of its hold, that lives. $1 row,
 * $2 tickets.
 */
const INSERT = `
  with b as (
    insert into bookings as b (${names}, state, pay_until)
    select ${names}, 'awaiting_payment', ${payUntil('held_until')} from ${given}
    on conflict do nothing returning *),
  noted as (
    insert into booking_steps (booking_id, step, from_state, to_state, actor)
    select id, 'book', 'quoted', 'awaiting_payment', 'traveller' from b),
  tickets as (
    insert into booking_tickets (${ticketNames})
    select b.id, t.position, t.band, t.participant_name, t.price_minor, t.code from b, ${ticketsGiven})
  select ${bookingColumns} from b`;

/** Undefined where a cart has a booking that lives; or where a number had been given before, once in ten thousand years. */
export async function insertBooking(
  client: Queryable,
  row: BookingRow,
  tickets: readonly TicketRow[],
  minutes: number,
): Promise<Booking | undefined> {
  const { rows } = await client.query<Booking>({ name: 'insert-booking', text: INSERT }, [
    JSON.stringify(row),
    JSON.stringify(tickets),
    minutes,
  ]);
  return rows[0];
}

/** Its numbers stay: they may have been told already. */
const stays: readonly string[] = ['id', 'cart_id', 'order_number', 'access_key', 'held_until'];
const changes = Object.keys(columns)
  .filter((name) => !stays.includes(name))
  .map((name) => `${name} = given.${name}`)
  .join(', ');

// The end of the hold that it had may have been moved by a payment since.
const heldUntil = 'case when b.hold_id = given.hold_id then b.held_until else given.held_until end';

const CORRECT = `
  update bookings b set ${changes}, held_until = ${heldUntil}, pay_until = ${payUntil(heldUntil)}
  from ${given} where b.id = $2 returning ${bookingColumns}`;

/** Puts right what a booking says that nobody has paid for, inside the transaction that has locked it. */
export async function correctBooking(
  client: Queryable,
  bookingId: string,
  row: BookingRow,
  tickets: readonly TicketRow[],
  minutes: number,
): Promise<Booking> {
  const { rows } = await client.query<Booking>({ name: 'correct-booking', text: CORRECT }, [
    JSON.stringify(row),
    bookingId,
    minutes,
  ]);
  await client.query('delete from booking_tickets where booking_id = $1', [bookingId]);
  await client.query(
    `insert into booking_tickets (${ticketNames})
     select $1, t.position, t.band, t.participant_name, t.price_minor, t.code from ${ticketsGiven}`,
    [bookingId, JSON.stringify(tickets)],
  );
  const [booking] = rows;
  if (!booking) throw new Error(`There is no booking ${bookingId}.`);
  return booking;
}
