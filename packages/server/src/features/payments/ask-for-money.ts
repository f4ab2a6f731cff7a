import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { money } from '@ashore/core/money/money.ts';
import type { Payments } from '../../gateways/payments/open-payments.ts';
import type { Answer, Intent } from '../../gateways/payments/port.ts';
import { gatewayOf, PROVIDER_PATIENCE } from './gateway-of.ts';
import type { Payment } from './payment.ts';

export type AskedPayment = {
  readonly paymentMethodId: string | null;
  readonly returnUrl: string;
  readonly description: string;
  readonly locale: MessageLocale;
  readonly payerName?: string | undefined;
};

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
  if (payment.providerId !== null)
    return gateway.read(payment.providerId, AbortSignal.timeout(PROVIDER_PATIENCE));
  const { id: attemptId, bookingId, method, isLater } = payment;
  const amount = money(payment.amountMinor, payment.currency);
  const answer = await gateway.create(
    { attemptId, bookingId, method, amount, isLater, ...asked },
    AbortSignal.timeout(PROVIDER_PATIENCE),
  );
  if (answer.outcome !== 'unknown') return answer;
  const found = await gateway.findByAttempt(attemptId, AbortSignal.timeout(PROVIDER_PATIENCE));
  return found.outcome === 'done' ? found : answer;
}
