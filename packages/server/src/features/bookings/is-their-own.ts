import type { CheckoutRequest } from '@ashore/core/contract/checkout-request.ts';
import type { Queryable } from '../../database/queryable.ts';
import type { Booking } from './booking.ts';

/**
 * Whether a checkout of a cart that is bought is sent by whoever bought it: it names one of his tries, or his e-mail address.
 * The cart's own name is no secret, and what is answered holds the key to everything.
 */
export async function isTheirOwn(
  client: Queryable,
  { id }: Pick<Booking, 'id'>,
  { attemptId, chargeRequest, cart }: CheckoutRequest,
): Promise<boolean> {
  const { rows } = await client.query<{ isTheirOwn: boolean | null }>(
    `select lower(contact ->> 'email') = lower($4) or exists (
       select from payments where booking_id = bookings.id and (id = $2 or provider_id = $3)) as "isTheirOwn"
     from bookings where id = $1`,
    [id, attemptId, chargeRequest.paymentIntentId, cart.persons[0]?.email ?? null],
  );
  return rows[0]?.isTheirOwn === true;
}
