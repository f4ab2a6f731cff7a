import { Failure } from '@ashore/core/errors/failure.ts';
import type { Intent } from '../../gateways/payments/port.ts';
import { letGoUnpaid } from '../payments/let-go.ts';
import { proceedWith } from '../payments/proceed-with.ts';
import { readPaymentsOf } from '../payments/read-payments.ts';
import { readBookingOfCart } from './booking.ts';
import type { BookingDesk } from './booking-desk.ts';
import { type CheckedOut, settleAnswer } from './check-out.ts';

export type ConfirmPayment = {
  readonly cartId: string;
  readonly paymentIntentId: string;
  /** The traveller has gone away from what was asked of him, and wants to pay otherwise. */
  readonly isGivenUp?: boolean;
};

/**
 * The traveller says that he has come back from paying. What happened is asked of the provider; an intent that is not of
 * this cart is nobody's here. What is given up and still waits for the traveller is cancelled, so that the spots wait no longer for
 * it than after any refusal.
 */
export async function confirmPayment(
  desk: BookingDesk,
  { cartId, paymentIntentId, isGivenUp = false }: ConfirmPayment,
): Promise<CheckedOut> {
  const { pool } = desk.database;
  const booking = await readBookingOfCart(pool, cartId);
  if (!booking) throw new Failure('not_found', { field: 'cartId' });
  const payments = await readPaymentsOf(pool, booking.id);
  const payment = payments.find(({ providerId }) => providerId === paymentIntentId);
  if (!payment) throw new Failure('not_found', { field: 'paymentIntentId' });
  const answer = await proceedWith(desk.payments, payment);
  const isOver = isGivenUp && answer.outcome === 'done' && waits.has(answer.result.state);
  const last = isOver ? await letGoUnpaid(desk.payments, payment) : answer;
  return settleAnswer(desk, { booking, payment }, last);
}

/** Nothing is on its way: it is the traveller’s turn. */
const waits: ReadonlySet<Intent['state']> = new Set(['waiting', 'acting'] as const);
