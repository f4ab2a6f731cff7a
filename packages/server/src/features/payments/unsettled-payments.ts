import type { Queryable } from '../../database/queryable.ts';
import { openStatesSql, type Payment, paymentColumns } from './payment.ts';

export type UnsettledPayments = {
  /** Attempts unanswered for a minute, and payments that buy nothing and did not go back. */
  readonly open: readonly Payment[];
  /** Payments to refund or void for which no job is waiting. */
  readonly unpaidRefunds: readonly string[];
};

/** Payments of one run, so that it ends before the next one begins. */
const MOST_PAYMENTS = 200;

/**
 * An authorisation that no booking uses and that is not marked for voiding; or a capture that no booking uses and that
 * refunds do not cover. A payment with a mismatch is left out, because a person must judge it.
 */
const buysNothing = `mismatch is null
  and not exists (select from bookings booking where booking.payment_id = payments.id)
  and (captured_minor = 0 and unusable_at is null
    or captured_minor > (select coalesce(sum(amount_minor), 0) from refunds refund where refund.payment_id = payments.id))`;

/** An unused payment older than this needs a person; `unsettled-money` lists it. */
const RECONCILED_DAYS = 40;

/**
 * Finds payments to check again: a limited number, the oldest of each provider first. A provider that does
 * not answer therefore leaves room for the others. Each part uses its own index.
 */
export async function findUnsettledPayments(client: Queryable): Promise<UnsettledPayments> {
  const openPayments = await client.query<Payment>(
    `select ${paymentColumns} from payments
     where made_at < now() - interval '1 minute' and id in (
       select id from payments where state in ${openStatesSql}
       union all select id from payments where state = 'authorised' and ${buysNothing}
       union all select id from payments where state = 'captured'
         and made_at > now() - interval '${RECONCILED_DAYS} days' and ${buysNothing})
     order by row_number() over (partition by gateway order by coalesce(read_at, made_at)) limit ${MOST_PAYMENTS}`,
  );
  const refunds = await client.query<{ id: string }>(
    `select payment.id from payments payment
     where payment.id in (
       select payment_id from refunds where state = 'requested' and requested_at < now() - interval '1 minute'
       union all select authorised.id from payments authorised
       where authorised.state = 'authorised' and authorised.mismatch is null
         and authorised.read_at < now() - interval '1 minute' and not exists (
         select from bookings booking where booking.payment_id = authorised.id
           and booking.state in ('on_request', 'accepted', 'confirmed')))
     and not exists (select from jobs job where job.kind = 'pay-refund' and job.state = 'waiting'
       and job.payload ->> 'paymentId' = payment.id::text)
     limit ${MOST_PAYMENTS}`,
  );
  return { open: openPayments.rows, unpaidRefunds: refunds.rows.map(({ id }) => id) };
}

type Watermark = { readonly since: Date; readonly now: Date };

/**
 * Reads since when a provider's changes have not been compared. It starts a little earlier, because clocks
 * differ.
 */
export async function readWatermark(client: Queryable, gateway: string): Promise<Watermark> {
  const { rows } = await client.query<Watermark>(
    `select coalesce((select seen_until from payment_watermarks where gateway = $1), now() - interval '7 days')
       - interval '2 minutes' as since, now() as now`,
    [gateway],
  );
  const [watermark] = rows;
  if (!watermark) throw new Error('No watermark was read.');
  return watermark;
}

export async function saveWatermark(client: Queryable, gateway: string, seenUntil: Date): Promise<void> {
  await client.query(
    `insert into payment_watermarks (gateway, seen_until) values ($1, $2)
     on conflict (gateway) do update set seen_until = greatest(payment_watermarks.seen_until, excluded.seen_until)`,
    [gateway, seenUntil],
  );
}
