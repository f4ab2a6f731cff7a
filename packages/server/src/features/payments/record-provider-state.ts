import { reversedEntries, splitCharge } from '@ashore/core/booking/ledger.ts';
import { money } from '@ashore/core/money/money.ts';
import type { Queryable } from '../../database/queryable.ts';
import { enqueueJob } from '../../database/queue/enqueue-job.ts';
import type { Dispute, Intent, Refund } from '../../gateways/payments/port.ts';
import { writeMovement } from './ledger.ts';
import { type Payment, paymentColumns } from './payment.ts';

/**
 * Records what the provider says of a payment attempt, inside the transaction that has locked its booking. An
 * older state may arrive after a newer one, so recorded money is never replaced by an older state. An intent
 * of another booking does not set the provider ID. Otherwise that intent would be cancelled or refunded in
 * place of ours.
 */
export async function recordIntent(client: Queryable, payment: Payment, intent: Intent): Promise<Payment> {
  const mismatch = mismatchOf(payment, intent);
  const { rows } = await client.query<Payment>({ name: 'note-intent', text: RECORD_INTENT }, [
    payment.id,
    intent.id,
    mismatch === null ? intent.state : null,
    intent.refusal,
    mismatch === null ? intent.capturedMinor : 0,
    intent.captureBefore,
    mismatch,
    payment.readAt,
    stateProgress,
  ]);
  const [recorded] = rows;
  if (!recorded) throw new Error(`There is no payment ${payment.id}.`);
  await recordRefunds(client, recorded, intent.refunds);
  // A dispute about the intent of another booking is not ours to answer.
  if (mismatch !== 'booking') await recordDisputes(client, recorded, intent.disputes ?? []);
  return recorded;
}

/** Finds what does not match: an intent of another booking, or another amount than requested. */
export function mismatchOf(payment: Payment, intent: Intent): Payment['mismatch'] {
  if (intent.attemptId !== payment.id || intent.bookingId !== payment.bookingId) return 'booking';
  if (payment.providerId !== null && payment.providerId !== intent.id) return 'booking';
  if (intent.amount.currency !== payment.currency) return 'currency';
  if (intent.amount.amount !== payment.amountMinor) return 'amount';
  // A capture in place of an authorisation, or the reverse. A partial capture does not count as a full one
  // either.
  if (intent.isCaptureLater !== payment.isCaptureLater) return 'later';
  if (intent.state === 'captured' && intent.capturedMinor !== payment.amountMinor && !payment.isCaptureLater)
    return 'amount';
  return null;
}

/**
 * How far a payment attempt has come. If it is not known which of two reports is older, the one further on
 * counts.
 */
const stateProgress: readonly Payment['state'][] = [
  'requested',
  'requires_method',
  'requires_action',
  'processing',
  'failed',
  'authorised',
  'cancelled',
  'captured',
];

/**
 * `overtaken`: another report was recorded after the caller had read the payment, so either of the two may be the older
 * one. `further`: how many places of `progress` this report is ahead of the recorded state. `even`: an overtaken report
 * of the same state only adds what is missing. `counts`: whether this report replaces the recorded state.
 *
 * A capture enters the ledger at this moment: the traveller has paid it, and the provider owes it. The two entries
 * must stay those of `splitCharge`.
 *
 * $1 payment, $2 intent, $3 state, null for a mismatch, $4 refusal, $5 captured amount, $6 capture deadline, $7 mismatch,
 * $8 when the caller's payment was read, $9 `progress`.
 */
const RECORD_INTENT = `
  with compared as (
    select id, state, date_trunc('milliseconds', read_at) is distinct from $8::timestamptz as overtaken,
      array_position($9::text[], $3::text) - array_position($9::text[], state) as further
    from payments where id = $1),
  heard as (
    select id, overtaken and further = 0 as even, $3::text is not null and not (overtaken and further < 0)
      and (state <> 'captured' or $3 = 'captured')
      and (state <> 'authorised' or $3 in ('authorised', 'captured', 'cancelled')) as counts
    from compared),
  noted as (
  update payments payment set
    state = case when counts then $3 else state end,
    provider_id = coalesce(provider_id, case when $7::text is distinct from 'booking' then $2 end),
    refusal = case when not counts then refusal when even then coalesce($4, refusal) else $4 end,
    captured_minor = greatest(captured_minor, $5::bigint),
    capture_before = case when not counts then capture_before
      when even then coalesce($6::timestamptz, capture_before) else $6::timestamptz end,
    mismatch = $7, read_at = now()
  from heard where payment.id = heard.id
  returning payment.*),
  moved as (
    insert into ledger_entries (movement, booking_id, account, currency, amount_minor)
    select 'charge/' || id, booking_id, side.account, currency, side.sign * captured_minor
    from noted, (values ('traveller', 1), ('provider', -1)) side (account, sign)
    where state = 'captured' and captured_minor > 0
    on conflict (movement, account) do nothing)
  select ${paymentColumns} from noted`;

/**
 * Records refunds as the provider reports them. The contact person is notified once when a refund has arrived, and
 * when it has failed. A refund that was not requested here was made in the provider's dashboard and is recorded like
 * ours.
 */
export async function recordRefunds(
  client: Queryable,
  payment: Payment,
  refunds: readonly Refund[],
): Promise<void> {
  const refundsMadeThere: Refund[] = [];
  // Our refunds first: one that is still `requested` afterwards is not at the provider.
  for (const refund of refunds)
    if (!(await isOurs(client, payment, refund))) refundsMadeThere.push(refund);
    else await recordRefund(client, payment, refund);
  for (const refund of refundsMadeThere) {
    const key = await writeRefundMadeThere(client, payment, refund);
    if (key !== undefined) await recordRefund(client, payment, { ...refund, key });
  }
}

