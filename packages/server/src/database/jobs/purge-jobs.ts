import type { Queryable } from '../queryable.ts';

const keptDays = 30;

/** Forgets what was done a while ago. What failed stays until somebody has seen to it. */
export async function purgeJobs(client: Queryable): Promise<number> {
  const { rowCount } = await client.query(
    `delete from jobs where id in (
       select id from jobs where state = 'done' and ended_at < now() - make_interval(days => $1)
       order by ended_at limit 5000)`,
    [keptDays],
  );
  return rowCount ?? 0;
}
