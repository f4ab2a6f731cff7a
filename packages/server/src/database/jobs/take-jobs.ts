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

/** A job that goes wrong this often in a row is laid aside. */
export const MOST_FAULTS = 5;

/** Whose worker has ended this often was near it each time, and may be why: from here on it is tried by itself. */
export const SUSPECT_DEATHS = 3;

/** Of these the last five were its own: nothing else was under way. */
export const MOST_DEATHS = SUSPECT_DEATHS + 5;

/** A lease that is over and was never ended by anybody: the worker died. */
const dueSuspects = `state = 'waiting' and due_at <= now() and taken_by is not null
  and faults >= ${SUSPECT_DEATHS} and faults < ${MOST_DEATHS}`;

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
         where kind = wanted.kind and state = 'waiting' and due_at <= now()
           and faults < case when taken_by is null then ${MOST_FAULTS} else ${SUSPECT_DEATHS} end
         order by due_at, id limit wanted.most for update skip locked
       ) as job
     )
     update jobs set taken_by = gen_random_uuid(), due_at = now() + make_interval(secs => $3),
       attempts = attempts + 1, faults = faults + 1
     from due where jobs.id = due.id
     returning jobs.id, kind, key, payload, attempts, faults, taken_by as lease`,
    [Object.keys(wanted), Object.values(wanted), leaseSeconds],
  );
  return rows;
}

export async function hasSuspects(client: Queryable, kinds: readonly string[]): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from jobs where kind = any($1) and ${dueSuspects} limit 1`,
    [kinds],
  );
  return rowCount === 1;
}

/**
 * Takes one of those that were at hand whenever a worker died. Whoever takes it does nothing else meanwhile: if he lives,
 * it was another one, and nothing is held against it any more.
 */
export async function takeSuspect(
  client: Queryable,
  kinds: readonly string[],
  leaseSeconds: number,
): Promise<TakenJob | undefined> {
  const { rows } = await client.query<TakenJob>(
    `update jobs set taken_by = gen_random_uuid(), due_at = now() + make_interval(secs => $2),
       attempts = attempts + 1, faults = faults + 1
     where id = (
       select id from jobs where kind = any($1) and ${dueSuspects} order by due_at, id limit 1 for update skip locked)
     returning id, kind, key, payload, attempts, 1 as faults, taken_by as lease`,
    [kinds, leaseSeconds],
  );
  return rows[0];
}

/** Lays aside what has gone wrong or ended its workers too often, also when none of them lived to say so. */
export async function layAsidePoison(client: Queryable): Promise<number> {
  const { rowCount } = await client.query(
    `update jobs set state = 'failed', ended_at = now(), taken_by = null,
       reason = coalesce(reason, 'the worker ended while it was at it')
     where state = 'waiting' and due_at <= now()
       and faults >= case when taken_by is null then ${MOST_FAULTS} else ${MOST_DEATHS} end`,
  );
  return rowCount ?? 0;
}
