import type { Pool } from 'pg';
import { expireHolds } from '../../packages/server/src/features/quotes/holds/expire-holds.ts';

/**
 * Checks the database after all clients have finished, and returns each fault as a sentence. It expires holds
 * first. A hold that ends just after that is not a fault.
 */
export async function checkHoldTables(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ expiredUntil: Date }>('select now() as "expiredUntil"');
  await expireHolds(pool);
  const problems = await Promise.all(
    Object.entries(faultQueries).map(async ([sentence, text]) => {
      const { rowCount } = await pool.query(text, text.includes('$1') ? [rows[0]?.expiredUntil] : []);
      return rowCount ? [`${rowCount} × ${sentence}`] : [];
    }),
  );
  return problems.flat();
}

/** Faults of holds, departures and nights of rooms, each with the query that finds its rows. $1 is the time of the last expiry run. */
const faultQueries = {
  'the counts of a departure differ from its holds': `
    select from departures d left join holds h on h.departure_id = d.id
    group by d.id
    having d.held <> coalesce(sum(h.spots) filter (where h.state = 'held'), 0)
      or d.sold < coalesce(sum(h.spots) filter (where h.state = 'sold'), 0)`,
  'a departure has more held and sold spots than its capacity': `
    select from departures where held + sold > capacity or capacity < wanted_capacity`,
  'the counts of a night differ from its rooms': `
    select from room_nights night
    left join held_rooms room on room.room_type_id = night.room_type_id and room.released_at is null
      and night.night >= room.arrival and night.night < room.departure
    left join holds h on h.id = room.hold_id
    group by night.room_type_id, night.night
    having night.held <> count(*) filter (where h.state = 'held')
      or night.sold < count(*) filter (where h.state = 'sold')`,
  'a room is held for a night without counts': `
    select from holds h join held_rooms room on room.hold_id = h.id
      cross join generate_series(0, room.departure - room.arrival - 1) day
    where h.state in ('held', 'sold') and room.released_at is null and not exists (
      select from room_nights night where night.room_type_id = room.room_type_id and night.night = room.arrival + day)`,
  'a night has more held and sold rooms than its capacity': `
    select from room_nights where held + sold > capacity or capacity < wanted_capacity`,
  'a hold has other rooms than it counts': `
    select from holds h left join held_rooms room on room.hold_id = h.id and room.released_at is null
    where h.state in ('held', 'sold') group by h.id
    having (h.departure_id is null and count(room.hold_id) <> h.spots)
      or (h.departure_id is not null and count(room.hold_id) > 0)`,
  'a cart has two live holds': `select from holds where state = 'held' group by cart_id having count(*) > 1`,
  'a hold is live after its expiry': `select from holds where state = 'held' and expires_at <= $1`,
  'a hold expired before its expiry time': `select from holds where state = 'expired' and ended_at < expires_at`,
  'a hold uses other units of a shared resource than its option defines': `
    select from holds h join departures d on d.id = h.departure_id join option_resources o on o.option_id = d.option_id
    left join resource_uses u on u.hold_id = h.id and u.resource_id = o.resource_id
    where h.state in ('held', 'sold')
      and u.units is distinct from case o.per when 'spot' then o.units * h.spots else o.units end`,
  'an ended hold still names its holder or uses a shared resource': `
    select from holds h where ended_at is not null
      and (browser is not null or address is not null or exists (select from resource_uses u where u.hold_id = h.id))`,
  'a shared resource has more units in use than its capacity': `
    select from resource_uses u join resources r on r.id = u.resource_id
    where r.capacity < (
      select sum(o.units) from resource_uses o
      where o.resource_id = u.resource_id and o.starts_at <= u.starts_at and u.starts_at < o.ends_at)`,
} as const;
