import type { Database } from '../../database/connect-database.ts';
import { RELEASE_HOLD } from './hold.queries.ts';

/** Puts what a cart holds back on sale. False when it held nothing any more: to do it twice does no harm. */
export async function releaseHold({ pool }: Pick<Database, 'pool'>, cartId: string): Promise<boolean> {
  const { rows } = await pool.query<{ state: string }>({ name: 'release-hold', text: RELEASE_HOLD }, [
    cartId,
  ]);
  return rows[0]?.state === 'released';
}
