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
  const { rows } = await pool.query<{ position: number }>(closed ? CLOSE_DEPARTURES : REOPEN_DEPARTURES, [
    departures.map(({ option }) => option),
    departures.map(({ date }) => date),
    departures.map(({ time }) => time),
  ]);
  const changedPositions = new Set(rows.map(({ position }) => position));
  return departures.filter((_, index) => changedPositions.has(index + 1));
}

const requestedDepartures = `wanted as (
  select * from unnest($1::uuid[], $2::date[], $3::time[]) with ordinality as departure (option_id, local_date, local_time, position))`;

/** Joins `wanted` and `departure`, which statements use as the names of their tables. */
const matchesWantedSql = `wanted.option_id = departure.option_id and wanted.local_date = departure.local_date
  and wanted.local_time is not distinct from departure.local_time`;

/** The share lock on the options keeps an import from removing one while its departure is created. */
const CLOSE_DEPARTURES = `
  with ${requestedDepartures}, changed as (
    insert into departures as departure (option_id, local_date, local_time, wanted_capacity, capacity, closed)
    select option.id, wanted.local_date, wanted.local_time, option.capacity, option.capacity, true
    from wanted join product_options option on option.id = wanted.option_id order by wanted.position for share of option
    on conflict (option_id, local_date, local_time) do update set closed = true where not departure.closed
    returning option_id, local_date, local_time)
  select wanted.position::int from wanted join changed departure on ${matchesWantedSql}`;

const REOPEN_DEPARTURES = `
  with ${requestedDepartures}
  update departures departure set closed = false from wanted where ${matchesWantedSql}
    and departure.closed returning wanted.position::int`;

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
    const departureKey = [option, date, time];
    await client.query(CREATE_DEPARTURE, departureKey);
    // The lock makes concurrent holds wait until the capacity is decided.
    const locked = await client.query<{ id: string; sold: number; optionCapacity: number }>(
      LOCK_DEPARTURE,
      departureKey,
    );
    const [{ id, sold, optionCapacity } = { id: '', sold: 0, optionCapacity: 0 }] = locked.rows;
    const heldSpots = (await client.query<{ held: number }>(ACTIVE_HOLDS, [id])).rows[0]?.held ?? 0;
    if (capacity !== null && capacity < heldSpots + sold) return { outcome: 'taken', held: heldSpots, sold };
    await client.query(SET_CAPACITY, [id, capacity ?? optionCapacity, capacity !== null]);
    return { outcome: 'set', capacity: capacity ?? optionCapacity };
  });
}

const CREATE_DEPARTURE = `
  insert into departures (option_id, local_date, local_time, wanted_capacity, capacity)
  select id, $2, $3::time, capacity, capacity from product_options where id = $1 for share
  on conflict do nothing`;

const LOCK_DEPARTURE = `
  select departure.id, departure.sold, option.capacity as "optionCapacity" from departures departure
    join product_options option on option.id = departure.option_id
  where departure.option_id = $1 and departure.local_date = $2 and departure.local_time is not distinct from $3::time
  for no key update of departure`;

const ACTIVE_HOLDS = `
  select coalesce(sum(spots), 0)::int as held from holds
  where departure_id = $1 and state = 'held' and expires_at > now()`;

// An expired hold keeps its spots until it is cleared.
const SET_CAPACITY = `
  update departures set wanted_capacity = $2, capacity = greatest($2, held + sold), is_own_capacity = $3
  where id = $1`;
