import type { Database } from '../../database/connect-database.ts';
import type { Hold } from '../../gateways/inventory/port.ts';
import { FIND_HOLD } from './hold.queries.ts';

/** What a cart holds, or held last, until that is forgotten. */
export async function findHold({ pool }: Pick<Database, 'pool'>, cartId: string): Promise<Hold | undefined> {
  const { rows } = await pool.query<Hold>({ name: 'find-hold', text: FIND_HOLD }, [cartId]);
  return rows[0];
}
