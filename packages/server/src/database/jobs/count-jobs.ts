import type { Queryable } from '../queryable.ts';

export type JobCounts = {
  readonly kind: string;
  readonly waiting: number;
  /** Of those that wait, how long the oldest has been. */
  readonly oldestSeconds: number;
  readonly failed: number;
};

/** What has not been done, by kind: for those who watch over the server. */
export async function countJobs(client: Queryable): Promise<readonly JobCounts[]> {
  const { rows } = await client.query<JobCounts>(
    `select kind, (count(*) filter (where state = 'waiting'))::int as waiting,
       (count(*) filter (where state = 'failed'))::int as failed,
       coalesce(extract(epoch from now() - min(put_at) filter (where state = 'waiting')), 0)::float
         as "oldestSeconds"
     from (
       select kind, state, put_at from jobs where state = 'waiting'
       union all select kind, state, put_at from jobs where state = 'failed'
     ) as open group by kind`,
  );
  return rows;
}
