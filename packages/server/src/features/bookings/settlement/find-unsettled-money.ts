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
    | 'unnumbered_document'
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
    `select unsettled.what, booking.order_number as "orderNumber", unsettled.of,
      unsettled.minor::float8 as "amountMinor", booking.currency, unsettled.since
     from (${unsettledSums.join('\n union all ')}) unsettled (what, booking_id, of, minor, since)
     join bookings booking on booking.id = unsettled.booking_id order by unsettled.since, unsettled.of`,
  );
  return rows;
}

/** What of a payment is refunded, or soon will be. */
const refundedMinorSql = `coalesce((select sum(refund.amount_minor) from refunds refund
  where refund.payment_id = payment.id and refund.state <> 'failed'), 0)`;
/** What the booking of a payment still costs after its cancellations; 0 if the booking never came about. */
const notCancelledMinorSql = `coalesce((
  select booking.total_minor - booking.cancelled_minor from bookings booking
    where booking.payment_id = payment.id and booking.confirmed_at is not null), 0)`;
/** The minutes leave a worker or a provider time to settle the sum without a person. */
const olderThanSql = (since: string, minutes: number) => `${since} < now() - interval '${minutes} minutes'`;

const unsettledSums = [
  // In any state: a provider may report money for a payment that it has cancelled.
  `select 'captured_without_booking', payment.booking_id, payment.id::text,
    payment.captured_minor - ${refundedMinorSql}, payment.made_at from payments payment
   where payment.captured_minor > ${refundedMinorSql} and ${olderThanSql('payment.read_at', 5)}
     and not exists (select from refunds refund where refund.payment_id = payment.id and refund.state = 'failed')
     and not exists (select from bookings booking where booking.payment_id = payment.id
       and (booking.state in ('confirmed', 'completed', 'accepted', 'on_request')
         or booking.confirmed_at is not null and payment.captured_minor - ${refundedMinorSql} <= booking.total_minor - booking.cancelled_minor))`,
  `select 'authorised_without_booking', payment.booking_id, payment.id::text, payment.amount_minor,
    payment.made_at from payments payment
   where payment.state = 'authorised' and ${olderThanSql('payment.read_at', 5)} and not exists (
     select from bookings booking where booking.payment_id = payment.id and booking.state in ('on_request', 'accepted'))`,
  `select 'differs_from_request', payment.booking_id, payment.id || ' ' || payment.mismatch,
    payment.amount_minor, payment.made_at from payments payment where payment.mismatch is not null`,
  // A traveller may take time at their bank, but not longer than they may pay.
  `select 'unanswered_attempt', payment.booking_id, payment.id::text, payment.amount_minor, payment.made_at
    from payments payment
   where payment.state = 'requested' and ${olderThanSql('payment.made_at', 15)}
     or payment.state in ('requires_method', 'requires_action', 'processing')
       and ${olderThanSql('payment.made_at', PAYMENT_MINUTES + 15)}`,
  `select 'open_refund', payment.booking_id, refund.id::text, refund.amount_minor, refund.requested_at
    from refunds refund join payments payment on payment.id = refund.payment_id
   where refund.state = 'requested' and ${olderThanSql('refund.requested_at', 5)} or refund.state = 'pending'
     and ${olderThanSql('refund.requested_at', 10 * 24 * 60)}`,
  // One line for a payment, however often its refund failed: what its booking does not keep.
  `select 'failed_refund', payment.booking_id, failed.id::text,
    payment.captured_minor - ${refundedMinorSql} - ${notCancelledMinorSql}, failed.requested_at from payments payment
   join lateral (
     select refund.id, refund.requested_at from refunds refund where refund.payment_id = payment.id
       and refund.state = 'failed'
     order by refund.requested_at desc, refund.id limit 1) failed on true
   where payment.captured_minor > ${refundedMinorSql} + ${notCancelledMinorSql}`,
  `select 'confirmed_without_money', booking.id, booking.id::text, booking.total_minor, booking.confirmed_at
    from bookings booking
   where booking.state in ('confirmed', 'completed') and booking.total_minor > 0
     and booking.method <> 'bill-organisation' and not exists (
     select from payments payment where payment.id = booking.payment_id and payment.state = 'captured'
       and payment.captured_minor - ${refundedMinorSql} >= booking.total_minor - booking.cancelled_minor)`,
  `select 'accepted_without_money', booking.id, booking.id::text, booking.total_minor, acceptance.at from bookings booking
   join lateral (select max(taken_at) as at from booking_transitions where booking_id = booking.id
     and step = 'accept') acceptance on true
   where booking.state = 'accepted' and ${olderThanSql('acceptance.at', 10)}`,
  // This refund was not decided here. An operator cancels the booking or keeps the refund as goodwill.
  `select 'refunded_at_provider', booking.id, payment.id::text, payment.captured_minor, max(refund.requested_at)
    from bookings booking
   join payments payment on payment.id = booking.payment_id join refunds refund
     on refund.payment_id = payment.id and refund.state <> 'failed'
   where booking.state in ('on_request', 'accepted', 'confirmed') and payment.state = 'captured'
   group by booking.id, payment.id having sum(refund.amount_minor) >= payment.captured_minor
     and bool_or(refund.requested_by like '${AT_PROVIDER}%')`,
  `select 'disputed', payment.booking_id, dispute.provider_id, dispute.amount_minor, dispute.opened_at
    from payment_disputes dispute
   join payments payment on payment.id = dispute.payment_id where dispute.state = 'open'`,
  // Whether to cancel is for an operator. After the trip nothing is left to decide.
  `select 'dispute_lost', booking.id, dispute.provider_id, dispute.amount_minor, dispute.opened_at
    from payment_disputes dispute
   join bookings booking on booking.payment_id = dispute.payment_id where dispute.state = 'lost'
     and booking.state in ('on_request', 'accepted', 'confirmed')`,
  // Compares what a provider owes us in the ledger with what it has captured and refunded.
  `select 'ledger_differs', entry.booking_id, 'provider', sum(entry.minor), min(entry.since) from (
     select payment.booking_id, payment.captured_minor as minor, payment.made_at as since from payments payment
       where payment.state = 'captured'
     union all select payment.booking_id, -refund.amount_minor, refund.requested_at from refunds refund
       join payments payment on payment.id = refund.payment_id where refund.state = 'done'
     union all select booking_id, amount_minor, noted_at from ledger_entries where account = 'provider') entry
   group by entry.booking_id having sum(entry.minor) <> 0`,
  `select 'ledger_differs', booking_id, movement, sum(amount_minor), min(noted_at) from ledger_entries
   group by booking_id, movement, currency having sum(amount_minor) <> 0`,
  // No number may be left out, so one document that cannot be numbered holds up all later ones.
  `select 'unnumbered_document', document.booking_id, document.kind, document.total_minor, document.caused_at
    from unnumbered_documents document where ${olderThanSql('document.caused_at', 5)}`,
  `select 'overdue', booking.id, booking.state, booking.total_minor, least(booking.pay_until,
    booking.answer_until) from bookings booking
   where booking.state = 'awaiting_payment' and ${olderThanSql('booking.pay_until', 10)}
     or booking.state = 'on_request' and ${olderThanSql('booking.answer_until', 10)}`,
];
