import { MOST_DEATHS } from '../../database/jobs/take-jobs.ts';
import type { Queryable } from '../../database/queryable.ts';
import { tellingJob } from './telling-job.ts';

/**
 * Whoever was to tell of a step may have given up, or his word may be lost: it is told all the same, as long as that helps
 * anybody. Each mail has a key of its own, so none is written twice.
 */
export async function putMissingTellings(client: Queryable): Promise<void> {
  await client.query(PUT_MISSING);
  await client.query(PUT_AGAIN);
}

/** News of last week is none. */
const days = 7;

const job = tellingJob({
  bookingId: 's.booking_id',
  step: 's.step',
  payload: `jsonb_build_object('bookingId', s.booking_id, 'about', s.step)`,
});

// The last steps are found by their numbers: `taken_at` has no index. `book` is told of by what comes of it.
const PUT_MISSING = `
  insert into jobs (kind, key, payload)
  select * from (
    select ${job} from booking_steps s
    where s.id > (select max(id) from booking_steps) - 5000 and s.step <> 'book'
      and s.taken_at between now() - interval '${days} days' and now() - interval '1 minute') as told (kind, key, payload)
  where not exists (select from jobs where jobs.kind = told.kind and jobs.key = told.key)
  on conflict (kind, key) do nothing`;

// What cannot be told for a fault of ours is tried by the hour: it may be mended by then. What ends whole servers is not: it
// would end them again each hour.
const PUT_AGAIN = `
  update jobs set state = 'waiting', ended_at = null, taken_by = null, due_at = now(), attempts = 0, faults = 0
  where kind = 'tell-booking' and state = 'failed' and ended_at < now() - interval '1 hour'
    and put_at > now() - interval '${days} days' and faults < ${MOST_DEATHS}`;
