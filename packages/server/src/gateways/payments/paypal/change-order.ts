import { money } from '@ashore/core/money/money.ts';
import type { Answer, Intent, Refund } from '../port.ts';
import { invalidAmount, keyReused, noSuchIntent, tooMuch, wrongState } from '../refusals.ts';
import type { PaypalDeps } from './client.ts';
import { paypalAmount } from './money.ts';
import {
  findOrder,
  markCaptureFailed,
  markCaptureStarted,
  markVoided,
  paymentsIn,
  readIntentOf,
  readRefund,
} from './read-order.ts';

type OrderOperation = { readonly key: string; readonly amountMinor: number };

/**
 * Captures an authorisation. PayPal would accept up to 15 % more than was authorised, so the amount is
 * checked here.
 */
export async function captureOrder(
  deps: PaypalDeps,
  id: string,
  { key, amountMinor }: OrderOperation,
): Promise<Answer<Intent>> {
  const foundOrder = await findOrder(deps, id);
  if (!foundOrder) return noSuchIntent;
  const { order, intent } = foundOrder;
  const [reserved] = paymentsIn(order).authorizations;
  if (!reserved) return wrongState(intent.state);
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) return invalidAmount;
  if (amountMinor > intent.amount.amount) return tooMuch(amountMinor, intent.amount.amount);
  const amount = paypalAmount(money(amountMinor, intent.amount.currency));
  // Sent even if the payment is already captured: for a repeated key PayPal repeats its answer.
  const path = `/v2/payments/authorizations/${reserved.id}/capture`;
  const body = { amount, final_capture: true };
  const answer = await deps.callPaypal({ method: 'POST', path, key, body }, deps.signal);
  return answer.status >= 400 ? wrongState(intent.state) : readIntentOf(deps, id);
}

/** Voids an authorisation. An order that is not yet captured can never be captured afterwards. */
export async function cancelOrder(
  deps: PaypalDeps,
  id: string,
  { key }: Pick<OrderOperation, 'key'>,
): Promise<Answer<Intent>> {
  const foundOrder = await findOrder(deps, id);
  if (!foundOrder) return noSuchIntent;
  const { order, intent } = foundOrder;
  if (intent.state === 'cancelled') return { outcome: 'done', result: intent };
  if (intent.state === 'captured') return wrongState(intent.state);
  const [reserved] = paymentsIn(order).authorizations;
  if (!reserved) {
    if (await markVoided(deps.pool, order.id)) return readIntentOf(deps, id);
    // Another call is capturing or authorising the order, or a process crashed while doing so. Complete that
    // step first, with the same key, so that the caller can refund or void the money.
    await captureOrAuthoriseOrder(deps, id);
    return wrongState(intent.state);
  }
  const path = `/v2/payments/authorizations/${reserved.id}/void`;
  const answer = await deps.callPaypal({ method: 'POST', path, key }, deps.signal);
  return answer.status >= 400 ? wrongState(intent.state) : readIntentOf(deps, id);
}

export async function refundOrder(
  deps: PaypalDeps,
  id: string,
  { key, amountMinor, reason }: OrderOperation & { readonly reason: string },
): Promise<Answer<Refund>> {
  const foundOrder = await findOrder(deps, id);
  if (!foundOrder) return noSuchIntent;
  const { order, intent } = foundOrder;
  const [taken] = paymentsIn(order).captures;
  if (intent.state !== 'captured' || !taken) return wrongState(intent.state);
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) return invalidAmount;
  const amount = paypalAmount(money(amountMinor, intent.amount.currency));
  const path = `/v2/payments/captures/${taken.id}/refund`;
  const body = { amount, custom_id: key, note_to_payer: reason.slice(0, 255) };
  const answer = await deps.callPaypal({ method: 'POST', path, key, body }, deps.signal);
  if (answer.status >= 400) return tooMuch(amountMinor, intent.capturedMinor);
  const refund = readRefund(answer.body);
  // For a known key PayPal repeats its first answer, even if another amount is requested.
  return refund.amountMinor === amountMinor ? { outcome: 'done', result: refund } : keyReused;
}

/** PayPal's issues for a wallet that approved the payment and then does not pay. */
const declined = ['INSTRUMENT_DECLINED', 'TRANSACTION_REFUSED', 'PAYER_CANNOT_PAY', 'COMPLIANCE_VIOLATION'];

/** Captures or authorises an approved order, once, unless we have voided it. */
export async function captureOrAuthoriseOrder(deps: PaypalDeps, id: string): Promise<Answer<Intent>> {
  const foundOrder = await findOrder(deps, id);
  if (!foundOrder) return noSuchIntent;
  const { order, intent } = foundOrder;
  if (order.status !== 'APPROVED' || intent.state !== 'processing')
    return { outcome: 'done', result: intent };
  if (!(await markCaptureStarted(deps.pool, order.id))) return readIntentOf(deps, order.id);
  const operation = intent.isCaptureLater ? 'authorize' : 'capture';
  // The key must stay the same across releases: it makes a repeat after a crash the same operation.
  const answer = await deps.callPaypal(
    { method: 'POST', path: `/v2/checkout/orders/${order.id}/${operation}`, key: `${intent.attemptId}/take` },
    deps.signal,
  );
  if (answer.status >= 400 && !answer.issue.startsWith('ORDER_ALREADY_'))
    await markCaptureFailed(deps.pool, order.id, declined.includes(answer.issue) ? 'card_declined' : null);
  return readIntentOf(deps, order.id);
}
