import type { Queryable } from '../../../database/queryable.ts';
import type { Answer, Intent } from '../port.ts';
import { type IntentRow, intentColumns, intentOf, refundsOfIntent } from './intent-row.ts';

/** Three things change one: a deed, a refund that ends later than it began, and an authorisation that runs out. */
const changed = `select ${intentColumns}, ${refundsOfIntent} from sandbox_intents intent
  where changed_at >= $1
    or (intent.state = 'authorised' and capture_before between $1 and now())
    or id in (select intent_id from sandbox_refunds where settles_at between $1 and now())
  order by changed_at, id`;

export async function changedIntents(client: Queryable, since: Date): Promise<Answer<readonly Intent[]>> {
  const { rows } = await client.query<IntentRow>(changed, [since]);
  return { outcome: 'done', result: rows.map(intentOf) };
}
