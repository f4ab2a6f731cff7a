import type { Queryable } from '../../database/queryable.ts';
import type { Payment } from '../payments/payment.ts';
import type { Booking } from './booking.ts';
import { putBackSpots } from './put-back-spots.ts';
import type { Settled } from './settled.ts';
import { takeBookingStep } from './take-booking-step.ts';

type Now = { readonly booking: Booking; readonly payment: Payment };

/**
 * What was set aside is not there any more: there is no ticket without money, and its spots go back on sale. A booking that had
 * ended by then, or was charged in time, stays as it is.
 */
export async function loseMoney(client: Queryable, { booking, payment }: Now): Promise<Settled> {
  const { id: bookingId, holdId, spots } = booking;
  const wish = { bookingId, step: 'lose_money', actor: 'provider', locked: booking } as const;
  const taken = await takeBookingStep(client, wish);
  if (taken.outcome === 'taken') await putBackSpots(client, { holdId, spots: 'all', had: spots });
  return { outcome: 'refused', booking: taken.booking, payment };
}
