import type { Queryable } from '../../database/queryable.ts';
import type { BuyOutcome, Hold } from '../../gateways/inventory/port.ts';
import { FIND_HOLD, SELL_HOLD } from './hold.queries.ts';

/**
 * Turns what a cart holds into spots that are sold, inside whatever transaction books them. What ran out is not sold:
 * its spots may be somebody else's. Asked again, the answer is the same.
 */
export async function sellHold(client: Queryable, cartId: string): Promise<BuyOutcome> {
  const { rows } = await client.query<Hold>({ name: 'sell-hold', text: SELL_HOLD }, [cartId]);
  const [hold] = rows.length > 0 ? rows : (await client.query<Hold>(FIND_HOLD, [cartId])).rows;
  if (!hold) return { outcome: 'unknown' };
  return hold.state === 'sold' ? { outcome: 'bought', hold } : { outcome: 'ended' };
}
