import type { Payments } from '../../gateways/payments/open-payments.ts';
import type { Answer, Intent } from '../../gateways/payments/port.ts';
import { gatewayOf } from './gateway-of.ts';
import type { Payment } from './payment.ts';

/**
 * Charges all of what was set aside. Asked again it is the same charge; where the provider will not, what has become of
 * the money is read instead: charged before, or not there any more.
 */
export async function capturePayment(
  payments: Payments,
  payment: Payment,
  signal: AbortSignal,
): Promise<Answer<Intent>> {
  const { id, providerId, amountMinor } = payment;
  if (providerId === null) throw new Error(`Nothing was ever set aside by ${id}.`);
  const gateway = gatewayOf(payments, payment);
  const answer = await gateway.capture(providerId, { key: `${id}/capture`, amountMinor }, signal);
  return answer.outcome === 'refused' ? gateway.read(providerId, signal) : answer;
}
