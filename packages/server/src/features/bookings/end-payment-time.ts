import { SECOND_TRY_MINUTES } from '@ashore/core/booking/payment-minutes.ts';
import type { Queryable } from '../../database/queryable.ts';
import { openStatesSql } from '../payments/payment.ts';
import { keepHold } from '../quotes/keep-hold.ts';
import type { Booking } from './booking.ts';

/**
 * After a refusal the hold ends when it would have ended without a payment, but not before there was time for another card.
 * Inside the transaction in which the booking is locked. Where something else may still bring the money, nothing changes.
 */
export async function endPaymentTime(
  client: Queryable,
  { id, state, cartId, holdId }: Booking,
): Promise<void> {
  if (state !== 'awaiting_payment') return;
  const { rows } = await client.query<{ until: Date }>(
    `update bookings b
     set pay_until = least(pay_until, greatest(held_until, now() + interval '${SECOND_TRY_MINUTES} minutes'))
     where id = $1 and not exists (
       select from payments p where p.booking_id = b.id and p.state in ${openStatesSql})
     returning pay_until as until`,
    [id],
  );
  if (rows[0]) await keepHold(client, { cartId, holdId, until: rows[0].until });
}
