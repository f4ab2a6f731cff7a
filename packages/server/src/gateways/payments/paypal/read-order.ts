import type { Answer, Intent } from '../port.ts';
import { noSuchIntent } from '../refusals.ts';
import { intentOfOrder, type Order, paymentsIn, readOrder } from './intent-of-order.ts';
import { notePayments, type OrderRow, rowOfOrder } from './order-rows.ts';
import type { PaypalParts } from './paypal-parts.ts';

export type KnownOrder = { readonly order: Order; readonly row: OrderRow; readonly intent: Intent };

/** As it is now. Only what we have asked for ourselves, and as we have asked for it. */
export async function findOrder(parts: PaypalParts, id: string): Promise<KnownOrder | undefined> {
  const row = await rowOfOrder(parts.pool, id);
  // Whose id is nobody's is not asked for: it could be a path.
  if (!row?.order_id) return undefined;
  const said = await parts.line({ method: 'GET', path: `/v2/checkout/orders/${row.order_id}` }, parts.signal);
  if (said.status === 404) return undefined;
  const order = readOrder(said.body);
  const intent = intentOfOrder(order, row);
  if (!intent) return undefined;
  const { authorizations, captures } = paymentsIn(order);
  await notePayments(
    parts.pool,
    order.id,
    [...authorizations, ...captures].map((one) => one.id),
  );
  return { order, row, intent };
}

export async function readIntentOf(parts: PaypalParts, id: string): Promise<Answer<Intent>> {
  const known = await findOrder(parts, id);
  return known ? { outcome: 'done', result: known.intent } : noSuchIntent;
}
