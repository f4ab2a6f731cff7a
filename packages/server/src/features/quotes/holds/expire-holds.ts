import type { Queryable } from '../../../database/queryable.ts';
import { EXPIRE_OVERDUE } from './hold.queries.ts';

/** Few enough that no hold waits long for the locks of a batch. */
const BATCH_SIZE = 200;

/**
 * Releases a batch of expired holds, by the database's clock, and returns their number. Several processes may
 * run it at the same time. A hold that is being sold is left alone.
 */
export async function expireHolds(client: Queryable): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    { name: 'expire-overdue-holds', text: EXPIRE_OVERDUE },
    [BATCH_SIZE],
  );
  return rows[0]?.count ?? 0;
}

/** Few enough for one short statement. */
const MOST_PURGED = 5_000;

/** Deletes holds a day after they ended. A sold hold has not ended. */
export async function purgeHolds(client: Queryable): Promise<number> {
  const { rowCount } = await client.query(PURGE_HOLDS, [MOST_PURGED]);
  return rowCount ?? 0;
}

/** Deletes holds that ended a day ago. $1 how many at most. */
const PURGE_HOLDS = `
  delete from holds where id in (
    select id from holds where ended_at < now() - interval '1 day' limit $1)`;
