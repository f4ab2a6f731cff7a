import {
  isRedirectMethod,
  type PaymentMethod,
  type PaymentRefusal,
} from '@ashore/core/booking/payment-rules.ts';
import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import { money } from '@ashore/core/money/money.ts';
import type { Queryable } from '../../../database/queryable.ts';
import type { Answer, Intent, IntentState, Refund } from '../port.ts';
import { noSuchIntent } from '../refusals.ts';

export type IntentRow = {
  readonly id: string;
  readonly attempt_id: string;
  readonly request_hash: string;
  readonly booking_id: string;
  readonly method: PaymentMethod;
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly is_capture_later: boolean;
  readonly state: IntentState;
  readonly captured: number;
  readonly capture_before: Date | null;
  readonly refusal: PaymentRefusal | null;
  readonly secret: string;
  readonly card_token: string | null;
  readonly return_url: string;
  readonly description: string;
  readonly locale: string;
  readonly refunds: readonly Refund[];
};

/** How long an authorisation can be captured, as an interval in SQL. */
export const capturePeriod = `interval '7 days'`;

/** An authorisation that is not captured in time reads as `cancelled`, as it would at a bank. */
export const intentColumns = `intent.id, attempt_id, request_hash, booking_id, method, amount_minor::float8 as amount, currency, is_capture_later,
  case when intent.state = 'authorised' and capture_before <= now() then 'cancelled' else intent.state end as state,
  captured_minor::float8 as captured, capture_before, refusal, secret, card_token, return_url, description, locale`;

/** The current state of a refund: once `settles_at` has passed, the later state applies. */
export const refundColumns = `id, key, amount_minor::float8 as "amountMinor",
  case when settles_at <= now() then later_state else state end as state`;

export const refundsOfIntent = `(
  select coalesce(json_agg(refund), '[]') from (
    select ${refundColumns} from sandbox_refunds where intent_id = intent.id order by made_at, id) refund) as refunds`;

/** Pages that the traveller is sent to, by the same rule as `pageOf` in decide-intent.ts. We serve them. */
const pages = {
  'credit-card': 'challenge',
  bancontact: 'bank',
  alipay: 'alipay',
  'wechat-pay': 'wechat-pay',
  paypal: 'wallet',
  'web-payments': 'wallet',
} as const;

export function intentOf(row: IntentRow): Intent {
  const { id, method, state, secret } = row;
  const isOpen = state === 'requires_method' || state === 'requires_action';
  return {
    id,
    attemptId: row.attempt_id,
    bookingId: row.booking_id,
    method,
    state,
    amount: money(row.amount, row.currency),
    isCaptureLater: row.is_capture_later,
    capturedMinor: row.captured,
    refunds: row.refunds,
    captureBefore: row.capture_before,
    refusal: row.refusal,
    clientSecret: isOpen ? secret : null,
    action: isOpen ? actionOf(row) : null,
  };
}

/** Card fields confirm the payment themselves. The traveller is sent to a page only if the bank asks. */
function actionOf({ id, method, state, secret, card_token }: IntentRow): Intent['action'] {
  if (method === 'credit-card' && state === 'requires_method') return null;
  const page = card_token === null ? pages[method] : pages['credit-card'];
  return { kind: leavesPage(method) ? 'redirect' : 'frame', url: `/sandbox/${page}/${id}?secret=${secret}` };
}

const byAttempt = `select ${intentColumns}, ${refundsOfIntent} from sandbox_intents intent where attempt_id = $1`;

/** Whether the traveller pays on another page, instead of in a frame on ours. */
export function leavesPage(method: PaymentMethod): boolean {
  return method === 'paypal' || isRedirectMethod(method);
}

/** Finds an intent by our own key, if the first answer was lost. */
export async function findByAttempt(client: Queryable, attemptId: string): Promise<Answer<Intent>> {
  const row = await rowOfAttempt(client, attemptId);
  return row ? { outcome: 'done', result: intentOf(row) } : noSuchIntent;
}

export async function rowOfAttempt(client: Queryable, attemptId: string): Promise<IntentRow | undefined> {
  return (await client.query<IntentRow>(byAttempt, [attemptId])).rows[0];
}
