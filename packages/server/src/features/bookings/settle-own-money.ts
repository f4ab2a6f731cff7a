import { GIVEN_UP } from '@ashore/core/booking/booking-process.ts';
import type { Queryable } from '../../database/queryable.ts';
import type { Payment } from '../payments/payment.ts';
import type { Booking } from './booking.ts';
import { confirmAccepted } from './confirm-accepted.ts';
import { refuseMoney } from './refuse-money.ts';
import type { Settled } from './settled.ts';

type Now = { readonly booking: Booking; readonly payment: Payment };

/**
 * News of the money that a booking counts on. What a supplier has accepted is sold once all of it is charged. What was
 * charged for a booking that was given up in that moment, before it was ever sold, goes back.
 */
export async function settleOwnMoney(client: Queryable, now: Now): Promise<Settled> {
  const { booking, payment } = now;
  if (payment.state !== 'captured') return { outcome: 'sold', ...now };
  if (booking.state === 'accepted') {
    if (payment.capturedMinor < booking.totalMinor) return { outcome: 'doubtful', ...now };
    return { outcome: 'sold', payment, booking: await confirmAccepted(client, booking, 'provider') };
  }
  const isForNothing = booking.confirmedAt === null && GIVEN_UP.includes(booking.state);
  return isForNothing ? refuseMoney(client, now) : { outcome: 'sold', ...now };
}
