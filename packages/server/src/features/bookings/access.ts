import type { CheckoutRequest } from '@ashore/core/contract/checkout-request.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import type { Queryable } from '../../database/queryable.ts';
import { type Booking, bookingColumns, normaliseOrderNumber } from './booking.ts';

/** SQL condition for the booking (alias `booking`) that its account opens by the order number. Order numbers are not secret. */
function ownedSql(orderNumber: string, account: string): string {
  return `(booking.order_number = ${orderNumber} and booking.account_id = ${account}::uuid)`;
}

/**
 * SQL condition for the booking (alias `booking`) that a key opens, or an account by the order number. A guest key opens only
 * bookings that an organisation pays for, and only for reading. Changing a booking requires its access key or its account.
 * Both arguments are parameters of the statement, such as `$1`.
 */
export function openedByKeySql(key: string, account = 'null'): string {
  return `(booking.access_key = ${key} or (booking.guest_key = ${key} and booking.method = 'bill-organisation')
    or ${ownedSql(key, account)})`;
}

/**
 * Whether a client that names a cart may view it. The ID of a booked cart is not secret, and its travellers
 * are private to the purchaser. Such a cart therefore requires the booking's access key or account. A cart
 * whose booking awaits its payment or has expired stays open, so that it can be booked again.
 */
export async function canViewCart(
  client: Queryable,
  cartId: string,
  accessKey?: string,
  accountId?: string,
): Promise<boolean> {
  const { rows } = await client.query<{ opens: boolean }>(
    `select coalesce(bool_or(booking.access_key = $2 or ${ownedSql('$2', '$3')} is true), true) as opens
      from bookings booking
     where booking.cart_id = $1 and booking.state not in ('awaiting_payment', 'expired')`,
    [cartId, accessKey ?? '', accountId ?? null],
  );
  return rows[0]?.opens === true;
}

/**
 * Whether a checkout of a bought cart comes from its purchaser. It must name one of the booking's payment
 * attempts or its email address. The cart's ID is not secret, and the answer contains the access key.
 */
export async function isOriginalPurchaser(
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

/**
 * Finds the booking with this access key, or the booking of this account with this order number. Throws `not_found` for
 * any other key.
 */
export async function findBookingByKey(
  client: Queryable,
  accessKey: string,
  accountId?: string,
): Promise<Booking> {
  const { rows } = await client.query<Booking>({ name: 'booking-of-key', text: BOOKING_OF_KEY }, [
    accessKey,
    accountId ?? null,
  ]);
  const [booking] = rows;
  if (!booking) throw new Failure('not_found');
  return booking;
}

const BOOKING_OF_KEY = `
  select ${bookingColumns} from bookings booking where booking.access_key = $1 or ${ownedSql('$1', '$2')}`;

export type FindBookingInput = { readonly orderNumber: string; readonly email: string };

/**
 * Finds the key of the booking with this order number, grouped in any way, and this email address. For a
 * booking on an organisation's account this is the guest key. The organisation's address is not secret and
 * its guest knows the order number. The link that cancels is only in the organisation's emails.
 */
export async function findBooking(
  client: Queryable,
  { orderNumber, email }: FindBookingInput,
): Promise<string | undefined> {
  const { rows } = await client.query<{ accessKey: string }>(
    `select case when method = 'bill-organisation' then guest_key else access_key end as "accessKey"
     from bookings where order_number = $1 and lower(contact ->> 'email') = lower($2)`,
    [normaliseOrderNumber(orderNumber), email],
  );
  return rows[0]?.accessKey;
}
