import { transaction } from '../../../database/transaction.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { releaseSpotsAndRefund } from '../cancellation/reverse-sale.ts';
import { transitionBooking } from '../transition.ts';

/**
 * Expires a request that was not answered in time, once, even if several workers try it. Releases its spots
 * and returns its money. True if this call expired it.
 */
export async function expireRequest({ database }: BookingDeps, bookingId: string): Promise<boolean> {
  return transaction(database, async ({ client }) => {
    const transition = await transitionBooking(client, { bookingId, step: 'expire_request', actor: 'clock' });
    if (transition.outcome !== 'taken') return false;
    await releaseSpotsAndRefund(client, transition.booking, 'unanswered');
    return true;
  });
}
