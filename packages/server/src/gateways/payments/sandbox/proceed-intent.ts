import type { Database } from '../../../database/connect.ts';
import { transaction } from '../../../database/transaction.ts';
import type { Answer, Intent } from '../port.ts';
import { noSuchIntent } from '../refusals.ts';
import { changeIntent, lockIntent, paidState, readIntent } from './change-intent.ts';
import { intentOf } from './intent.ts';

/**
 * Captures or authorises what a wallet approved. For a bank it only reads, because banks decide by
 * themselves.
 */
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
