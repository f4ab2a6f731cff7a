import type { PaymentRefusal } from '@ashore/core/booking/payment-rules.ts';
import type { Database } from '../../../database/connect.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { transaction } from '../../../database/transaction.ts';
import { changeIntent, type IntentChange, openIntent, paidState, readIntent } from './change-intent.ts';
import type { IntentRow } from './intent.ts';

type ConfirmIntentInput = { readonly id: string; readonly secret: string; readonly token: string };
type Card = { readonly asks_challenge: boolean; readonly refusal: PaymentRefusal | null };

/**
 * Lets a browser finish a payment that was begun without a card. Undefined if the secret does not fit or the
 * token is unknown.
 */
export function confirmIntent(database: Database, input: ConfirmIntentInput): Promise<IntentRow | undefined> {
  return transaction(database, async ({ client }) => {
    const intent = await openIntent(client, input, { lock: true });
    const card = await readCard(client, input.token);
    if (!intent || !card) return undefined;
    // The intent is already confirmed, or cannot be confirmed any more. The answer is its current state.
    if (intent.state !== 'requires_method') return intent;
    await changeIntent(client, intent.id, { ...outcomeOf(intent, card), cardToken: input.token });
    return await readIntent(client, intent.id);
  });
}

function outcomeOf(intent: IntentRow, { asks_challenge, refusal }: Card): IntentChange {
  if (asks_challenge) return { state: 'requires_action' };
  return refusal ? { state: 'failed', refusal } : paidState(intent);
}

export async function readCard(client: Queryable, token: string): Promise<Card | undefined> {
  const { rows } = await client.query<Card>(
    'select asks_challenge, refusal from sandbox_cards where token = $1',
    [token],
  );
  return rows[0];
}
