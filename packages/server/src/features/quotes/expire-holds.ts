import type { Queryable } from '../../database/queryable.ts';
import { EXPIRE_SOME } from './hold.queries.ts';

const atOnce = 200;

/**
 * Puts back on sale what was held for too long, by the database's clock, and says how many holds that were. Any number
 * of processes may do it at the same time; a hold that is being bought at that moment is left alone.
 */
export async function expireHolds(client: Queryable): Promise<number> {
  const { rows } = await client.query<{ count: number }>({ name: 'expire-some', text: EXPIRE_SOME }, [
    atOnce,
  ]);
  return rows[0]?.count ?? 0;
}
