import { Failure } from '@ashore/core/errors/failure.ts';
import type { Queryable } from '../../database/queryable.ts';
import type { Booking } from './booking.ts';
import type { BoughtSpots } from './buy-spots.ts';
import { confirmSale } from './confirm-sale.ts';
import { countFreeBooking } from './count-free-booking.ts';
import { takeBookingStep } from './take-booking-step.ts';

/**
 * Sells what nobody has to pay now, in the transaction that books it: on the account of an organisation, or because it costs
 * nothing.
 */
export async function sellWithoutMoney(
  client: Queryable,
  booking: Booking,
  spots: BoughtSpots,
): Promise<Booking> {
  if (booking.method !== 'bill-organisation') await countFreeBooking(client, booking);
  const holdId = await spots.sell(client, booking);
  if (holdId === undefined) throw new Failure('gone', { field: 'cartId' });
  const { id: bookingId, needsAnswer, method } = booking;
  const isBilled = method === 'bill-organisation';
  const onAccount = needsAnswer ? 'ask_on_account' : 'put_on_account';
  const forNothing = needsAnswer ? 'ask' : 'pay';
  const taken = await takeBookingStep(client, {
    bookingId,
    step: isBilled ? onAccount : forNothing,
    actor: isBilled ? 'traveller' : 'provider',
    known: { hasSpots: true, hasMoney: booking.totalMinor === 0, hasPromise: booking.totalMinor === 0 },
    holdId,
    locked: booking,
  });
  if (taken.outcome === 'may_not') throw new Error(`Booking ${bookingId} may not be sold: ${taken.why}.`);
  if (taken.booking.state === 'confirmed') await confirmSale(client, taken.booking);
  return taken.booking;
}
