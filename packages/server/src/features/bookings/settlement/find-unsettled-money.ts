import { PAYMENT_MINUTES } from '@ashore/core/booking/payment-rules.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { AT_PROVIDER } from '../../payments/record-provider-state.ts';

export type UnsettledSum = {
  readonly what:
    | 'captured_without_booking'
    | 'authorised_without_booking'
    | 'differs_from_request'
    | 'unanswered_attempt'
    | 'open_refund'
    | 'failed_refund'
    | 'confirmed_without_money'
    | 'accepted_without_money'
    | 'refunded_at_provider'
    | 'disputed'
    | 'dispute_lost'
    | 'ledger_differs'
    | 'overdue';
  readonly orderNumber: string;
  /** What the sum belongs to: ID of a payment, refund or booking, ledger movement or account, or state. */
  readonly of: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly since: Date;
};

/**
 * Lists every sum that is not certain to be where it belongs. What a worker will do within minutes is not
 * listed yet. What stays listed needs a person; the goal is an empty list.
 */
export async function findUnsettledMoney(client: Queryable): Promise<readonly UnsettledSum[]> {
  const { rows } = await client.query<UnsettledSum>(
    `select unsettled.what, b.order_number as "orderNumber", unsettled.of, unsettled.minor::float8 as "amountMinor", b.currency, unsettled.since
     from (${unsettledSums.join('\n union all ')}) unsettled (what, booking_id, of, minor, since)
     join bookings b on b.id = unsettled.booking_id order by unsettled.since, unsettled.of`,
  );
  return rows;
}

const refunded = `coalesce((select sum(r.amount_minor) from refunds r where r.payment_id = p.id and r.state <> 'failed'), 0)`;
/** What the booking of a payment still costs after its cancellations; 0 if the booking never came about. */
const notCancelled = `coalesce((
  select b.total_minor - b.cancelled_minor from bookings b where b.payment_id = p.id and b.confirmed_at is not null), 0)`;
const isOlderThan = (since: string, minutes: number) => `${since} < now() - interval '${minutes} minutes'`;

const unsettledSums = [
  // In any state: a provider may report money for a payment that it has cancelled.
  `select 'captured_without_booking', p.booking_id, p.id::text, p.captured_minor - ${refunded}, p.made_at from payments p
   where p.captured_minor > ${refunded} and ${isOlderThan('p.read_at', 5)}
     and not exists (select from refunds r where r.payment_id = p.id and r.state = 'failed')
     and not exists (select from bookings b where b.payment_id = p.id
       and (b.state in ('confirmed', 'completed', 'accepted', 'on_request') or b.confirmed_at is not null and p.captured_minor - ${refunded} <= b.total_minor - b.cancelled_minor))`,
  `select 'authorised_without_booking', p.booking_id, p.id::text, p.amount_minor, p.made_at from payments p
   where p.state = 'authorised' and ${isOlderThan('p.read_at', 5)} and not exists (
     select from bookings b where b.payment_id = p.id and b.state in ('on_request', 'accepted'))`,
  `select 'differs_from_request', p.booking_id, p.id || ' ' || p.mismatch, p.amount_minor, p.made_at from payments p where p.mismatch is not null`,
  // A traveller may take time at their bank, but not longer than they may pay.
  `select 'unanswered_attempt', p.booking_id, p.id::text, p.amount_minor, p.made_at from payments p
   where p.state = 'requested' and ${isOlderThan('p.made_at', 15)}
     or p.state in ('requires_method', 'requires_action', 'processing') and ${isOlderThan('p.made_at', PAYMENT_MINUTES + 15)}`,
  `select 'open_refund', p.booking_id, r.id::text, r.amount_minor, r.requested_at from refunds r join payments p on p.id = r.payment_id
   where r.state = 'requested' and ${isOlderThan('r.requested_at', 5)} or r.state = 'pending' and ${isOlderThan('r.requested_at', 10 * 24 * 60)}`,
  // One line for a payment, however often its refund failed: what its booking does not keep.
  `select 'failed_refund', p.booking_id, failed.id::text, p.captured_minor - ${refunded} - ${notCancelled}, failed.requested_at from payments p
   join lateral (
     select r.id, r.requested_at from refunds r where r.payment_id = p.id and r.state = 'failed'
     order by r.requested_at desc, r.id limit 1) failed on true
   where p.captured_minor > ${refunded} + ${notCancelled}`,
  `select 'confirmed_without_money', b.id, b.id::text, b.total_minor, b.confirmed_at from bookings b
   where b.state in ('confirmed', 'completed') and b.total_minor > 0 and b.method <> 'bill-organisation' and not exists (
     select from payments p where p.id = b.payment_id and p.state = 'captured'
       and p.captured_minor - ${refunded} >= b.total_minor - b.cancelled_minor)`,
  `select 'accepted_without_money', b.id, b.id::text, b.total_minor, s.at from bookings b
   join lateral (select max(taken_at) as at from booking_transitions where booking_id = b.id and step = 'accept') s on true
   where b.state = 'accepted' and ${isOlderThan('s.at', 10)}`,
  // This refund was not decided here. An operator cancels the booking or keeps the refund as goodwill.
  `select 'refunded_at_provider', b.id, p.id::text, p.captured_minor, max(r.requested_at) from bookings b
   join payments p on p.id = b.payment_id join refunds r on r.payment_id = p.id and r.state <> 'failed'
   where b.state in ('on_request', 'accepted', 'confirmed') and p.state = 'captured'
   group by b.id, p.id having sum(r.amount_minor) >= p.captured_minor and bool_or(r.requested_by like '${AT_PROVIDER}%')`,
  `select 'disputed', p.booking_id, d.provider_id, d.amount_minor, d.opened_at from payment_disputes d
   join payments p on p.id = d.payment_id where d.state = 'open'`,
  // Whether to cancel is for an operator. After the trip nothing is left to decide.
  `select 'dispute_lost', b.id, d.provider_id, d.amount_minor, d.opened_at from payment_disputes d
   join bookings b on b.payment_id = d.payment_id where d.state = 'lost' and b.state in ('on_request', 'accepted', 'confirmed')`,
  // Compares what a provider owes us in the ledger with what it has captured and refunded.
  `select 'ledger_differs', p.booking_id, 'provider', sum(p.minor), min(p.since) from (
     select p.booking_id, p.captured_minor as minor, p.made_at as since from payments p where p.state = 'captured'
     union all select p.booking_id, -r.amount_minor, r.requested_at from refunds r join payments p on p.id = r.payment_id where r.state = 'done'
     union all select booking_id, amount_minor, noted_at from ledger_entries where account = 'provider') p
   group by p.booking_id having sum(p.minor) <> 0`,
  `select 'ledger_differs', booking_id, movement, sum(amount_minor), min(noted_at) from ledger_entries
   group by booking_id, movement, currency having sum(amount_minor) <> 0`,
  `select 'overdue', b.id, b.state, b.total_minor, least(b.pay_until, b.answer_until) from bookings b
   where b.state = 'awaiting_payment' and ${isOlderThan('b.pay_until', 10)} or b.state = 'on_request' and ${isOlderThan('b.answer_until', 10)}`,
];
