import { bookingProcess, ENDED_STATES } from '@ashore/core/booking/booking-process.ts';
import type { Pool } from 'pg';

/** What the server answered a client: the order number of an active booking. */
export type PromisedBooking = { readonly cartId: string; readonly orderNumber: string };

const ended = `('${ENDED_STATES.join("', '")}')`;
const refunded = `coalesce((select sum(r.amount_minor) from refunds r where r.payment_id = p.id and r.state = 'done'), 0)`;
const atProvider = `select i.booking_id, i.attempt_id, i.state, i.captured_minor, i.amount_minor, i.is_capture_later,
  coalesce((select sum(r.amount_minor) from sandbox_refunds r where r.intent_id = i.id and r.state <> 'failed'), 0) as refunded_minor
  from sandbox_intents i`;

/** Faults of bookings, their money and their spots, each with the query that finds its rows after a race. */
const faultQueries = {
  'a cart has two active bookings': `
    select from bookings where state not in ${ended} group by cart_id having count(*) > 1`,
  'an active booking has no sold hold with its number of spots': `
    select from bookings b left join holds h on h.id = b.hold_id
    where b.state in ('confirmed', 'completed', 'on_request', 'accepted') and (h.state is distinct from 'sold' or h.spots <> b.spots)`,
  'spots are sold without a booking': `
    select from holds h where h.state = 'sold' and not exists (
      select from bookings b where b.hold_id = h.id and b.state in ('confirmed', 'completed', 'on_request', 'accepted'))`,
  'the tickets of a booking do not match its travellers or its price': `
    select from bookings b join booking_tickets t on t.booking_id = b.id
    group by b.id having count(*) <> jsonb_array_length(b.participants) or sum(t.price_minor) <> b.gross_minor`,
  'a cart was charged twice': `
    select from (${atProvider}) i join bookings b on b.id::text = i.booking_id::text
    where i.captured_minor > i.refunded_minor group by b.cart_id having count(*) > 1`,
  'the amount charged by the payment provider is not the amount due': `
    select from (${atProvider}) i join bookings b on b.id::text = i.booking_id::text
    group by b.id having sum(i.captured_minor - i.refunded_minor) <>
      case when b.confirmed_at is not null then b.total_minor - b.cancelled_minor else 0 end`,
  'the refunds are larger than the charge': `select from (${atProvider}) i where i.refunded_minor > i.captured_minor`,
  'a payment is authorised without a pending request': `
    select from (${atProvider}) i join bookings b on b.id::text = i.booking_id::text
    where i.state = 'authorised' and b.state not in ('on_request', 'accepted')`,
  'a pending request has no authorised payment': `
    select from bookings b where b.state = 'on_request' and not exists (
      select from (${atProvider}) i where i.booking_id::text = b.id::text and i.state = 'authorised')`,
  'a stored payment attempt differs from the payment provider’s record': `
    select from (${atProvider}) i left join payments p on p.id::text = i.attempt_id::text
    where p.id is null or p.state <> i.state or p.captured_minor <> i.captured_minor or ${refunded} <> i.refunded_minor`,
  'the entries of a ledger movement do not add up to zero': `
    select from ledger_entries group by movement, currency having sum(amount_minor) <> 0`,
  'the ledger of a booking has a balance for the traveller': `
    select from bookings b join ledger_entries l on l.booking_id = b.id
    where l.account = 'traveller' group by b.id having sum(l.amount_minor) <> 0`,
  'a confirmed booking does not have exactly one invoice': `
    select from bookings b left join invoices i on i.booking_id = b.id and i.kind = 'invoice'
    where b.state in ('confirmed', 'completed') group by b.id having count(i.number) <> 1`,
  'an invoice belongs to a booking that was never sold': `
    select from invoices i join bookings b on b.id::text = i.booking_id::text
    where b.state in ('awaiting_payment', 'expired', 'on_request', 'unpaid', 'declined', 'unanswered')`,
  'the document numbers have gaps': `
    select from (select count(*) as issued, coalesce((select sum(last) from number_series), 0) as last from invoices) n
    where n.issued <> n.last`,
  'a document has no number': 'select from unnumbered_documents',
  'a document was issued before one with a lower number': `
    select from (select issued_at, lag(issued_at) over (order by number) as before from invoices) i where i.issued_at < i.before`,
  'a credit note does not follow the invoice of its booking': `
    select from invoices c left join invoices i on i.number = c.corrects and i.booking_id = c.booking_id and i.kind = 'invoice'
    where c.kind = 'credit_note' and (i.number is null or i.number > c.number)`,
  'a step was taken twice': `select from booking_transitions where step <> 'cancel_tickets' group by booking_id, step having count(*) > 1`,
  'the last step of a booking does not lead to its state': `
    select from bookings b left join lateral (
      select to_state from booking_transitions s where s.booking_id = b.id order by id desc limit 1) s on true
    where s.to_state is distinct from b.state`,
  'a step does not begin in the state in which the previous step ended': `
    select from (select from_state, lag(to_state) over (partition by booking_id order by id) as before from booking_transitions) s
    where s.before is distinct from s.from_state and not (s.before is null and s.from_state = 'quoted')`,
  'a step has no notification, or a notification has no step': `
    select from (select booking_id::text, step from booking_transitions where step <> 'book') s
    full join (select payload ->> 'bookingId' as booking_id, payload ->> 'about' as step from jobs
      where kind = 'notify-booking' and payload ->> 'about' not in ('late_money', 'refunded', 'refund_failed', 'book')) j
    using (booking_id, step) where s is null or j is null`,
} as const;

export async function checkBookings(
  pool: Pool,
  promisedBookings: readonly PromisedBooking[] = [],
): Promise<string[]> {
  const problems: string[] = [];
  for (const [sentence, text] of Object.entries(faultQueries)) {
    const { rowCount } = await pool.query(text);
    if (rowCount) problems.push(`${rowCount} × ${sentence}`);
  }
  return [...problems, ...(await checkSteps(pool)), ...(await checkPromisedBookings(pool, promisedBookings))];
}

/** Checks that the booking process allows every recorded step. */
async function checkSteps(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ step: string; from: string; to: string; actor: string }>(
    'select distinct step, from_state as "from", to_state as "to", actor from booking_transitions',
  );
  const steps: Record<string, { from: readonly string[]; to: string; by: readonly string[] }> =
    bookingProcess.steps;
  return rows
    .filter(({ step, from, to, actor }) => {
      const rule = steps[step];
      return !rule?.from.includes(from) || rule.to !== to || !rule.by.includes(actor);
    })
    .map(({ step, from, to, actor }) => `${actor} took ${step} from ${from} to ${to}`);
}

/** Checks that every booking that a client received exists, under the order number the client got. */
async function checkPromisedBookings(
  pool: Pool,
  receivedBookings: readonly PromisedBooking[],
): Promise<string[]> {
  const { rows } = await pool.query<{ orderNumber: string; cartId: string }>(
    `select order_number as "orderNumber", cart_id as "cartId" from bookings
     where state in ('confirmed', 'completed', 'on_request', 'accepted')`,
  );
  const activeBookings = new Set(rows.map(({ cartId, orderNumber }) => `${cartId} ${orderNumber}`));
  return receivedBookings
    .filter(({ cartId, orderNumber }) => !activeBookings.has(`${cartId} ${orderNumber}`))
    .map(({ orderNumber }) => `${orderNumber} was confirmed to a client and is not an active booking`);
}
