import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { canPayWith } from '@ashore/core/booking/payment-rules.ts';
import { type CardBrand, testCardNamed } from '@ashore/core/booking/test-cards.ts';
import type { Queryable } from '../../../database/queryable.ts';
import type { Answer, Intent, NewIntent } from '../port.ts';
import { keyReused } from '../refusals.ts';
import { eventOf } from './events.ts';
import {
  capturePeriod,
  type IntentRow,
  intentColumns,
  intentOf,
  leavesPage,
  rowOfAttempt,
} from './intent.ts';

/**
 * One statement does everything, because every booking waits for it. It inserts the intent, the state that
 * its card leads to, the event and the delivery job. For a repeated attempt it inserts nothing, and the
 * existing intent is read.
 */
const insertIntent = `with card as (select * from sandbox_cards where token = $9),
  made as (
    insert into sandbox_intents (id, attempt_id, request_hash, booking_id, method, amount_minor, currency, is_capture_later, card_token,
      secret, return_url, description, locale, state, captured_minor, refusal, capture_before)
    select $1, $2, $3, $4, $5, $6::bigint, $7, $8::boolean, $9, $10, $11, $12, $13, decided.state,
      case when decided.state = 'captured' then $6::bigint else 0 end,
      case when decided.state = 'failed' then card.refusal end,
      case when decided.state = 'authorised' then now() + ${capturePeriod} end
    from (select 1) one left join card on true
    cross join lateral (select case
      when $9::text is null then $14::text
      when card.asks_challenge then 'requires_action'
      when card.refusal is not null then 'failed'
      when $8::boolean then 'authorised' else 'captured' end as state) decided
    where $9::text is null or card.token is not null
    on conflict (attempt_id) do nothing
    returning *),
  ${eventOf('made')}
  select ${intentColumns}, '[]'::json as refunds from made intent`;

export async function createIntent(client: Queryable, intent: NewIntent): Promise<Answer<Intent>> {
  const { attemptId, bookingId, method, amount, isCaptureLater, paymentMethodId, returnUrl } = intent;
  const mistake = mistakeIn(intent);
  if (mistake) return { outcome: 'refused', why: 'invalid', reason: mistake };
  const hash = hashOf(intent);
  const { rows } = await client.query<IntentRow>({ name: 'make-sandbox-intent', text: insertIntent }, [
    `sbx_${randomUUID()}`,
    attemptId,
    hash,
    bookingId,
    method,
    amount.amount,
    amount.currency,
    isCaptureLater,
    paymentMethodId,
    `secret_${randomBytes(24).toString('base64url')}`,
    returnUrl,
    intent.description,
    intent.locale,
    leavesPage(method) ? 'requires_action' : 'requires_method',
  ]);
  const row = rows[0] ?? (await rowOfAttempt(client, attemptId));
  if (!row) return { outcome: 'refused', why: 'invalid', reason: 'the payment method does not exist' };
  if (row.request_hash !== hash) return keyReused;
  return { outcome: 'done', result: intentOf(row) };
}

function mistakeIn({ method, amount, isCaptureLater, paymentMethodId }: NewIntent): string | undefined {
  if (amount.amount <= 0) return 'there is nothing to pay';
  if (!canPayWith(method, { currency: amount.currency, isLater: isCaptureLater }))
    return `${method} takes no such payment in ${amount.currency}`;
  const takesCard = method === 'credit-card' || method === 'web-payments';
  return paymentMethodId !== null && !takesCard ? `${method} takes no card` : undefined;
}

/** Hashes what a repeated attempt must request again. Its language and the payer's name may differ. */
function hashOf(intent: NewIntent): string {
  const { bookingId, method, amount, isCaptureLater, paymentMethodId, returnUrl, description } = intent;
  const parts = [
    bookingId,
    method,
    amount.amount,
    amount.currency,
    isCaptureLater,
    paymentMethodId,
    returnUrl,
  ];
  return createHash('sha256')
    .update(JSON.stringify([...parts, description]))
    .digest('base64url');
}

export type CardToken = { readonly token: string; readonly brand: CardBrand; readonly last4: string };

/** Exchanges the name of a test card for a token. A card number is never requested, so none can arrive. */
export async function tokeniseCard(client: Queryable, name: string): Promise<CardToken | undefined> {
  const card = testCardNamed(name);
  if (!card) return undefined;
  const token = `card_${randomBytes(18).toString('base64url')}`;
  await client.query(
    'insert into sandbox_cards (token, card, asks_challenge, refusal, refund_ends) values ($1, $2, $3, $4, $5)',
    [token, card.name, card.asksChallenge, card.refusal, card.refundEnds],
  );
  return { token, brand: card.brand, last4: card.number.slice(-4) };
}
