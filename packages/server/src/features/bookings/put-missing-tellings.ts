import type { Queryable } from '../../database/queryable.ts';

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

// The last steps are found by their numbers: `taken_at` has no index. `book` is told of by what comes of it.
const PUT_MISSING = `
  insert into jobs (kind, key, payload)
  select 'tell-booking', booking_id || '/' || step || case when step = 'reduce' then '/' || id else '' end,
    jsonb_build_object('bookingId', booking_id, 'about', step)
      || case when step = 'reduce' then jsonb_build_object('which', id::text) else '{}' end
  from booking_steps
  where id > (select max(id) from booking_steps) - 5000 and step <> 'book'
    and taken_at between now() - interval '${days} days' and now() - interval '1 minute'
  on conflict (kind, key) do nothing`;

// What cannot be told for a fault of ours is tried by the hour: it may be mended by then.
const PUT_AGAIN = `
  update jobs set state = 'waiting', ended_at = null, taken_by = null, due_at = now(), attempts = 0, faults = 0
  where kind = 'tell-booking' and state = 'failed' and ended_at < now() - interval '1 hour'
    and put_at > now() - interval '${days} days'`;
