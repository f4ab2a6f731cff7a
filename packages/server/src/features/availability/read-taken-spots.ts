import type { DepartureUse } from '@ashore/core/availability/departure-state.ts';
import type { LocalDate, LocalTime } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../database/connect.ts';

export type ReadTakenSpotsInput = {
  readonly options: readonly string[];
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** The cart's own hold is not counted, because it makes way for the next one. */
  readonly cartId?: string | undefined;
};

export type TakenDeparture = DepartureUse & {
  readonly option: string;
  readonly date: LocalDate;
  readonly time: LocalTime | null;
};

/** What is taken of a departure. Undefined if it has no row yet. */
export type TakenSpotsOf = (
  option: string,
  date: LocalDate,
  time: LocalTime | null,
) => DepartureUse | undefined;

/**
 * Reads what is held, sold and closed between two days, both included. The database's clock decides whether a
 * hold is active. An overdue hold counts as available, whether or not it has been cleared.
 */
export async function readTakenSpots(
  database: Pick<Database, 'pool'>,
  input: ReadTakenSpotsInput,
): Promise<TakenSpotsOf> {
  const departures = await listTakenSpots(database, input);
  const departuresByKey = new Map(departures.map((one) => [keyOf(one.option, one.date, one.time), one]));
  return (option, date, time) => departuresByKey.get(keyOf(option, date, time));
}

/** Like `readTakenSpots`, as a list of departures. */
export async function listTakenSpots(
  { pool }: Pick<Database, 'pool'>,
  { options, from, to, cartId }: ReadTakenSpotsInput,
): Promise<TakenDeparture[]> {
  const { rows } = await pool.query<TakenSpotsRow>(
    { name: 'taken-of-options', text: TAKEN_SPOTS, rowMode: 'array' },
    [options, from, to, cartId ?? null],
  );
  return rows.map(([option, date, time, capacity, held, sold, closed, nextReleaseAt]) => ({
    ...{ option, date, time, capacity, held, sold, closed },
    nextReleaseAt: nextReleaseAt ?? undefined,
  }));
}

type TakenSpotsRow = [string, LocalDate, LocalTime | null, number, number, number, boolean, Date | null];

function keyOf(option: string, date: string, time: string | null): string {
  return `${option} ${date} ${time ?? ''}`;
}

// For one product its options lead to the rows. For a whole catalogue on a few days the date does. Each has
// an index.
const TAKEN_SPOTS = `
  select departure.option_id, to_char(departure.local_date, 'YYYY-MM-DD'), to_char(departure.local_time, 'HH24:MI'),
    greatest(departure.wanted_capacity, departure.sold), coalesce(live.spots, 0), departure.sold, departure.closed,
    live.ends_first
  from departures departure
  left join lateral (
    select sum(hold.spots)::int as spots, min(hold.expires_at) as ends_first from holds hold
    where hold.departure_id = departure.id and hold.state = 'held' and hold.expires_at > now()
      and hold.cart_id is distinct from $4::uuid
  ) live on departure.held > 0
  where departure.option_id = any($1::uuid[]) and departure.local_date between $2 and $3`;
