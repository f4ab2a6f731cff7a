import type { Queryable } from '../queryable.ts';

/** How many jobs of each kind to claim. */
export type WantedJobCounts = Readonly<Record<string, number>>;

/** How long a worker has a job of each kind to itself. */
export type LeaseSeconds = Readonly<Record<string, number>>;

export type ClaimedJob = {
  readonly id: string;
  readonly kind: string;
  readonly key: string;
  readonly payload: unknown;
  /** Includes the attempt that now begins. */
  readonly attempts: number;
  readonly faults: number;
  /**
   * Presented when the end is reported. A worker whose lease has run out must not overwrite the result of the
   * next worker.
   */
  readonly lease: string;
};

/** A job that fails this often in a row is set aside. */
export const MOST_FAULTS = 5;

/** A job that was running at this many worker deaths may be their cause. From then on it is tried alone. */
export const SUSPECT_DEATHS = 3;

/** After this many worker deaths a job has failed. During the last five it ran alone, so no other job was the cause. */
export const MOST_DEATHS = SUSPECT_DEATHS + 5;

/** SQL condition: the worker that claimed the job has died, because the lease is over and its worker did not end it. */
const IS_DUE_SUSPECT = `state = 'waiting' and due_at <= now() and claimed_by is not null
  and faults >= ${SUSPECT_DEATHS} and faults < ${MOST_DEATHS}`;

/**
 * Claims due jobs for the length of the lease. During this time no other worker gets them; afterwards any
 * worker may. A job counts as faulty until its end says otherwise, because a worker that dies reports
 * nothing.
 */
export async function claimJobs(
  client: Queryable,
  wantedCounts: WantedJobCounts,
  leaseSeconds: LeaseSeconds,
): Promise<readonly ClaimedJob[]> {
  const { rows } = await client.query<ClaimedJob>({ name: 'claim-jobs', text: CLAIM }, [
    Object.keys(wantedCounts),
    Object.values(wantedCounts),
    Object.keys(wantedCounts).map((kind) => leaseSeconds[kind]),
  ]);
  return rows;
}

const CLAIM = `
  with due as (
    select job.id, wanted.lease from unnest($1::text[], $2::int[], $3::float[]) as wanted (kind, most, lease)
    cross join lateral (
      select id from jobs
      where kind = wanted.kind and state = 'waiting' and due_at <= now()
        and faults < case when claimed_by is null then ${MOST_FAULTS} else ${SUSPECT_DEATHS} end
      order by due_at, id limit wanted.most for update skip locked
    ) as job
  )
  update jobs set claimed_by = gen_random_uuid(), due_at = now() + make_interval(secs => due.lease),
    attempts = attempts + 1, faults = faults + 1
  from due where jobs.id = due.id
  returning jobs.id, kind, key, payload, attempts, faults, claimed_by as lease`;

export async function hasSuspects(client: Queryable, kinds: readonly string[]): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from jobs where kind = any($1) and ${IS_DUE_SUSPECT} limit 1`,
    [kinds],
  );
  return rowCount === 1;
}

/**
 * Claims one job that was running whenever a worker died. The worker must do nothing else at the same time.
 * If the worker survives, another job was the cause, and the earlier deaths no longer count.
 */
export async function claimSuspect(
  client: Queryable,
  leaseSeconds: LeaseSeconds,
): Promise<ClaimedJob | undefined> {
  const { rows } = await client.query<ClaimedJob>(
    `update jobs set claimed_by = gen_random_uuid(), due_at = now() + make_interval(secs => lease),
       attempts = attempts + 1, faults = faults + 1
     from unnest($1::text[], $2::float[]) as leases (of_kind, lease)
     where kind = of_kind and id = (
       select id from jobs where kind = any($1) and ${IS_DUE_SUSPECT} order by due_at, id limit 1 for update skip locked)
     returning id, kind, key, payload, attempts, 1 as faults, claimed_by as lease`,
    [Object.keys(leaseSeconds), Object.values(leaseSeconds)],
  );
  return rows[0];
}

/** Marks jobs as failed that failed or crashed their workers too often, even if no worker survived to report it. */
export async function failCrashingJobs(client: Queryable): Promise<number> {
  const { rowCount } = await client.query(
    `update jobs set state = 'failed', ended_at = now(), claimed_by = null,
       reason = coalesce(reason, 'the worker died while running this job')
     where state = 'waiting' and due_at <= now()
       and faults >= case when claimed_by is null then ${MOST_FAULTS} else ${MOST_DEATHS} end`,
  );
  return rowCount ?? 0;
}
