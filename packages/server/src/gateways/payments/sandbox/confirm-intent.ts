import type { PaymentRefusal } from '@ashore/core/booking/payment-methods.ts';
import type { Database } from '../../../database/connect-database.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { transaction } from '../../../database/run-transaction.ts';
import { type Change, changeIntent, readIntent } from './change-intent.ts';
import type { IntentRow } from './intent-row.ts';
import { openIntent } from './open-intent.ts';
import { paidState } from './paid-state.ts';

type Input = { readonly id: string; readonly secret: string; readonly token: string };
type Card = { readonly asks_challenge: boolean; readonly refusal: PaymentRefusal | null };

/** A browser finishes a payment that was begun without a card. Undefined where the secret or the token is no such thing. */
export function confirmIntent(database: Database, input: Input): Promise<IntentRow | undefined> {
  return transaction(database, async ({ client }) => {
    const intent = await openIntent(client, input, { isLocked: true });
    const card = await readCard(client, input.token);
    if (!intent || !card) return undefined;
    // Confirmed before, or not to be: what it is now is the answer.
    if (intent.state !== 'waiting') return intent;
    await changeIntent(client, intent.id, { ...outcomeOf(intent, card), cardToken: input.token });
    return await readIntent(client, intent.id);
  });
}

function outcomeOf(intent: IntentRow, { asks_challenge, refusal }: Card): Change {
  if (asks_challenge) return { state: 'acting' };
  return refusal ? { state: 'failed', refusal } : paidState(intent);
}

export async function readCard(client: Queryable, token: string): Promise<Card | undefined> {
  const { rows } = await client.query<Card>(
    'select asks_challenge, refusal from sandbox_cards where token = $1',
    [token],
  );
  return rows[0];
}
