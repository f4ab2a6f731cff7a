import type { Database } from '../../../database/connect.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { transaction } from '../../../database/transaction.ts';
import type { Answer, Intent, RefusedAnswer } from '../port.ts';
import { invalidAmount, keyReused, noSuchIntent, tooMuch, wrongState } from '../refusals.ts';
import { changeIntent, type IntentChange, lockIntent, readIntent } from './change-intent.ts';
import { type IntentRow, intentOf } from './intent.ts';

type SandboxOperation = {
  readonly kind: 'capture' | 'cancel';
  readonly key: string;
  readonly amountMinor: number;
};
/** Captures or voids an authorisation: one of the two, once. */
export function runOperation(
  database: Database,
  id: string,
  operation: SandboxOperation,
): Promise<Answer<Intent>> {
  return transaction(database, async ({ client }): Promise<Answer<Intent>> => {
    const intent = await lockIntent(client, id);
    if (!intent) return noSuchIntent;
    const before = await findOperation(client, operation.key);
    if (before && !isSame(before, id, operation)) return keyReused;
    if (before) return { outcome: 'done', result: intentOf(intent) };
    const refusal = operation.kind === 'capture' ? whyNotCapture(intent, operation) : whyNotCancel(intent);
    if (refusal) return refusal;
    await recordOperation(client, id, operation);
    await changeIntent(client, id, changeOf(intent, operation));
    return { outcome: 'done', result: intentOf((await readIntent(client, id)) ?? intent) };
  });
}

function whyNotCapture(
  { state, amount }: IntentRow,
  { amountMinor }: SandboxOperation,
): RefusedAnswer | undefined {
  if (state !== 'authorised') return wrongState(state);
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) return invalidAmount;
  return amountMinor > amount ? tooMuch(amountMinor, amount) : undefined;
}

function whyNotCancel({ state }: IntentRow): RefusedAnswer | undefined {
  return state === 'captured' ? wrongState(state) : undefined;
}

function changeOf({ refusal }: IntentRow, { kind, amountMinor }: SandboxOperation): IntentChange {
  if (kind === 'cancel') return { state: 'cancelled', refusal };
  return { state: 'captured', capturedMinor: amountMinor };
}

type OperationRow = { readonly intent_id: string; readonly operation: string; readonly amount: number };

async function findOperation(client: Queryable, key: string): Promise<OperationRow | undefined> {
  const { rows } = await client.query<OperationRow>(
    'select intent_id, operation, amount_minor::float8 as amount from sandbox_operations where key = $1',
    [key],
  );
  return rows[0];
}

function isSame(row: OperationRow, id: string, { kind, amountMinor }: SandboxOperation): boolean {
  return row.intent_id === id && row.operation === kind && row.amount === amountMinor;
}

async function recordOperation(
  client: Queryable,
  id: string,
  { key, kind, amountMinor }: SandboxOperation,
): Promise<void> {
  await client.query(
    'insert into sandbox_operations (key, intent_id, operation, amount_minor) values ($1, $2, $3, $4)',
    [key, id, kind, amountMinor],
  );
}
