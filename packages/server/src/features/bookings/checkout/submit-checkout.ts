import { Failure } from '@ashore/core/errors/failure.ts';
import { personName } from '@ashore/core/text/person-name.ts';
import type { Answer, Intent } from '../../../gateways/payments/port.ts';
import type { Payment } from '../../payments/payment.ts';
import { continuePayment, requestPayment } from '../../payments/provider-calls.ts';
import type { Booking } from '../booking.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { closePaymentAttempt } from '../settlement/close-payment-attempt.ts';
import type { SettlementResult } from '../settlement/refund-unusable-payment.ts';
import { settlePayment } from '../settlement/settle-payment.ts';
import { type BookCartInput, bookCart } from './book-cart.ts';

export type CheckoutInput = BookCartInput & {
  /** Where a bank or wallet redirects the browser. */
  readonly returnUrl: string;
  readonly description: string;
};

export type CheckoutResult =
  /** Nothing is due, or it was already paid. */
  | { readonly outcome: 'booked'; readonly booking: Booking }
  | (SettlementResult & { readonly intent: Intent })
  /** The payment provider rejects this payment attempt. */
  | { readonly outcome: 'impossible'; readonly booking: Booking };

/**
 * Books a cart, requests its payment and acts on the provider's answer. A repeated call has no further
 * effect.
 */
export async function submitCheckout(deps: BookingDeps, input: CheckoutInput): Promise<CheckoutResult> {
  const { booking, payment } = await bookCart(deps, input);
  if (!payment) return { outcome: 'booked', booking };
  const { paymentIntentId, paymentMethodId } = input.request.chargeRequest;
  const isReturn = paymentIntentId !== null && payment.providerId !== null;
  const answer = await (isReturn
    ? continuePayment(deps.payments, payment)
    : requestPayment(deps.payments, payment, {
        paymentMethodId,
        returnUrl: input.returnUrl,
        description: `${input.description} ${booking.orderNumber}`,
        // The bank's pages address the organisation's staff, if they book.
        locale: input.staffLocale ?? input.locale,
        payerName: payerOf(input),
      }));
  return settleAnswer(deps, { booking, payment }, answer);
}

function payerOf({ request }: CheckoutInput): string | undefined {
  const [person] = request.cart.persons;
  return person && personName(person.firstName, person.lastName);
}

/**
 * Acts on the provider's answer. An unclear answer is neither success nor refusal; a repeated call with the
 * same attempt ID finds out.
 */
export async function settleAnswer(
  deps: BookingDeps,
  { booking, payment }: { readonly booking: Booking; readonly payment: Payment },
  answer: Answer<Intent>,
): Promise<CheckoutResult> {
  switch (answer.outcome) {
    case 'done':
      return {
        ...(await settlePayment(deps, { payment, intent: answer.result, booking })),
        intent: answer.result,
      };
    case 'unknown':
      throw new Failure('unavailable', { details: answer.reason });
    case 'refused':
      if (answer.why === 'key_reused') throw new Failure('unprocessable', { field: 'data.attemptId' });
      await closePaymentAttempt(deps, payment, 'processing_error');
      return { outcome: 'impossible', booking };
  }
}
