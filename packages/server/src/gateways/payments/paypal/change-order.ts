import { money } from '@ashore/core/money/money.ts';
import type { Answer, Intent, Refund } from '../port.ts';
import { invalidAmount, keyReused, noSuchIntent, tooMuch, wrongState } from '../refusals.ts';
import { paymentsIn, readRefund } from './intent-of-order.ts';
import { markLetGo } from './order-rows.ts';
import { paypalAmount } from './paypal-money.ts';
import type { PaypalParts } from './paypal-parts.ts';
import { findOrder, readIntentOf } from './read-order.ts';
import { takeOrder } from './take-order.ts';

type Deed = { readonly key: string; readonly amountMinor: number };

/** Charges what is reserved. PayPal would take up to 15 % more than that, so the amount is looked at here. */
export async function captureOrder(
  parts: PaypalParts,
  id: string,
  { key, amountMinor }: Deed,
): Promise<Answer<Intent>> {
  const known = await findOrder(parts, id);
  if (!known) return noSuchIntent;
  const { order, intent } = known;
  const [reserved] = paymentsIn(order).authorizations;
  if (!reserved) return wrongState(intent.state);
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) return invalidAmount;
  if (amountMinor > intent.amount.amount) return tooMuch(amountMinor, intent.amount.amount);
  const amount = paypalAmount(money(amountMinor, intent.amount.currency));
  // Asked also when it is charged already: by the same key PayPal answers as it did.
  const path = `/v2/payments/authorizations/${reserved.id}/capture`;
  const body = { amount, final_capture: true };
  const said = await parts.line({ method: 'POST', path, key, body }, parts.signal);
  return said.status >= 400 ? wrongState(intent.state) : readIntentOf(parts, id);
}

/** Lets go of what is reserved; what nobody has taken yet is never taken any more. */
export async function cancelOrder(
  parts: PaypalParts,
  id: string,
  { key }: Pick<Deed, 'key'>,
): Promise<Answer<Intent>> {
  const known = await findOrder(parts, id);
  if (!known) return noSuchIntent;
  const { order, intent } = known;
  if (intent.state === 'cancelled') return { outcome: 'done', result: intent };
  if (intent.state === 'captured') return wrongState(intent.state);
  const [reserved] = paymentsIn(order).authorizations;
  if (!reserved) {
    if (await markLetGo(parts.pool, order.id)) return readIntentOf(parts, id);
    // It is being taken, or whoever did so died over it: then it is taken first, by the same key, and given back.
    await takeOrder(parts, id);
    return wrongState(intent.state);
  }
  const path = `/v2/payments/authorizations/${reserved.id}/void`;
  const said = await parts.line({ method: 'POST', path, key }, parts.signal);
  return said.status >= 400 ? wrongState(intent.state) : readIntentOf(parts, id);
}

export async function refundOrder(
  parts: PaypalParts,
  id: string,
  { key, amountMinor, reason }: Deed & { readonly reason: string },
): Promise<Answer<Refund>> {
  const known = await findOrder(parts, id);
  if (!known) return noSuchIntent;
  const { order, intent } = known;
  const [taken] = paymentsIn(order).captures;
  if (intent.state !== 'captured' || !taken) return wrongState(intent.state);
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) return invalidAmount;
  const amount = paypalAmount(money(amountMinor, intent.amount.currency));
  const path = `/v2/payments/captures/${taken.id}/refund`;
  const body = { amount, custom_id: key, note_to_payer: reason.slice(0, 255) };
  const said = await parts.line({ method: 'POST', path, key, body }, parts.signal);
  if (said.status >= 400) return tooMuch(amountMinor, intent.capturedMinor);
  const refund = readRefund(said.body);
  // By a key that it knows PayPal answers as it did, whatever is asked.
  return refund.amountMinor === amountMinor ? { outcome: 'done', result: refund } : keyReused;
}
