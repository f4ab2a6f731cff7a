import type { Intent } from '../../gateways/payments/port.ts';
import type { Payment } from './payment.ts';

/** Whether a provider says nothing new: refunds are always new, since they are written down elsewhere. */
export function isSameAsWritten(payment: Payment, intent: Intent): boolean {
  return (
    payment.state === intent.state &&
    payment.providerId === intent.id &&
    payment.capturedMinor === intent.capturedMinor &&
    intent.refunds.length === 0
  );
}
