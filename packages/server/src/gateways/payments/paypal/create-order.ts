import type { Answer, Intent, NewIntent } from '../port.ts';
import { keyReused, noSuchIntent } from '../refusals.ts';
import { readOrder } from './intent-of-order.ts';
import { orderRequest } from './order-request.ts';
import { markLetGo, noteAttempt, noteOrder, type OrderRow, rowOfAttempt } from './order-rows.ts';
import { takesAmount } from './paypal-money.ts';
import type { PaypalParts } from './paypal-parts.ts';
import { readIntentOf } from './read-order.ts';

export async function createOrder(parts: PaypalParts, intent: NewIntent): Promise<Answer<Intent>> {
  const { attemptId, bookingId, method, amount } = intent;
  if (amount.amount <= 0) return invalid('there is nothing to pay');
  if (method !== 'paypal' || intent.paymentMethodId !== null) return invalid('only a wallet pays here');
  if (!takesAmount(amount)) return invalid(`PayPal takes no such amount in ${amount.currency}`);
  const request = orderRequest(intent);
  const { row, isSame } = await noteAttempt(parts.pool, { attemptId, bookingId, request });
  if (!isSame) return keyReused;
  if (row.order_id !== null) return readIntentOf(parts, row.order_id);
  const asked = await askForOrder(parts, row);
  return 'id' in asked ? readIntentOf(parts, asked.id) : asked;
}

/**
 * What became of an attempt whose answer was lost. PayPal finds nothing by our key, but knows a question that it has had
 * before: then it answers as the first time. What the second question has made is nobody's, and let go of.
 */
export async function findOrderOfAttempt(parts: PaypalParts, attemptId: string): Promise<Answer<Intent>> {
  const row = await rowOfAttempt(parts.pool, attemptId);
  if (!row) return noSuchIntent;
  if (row.order_id !== null) return readIntentOf(parts, row.order_id);
  const asked = await askForOrder(parts, row);
  if (!('id' in asked)) return noSuchIntent;
  if (!asked.isNew) return readIntentOf(parts, asked.id);
  await markLetGo(parts.pool, asked.id);
  return noSuchIntent;
}

type Asked = { readonly id: string; readonly isNew: boolean };

async function askForOrder(
  { pool, line, signal }: PaypalParts,
  { attempt_id, request }: OrderRow,
): Promise<Asked | Extract<Answer<never>, { outcome: 'refused' }>> {
  const said = await line(
    { method: 'POST', path: '/v2/checkout/orders', key: attempt_id, body: request },
    signal,
  );
  if (said.status >= 400) return invalid(said.issue);
  const { id } = readOrder(said.body);
  await noteOrder(pool, attempt_id, id);
  return { id, isNew: said.status === 201 };
}

function invalid(reason: string): Extract<Answer<never>, { outcome: 'refused' }> {
  return { outcome: 'refused', why: 'invalid', reason };
}
