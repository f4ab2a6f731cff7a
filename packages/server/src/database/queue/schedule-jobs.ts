import type { Queryable } from '../queryable.ts';
import type { JobKind, JobPayload } from './enqueue-job.ts';

/** A recurring job needs no data. */
type RecurringKind = {
  [Kind in JobKind]: Record<never, never> extends JobPayload<Kind> ? Kind : never;
}[JobKind];

/** Recurring work: every so many minutes in UTC, counted from midnight and shifted by `atMinute`. */
export type Schedule = {
  readonly kind: RecurringKind;
  readonly everyMinutes: number;
  readonly atMinute: number;
};

/**
 * Enqueues recurring jobs whose time has come. The time is part of the key, so each is enqueued once, however
 * many processes ask. A job missed while no process ran is made up for once, not as often as it was missed.
 */
export async function enqueueDueJobs(client: Queryable, schedules: readonly Schedule[]): Promise<number> {
  const { rowCount } = await client.query(
    `insert into jobs (kind, key, payload)
     select kind, to_char(slot at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"'), '{}'
     from unnest($1::text[], $2::float[], $3::float[]) as schedule (kind, every, start)
     cross join lateral (
       select to_timestamp(floor((extract(epoch from now()) / 60 - start) / every) * every * 60 + start * 60) as slot
     ) as latest
     on conflict (kind, key) do nothing`,
    [
      schedules.map(({ kind }) => kind),
      schedules.map(({ everyMinutes }) => everyMinutes),
      schedules.map(({ atMinute }) => atMinute),
    ],
  );
  return rowCount ?? 0;
}
