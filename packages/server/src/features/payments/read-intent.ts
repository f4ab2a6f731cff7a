import type { Payments } from '../../gateways/payments/open-payments.ts';
import type { Answer, Intent } from '../../gateways/payments/port.ts';
import { gatewayOf, PROVIDER_PATIENCE } from './gateway-of.ts';
import type { Payment } from './payment.ts';

/** What the provider says of a try now: the truth, whatever a browser or an event claims. */
export async function readIntent(
  payments: Payments,
  payment: Payment,
  signal: AbortSignal = AbortSignal.timeout(PROVIDER_PATIENCE),
): Promise<Answer<Intent>> {
  const gateway = gatewayOf(payments, payment);
  return payment.providerId === null
    ? gateway.findByAttempt(payment.id, signal)
    : gateway.read(payment.providerId, signal);
}
