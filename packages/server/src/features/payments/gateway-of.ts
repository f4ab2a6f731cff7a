import { Failure } from '@ashore/core/errors/failure.ts';
import type { Payments } from '../../gateways/payments/open-payments.ts';
import type { PaymentGateway } from '../../gateways/payments/port.ts';
import type { Payment } from './payment.ts';

/** Less than a browser waits for us, in milliseconds. */
export const PROVIDER_PATIENCE = 8_000;

/** Who was asked for the money of a try, and is asked about it ever after. */
export function gatewayOf(payments: Payments, { gateway }: Pick<Payment, 'gateway'>): PaymentGateway {
  const found = payments.gatewayNamed(gateway);
  if (!found) throw new Failure('unavailable', { details: `Nobody speaks to ${gateway} any more.` });
  return found;
}
