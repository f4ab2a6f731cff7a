import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mayPayWith } from '@ashore/core/booking/payment-methods.ts';
import type { Queryable } from '../../../database/queryable.ts';
import type { Answer, Intent, NewIntent } from '../port.ts';
import { keyReused } from '../refusals.ts';
import { rowOfAttempt } from './find-by-attempt.ts';
import { type IntentRow, intentColumns, intentOf } from './intent-row.ts';
import { tellOf } from './tell.ts';

/**
 * One statement for everything, because every booking waits for it: the intent, what its card makes of it, the event
 * and the delivery of that. The same attempt again finds what the first made.
 */
const insertIntent = `with card as (select * from sandbox_cards where token = $9),
  made as (
    insert into sandbox_intents (id, attempt_id, asked, booking_id, method, amount_minor, currency, is_later, card_token,
      secret, return_url, description, locale, state, captured_minor, refusal, capture_before)
    select $1, $2, $3, $4, $5, $6::bigint, $7, $8::boolean, $9, $10, $11, $12, $13, decided.state,
      case when decided.state = 'captured' then $6::bigint else 0 end,
      case when decided.state = 'failed' then card.refusal end,
      case when decided.state = 'authorised' then now() + interval '7 days' end
    from (select 1) one left join card on true
    cross join lateral (select case
      when $9::text is null then $14::text
      when card.asks_challenge then 'acting'
      when card.refusal is not null then 'failed'
      when $8::boolean then 'authorised' else 'captured' end as state) decided
    where $9::text is null or card.token is not null
    on conflict (attempt_id) do nothing
    returning *),
  ${tellOf('made')}
  select ${intentColumns}, '[]'::json as refunds from made intent`;

export async function createIntent(client: Queryable, intent: NewIntent): Promise<Answer<Intent>> {
  const { attemptId, bookingId, method, amount, isLater, paymentMethodId, returnUrl } = intent;
  const mistake = mistakeIn(intent);
  if (mistake) return { outcome: 'refused', why: 'invalid', reason: mistake };
  const asked = hashOf(intent);
  const { rows } = await client.query<IntentRow>({ name: 'make-sandbox-intent', text: insertIntent }, [
    `sbx_${randomUUID()}`,
    attemptId,
    asked,
    bookingId,
    method,
    amount.amount,
    amount.currency,
    isLater,
    paymentMethodId,
    `secret_${randomBytes(24).toString('base64url')}`,
    returnUrl,
    intent.description,
    intent.locale,
    method === 'bancontact' || method === 'paypal' ? 'acting' : 'waiting',
  ]);
  const row = rows[0] ?? (await rowOfAttempt(client, attemptId));
  if (!row) return { outcome: 'refused', why: 'invalid', reason: 'no such payment method' };
  if (row.asked !== asked) return keyReused;
  return { outcome: 'done', result: intentOf(row) };
}

function mistakeIn({ method, amount, isLater, paymentMethodId }: NewIntent): string | undefined {
  if (amount.amount <= 0) return 'there is nothing to pay';
  if (!mayPayWith(method, { currency: amount.currency, isLater }))
    return `${method} takes no such payment in ${amount.currency}`;
  const takesCard = method === 'credit-card' || method === 'web-payments';
  return paymentMethodId !== null && !takesCard ? `${method} takes no card` : undefined;
}

function hashOf(intent: NewIntent): string {
  const { bookingId, method, amount, isLater, paymentMethodId, returnUrl, description } = intent;
  const parts = [bookingId, method, amount.amount, amount.currency, isLater, paymentMethodId, returnUrl];
  return createHash('sha256')
    .update(JSON.stringify([...parts, description]))
    .digest('base64url');
}
