import { transaction } from '../../database/run-transaction.ts';
import { letGoUnpaid } from '../payments/let-go.ts';
import { isOpen, readPaymentsOf } from '../payments/read-payments.ts';
import { releaseTheHold } from '../quotes/release-the-hold.ts';
import { lockBooking } from './booking.ts';
import type { BookingDesk } from './booking-desk.ts';
import { askToTakeBack } from './put-back-spots.ts';
import { settlePayment } from './settle-payment.ts';
import { takeBookingStep } from './take-booking-step.ts';

export type LapseBooking = {
  readonly bookingId: string;
  /** The clock lets go of what is over; the traveller of what he does not want any more. */
  readonly actor: 'clock' | 'traveller';
};

/**
 * Ends a booking that nobody has paid. First its open tries are cancelled at the provider, so that nobody can pay any more
 * for what is gone; where the money was quicker, it is a sale. What the provider does not say now, the next round asks.
 * True when it has lapsed now.
 */
export async function lapseBooking(desk: BookingDesk, { bookingId, actor }: LapseBooking): Promise<boolean> {
  const payments = await readPaymentsOf(desk.database.pool, bookingId);
  for (const payment of payments.filter(isOpen)) {
    const answer = await letGoUnpaid(desk.payments, payment);
    if (answer.outcome === 'done') await settlePayment(desk, { payment, intent: answer.result });
  }
  return transaction(desk.database, async ({ client }) => {
    const locked = await lockBooking(client, bookingId);
    // A new try has moved its end meanwhile.
    if (actor === 'clock' && (locked.payUntil === null || locked.now < locked.payUntil)) return false;
    const taken = await takeBookingStep(client, { bookingId, step: 'lapse', actor, locked });
    if (taken.outcome !== 'taken') return false;
    await releaseTheHold(client, locked);
    await askToTakeBack(client, { holdId: locked.holdId, spots: 'all' });
    return true;
  });
}
