import { Failure } from '@ashore/core/errors/failure.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { money } from '@ashore/core/money/money.ts';
import type { Payments } from '../../gateways/payments/open-payments.ts';
import type { Answer, Intent, PaymentGateway } from '../../gateways/payments/port.ts';
import type { Payment } from './payment.ts';

export type AskedPayment = {
  readonly paymentMethodId: string | null;
  readonly returnUrl: string;
  readonly description: string;
  readonly locale: MessageLocale;
  readonly payerName?: string | undefined;
};

/** Less than a browser waits for us. */
const longest = 8_000;

/**
 * Asks for the money of a try that is written down. The same try asked for again is the same intent. Where the answer was
 * lost it is looked for once by its key; what is still not known then stays `asked` and is looked for later.
 */
export async function askForMoney(
  payments: Payments,
  payment: Payment,
  asked: AskedPayment,
): Promise<Answer<Intent>> {
  const gateway = gatewayOf(payments, payment);
  if (payment.providerId !== null) return gateway.read(payment.providerId, AbortSignal.timeout(longest));
  const { id: attemptId, bookingId, method, isLater } = payment;
  const amount = money(payment.amountMinor, payment.currency);
  const answer = await gateway.create(
    { attemptId, bookingId, method, amount, isLater, ...asked },
    AbortSignal.timeout(longest),
  );
  if (answer.outcome !== 'unknown') return answer;
  const found = await gateway.findByAttempt(attemptId, AbortSignal.timeout(longest));
  return found.outcome === 'done' ? found : answer;
}

/** What the provider says of a try now: the truth, whatever a browser or an event claims. */
export async function readIntent(
  payments: Payments,
  payment: Payment,
  signal: AbortSignal = AbortSignal.timeout(longest),
): Promise<Answer<Intent>> {
  const gateway = gatewayOf(payments, payment);
  return payment.providerId === null
    ? gateway.findByAttempt(payment.id, signal)
    : gateway.read(payment.providerId, signal);
}

/** Goes on with what the traveller has done meanwhile at his bank or in his wallet. */
export async function proceedWith(
  payments: Payments,
  payment: Payment,
  signal: AbortSignal = AbortSignal.timeout(longest),
): Promise<Answer<Intent>> {
  if (payment.providerId === null) return readIntent(payments, payment, signal);
  return gatewayOf(payments, payment).proceed(payment.providerId, signal);
}

export function gatewayOf(payments: Payments, { gateway }: Pick<Payment, 'gateway'>): PaymentGateway {
  const found = payments.gatewayNamed(gateway);
  if (!found) throw new Failure('unavailable', { details: `Nobody speaks to ${gateway} any more.` });
  return found;
}
