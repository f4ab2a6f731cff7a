import type { Taken } from '@ashore/core/availability/departure-state.ts';
import type { LocalDate } from '@ashore/core/time/local-date.ts';
import type { LocalTime } from '@ashore/core/time/local-time.ts';
import type { Database } from '../../database/connect-database.ts';

export type ReadTaken = {
  readonly options: readonly string[];
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** What this cart holds is not counted: it makes way for what the cart holds next. */
  readonly cartId?: string | undefined;
};

export type TakenDeparture = Taken & {
  readonly option: string;
  readonly date: LocalDate;
  readonly time: LocalTime | null;
};

/** What is taken of a departure; undefined where nobody has touched it yet. */
export type TakenOf = (option: string, date: LocalDate, time: LocalTime | null) => Taken | undefined;

/**
 * What is held, sold and closed between two days, both included. Whether a hold is alive is for the database's clock to
 * say: what is overdue counts as free, whether or not somebody has cleared it away.
 */
export async function readTaken(database: Pick<Database, 'pool'>, asked: ReadTaken): Promise<TakenOf> {
  const departures = await listTaken(database, asked);
  const known = new Map(departures.map((one) => [keyOf(one.option, one.date, one.time), one]));
  return (option, date, time) => known.get(keyOf(option, date, time));
}

/** The same, departure by departure. */
export async function listTaken(
  { pool }: Pick<Database, 'pool'>,
  { options, from, to, cartId }: ReadTaken,
): Promise<TakenDeparture[]> {
  const { rows } = await pool.query<TakenRow>({ name: 'taken-of-options', text: taken, rowMode: 'array' }, [
    options,
    from,
    to,
    cartId ?? null,
  ]);
  return rows.map(([option, date, time, capacity, held, sold, closed, nextReleaseAt]) => ({
    ...{ option, date, time, capacity, held, sold, closed },
    nextReleaseAt: nextReleaseAt ?? undefined,
  }));
}

type TakenRow = [string, LocalDate, LocalTime | null, number, number, number, boolean, Date | null];

function keyOf(option: string, date: string, time: string | null): string {
  return `${option} ${date} ${time ?? ''}`;
}

// Of one product its options lead to the rows, of a whole catalogue on a day or two the day: each has an index.
const taken = `
  select d.option_id, to_char(d.local_date, 'YYYY-MM-DD'), to_char(d.local_time, 'HH24:MI'),
    greatest(d.wanted_capacity, d.sold), coalesce(live.spots, 0), d.sold, d.closed,
    live.ends_first
  from departures d
  left join lateral (
    select sum(h.spots)::int as spots, min(h.expires_at) as ends_first from holds h
    where h.departure_id = d.id and h.state = 'held' and h.expires_at > now()
      and h.cart_id is distinct from $4::uuid
  ) live on d.held > 0
  where d.option_id = any($1::uuid[]) and d.local_date between $2 and $3`;
