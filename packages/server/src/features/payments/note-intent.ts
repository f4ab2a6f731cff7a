import type { Queryable } from '../../database/queryable.ts';
import type { Intent } from '../../gateways/payments/port.ts';
import { noteRefunds } from './note-refunds.ts';
import { type Payment, paymentColumns } from './payment.ts';

/**
 * Writes down what the provider says of a try, inside the transaction in which its booking is locked. What it said before
 * may be heard after what it says now: money that is there is never forgotten for an older word. An intent
 * of somebody else gives a try no name, or it would be cancelled or given back in its stead.
 */
export async function noteIntent(client: Queryable, payment: Payment, intent: Intent): Promise<Payment> {
  const doubt = doubtOf(payment, intent);
  const { rows } = await client.query<Payment>({ name: 'note-intent', text: NOTE }, [
    payment.id,
    intent.id,
    doubt === null ? intent.state : null,
    intent.refusal,
    doubt === null ? intent.capturedMinor : 0,
    intent.captureBefore,
    doubt,
    payment.readAt,
    progress,
  ]);
  const [noted] = rows;
  if (!noted) throw new Error(`There is no payment ${payment.id}.`);
  await noteRefunds(client, noted, intent.refunds);
  return noted;
}

/** What does not fit: an intent of somebody else's cart, or another sum than was asked for. */
function doubtOf(payment: Payment, intent: Intent): Payment['doubt'] {
  if (intent.attemptId !== payment.id || intent.bookingId !== payment.bookingId) return 'booking';
  if (payment.providerId !== null && payment.providerId !== intent.id) return 'booking';
  if (intent.amount.currency !== payment.currency) return 'currency';
  if (intent.amount.amount !== payment.amountMinor) return 'amount';
  // A charge that should have been held only, or the other way round; less than all is no charge of it either.
  if (intent.isLater !== payment.isLater) return 'later';
  if (intent.state === 'captured' && intent.capturedMinor !== payment.amountMinor && !payment.isLater)
    return 'amount';
  return null;
}

/** How far a try has come. Of two words of which nobody knows which is the older, the one that is further on counts. */
const progress: readonly Payment['state'][] = [
  'asked',
  'waiting',
  'acting',
  'processing',
  'failed',
  'authorised',
  'cancelled',
  'captured',
];

// What was charged stands in the ledger from that moment on: the traveller has given it, the provider owes it.
const NOTE = `
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
  update payments p set
    state = case when counts then $3 else state end,
    provider_id = coalesce(provider_id, case when $7::text is distinct from 'booking' then $2 end),
    refusal = case when not counts then refusal when even then coalesce($4, refusal) else $4 end,
    captured_minor = greatest(captured_minor, $5::bigint),
    capture_before = case when not counts then capture_before
      when even then coalesce($6::timestamptz, capture_before) else $6::timestamptz end,
    doubt = $7, read_at = now()
  from heard where p.id = heard.id
  returning p.*),
  moved as (
    insert into ledger_entries (movement, booking_id, account, currency, amount_minor)
    select 'charge/' || id, booking_id, side.account, currency, side.sign * captured_minor
    from noted, (values ('traveller', 1), ('provider', -1)) side (account, sign)
    where state = 'captured' and captured_minor > 0
    on conflict (movement, account) do nothing)
  select ${paymentColumns} from noted`;
