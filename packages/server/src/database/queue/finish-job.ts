import type { Queryable } from '../queryable.ts';
import type { ClaimedJob } from './claim-jobs.ts';

/** How an attempt ended. A fault is ours; `later` and `never` are answers from outside. */
export type JobEnd =
  | { readonly end: 'done' }
  | { readonly end: 'later'; readonly reason: string }
  | { readonly end: 'never'; readonly reason: string }
  | { readonly end: 'fault'; readonly reason: string };

const MAX_REASON_LENGTH = 500;

/**
 * Returns false if the lease had run out. Another worker then has the job, and the result of that worker
 * counts.
 */
export async function finishJob(client: Queryable, job: ClaimedJob, jobEnd: JobEnd): Promise<boolean> {
  const reason = 'reason' in jobEnd ? jobEnd.reason.slice(0, MAX_REASON_LENGTH) : null;
  const isOver = jobEnd.end === 'done' || jobEnd.end === 'never';
  const { rowCount } = isOver
    ? await client.query({ name: 'end-job', text: END }, [
        job.id,
        job.lease,
        jobEnd.end === 'done' ? 'done' : 'failed',
        reason,
      ])
    : await client.query(
        `update jobs set due_at = now() + make_interval(secs => $3), claimed_by = null, faults = $4, reason = $5
         where id = $1 and claimed_by = $2`,
        [job.id, job.lease, secondsUntilNext(job.attempts), jobEnd.end === 'later' ? 0 : job.faults, reason],
      );
  return rowCount === 1;
}

const END = `
  update jobs set state = $3, ended_at = now(), claimed_by = null, faults = 0, reason = $4
  where id = $1 and claimed_by = $2`;

/**
 * Returns a job as if it had never been claimed. Used for work that was unfinished when the process had to
 * stop.
 */
export async function returnJob(client: Queryable, job: ClaimedJob): Promise<void> {
  await client.query(
    `update jobs set due_at = now(), claimed_by = null, attempts = attempts - 1, faults = faults - 1
     where id = $1 and claimed_by = $2`,
    [job.id, job.lease],
  );
}

// Attempts every minute for a quarter of an hour. After a repair within that time, the job is done within a
// minute.
const QUICK_RETRIES = 20;

/**
 * Doubles from 5 seconds to a minute, and is half an hour in the end. The random part keeps the jobs of a
 * backlog from retrying at the same moment.
 */
export function secondsUntilNext(attempts: number, random: () => number = Math.random): number {
  const seconds = attempts > QUICK_RETRIES ? 1_800 : Math.min(60, 5 * 2 ** (attempts - 1));
  return seconds * (0.75 + random() / 4);
}
