import type { Queryable } from '../queryable.ts';

/** Makes a job due now that failed or waits for its next attempt. False when there is none under this key. */
export async function retryJob(client: Queryable, kind: string, key: string): Promise<boolean> {
  const { rowCount } = await client.query(
    // One that is being done this moment is left alone.
    `update jobs set state = 'waiting', ended_at = null, due_at = now(), attempts = 0, faults = 0
     where kind = $1 and key = $2 and state <> 'done' and (taken_by is null or due_at <= now())`,
    [kind, key],
  );
  return rowCount === 1;
}

/** Makes everything due now that failed, of every kind; says how much it is. */
export async function retryFailedJobs(client: Queryable): Promise<number> {
  const { rowCount } = await client.query(
    `update jobs set state = 'waiting', ended_at = null, taken_by = null, due_at = now(), attempts = 0, faults = 0
     where state = 'failed'`,
  );
  return rowCount ?? 0;
}
