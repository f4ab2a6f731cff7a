import type { GuestBooking } from '@ashore/core/contract/accounts/guest-bookings.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { tripOfQuote } from '../../quotes/present-quote.ts';
import { storedQuoteSchema } from '../../quotes/quote.ts';
import { type Booking, bookingColumns } from '../booking.ts';
import { isUnclaimed, recordClaims } from './claim-booking-by-key.ts';
import type { ListInput } from './list-account-bookings.ts';

type GuestBookings = { readonly bookings: readonly GuestBooking[]; readonly total: number };

/** Lists the latest bookings that an account may claim, in the reader's language, and counts all of them. */
export async function listGuestBookings(
  { client, readTexts, locale }: ListInput,
  accountId: string,
): Promise<GuestBookings> {
  const { rows } = await client.query<Booking & { total: number }>(LIST, [accountId]);
  const bookings = await Promise.all(
    rows.map(async (booking) => {
      const quote = storedQuoteSchema.parse(booking.quote);
      const trip = tripOfQuote(quote, await readTexts(booking.productId, locale));
      const { tourName, queryDate, startTime, productType, endsAt, timeZone } = trip;
      const { orderNumber, bookedAt } = booking;
      const times = { queryDate, startTime, endsAt, timeZone };
      return { orderNumber, tourName, productType, ...times, bookedAt: bookedAt.toISOString() };
    }),
  );
  return { bookings, total: rows[0]?.total ?? 0 };
}

/** Gives an account one of the bookings that it may claim, or all of them. Returns how many. */
export async function claimBookings(
  client: Queryable,
  { accountId, orderNumber }: { readonly accountId: string; readonly orderNumber?: string | undefined },
): Promise<number> {
  const { rowCount } = await client.query(CLAIM, [accountId, orderNumber ?? null]);
  return rowCount ?? 0;
}

/**
 * SQL condition for a booking (alias `booking`) that the account of the first parameter (alias `account`) may claim: its
 * contact person has the address that the account has confirmed, and it belongs to none. What expired before it was paid
 * is nothing to claim.
 */
const claimable = `account.id = $1 and account.state = 'active' and account.email_verified_at is not null
  and lower(booking.contact ->> 'email') = account.email_key and ${isUnclaimed('booking')} and booking.state not in ('quoted', 'expired')`;

const LIST = `
  select ${bookingColumns}, count(*) over ()::int as total
  from bookings booking, accounts account where ${claimable}
  order by booking.booked_at desc, booking.id limit 50`;

const CLAIM = `
  with claimed as (
    update bookings booking set account_id = account.id from accounts account
    where ${claimable} and ($2::text is null or booking.order_number = $2)
    returning booking.id as booking_id, account.id as account_id)
  ${recordClaims('claimed')}`;
