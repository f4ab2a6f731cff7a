import { Failure } from '@ashore/core/errors/failure.ts';
import type { Intent } from '../../../gateways/payments/port.ts';
import { readPaymentsOf } from '../../payments/payment.ts';
import { continuePayment, voidUnpaid } from '../../payments/provider-calls.ts';
import { readBookingOfCart } from '../booking.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { type CheckoutResult, settleAnswer } from './submit-checkout.ts';

export type ConfirmPaymentInput = {
  readonly cartId: string;
  readonly paymentIntentId: string;
  /** The traveller left the provider's payment step and wants to pay in another way. */
  readonly isGivenUp?: boolean;
};

/**
 * Handles a traveller's return from paying. The payment provider is asked for the result; an intent of
 * another cart is not found. An abandoned attempt that still waits for the traveller is voided. Spots are
 * then held no longer than after any refusal.
 */
export async function confirmPayment(
  deps: BookingDeps,
  { cartId, paymentIntentId, isGivenUp = false }: ConfirmPaymentInput,
): Promise<CheckoutResult> {
  const { pool } = deps.database;
  const booking = await readBookingOfCart(pool, cartId);
  if (!booking) throw new Failure('not_found', { field: 'cartId' });
  const payments = await readPaymentsOf(pool, booking.id);
  const payment = payments.find(({ providerId }) => providerId === paymentIntentId);
  if (!payment) throw new Failure('not_found', { field: 'paymentIntentId' });
  const answer = await continuePayment(deps.payments, payment);
  const isAbandoned = isGivenUp && answer.outcome === 'done' && statesBeforePayment.has(answer.result.state);
  const finalAnswer = isAbandoned ? await voidUnpaid(deps.payments, payment) : answer;
  return settleAnswer(deps, { booking, payment }, finalAnswer);
}

/** Intent states in which the traveller has to act and no money is on its way. */
const statesBeforePayment: ReadonlySet<Intent['state']> = new Set([
  'requires_method',
  'requires_action',
] as const);
