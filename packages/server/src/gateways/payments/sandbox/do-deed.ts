import type { Database } from '../../../database/connect-database.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { transaction } from '../../../database/run-transaction.ts';
import type { Answer, Intent } from '../port.ts';
import { invalidAmount, keyReused, noSuchIntent, tooMuch, wrongState } from '../refusals.ts';
import { type Change, changeIntent, lockIntent, readIntent } from './change-intent.ts';
import { type IntentRow, intentOf } from './intent-row.ts';

type Deed = { readonly deed: 'capture' | 'cancel'; readonly key: string; readonly amountMinor: number };
type Refused = Extract<Answer<never>, { outcome: 'refused' }>;

/** Charges what is authorised, or lets go of it: one of the two, once. */
export function doDeed(database: Database, id: string, asked: Deed): Promise<Answer<Intent>> {
  return transaction(database, async ({ client }): Promise<Answer<Intent>> => {
    const intent = await lockIntent(client, id);
    if (!intent) return noSuchIntent;
    const before = await findDeed(client, asked.key);
    if (before && !isSame(before, id, asked)) return keyReused;
    if (before) return { outcome: 'done', result: intentOf(intent) };
    const refusal = asked.deed === 'capture' ? whyNotCapture(intent, asked) : whyNotCancel(intent);
    if (refusal) return refusal;
    await noteDeed(client, id, asked);
    await changeIntent(client, id, changeOf(intent, asked));
    return { outcome: 'done', result: intentOf((await readIntent(client, id)) ?? intent) };
  });
}

function whyNotCapture({ state, amount }: IntentRow, { amountMinor }: Deed): Refused | undefined {
  if (state !== 'authorised') return wrongState(state);
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) return invalidAmount;
  return amountMinor > amount ? tooMuch(amountMinor, amount) : undefined;
}

function whyNotCancel({ state }: IntentRow): Refused | undefined {
  return state === 'captured' ? wrongState(state) : undefined;
}

function changeOf({ refusal }: IntentRow, { deed, amountMinor }: Deed): Change {
  if (deed === 'cancel') return { state: 'cancelled', refusal };
  return { state: 'captured', capturedMinor: amountMinor };
}

type Found = { readonly intent_id: string; readonly deed: string; readonly amount: number };

async function findDeed(client: Queryable, key: string): Promise<Found | undefined> {
  const { rows } = await client.query<Found>(
    'select intent_id, deed, amount_minor::float8 as amount from sandbox_deeds where key = $1',
    [key],
  );
  return rows[0];
}

function isSame(found: Found, id: string, { deed, amountMinor }: Deed): boolean {
  return found.intent_id === id && found.deed === deed && found.amount === amountMinor;
}

async function noteDeed(client: Queryable, id: string, { key, deed, amountMinor }: Deed): Promise<void> {
  await client.query(
    'insert into sandbox_deeds (key, intent_id, deed, amount_minor) values ($1, $2, $3, $4)',
    [key, id, deed, amountMinor],
  );
}
