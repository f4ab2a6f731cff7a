import type { LocalDate } from '@ashore/core/time/local-date.ts';
import type { Database } from '../../database/connect-database.ts';

type Asked = { readonly from: LocalDate; readonly to: LocalDate; readonly party: number };

export type TroubleRow = {
  readonly id: string;
  /** Counted from the first day that was asked about. */
  readonly days: readonly number[];
  /** A departure has got more spots than its timetable says. */
  readonly raised: boolean;
};

/** On which of these days a product has a departure without room for so many, or with more room than usual. */
export async function selectFullDepartures({ pool }: Pick<Database, 'pool'>, { from, to, party }: Asked) {
  const { rows } = await pool.query<TroubleRow>({ name: 'full-departures', text: fullDepartures }, [
    from,
    to,
    party,
  ]);
  return rows;
}

/** On which of these days something that a product shares with others is in use, by anybody and however little. */
export async function selectSharedUses({ pool }: Pick<Database, 'pool'>, { from, to }: Asked) {
  const { rows } = await pool.query<TroubleRow>({ name: 'shared-uses', text: sharedUses }, [from, to]);
  return rows;
}

// Held spots count, whether or not their holds have run out: whoever is found here is looked at exactly.
const fullDepartures = `
  select o.product_id as id, array_agg(distinct d.local_date - $1::date) as days,
    bool_or(d.wanted_capacity > o.capacity) as raised
  from departures d
  join product_options o on o.id = d.option_id
  cross join lateral (select greatest(d.wanted_capacity, d.sold) - d.held - d.sold as free) room
  where d.local_date between $1 and $2 and (
    d.closed or d.wanted_capacity > o.capacity or room.free < $3
    or exists (select from option_tickets t where t.option_id = o.id
      and (t.band = 'group' and d.held + d.sold > 0 or t.min_count > room.free)))
  group by o.product_id`;

// From when on a trip that is under way then may have begun, and a day more for what is open beyond midnight.
const sharedUses = `
  select o.product_id as id, array_agg(distinct day - $1::date) as days, false as raised
  from resource_uses u
  join option_resources r on r.resource_id = u.resource_id
  join product_options o on o.id = r.option_id
  join products p on p.id = o.product_id
  join locations l on l.id = p.location_id
  cross join lateral (select
    (u.starts_at at time zone l.time_zone)::date - 1
      - coalesce(o.duration_minutes, p.duration_minutes, 0) / 1440 as first,
    (u.ends_at at time zone l.time_zone)::date as last) span
  cross join lateral generate_series(0, least(span.last - span.first, 400)) step
  cross join lateral (select span.first + step as day) days
  where u.ends_at > $1::date - interval '1 day' and span.first <= $2 and day between $1 and $2
  group by o.product_id`;
