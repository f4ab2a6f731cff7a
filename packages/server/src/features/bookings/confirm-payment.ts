import { Failure } from '@ashore/core/errors/failure.ts';
import { proceedWith } from '../payments/proceed-with.ts';
import { readPaymentsOf } from '../payments/read-payments.ts';
import { readBookingOfCart } from './booking.ts';
import type { BookingDesk } from './booking-desk.ts';
import { type CheckedOut, settleAnswer } from './check-out.ts';

export type ConfirmPayment = { readonly cartId: string; readonly paymentIntentId: string };

/**
 * The traveller says that he has come back from paying. What happened is asked of the provider; an intent that is not of
 * this cart is nobody's here.
 */
export async function confirmPayment(
  desk: BookingDesk,
  { cartId, paymentIntentId }: ConfirmPayment,
): Promise<CheckedOut> {
  const { pool } = desk.database;
  const booking = await readBookingOfCart(pool, cartId);
  if (!booking) throw new Failure('not_found', { field: 'cartId' });
  const payments = await readPaymentsOf(pool, booking.id);
  const payment = payments.find(({ providerId }) => providerId === paymentIntentId);
  if (!payment) throw new Failure('not_found', { field: 'paymentIntentId' });
  return settleAnswer(desk, { booking, payment }, await proceedWith(desk.payments, payment));
}
