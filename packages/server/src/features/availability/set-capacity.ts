import type { Database } from '../../database/connect-database.ts';
import { transaction } from '../../database/run-transaction.ts';
import type { ListedDeparture } from './list-departures.ts';

export type SetCapacity = {
  readonly departure: Pick<ListedDeparture, 'option' | 'date' | 'time'>;
  /** Null for that of its option again, which it then follows. */
  readonly capacity: number | null;
};

export type CapacitySet =
  | { readonly outcome: 'set'; readonly capacity: number }
  /** Fewer than are taken: nothing was changed. */
  | { readonly outcome: 'taken'; readonly held: number; readonly sold: number };

/** Gives one departure another capacity than its option has: never less than is held, by holds that are alive, and sold. */
export async function setCapacity(
  database: Database,
  { departure: { option, date, time }, capacity }: SetCapacity,
): Promise<CapacitySet> {
  return await transaction(database, async ({ client }) => {
    const which = [option, date, time];
    await client.query(make, which);
    // Locked: whoever wants to hold some of it waits until it is decided how much there is.
    const locked = await client.query<{ id: string; sold: number; usual: number }>(lock, which);
    const [{ id, sold, usual } = { id: '', sold: 0, usual: 0 }] = locked.rows;
    const held = (await client.query<{ held: number }>(live, [id])).rows[0]?.held ?? 0;
    if (capacity !== null && capacity < held + sold) return { outcome: 'taken', held, sold };
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

// What has run out and is not cleared away yet keeps its spots until it is.
const change = `
  update departures set wanted_capacity = $2, capacity = greatest($2, held + sold), is_own_capacity = $3
  where id = $1`;
