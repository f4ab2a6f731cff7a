import type { Database } from '../../database/connect-database.ts';
import type { ExtendOutcome, Hold } from '../../gateways/inventory/port.ts';
import { findHold } from './find-hold.ts';
import { EXTEND_HOLD } from './hold.queries.ts';

/** Makes a hold last so much longer: once, and only while it lives. */
export async function extendHold(
  database: Pick<Database, 'pool'>,
  cartId: string,
  seconds: number,
): Promise<ExtendOutcome> {
  const { rows } = await database.pool.query<Hold>({ name: 'extend-hold', text: EXTEND_HOLD }, [
    cartId,
    seconds,
  ]);
  if (rows[0]) return { outcome: 'extended', hold: rows[0] };
  const hold = await findHold(database, cartId);
  if (!hold) return { outcome: 'unknown' };
  return { outcome: hold.state === 'held' ? 'extended_before' : 'ended' };
}
