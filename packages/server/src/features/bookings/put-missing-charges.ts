import { randomUUID } from 'node:crypto';
import { putJob } from '../../database/jobs/put-job.ts';
import type { Queryable } from '../../database/queryable.ts';

/** Whoever was to take the money of what a supplier has accepted may have given up: it is tried as long as it waits for it. */
export async function putMissingCharges(client: Queryable): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `select b.id from bookings b
     where b.state = 'accepted' and b.payment_id is not null
       and exists (select from booking_steps s where s.booking_id = b.id and s.step = 'accept'
         and s.taken_at < now() - interval '1 minute')
       and not exists (select from jobs j where j.kind = 'take-money' and j.state = 'waiting'
         and j.payload ->> 'bookingId' = b.id::text)
     limit 200`,
  );
  for (const { id: bookingId } of rows)
    await putJob(client, {
      kind: 'take-money',
      key: `${bookingId}/${randomUUID()}`,
      payload: { bookingId },
    });
}
