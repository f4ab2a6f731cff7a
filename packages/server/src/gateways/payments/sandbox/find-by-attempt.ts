import type { Queryable } from '../../../database/queryable.ts';
import type { Answer, Intent } from '../port.ts';
import { noSuchIntent } from '../refusals.ts';
import { type IntentRow, intentColumns, intentOf, refundsOfIntent } from './intent-row.ts';

const byAttempt = `select ${intentColumns}, ${refundsOfIntent} from sandbox_intents intent where attempt_id = $1`;

/** Found by our own key, where the answer to the first question was lost. */
export async function findByAttempt(client: Queryable, attemptId: string): Promise<Answer<Intent>> {
  const row = await rowOfAttempt(client, attemptId);
  return row ? { outcome: 'done', result: intentOf(row) } : noSuchIntent;
}

export async function rowOfAttempt(client: Queryable, attemptId: string): Promise<IntentRow | undefined> {
  return (await client.query<IntentRow>(byAttempt, [attemptId])).rows[0];
}
