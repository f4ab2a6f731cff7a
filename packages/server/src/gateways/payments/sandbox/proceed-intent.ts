import type { Database } from '../../../database/connect-database.ts';
import { transaction } from '../../../database/run-transaction.ts';
import type { Answer, Intent } from '../port.ts';
import { noSuchIntent } from '../refusals.ts';
import { changeIntent, lockIntent, readIntent } from './change-intent.ts';
import { intentOf } from './intent-row.ts';
import { paidState } from './paid-state.ts';

/** Takes what a wallet approved. Banks decide by themselves: there it only looks. */
export function proceedIntent(database: Database, id: string): Promise<Answer<Intent>> {
  return transaction(database, async ({ client }): Promise<Answer<Intent>> => {
    const intent = await lockIntent(client, id);
    if (!intent) return noSuchIntent;
    if (intent.method !== 'paypal' || intent.state !== 'processing')
      return { outcome: 'done', result: intentOf(intent) };
    await changeIntent(client, id, paidState(intent));
    return { outcome: 'done', result: intentOf((await readIntent(client, id)) ?? intent) };
  });
}
