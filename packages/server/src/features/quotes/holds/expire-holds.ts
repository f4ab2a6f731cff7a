import type { Queryable } from '../../../database/queryable.ts';
import { EXPIRE_OVERDUE, PURGE_HOLDS } from './hold.queries.ts';

const atOnce = 200;

/**
 * Releases a batch of expired holds, by the database's clock, and returns their number. Several processes may
 * run it at the same time. A hold that is being sold is left alone.
 */
export async function expireHolds(client: Queryable): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    { name: 'expire-overdue-holds', text: EXPIRE_OVERDUE },
    [atOnce],
  );
  return rows[0]?.count ?? 0;
}

/** Deletes holds a day after they ended. A sold hold has not ended. */
export async function purgeHolds(client: Queryable): Promise<number> {
  const { rowCount } = await client.query(PURGE_HOLDS, [5_000]);
  return rowCount ?? 0;
}
