import type { Database } from '../../../database/connect.ts';
import { transaction } from '../../../database/transaction.ts';
import { changeIntent, type IntentChange, openIntent, paidState, readIntent } from './change-intent.ts';
import { readCard } from './confirm-intent.ts';
import type { IntentRow } from './intent.ts';

export const SANDBOX_PAGES = ['challenge', 'bank', 'wallet', 'alipay', 'wechat-pay'] as const;
export type SandboxPage = (typeof SANDBOX_PAGES)[number];

export const VERDICTS = ['confirm', 'refuse', 'leave'] as const;
export type Verdict = (typeof VERDICTS)[number];

type DecideIntentInput = {
  readonly id: string;
  readonly secret: string;
  readonly page: SandboxPage;
  readonly verdict: Verdict;
};

/**
 * Applies what the traveller pressed on a page of their bank or wallet. A press that comes too late changes
 * nothing.
 */
export function decideIntent(database: Database, input: DecideIntentInput): Promise<IntentRow | undefined> {
  return transaction(database, async ({ client }) => {
    const intent = await openIntent(client, input, { lock: true });
    if (!intent || pageOf(intent) !== input.page) return undefined;
    if (!isUndecided(intent)) return intent;
    const card = intent.card_token === null ? undefined : await readCard(client, intent.card_token);
    const change = changeOf(intent, input.verdict, card?.refusal ?? null);
    if (!change) return intent;
    await changeIntent(client, intent.id, change);
    return await readIntent(client, intent.id);
  });
}

/** The page of a payment, whether or not the payment waits for it. */
export function pageOf({ method, card_token }: IntentRow): SandboxPage {
  if (method === 'bancontact') return 'bank';
  if (method === 'alipay' || method === 'wechat-pay') return method;
  return method === 'credit-card' || card_token !== null ? 'challenge' : 'wallet';
}

/** Whether the traveller can still decide. */
export function isUndecided({ method, state }: IntentRow): boolean {
  return state === 'requires_action' || (method === 'web-payments' && state === 'requires_method');
}

function changeOf(
  intent: IntentRow,
  verdict: Verdict,
  refusal: IntentRow['refusal'],
): IntentChange | undefined {
  switch (pageOf(intent)) {
    case 'challenge':
      if (verdict === 'leave') return undefined;
      if (verdict === 'refuse') return { state: 'failed', refusal: 'authentication_failed' };
      return refusal ? { state: 'failed', refusal } : paidState(intent);
    case 'bank':
      if (verdict === 'confirm') return paidState(intent);
      return { state: 'failed', refusal: verdict === 'leave' ? 'abandoned' : 'authentication_failed' };
    case 'alipay':
    case 'wechat-pay':
      return verdict === 'confirm' ? paidState(intent) : { state: 'failed', refusal: 'abandoned' };
    case 'wallet':
      // A traveller who closes the wallet may open it again. A PayPal payment that is approved is not
      // captured before `proceed`.
      if (verdict !== 'confirm') return undefined;
      return intent.method === 'paypal' ? { state: 'processing' } : paidState(intent);
  }
}
