import type { Queryable } from '../queryable.ts';

/** A job that has not been done, and why. */
export type OpenJob = {
  readonly kind: string;
  readonly key: string;
  readonly state: 'waiting' | 'failed';
  readonly putAt: Date;
  readonly dueAt: Date;
  readonly attempts: number;
  readonly reason: string | null;
};

/** Those that failed first, then those that have waited longest. */
export async function listOpenJobs(client: Queryable, most: number): Promise<readonly OpenJob[]> {
  const { rows } = await client.query<OpenJob>(
    `select kind, key, state, put_at as "putAt", due_at as "dueAt", attempts, reason
     from jobs where state in ('waiting', 'failed')
     order by state = 'waiting', put_at, id limit $1`,
    [most],
  );
  return rows;
}
