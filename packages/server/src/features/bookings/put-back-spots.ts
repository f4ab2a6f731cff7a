import { randomUUID } from 'node:crypto';
import { putJob } from '../../database/jobs/put-job.ts';
import type { Queryable } from '../../database/queryable.ts';
import { returnSpots } from '../quotes/return-spots.ts';

type PutBack = { readonly holdId: string; readonly spots: number | 'all' };

/** A booking has given up spots, or all that it had: ours are on sale again with it, and what somebody else sold goes back after it. */
export async function putBackSpots(
  client: Queryable,
  { holdId, spots, had }: PutBack & { readonly had: number },
): Promise<void> {
  const returned = await returnSpots(client, { holdId, spots: spots === 'all' ? had : spots });
  if (returned === 0) await askToTakeBack(client, { holdId, spots });
}

/** Of what is not ours: asked of its seller by a worker, since nobody is asked anything inside a transaction. */
export async function askToTakeBack(client: Queryable, { holdId, spots }: PutBack): Promise<void> {
  const { rowCount } = await client.query('select from holds where id = $1', [holdId]);
  if (rowCount !== 0) return;
  const key = randomUUID();
  const payload = { holdId, key, ...(spots !== 'all' && { spots }) };
  await putJob(client, { kind: 'return-spots', key, payload });
}
