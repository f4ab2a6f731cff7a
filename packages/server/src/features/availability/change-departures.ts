import type { Database } from '../../database/connect.ts';
import { transaction } from '../../database/transaction.ts';
import type { ListedDeparture } from './list-departures.ts';

export type CloseDeparturesInput = {
  readonly departures: readonly ListedDeparture[];
  /** False to reopen them. */
  readonly closed: boolean;
};

/**
 * Closes or reopens departures, and returns those that changed. Existing holds and bookings stay; a closed
 * departure only accepts no new ones.
 */
export async function closeDepartures(
  { pool }: Pick<Database, 'pool'>,
  { departures, closed }: CloseDeparturesInput,
): Promise<ListedDeparture[]> {
  const { rows } = await pool.query<{ at: number }>(closed ? close : reopen, [
    departures.map(({ option }) => option),
    departures.map(({ date }) => date),
    departures.map(({ time }) => time),
  ]);
  const changedPositions = new Set(rows.map(({ at }) => at));
  return departures.filter((_, index) => changedPositions.has(index + 1));
}

const wanted = `wanted as (
  select * from unnest($1::uuid[], $2::date[], $3::time[]) with ordinality as w (option_id, local_date, local_time, at))`;

const isWanted = `w.option_id = d.option_id and w.local_date = d.local_date
  and w.local_time is not distinct from d.local_time`;

/** The share lock on the options keeps an import from removing one while its departure is created. */
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

export type SetCapacityInput = {
  readonly departure: Pick<ListedDeparture, 'option' | 'date' | 'time'>;
  /** Null to follow the capacity of its option again. */
  readonly capacity: number | null;
};

export type CapacitySet =
  | { readonly outcome: 'set'; readonly capacity: number }
  /** The capacity is lower than what is taken; nothing was changed. */
  | { readonly outcome: 'taken'; readonly held: number; readonly sold: number };

/** Gives one departure its own capacity, which must cover its active holds and sold spots. */
export async function setCapacity(
  database: Database,
  { departure: { option, date, time }, capacity }: SetCapacityInput,
): Promise<CapacitySet> {
  return await transaction(database, async ({ client }) => {
    const which = [option, date, time];
    await client.query(make, which);
    // The lock makes concurrent holds wait until the capacity is decided.
    const locked = await client.query<{ id: string; sold: number; usual: number }>(lock, which);
    const [{ id, sold, usual } = { id: '', sold: 0, usual: 0 }] = locked.rows;
    const heldSpots = (await client.query<{ held: number }>(live, [id])).rows[0]?.held ?? 0;
    if (capacity !== null && capacity < heldSpots + sold) return { outcome: 'taken', held: heldSpots, sold };
    await client.query(change, [id, capacity ?? usual, capacity !== null]);
    return { outcome: 'set', capacity: capacity ?? usual };
  });
}

const make = `
  insert into departures (option_id, local_date, local_time, wanted_capacity, capacity)
  select id, $2, $3::time, capacity, capacity from product_options where id = $1 for share
  on conflict do nothing`;

const lock = `
  select d.id, d.sold, o.capacity as usual from departures d join product_options o on o.id = d.option_id
  where d.option_id = $1 and d.local_date = $2 and d.local_time is not distinct from $3::time
  for no key update of d`;

const live = `
  select coalesce(sum(spots), 0)::int as held from holds
  where departure_id = $1 and state = 'held' and expires_at > now()`;

// An expired hold keeps its spots until it is cleared.
const change = `
  update departures set wanted_capacity = $2, capacity = greatest($2, held + sold), is_own_capacity = $3
  where id = $1`;
