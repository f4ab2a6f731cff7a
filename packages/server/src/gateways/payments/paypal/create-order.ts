import type { Answer, Intent, NewIntent } from '../port.ts';
import { keyReused, noSuchIntent } from '../refusals.ts';
import type { PaypalDeps } from './client.ts';
import { takesAmount } from './money.ts';
import { orderRequest } from './order-request.ts';
import {
  markVoided,
  type OrderRow,
  readIntentOf,
  readOrder,
  recordAttempt,
  recordOrder,
  rowOfAttempt,
} from './read-order.ts';

export async function createOrder(parts: PaypalDeps, intent: NewIntent): Promise<Answer<Intent>> {
  const { attemptId, bookingId, method, amount } = intent;
  if (amount.amount <= 0) return invalid('there is nothing to pay');
  if (method !== 'paypal' || intent.paymentMethodId !== null) return invalid('only a wallet pays here');
  if (!takesAmount(amount)) return invalid(`PayPal takes no such amount in ${amount.currency}`);
  const request = orderRequest(intent);
  const { row, isSame } = await recordAttempt(parts.pool, { attemptId, bookingId, request });
  if (!isSame) return keyReused;
  if (row.order_id !== null) return readIntentOf(parts, row.order_id);
  const order = await askForOrder(parts, row);
  return 'id' in order ? readIntentOf(parts, order.id) : order;
}

/**
 * Finds the order of an attempt whose answer was lost. PayPal cannot search by our key, but it repeats its
 * first answer to a repeated request. If the first request never arrived, the repeat creates a new order,
 * which is voided here.
 */
export async function findOrderOfAttempt(parts: PaypalDeps, attemptId: string): Promise<Answer<Intent>> {
  const row = await rowOfAttempt(parts.pool, attemptId);
  if (!row) return noSuchIntent;
  if (row.order_id !== null) return readIntentOf(parts, row.order_id);
  const order = await askForOrder(parts, row);
  if (!('id' in order)) return noSuchIntent;
  if (!order.isNew) return readIntentOf(parts, order.id);
  await markVoided(parts.pool, order.id);
  return noSuchIntent;
}

type CreatedOrder = { readonly id: string; readonly isNew: boolean };

async function askForOrder(
  { pool, callPaypal, signal }: PaypalDeps,
  { attempt_id, request }: OrderRow,
): Promise<CreatedOrder | Extract<Answer<never>, { outcome: 'refused' }>> {
  const answer = await callPaypal(
    { method: 'POST', path: '/v2/checkout/orders', key: attempt_id, body: request },
    signal,
  );
  if (answer.status >= 400) return invalid(answer.issue);
  const { id } = readOrder(answer.body);
  await recordOrder(pool, attempt_id, id);
  // PayPal answers 201 to a new order, and 200 if it repeats its first answer.
  return { id, isNew: answer.status === 201 };
}

function invalid(reason: string): Extract<Answer<never>, { outcome: 'refused' }> {
  return { outcome: 'refused', why: 'invalid', reason };
}
