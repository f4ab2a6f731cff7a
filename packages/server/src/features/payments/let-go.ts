import type { Payments } from '../../gateways/payments/open-payments.ts';
import type { Answer, Intent } from '../../gateways/payments/port.ts';
import { gatewayOf } from './gateway-of.ts';
import type { Payment } from './payment.ts';
import { readIntent } from './read-intent.ts';

/**
 * Cancels a try at the provider, so that nobody can pay it any more. What comes back is the intent as it is then: where the
 * money was quicker, it says so.
 */
export async function letGo(
  payments: Payments,
  payment: Payment,
  signal: AbortSignal = AbortSignal.timeout(8_000),
): Promise<Answer<Intent>> {
  const providerId = payment.providerId ?? (await idByAttempt(payments, payment, signal));
  if (typeof providerId !== 'string') return providerId;
  const gateway = gatewayOf(payments, payment);
  const answer = await gateway.cancel(providerId, { key: `${payment.id}/cancel` }, signal);
  if (answer.outcome === 'refused' && answer.why === 'wrong_state') return gateway.read(providerId, signal);
  return answer;
}

/**
 * The same, but what has brought the money by now is left as it is: an authorisation that was cancelled at the moment at which
 * another call sells for it would end that sale.
 */
export async function letGoUnpaid(
  payments: Payments,
  payment: Payment,
  signal: AbortSignal = AbortSignal.timeout(8_000),
): Promise<Answer<Intent>> {
  const found = await readIntent(payments, payment, signal);
  if (found.outcome !== 'done') return found;
  const { state, id } = found.result;
  if (state === 'authorised' || state === 'captured') return found;
  return letGo(payments, { ...payment, providerId: id }, signal);
}

async function idByAttempt(
  payments: Payments,
  payment: Payment,
  signal: AbortSignal,
): Promise<string | Answer<Intent>> {
  const found = await readIntent(payments, payment, signal);
  return found.outcome === 'done' ? found.result.id : found;
}
