import type { Queryable } from '../../database/queryable.ts';
import { PURGE_HOLDS } from './hold.queries.ts';

/** Forgets holds a day after they ended without being bought. */
export async function purgeHolds(client: Queryable): Promise<number> {
  const { rowCount } = await client.query(PURGE_HOLDS, [5_000]);
  return rowCount ?? 0;
}
