import type { Queryable } from '../queryable.ts';
import { secondsUntilNext } from './seconds-until-next.ts';
import type { TakenJob } from './take-jobs.ts';

/** How an attempt ended. A fault is ours; `later` and `never` are what the world said. */
export type JobEnd =
  | { readonly end: 'done' }
  | { readonly end: 'later'; readonly reason: string }
  | { readonly end: 'never'; readonly reason: string }
  | { readonly end: 'fault'; readonly reason: string };

const longestReason = 500;

/** False when the lease had run out meanwhile: then somebody else has the job, and what he says counts. */
export async function settleJob(client: Queryable, job: TakenJob, ended: JobEnd): Promise<boolean> {
  const reason = 'reason' in ended ? ended.reason.slice(0, longestReason) : null;
  const isOver = ended.end === 'done' || ended.end === 'never';
  const { rowCount } = isOver
    ? await client.query(
        `update jobs set state = $3, ended_at = now(), taken_by = null, faults = 0, reason = $4
         where id = $1 and taken_by = $2`,
        [job.id, job.lease, ended.end === 'done' ? 'done' : 'failed', reason],
      )
    : await client.query(
        `update jobs set due_at = now() + make_interval(secs => $3), taken_by = null, faults = $4, reason = $5
         where id = $1 and taken_by = $2`,
        [job.id, job.lease, secondsUntilNext(job.attempts), ended.end === 'later' ? 0 : job.faults, reason],
      );
  return rowCount === 1;
}

/** As if it had never been taken: for work that was not finished when the process had to go. */
export async function handBackJob(client: Queryable, job: TakenJob): Promise<void> {
  await client.query(
    `update jobs set due_at = now(), taken_by = null, attempts = attempts - 1, faults = faults - 1
     where id = $1 and taken_by = $2`,
    [job.id, job.lease],
  );
}
