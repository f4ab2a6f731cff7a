import type { Queryable } from '../../database/queryable.ts';
import type { Booking } from './booking.ts';
import { confirmSale } from './confirm-sale.ts';
import { takeBookingStep } from './take-booking-step.ts';

/**
 * The supplier has said yes and the money is there, or goes on an account: now it is sold. In the transaction in which the
 * booking is locked, and last in it.
 */
export async function confirmAccepted(
  client: Queryable,
  locked: Booking,
  actor: 'provider' | 'house',
): Promise<Booking> {
  const wish = {
    bookingId: locked.id,
    step: 'take_money',
    actor,
    known: { hasMoney: true },
    locked,
  } as const;
  const { outcome, booking } = await takeBookingStep(client, wish);
  if (outcome === 'taken') await confirmSale(client, booking);
  return booking;
}
