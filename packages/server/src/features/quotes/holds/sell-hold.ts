import type { Queryable } from '../../../database/queryable.ts';
import type { BuyOutcome, Hold } from '../../../gateways/inventory/port.ts';
import { FIND_HOLD, FIND_HOLD_BY_ID, SELL_HOLD } from './hold.queries.ts';

/**
 * Sells the hold of a cart, inside the transaction that books it. An expired hold is not sold, because its
 * spots may be taken. A repeated call gives the same answer. With a `holdId` only that hold is sold, even if
 * the cart holds something else.
 */
export async function sellHold(client: Queryable, cartId: string, holdId?: string): Promise<BuyOutcome> {
  const { rows } = await client.query<Hold>({ name: 'sell-hold', text: SELL_HOLD }, [cartId, holdId ?? null]);
  const [hold] = rows.length > 0 ? rows : await findHoldToSell(client, cartId, holdId);
  if (!hold) return { outcome: 'unknown' };
  return hold.state === 'sold' ? { outcome: 'bought', hold } : { outcome: 'ended' };
}

async function findHoldToSell(
  client: Queryable,
  cartId: string,
  holdId: string | undefined,
): Promise<Hold[]> {
  const { rows } = await (holdId === undefined
    ? client.query<Hold>(FIND_HOLD, [cartId])
    : client.query<Hold>(FIND_HOLD_BY_ID, [holdId]));
  return rows;
}
