import type { Database } from '../../database/connect.ts';
import type { Queryable } from '../../database/queryable.ts';
import { transaction } from '../../database/transaction.ts';
import { eraseBy } from './erasure-statements.ts';

/**
 * SQL condition: a booking (alias `booking`) is over, no money of it is under way, and its documents have their numbers, with which the
 * payer is stored. A refund that failed and was not made again counts as under way: its recipient has to be asked.
 */
export const isOverSql = `(
  booking.state in ('completed', 'expired', 'declined', 'unanswered', 'unpaid', 'cancelled')
  and not exists (select from unnumbered_documents document where document.booking_id = booking.id)
  and not exists (select from payments payment where payment.booking_id = booking.id
    and payment.state not in ('captured', 'failed', 'cancelled'))
  and not exists (
    select from refunds refund join payments payment on payment.id = refund.payment_id
    where payment.booking_id = booking.id and (refund.state in ('requested', 'pending')
      or refund.state = 'failed' and not exists (
      select from refunds later_refund where later_refund.payment_id = refund.payment_id
        and later_refund.requested_at > refund.requested_at))))`;

/** SQL: the address that the account of the first parameter has confirmed. Another one may be a stranger's. */
export const confirmedAddressSql = `(select email_key from accounts where id = $1 and email_verified_at is not null)`;

/**
 * SQL condition: a booking (alias `booking`) of the account of the first parameter, or one that its owner made as a guest. What
 * organisations booked is theirs.
 */
export const isOfOwnerSql = `(booking.account_id = $1 or booking.account_id is null and booking.organisation_id is null
  and lower(booking.contact ->> 'email') = ${confirmedAddressSql})`;

/** Erases the contact person and the travellers from bookings. Numbered documents and the ledger stay, as the law requires. */
export async function eraseBookings(client: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await eraseBy(client, 'booking', ids);
}

/** Erases bookings whose trip was ahead when erasure was requested, and is over now. Returns how many. */
export async function eraseEndedBookings(database: Database): Promise<number> {
  return transaction(database, async ({ client }) => {
    const { rows } = await client.query<{ id: string }>(LOCK_ENDED_BOOKINGS);
    await eraseBookings(
      client,
      rows.map(({ id }) => id),
    );
    return rows.length;
  });
}

const LOCK_ENDED_BOOKINGS = `
  select booking.id from bookings booking where booking.erasure_requested_at is not null and ${isOverSql}
  order by booking.id limit 100 for update skip locked`;