async function isOurs(client: Queryable, payment: Payment, { key }: Refund): Promise<boolean> {
  const { rowCount } = await client.query('select from refunds where id::text = $1 and payment_id = $2', [
    key,
    payment.id,
  ]);
  return rowCount !== 0;
}

/**
 * Writes a refund made in the provider's dashboard and returns the ID of its row. A refund that failed before it was recorded moved nothing and gets no
 * row.
 */
async function writeRefundMadeThere(
  client: Queryable,
  { id, gateway }: Payment,
  { id: refundId, amountMinor, state }: Refund,
): Promise<string | undefined> {
  const { rows } = await client.query<{ key: string; isKnown: boolean }>(
    `select named.key, exists (select from refunds where id = named.key) as "isKnown"
     from (select md5($1 || '/' || $2)::uuid as key) named`,
    [id, refundId],
  );
  const [refundRow] = rows;
  if (!refundRow || (!refundRow.isKnown && state === 'failed')) return undefined;
  if (refundRow.isKnown) return refundRow.key;
  // A refund that we were about to request may be the one made there. What is still owed is computed again.
  await client.query(
    `update refunds set state = 'failed', failure = $2, ended_at = now() where payment_id = $1 and state = 'requested'`,
    [id, REFUNDED_AT_PROVIDER],
  );
  await client.query({ name: 'write-foreign-refund', text: INSERT_REFUND_MADE_THERE }, [
    refundRow.key,
    id,
    amountMinor,
    `${AT_PROVIDER} ${gateway}`,
    refundId,
  ]);
  return refundRow.key;
}

async function recordRefund(client: Queryable, payment: Payment, refund: Refund): Promise<void> {
  const { rows } = await client.query<{ id: string; wasDone: boolean }>(
    { name: 'note-refund', text: RECORD_REFUND },
    [refund.key, payment.id, refund.id, refund.state],
  );
  const [endedRefund] = rows;
  if (!endedRefund) return;
  const { bookingId, currency } = payment;
  const charge = splitCharge(money(refund.amountMinor, currency));
  if (refund.state === 'done')
    await writeMovement(client, {
      name: `refund/${endedRefund.id}`,
      bookingId,
      entries: reversedEntries(charge),
    });
  // The traveller's bank has returned the refund, so the provider has the money again.
  if (endedRefund.wasDone)
    await writeMovement(client, { name: `refund-failed/${endedRefund.id}`, bookingId, entries: charge });
  const about = refund.state === 'done' ? 'refunded' : 'refund_failed';
  await enqueueJob(client, {
    kind: 'notify-booking',
    key: `${bookingId}/${about}/${endedRefund.id}`,
    payload: { bookingId, about, which: endedRefund.id },
  });
}

/**
 * Requester of a refund made in a provider's dashboard, followed by the provider's name. It is stored, and
 * `unsettled-money` recognises such refunds by it, so it must not change.
 */
export const AT_PROVIDER = 'the desk of';

/** Why one of our refunds was not requested any more. */
export const REFUNDED_AT_PROVIDER = 'The payment was refunded in the dashboard of the payment provider.';

const INSERT_REFUND_MADE_THERE = `
  insert into refunds (id, payment_id, amount_minor, reason, requested_by, state, provider_id)
  values ($1, $2, $3, 'goodwill', $4, 'pending', $5)`;

/**
 * Returns only refunds that end with this report. A refund that was done may still fail, days later. A failed
 * one stays failed, unless it only failed in our records.
 */
const RECORD_REFUND = `
  with noted as (
    update refunds refund set provider_id = $3, state = $4, ended_at = case when $4 = 'pending' then null else now() end
    from refunds before
    where refund.id::text = $1 and refund.payment_id = $2 and before.id = refund.id
      and (refund.state in ('requested', 'pending')
      or refund.state = 'done' and $4 = 'failed'
      or refund.state = 'failed' and refund.provider_id is null and refund.failure = '${REFUNDED_AT_PROVIDER}'
        and $4 <> 'failed')
    returning refund.id, refund.state, before.state = 'done' as "wasDone")
  select id, "wasDone" from noted where state <> 'pending'`;

/** What remains of a payment after all refunds that are made or under way. */
export async function refundableAmount(client: Queryable, paymentId: string): Promise<number> {
  const { rows } = await client.query<{ left: number }>(
    `select (payment.captured_minor - coalesce((
       select sum(amount_minor) from refunds where payment_id = payment.id and state <> 'failed'), 0))::float8 as left
     from payments payment where payment.id = $1`,
    [paymentId],
  );
  return rows[0]?.left ?? 0;
}

/**
 * Records disputes as the provider reports them. Operations are notified once when one is opened, and once
 * when it is decided: the provider waits only some days for their answer.
 */
async function recordDisputes(
  client: Queryable,
  { id, bookingId }: Payment,
  disputes: readonly Dispute[],
): Promise<void> {
  for (const { id: disputeId, amountMinor, state } of disputes) {
    const { rowCount } = await client.query(RECORD_DISPUTE, [id, disputeId, amountMinor, state]);
    if (rowCount === 0) continue;
    const which = `${disputeId}/${state}`;
    await enqueueJob(client, {
      kind: 'notify-booking',
      key: `${bookingId}/disputed/${which}`,
      payload: { bookingId, about: 'disputed', which },
    });
  }
}

/** Changes a row only if the report is news. A decided dispute is not opened again by an older report. */
const RECORD_DISPUTE = `
  insert into payment_disputes as dispute (payment_id, provider_id, amount_minor, state) values ($1, $2, $3, $4)
  on conflict (payment_id, provider_id) do update set amount_minor = excluded.amount_minor, state = excluded.state
  where dispute.state <> excluded.state and excluded.state <> 'open'`;
