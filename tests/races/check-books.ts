import type { Pool } from 'pg';
import type { Entry } from './history.ts';

/** What the database must say of itself when everybody has finished, as sentences about what is wrong. */
export async function checkBooks(pool: Pool): Promise<string[]> {
  const wrongs = await Promise.all(
    Object.entries(rules).map(async ([sentence, text]) => {
      const { rowCount } = await pool.query(text);
      return rowCount ? [`${rowCount} × ${sentence}`] : [];
    }),
  );
  return wrongs.flat();
}

const rules = {
  'a departure counts something else than its holds say': `
    select from departures d left join holds h on h.departure_id = d.id
    group by d.id
    having d.held <> coalesce(sum(h.spots) filter (where h.state = 'held'), 0)
      or d.sold < coalesce(sum(h.spots) filter (where h.state = 'sold'), 0)`,
  'a departure has promised more than there is': `
    select from departures where held + sold > capacity or capacity < wanted_capacity`,
  'a cart holds two things': `select from holds where state = 'held' group by cart_id having count(*) > 1`,
  'a hold lives on after its time': `select from holds where state = 'held' and expires_at <= now()`,
  'something that has ended still says who held it, or takes of what is shared': `
    select from holds h where ended_at is not null
      and (browser is not null or address is not null or exists (select from resource_uses u where u.hold_id = h.id))`,
  'more of what is shared is away than there is': `
    select from resource_uses u join resources r on r.id = u.resource_id
    where r.capacity < (
      select sum(o.units) from resource_uses o
      where o.resource_id = u.resource_id and o.starts_at <= u.starts_at and u.starts_at < o.ends_at)`,
} as const;

/**
 * What a client was told is still so; and of what it was told nothing of, there is either all or nothing. $tolerance
 * in milliseconds, for holds that end while this is read.
 */
export async function checkPromises(pool: Pool, entries: readonly Entry[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; state: string; takes: boolean; expiresAt: Date }>(
    `select h.id, h.state, h.expires_at as "expiresAt" from holds h`,
  );
  const holds = new Map(rows.map((row) => [row.id, row]));
  return entries.flatMap((entry) => {
    const { client, cart, op, outcome, holdId, expiresAt = 0 } = entry;
    if (outcome !== 'ok' || holdId === undefined) return [];
    const hold = holds.get(holdId);
    if (!hold) return [`${client} was told of a hold that does not exist`];
    if (op === 'buy' && hold.state !== 'sold') return [`what ${client} bought is ${hold.state}`];
    const mayHaveEnded = entries.some(
      (other) => other !== entry && other.cart === cart && other.op !== 'extend' && other.outcome !== 'fail',
    );
    const isAlive = expiresAt > Date.now();
    return op === 'hold' && isAlive && !mayHaveEnded && hold.state !== 'held'
      ? [`what ${client} holds is ${hold.state}`]
      : [];
  });
}
