import type { Database } from '../../../database/connect.ts';
import type { Queryable } from '../../../database/queryable.ts';
import type { LeadGuest, LodgingSupplies } from '../../../gateways/lodging/port.ts';
import { type BookForeignRoomsInput, bookForeignRooms } from '../../hotels/supply/book-foreign-rooms.ts';
import { followForeignBookings, settleForeignBooking } from '../../hotels/supply/follow-foreign-bookings.ts';
import { type ForeignBooking, storedOffer } from '../../hotels/supply/foreign-booking.ts';
import { storedQuoteSchema } from '../../quotes/quote.ts';
import { readBooking } from '../booking.ts';
import { answerRequest } from '../requests/answer-request.ts';

/** Most cards release an authorisation after a week. A lost answer of the seller is known or given up long before. */
const ANSWER_DAYS = 6;

/**
 * Books the rooms of a booking whose payment is authorised. Booked rooms accept the booking, which captures the payment; a
 * refusal declines it, which releases the payment. Without a known answer the booking stays pending and its payment
 * authorised until `followForeignStays` has found out. Undefined if the booking is not pending.
 */
export async function bookForeignStay(
  database: Database,
  input: BookForeignRoomsInput,
  signal: AbortSignal,
): Promise<ForeignBooking | undefined> {
  const booking = await readBooking(database.pool, input.bookingId);
  if (booking?.state !== 'on_request') return undefined;
  // A supplier has a day to answer; a lost answer may be found later than that.
  await database.pool.query(
    `update bookings set answer_until = least(now() + make_interval(days => $2), starts_at)
     where id = $1 and state = 'on_request'`,
    [booking.id, ANSWER_DAYS],
  );
  const foreignBooking = await bookForeignRooms(database, input, signal);
  const isAnswered = foreignBooking.state === 'booked' || foreignBooking.state === 'refused';
  if (isAnswered) await settleForeignBooking({ database, settle: settleWith(database) }, foreignBooking);
  return foreignBooking;
}

/**
 * Books the rooms that the quote of a booking was promised. Returns undefined when the seller was asked, or need not be,
 * otherwise the reason why not.
 */
export async function orderForeignStay(
  { database, sellers }: { readonly database: Database; readonly sellers: LodgingSupplies },
  bookingId: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const booking = await readBooking(database.pool, bookingId);
  if (booking?.state !== 'on_request') return undefined;
  const { source, foreignOffer } = storedQuoteSchema.parse(booking.quote);
  const supply = source === null ? undefined : sellers.get(source);
  if (!supply) return `The seller ${source} is not connected.`;
  const offer = storedOffer.parse(foreignOffer);
  const leadGuests = await readLeadGuests(database.pool, bookingId);
  await bookForeignStay(database, { bookingId, supply, offer, leadGuests }, signal);
  return undefined;
}

/** The holder of a ticket is the lead guest of its room. The last word is the family name. */
async function readLeadGuests(client: Queryable, bookingId: string): Promise<LeadGuest[]> {
  const { rows } = await client.query<{ name: string }>(
    'select participant_name as name from booking_tickets where booking_id = $1 order by position',
    [bookingId],
  );
  return rows.map(({ name }) => {
    const words = name.trim().split(/\s+/);
    const lastName = words.at(-1) ?? '';
    return { firstName: words.slice(0, -1).join(' ') || lastName, lastName };
  });
}

/** Follows up answers of sellers, and accepts or declines the bookings by them. Returns what failed. */
export function followForeignStays(
  database: Database,
  supplies: LodgingSupplies,
  signal: AbortSignal,
): Promise<readonly string[]> {
  return followForeignBookings({ database, supplies, settle: settleWith(database) }, signal);
}

/**
 * A booking that has ended before, because the traveller withdrew it or its money was lost, stays as it is: its rooms are
 * cancelled.
 */
function settleWith(database: Database) {
  return async ({ bookingId, state, source }: ForeignBooking): Promise<void> => {
    const answer = state === 'booked' ? 'accept' : 'decline';
    await answerRequest(database, { bookingId, answer, actor: 'supplier', actorName: source });
  };
}
