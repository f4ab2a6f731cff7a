import { transaction } from '../../database/run-transaction.ts';
import { type CloseAttempt, closeAttempt } from '../payments/close-attempt.ts';
import type { Payment } from '../payments/payment.ts';
import { lockBooking } from './booking.ts';
import type { BookingDesk } from './booking-desk.ts';
import { endPaymentTime } from './end-payment-time.ts';

/** A try from which no money can come is over, and the spots wait for another one as after every refusal. */
export async function closeTry(
  { database }: Pick<BookingDesk, 'database'>,
  { id, bookingId }: Pick<Payment, 'id' | 'bookingId'>,
  refusal: CloseAttempt['refusal'],
): Promise<void> {
  await transaction(database, async ({ client }) => {
    const booking = await lockBooking(client, bookingId);
    await closeAttempt(client, { id, refusal });
    await endPaymentTime(client, booking);
  });
}
