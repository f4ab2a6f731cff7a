import type { Queryable } from '../../../database/queryable.ts';
import { MOST_DEATHS } from '../../../database/queue/claim-jobs.ts';
import { notificationJob } from '../transition.ts';

/**
 * Queues notifications that were lost or have failed, as long as they are still useful. Each email has its
 * own key, so none is written twice.
 */
export async function requeueMissingNotifications(client: Queryable): Promise<void> {
  await client.query(ENQUEUE_MISSING);
  await client.query(REQUEUE_FAILED);
}

/** Days after which a notification is no longer useful. */
const USEFUL_DAYS = 7;

const job = notificationJob({
  bookingId: 'transition.booking_id',
  step: 'transition.step',
  payload: `jsonb_build_object('bookingId', transition.booking_id, 'about', transition.step)`,
});

// Finds the latest steps by their IDs, because `taken_at` has no index. Reconciliation runs every two minutes, so
// the latest 5,000 include every step that it has not seen yet. `book` is covered by the step that
// follows it.
const ENQUEUE_MISSING = `
  insert into jobs (kind, key, payload)
  select * from (
    select ${job} from booking_transitions transition
    where transition.id > (select max(id) from booking_transitions) - 5000 and transition.step <> 'book'
      and transition.taken_at between now() - interval '${USEFUL_DAYS} days'
        and now() - interval '1 minute') as notification (kind, key, payload)
  where not exists (select from jobs where jobs.kind = notification.kind and jobs.key = notification.key)
  on conflict (kind, key) do nothing`;

// A notification that failed through our fault is retried hourly, because the fault may be fixed. One that
// crashed servers is not, because it would crash them again every hour.
const REQUEUE_FAILED = `
  update jobs set state = 'waiting', ended_at = null, claimed_by = null, due_at = now(), attempts = 0, faults = 0
  where kind = 'notify-booking' and state = 'failed' and ended_at < now() - interval '1 hour'
    and enqueued_at > now() - interval '${USEFUL_DAYS} days' and faults < ${MOST_DEATHS}`;
