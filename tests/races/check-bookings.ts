import { bookingProcess, ENDED_STATES } from '@ashore/core/booking/booking-process.ts';
import type { Pool } from 'pg';

/** What the server told a client: the order number of an active booking. */
export type Seen = { readonly cartId: string; readonly orderNumber: string };

const ended = `('${ENDED_STATES.join("', '")}')`;
const refunded = `coalesce((select sum(r.amount_minor) from refunds r where r.payment_id = p.id and r.state = 'done'), 0)`;
const atProvider = `select i.booking_id, i.attempt_id, i.state, i.captured_minor, i.amount_minor, i.is_capture_later,
  coalesce((select sum(r.amount_minor) from sandbox_refunds r where r.intent_id = i.id and r.state <> 'failed'), 0) as given
  from sandbox_intents i`;

/**
 * Rules about bookings, their money and their spots after all clients have finished. Every row found breaks
 * its rule.
 */
const rules = {
  'a cart has two bookings that live': `
    select from bookings where state not in ${ended} group by cart_id having count(*) > 1`,
  'a booking that stands has no spots of its own': `
    select from bookings b left join holds h on h.id = b.hold_id
    where b.state in ('confirmed', 'completed', 'on_request', 'accepted') and (h.state is distinct from 'sold' or h.spots <> b.spots)`,
  'spots are sold without a booking': `
    select from holds h where h.state = 'sold' and not exists (
      select from bookings b where b.hold_id = h.id and b.state in ('confirmed', 'completed', 'on_request', 'accepted'))`,
  'a booking has more or fewer tickets than people, or other prices than its sum': `
    select from bookings b join booking_tickets t on t.booking_id = b.id
    group by b.id having count(*) <> jsonb_array_length(b.participants) or sum(t.price_minor) <> b.gross_minor`,
  'a cart was charged twice': `
    select from (${atProvider}) i join bookings b on b.id::text = i.booking_id::text
    where i.captured_minor > i.given group by b.cart_id having count(*) > 1`,
  'what a provider has charged is not what is owed': `
    select from (${atProvider}) i join bookings b on b.id::text = i.booking_id::text
    group by b.id having sum(i.captured_minor - i.given) <>
      case when b.confirmed_at is not null then b.total_minor - b.cancelled_minor else 0 end`,
  'more was given back than was charged': `select from (${atProvider}) i where i.given > i.captured_minor`,
  'money is set aside for nothing': `
    select from (${atProvider}) i join bookings b on b.id::text = i.booking_id::text
    where i.state = 'authorised' and b.state not in ('on_request', 'accepted')`,
  'a request waits without anything set aside': `
    select from bookings b where b.state = 'on_request' and not exists (
      select from (${atProvider}) i where i.booking_id::text = b.id::text and i.state = 'authorised')`,
  'what is written of a try is not what its provider says': `
    select from (${atProvider}) i left join payments p on p.id::text = i.attempt_id::text
    where p.id is null or p.state <> i.state or p.captured_minor <> i.captured_minor or ${refunded} <> i.given`,
  'a movement does not add up to nought': `
    select from ledger_entries group by movement, currency having sum(amount_minor) <> 0`,
  'the ledger of a booking that stands leaves the traveller owing or owed': `
    select from bookings b join ledger_entries l on l.booking_id = b.id
    where l.account = 'traveller' group by b.id having sum(l.amount_minor) <> 0`,
  'a confirmed booking has not exactly one invoice': `
    select from bookings b left join invoices i on i.booking_id = b.id and i.kind = 'invoice'
    where b.state in ('confirmed', 'completed') group by b.id having count(i.number) <> 1`,
  'an invoice belongs to nothing that was sold': `
    select from invoices i join bookings b on b.id::text = i.booking_id::text
    where b.state in ('awaiting_payment', 'expired', 'on_request', 'unpaid', 'declined', 'unanswered')`,
  'the numbers of papers have gaps': `
    select from (select count(*) as papers, coalesce((select sum(last) from number_series), 0) as last from invoices) n
    where n.papers <> n.last`,
  'a step was taken twice': `select from booking_transitions where step <> 'cancel_tickets' group by booking_id, step having count(*) > 1`,
  'the last step of a booking does not lead to where it is': `
    select from bookings b left join lateral (
      select to_state from booking_transitions s where s.booking_id = b.id order by id desc limit 1) s on true
    where s.to_state is distinct from b.state`,
  'a step begins where the one before it did not end': `
    select from (select from_state, lag(to_state) over (partition by booking_id order by id) as before from booking_transitions) s
    where s.before is distinct from s.from_state and not (s.before is null and s.from_state = 'quoted')`,
  'a step has no notification, or a notification has no step': `
    select from (select booking_id::text, step from booking_transitions where step <> 'book') s
    full join (select payload ->> 'bookingId' as booking_id, payload ->> 'about' as step from jobs
      where kind = 'notify-booking' and payload ->> 'about' not in ('late_money', 'refunded', 'refund_failed', 'book')) j
    using (booking_id, step) where s is null or j is null`,
} as const;

export async function checkBookings(pool: Pool, seen: readonly Seen[] = []): Promise<string[]> {
  const wrongs: string[] = [];
  for (const [sentence, text] of Object.entries(rules)) {
    const { rowCount } = await pool.query(text);
    if (rowCount) wrongs.push(`${rowCount} × ${sentence}`);
  }
  return [...wrongs, ...(await checkSteps(pool)), ...(await checkSeen(pool, seen))];
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

/** Checks that every booking a client was told of exists, under the order number the client got. */
async function checkSeen(pool: Pool, seen: readonly Seen[]): Promise<string[]> {
  const { rows } = await pool.query<{ orderNumber: string; cartId: string }>(
    `select order_number as "orderNumber", cart_id as "cartId" from bookings
     where state in ('confirmed', 'completed', 'on_request', 'accepted')`,
  );
  const there = new Set(rows.map(({ cartId, orderNumber }) => `${cartId} ${orderNumber}`));
  return seen
    .filter(({ cartId, orderNumber }) => !there.has(`${cartId} ${orderNumber}`))
    .map(({ orderNumber }) => `${orderNumber} was promised and is not there`);
}
