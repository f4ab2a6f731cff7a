import type { Queryable } from '../queryable.ts';

export type JobCounts = {
  readonly kind: string;
  readonly waiting: number;
  /** How long the oldest waiting job has waited. */
  readonly oldestSeconds: number;
  readonly failed: number;
};

/** Counts unfinished jobs by kind, for those who monitor the server. */
export async function countJobs(client: Queryable): Promise<readonly JobCounts[]> {
  const { rows } = await client.query<JobCounts>(
    `select kind, (count(*) filter (where state = 'waiting'))::int as waiting,
       (count(*) filter (where state = 'failed'))::int as failed,
       coalesce(extract(epoch from now() - min(enqueued_at) filter (where state = 'waiting')), 0)::float
         as "oldestSeconds"
     from (
       select kind, state, enqueued_at from jobs where state = 'waiting'
       union all select kind, state, enqueued_at from jobs where state = 'failed'
     ) as open group by kind`,
  );
  return rows;
}

/** An unfinished job, and why it is unfinished. */
export type OpenJob = {
  readonly kind: string;
  readonly key: string;
  readonly state: 'waiting' | 'failed';
  readonly enqueuedAt: Date;
  readonly dueAt: Date;
  readonly attempts: number;
  readonly reason: string | null;
};

/** Failed ones first, then those that have waited longest. */
export async function listOpenJobs(client: Queryable, limit: number): Promise<readonly OpenJob[]> {
  const { rows } = await client.query<OpenJob>(
    `select kind, key, state, enqueued_at as "enqueuedAt", due_at as "dueAt", attempts, reason
     from jobs where state in ('waiting', 'failed')
     order by state = 'waiting', enqueued_at, id limit $1`,
    [limit],
  );
  return rows;
}

/**
 * Makes a job due now that failed or waits for its next attempt. Returns false if there is none under this
 * key.
 */
export async function retryJob(client: Queryable, kind: string, key: string): Promise<boolean> {
  const { rowCount } = await client.query(
    // A job that is running at this moment is left alone.
    `update jobs set state = 'waiting', ended_at = null, due_at = now(), attempts = 0, faults = 0
     where kind = $1 and key = $2 and state <> 'done' and (claimed_by is null or due_at <= now())`,
    [kind, key],
  );
  return rowCount === 1;
}

/** Makes all failed jobs due now, of every kind. Returns their number. */
export async function retryFailedJobs(client: Queryable): Promise<number> {
  const { rowCount } = await client.query(
    `update jobs set state = 'waiting', ended_at = null, claimed_by = null, due_at = now(), attempts = 0, faults = 0
     where state = 'failed'`,
  );
  return rowCount ?? 0;
}

const RETENTION_DAYS = 30;

/** Deletes jobs that were done a while ago. Failed jobs stay until an operator deals with them. */
export async function purgeJobs(client: Queryable): Promise<number> {
  const { rowCount } = await client.query(
    `delete from jobs where id in (
       select id from jobs where state = 'done' and ended_at < now() - make_interval(days => $1)
       order by ended_at limit 5000)`,
    [RETENTION_DAYS],
  );
  return rowCount ?? 0;
}
