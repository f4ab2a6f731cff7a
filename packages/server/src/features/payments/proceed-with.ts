import type { Payments } from '../../gateways/payments/open-payments.ts';
import type { Answer, Intent } from '../../gateways/payments/port.ts';
import { gatewayOf, PROVIDER_PATIENCE } from './gateway-of.ts';
import type { Payment } from './payment.ts';
import { readIntent } from './read-intent.ts';

/** Goes on with what the traveller has done meanwhile at his bank or in his wallet. */
export async function proceedWith(
  payments: Payments,
  payment: Payment,
  signal: AbortSignal = AbortSignal.timeout(PROVIDER_PATIENCE),
): Promise<Answer<Intent>> {
  if (payment.providerId === null) return readIntent(payments, payment, signal);
  return gatewayOf(payments, payment).proceed(payment.providerId, signal);
}
