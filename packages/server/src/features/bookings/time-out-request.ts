import { transaction } from '../../database/run-transaction.ts';
import type { BookingDesk } from './booking-desk.ts';
import { giveUpSold } from './give-up-sold.ts';
import { takeBookingStep } from './take-booking-step.ts';

/** A day without an answer is a no: spots and money go back, once, however many clocks strike. True when it was now. */
export async function timeOutRequest({ database }: BookingDesk, bookingId: string): Promise<boolean> {
  return transaction(database, async ({ client }) => {
    const taken = await takeBookingStep(client, { bookingId, step: 'time_out', actor: 'clock' });
    if (taken.outcome !== 'taken') return false;
    await giveUpSold(client, taken.booking, 'unanswered');
    return true;
  });
}
