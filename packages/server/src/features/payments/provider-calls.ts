import { Failure } from '@ashore/core/errors/failure.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { money } from '@ashore/core/money/money.ts';
import type { Payments } from '../../gateways/payments/open-payments.ts';
import type { Answer, Intent, PaymentGateway } from '../../gateways/payments/port.ts';
import type { Payment } from './payment.ts';

/** Shorter than a browser waits for this server, in milliseconds. */
const PROVIDER_TIMEOUT_MILLISECONDS = 8_000;

/**
 * Finds the gateway of a payment attempt. The provider that was asked for the money answers all later
 * questions.
 */
export function gatewayOf(payments: Payments, { gateway }: Pick<Payment, 'gateway'>): PaymentGateway {
  const foundGateway = payments.gatewayNamed(gateway);
  if (!foundGateway)
    throw new Failure('unavailable', {
      details: `The payment provider ${gateway} is not configured any more.`,
    });
  return foundGateway;
}

/**
 * Reads the state of a payment attempt at its provider. Only this state counts, regardless of what a browser or an
 * event claims.
 */
export async function readIntent(
  payments: Payments,
  payment: Payment,
  signal: AbortSignal = AbortSignal.timeout(PROVIDER_TIMEOUT_MILLISECONDS),
): Promise<Answer<Intent>> {
  const gateway = gatewayOf(payments, payment);
  return payment.providerId === null
    ? gateway.findByAttempt(payment.id, signal)
    : gateway.read(payment.providerId, signal);
}

export type RequestedPayment = {
  readonly paymentMethodId: string | null;
  readonly returnUrl: string;
  readonly description: string;
  readonly locale: MessageLocale;
  readonly payerName?: string | undefined;
};

/**
 * Requests the money of a recorded payment attempt. The same attempt requested again is the same intent. A
 * lost answer is looked up once by its key. An attempt that is still unknown stays `requested` and is looked up
 * later.
 */
export async function requestPayment(
  payments: Payments,
  payment: Payment,
  requested: RequestedPayment,
): Promise<Answer<Intent>> {
  const gateway = gatewayOf(payments, payment);
  if (payment.providerId !== null)
    return gateway.read(payment.providerId, AbortSignal.timeout(PROVIDER_TIMEOUT_MILLISECONDS));
  const { id: attemptId, bookingId, method, isCaptureLater } = payment;
  const amount = money(payment.amountMinor, payment.currency);
  const answer = await gateway.create(
    { attemptId, bookingId, method, amount, isCaptureLater, ...requested },
    AbortSignal.timeout(PROVIDER_TIMEOUT_MILLISECONDS),
  );
  if (answer.outcome !== 'unknown') return answer;
  const foundIntent = await gateway.findByAttempt(
    attemptId,
    AbortSignal.timeout(PROVIDER_TIMEOUT_MILLISECONDS),
  );
  return foundIntent.outcome === 'done' ? foundIntent : answer;
}

/** Continues a payment after the traveller has acted at their bank or in their wallet. */
export async function continuePayment(
  payments: Payments,
  payment: Payment,
  signal: AbortSignal = AbortSignal.timeout(PROVIDER_TIMEOUT_MILLISECONDS),
): Promise<Answer<Intent>> {
  if (payment.providerId === null) return readIntent(payments, payment, signal);
  return gatewayOf(payments, payment).proceed(payment.providerId, signal);
}

/**
 * Captures an authorisation in full. A repeated call is the same capture. If the provider refuses, the
 * current state is read instead: captured before, or no longer there.
 */
export async function capturePayment(
  payments: Payments,
  payment: Payment,
  signal: AbortSignal,
): Promise<Answer<Intent>> {
  const { id, providerId, amountMinor } = payment;
  if (providerId === null) throw new Error(`Payment ${id} has no authorisation to capture.`);
  const gateway = gatewayOf(payments, payment);
  const answer = await gateway.capture(providerId, { key: `${id}/capture`, amountMinor }, signal);
  return answer.outcome === 'refused' ? gateway.read(providerId, signal) : answer;
}

/**
 * Cancels a payment attempt at the provider, so that it can no longer be paid. Returns the intent as it is
 * then; if a payment arrived first, the intent shows it.
 */
export async function voidPayment(
  payments: Payments,
  payment: Payment,
  signal: AbortSignal = AbortSignal.timeout(PROVIDER_TIMEOUT_MILLISECONDS),
): Promise<Answer<Intent>> {
  const providerId = payment.providerId ?? (await idByAttempt(payments, payment, signal));
  if (typeof providerId !== 'string') return providerId;
  const gateway = gatewayOf(payments, payment);
  const answer = await gateway.cancel(providerId, { key: `${payment.id}/cancel` }, signal);
  if (answer.outcome === 'refused' && answer.why === 'wrong_state') return gateway.read(providerId, signal);
  return answer;
}

/**
 * Like `voidPayment`, but leaves an authorised or captured payment alone. Another call may be selling for
 * that authorisation, and voiding it would end the sale.
 */
export async function voidUnpaid(
  payments: Payments,
  payment: Payment,
  signal: AbortSignal = AbortSignal.timeout(PROVIDER_TIMEOUT_MILLISECONDS),
): Promise<Answer<Intent>> {
  const foundIntent = await readIntent(payments, payment, signal);
  if (foundIntent.outcome !== 'done') return foundIntent;
  const { state, id } = foundIntent.result;
  if (state === 'authorised' || state === 'captured') return foundIntent;
  return voidPayment(payments, { ...payment, providerId: id }, signal);
}

async function idByAttempt(
  payments: Payments,
  payment: Payment,
  signal: AbortSignal,
): Promise<string | Answer<Intent>> {
  const foundIntent = await readIntent(payments, payment, signal);
  return foundIntent.outcome === 'done' ? foundIntent.result.id : foundIntent;
}
