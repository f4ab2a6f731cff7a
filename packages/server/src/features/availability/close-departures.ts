import type { Database } from '../../database/connect-database.ts';
import type { ListedDeparture } from './list-departures.ts';

export type CloseDepartures = {
  readonly departures: readonly ListedDeparture[];
  /** False to open them again. */
  readonly closed: boolean;
};

/**
 * Takes departures out of sale, or puts them back, and says which of them were not so already. What is held or sold
 * stays with whoever has it: a closed departure only takes nobody new.
 */
export async function closeDepartures(
  { pool }: Pick<Database, 'pool'>,
  { departures, closed }: CloseDepartures,
): Promise<ListedDeparture[]> {
  const { rows } = await pool.query<{ at: number }>(closed ? close : reopen, [
    departures.map(({ option }) => option),
    departures.map(({ date }) => date),
    departures.map(({ time }) => time),
  ]);
  const changed = new Set(rows.map(({ at }) => at));
  return departures.filter((_, index) => changed.has(index + 1));
}

const wanted = `wanted as (
  select * from unnest($1::uuid[], $2::date[], $3::time[]) with ordinality as w (option_id, local_date, local_time, at))`;

const isWanted = `w.option_id = d.option_id and w.local_date = d.local_date
  and w.local_time is not distinct from d.local_time`;

const close = `
  with ${wanted}, done as (
    insert into departures as d (option_id, local_date, local_time, wanted_capacity, capacity, closed)
    select o.id, w.local_date, w.local_time, o.capacity, o.capacity, true
    from wanted w join product_options o on o.id = w.option_id order by w.at for share of o
    on conflict (option_id, local_date, local_time) do update set closed = true where not d.closed
    returning option_id, local_date, local_time)
  select w.at::int from wanted w join done d on ${isWanted}`;

const reopen = `
  with ${wanted}
  update departures d set closed = false from wanted w where ${isWanted} and d.closed returning w.at::int`;
