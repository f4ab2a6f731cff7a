import type { Queryable } from '../queryable.ts';

/** How many of each kind are wanted. */
export type Wanted = Readonly<Record<string, number>>;

export type TakenJob = {
  readonly id: string;
  readonly kind: string;
  readonly key: string;
  readonly payload: unknown;
  /** Counted with the one that now begins. */
  readonly attempts: number;
  readonly faults: number;
  /** Shown when saying how it ended: whose lease has run out must not overwrite what the next one found. */
  readonly lease: string;
};

/** A job that ends its worker this often in a row is poison and is laid aside. */
export const MOST_FAULTS = 5;

/**
 * Takes jobs that are due for as long as the lease: nobody else gets them meanwhile, and everybody may afterwards. A
 * job counts as faulty from here on until its end says otherwise, because a worker that dies says nothing.
 */
export async function takeJobs(
  client: Queryable,
  wanted: Wanted,
  leaseSeconds: number,
): Promise<readonly TakenJob[]> {
  const { rows } = await client.query<TakenJob>(
    `with due as (
       select job.id from unnest($1::text[], $2::int[]) as wanted (kind, most)
       cross join lateral (
         select id from jobs
         where kind = wanted.kind and state = 'waiting' and due_at <= now() and faults < $4
         order by due_at, id limit wanted.most for update skip locked
       ) as job
     )
     update jobs set taken_by = gen_random_uuid(), due_at = now() + make_interval(secs => $3),
       attempts = attempts + 1, faults = faults + 1
     from due where jobs.id = due.id
     returning jobs.id, kind, key, payload, attempts, faults, taken_by as lease`,
    [Object.keys(wanted), Object.values(wanted), leaseSeconds, MOST_FAULTS],
  );
  return rows;
}

/** Lays aside what has ended its workers too often, also when none of them lived to say so. */
export async function layAsidePoison(client: Queryable): Promise<number> {
  const { rowCount } = await client.query(
    `update jobs set state = 'failed', ended_at = now(), taken_by = null,
       reason = coalesce(reason, 'the worker ended while it was at it')
     where state = 'waiting' and due_at <= now() and faults >= $1`,
    [MOST_FAULTS],
  );
  return rowCount ?? 0;
}
