import type { Answer, Intent } from '../port.ts';
import { noSuchIntent } from '../refusals.ts';
import { markNotTaken, markTaken } from './order-rows.ts';
import type { PaypalParts } from './paypal-parts.ts';
import { findOrder, readIntentOf } from './read-order.ts';

/** What the wallet says when it has approved and will not pay after all. */
const declined = ['INSTRUMENT_DECLINED', 'TRANSACTION_REFUSED', 'PAYER_CANNOT_PAY', 'COMPLIANCE_VIOLATION'];

/** Takes what the traveller has approved, once, unless we have let go of it. */
export async function takeOrder(parts: PaypalParts, id: string): Promise<Answer<Intent>> {
  const known = await findOrder(parts, id);
  if (!known) return noSuchIntent;
  const { order, intent } = known;
  if (order.status !== 'APPROVED' || intent.state !== 'processing')
    return { outcome: 'done', result: intent };
  if (!(await markTaken(parts.pool, order.id))) return readIntentOf(parts, order.id);
  const deed = intent.isLater ? 'authorize' : 'capture';
  const said = await parts.line(
    { method: 'POST', path: `/v2/checkout/orders/${order.id}/${deed}`, key: `${intent.attemptId}/take` },
    parts.signal,
  );
  if (said.status >= 400 && !said.issue.startsWith('ORDER_ALREADY_'))
    await markNotTaken(parts.pool, order.id, declined.includes(said.issue) ? 'card_declined' : null);
  return readIntentOf(parts, order.id);
}
