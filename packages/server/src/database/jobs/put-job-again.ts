import type { Queryable } from '../queryable.ts';
import { type JobKind, jobKinds } from './job-kinds.ts';
import type { Job } from './put-job.ts';

/**
 * Asks for work of which there is one job, however often it is asked for: done before or failed, it is due again. Whoever is
 * at it this moment may have missed what is asked for now: it follows when he has had a moment to finish, and beside him where
 * that was not enough. What such work does to the world has a key of its own, so that twice is once.
 */
export async function putJobAgain<Kind extends JobKind>(
  client: Queryable,
  { kind, key, payload }: Job<Kind>,
): Promise<void> {
  await client.query({ name: 'put-job-again', text: PUT_AGAIN }, [
    kind,
    key,
    JSON.stringify(jobKinds[kind].parse(payload)),
  ]);
}

const moment = `interval '1 second'`;

const PUT_AGAIN = `
  insert into jobs (kind, key, payload) values ($1, $2, $3)
  on conflict (kind, key) do update set state = 'waiting', ended_at = null, taken_by = null, attempts = 0, faults = 0,
    reason = null, due_at = case
      when jobs.state = 'waiting' then least(jobs.due_at, now() + ${moment})
      else now() end`;
