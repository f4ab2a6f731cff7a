import { randomUUID } from 'node:crypto';
import type { Database } from '../../../database/connect.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { transaction } from '../../../database/transaction.ts';
import type {
  BlockResult,
  BookResult,
  LeadGuest,
  LodgingSupply,
  StayOffer,
} from '../../../gateways/lodging/port.ts';
import { type ForeignBooking, lockForeignBooking, readForeignBookingOf } from './foreign-booking.ts';
import { recordRefusal, recordSellerBookings, recordUnknown } from './record-answer.ts';

export type BookForeignRoomsInput = {
  readonly bookingId: string;
  readonly supply: LodgingSupply;
  /** As promised to the traveller. */
  readonly offer: StayOffer;
  /** One for each room. */
  readonly leadGuests: readonly LeadGuest[];
};

/** How long block and book may take together. If nothing was recorded by then, this process has stopped. */
const LONGEST_REQUEST_SECONDS = 120;

/**
 * Books the rooms of a booking at their seller, once. The money must be authorised before, and is captured after the result
 * is `booked`. It is released after `refused`, and stays authorised while the result is `unknown`: then
 * `followForeignBookings` finds out. A repeated call asks the seller nothing and returns what is known.
 */
export async function bookForeignRooms(
  database: Database,
  input: BookForeignRoomsInput,
  signal: AbortSignal,
): Promise<ForeignBooking> {
  const { bookingId, supply, offer, leadGuests } = input;
  if (leadGuests.length !== offer.rooms.length) throw new Error('Each room has one lead guest.');
  const id = await insertRequest(database.pool, input);
  if (id !== undefined) {
    // Blocks live for minutes, so the rooms are blocked again immediately before they are booked.
    const blocked = await supply.block(offer, signal);
    const result =
      blocked.outcome === 'available'
        ? await supply.book(blocked.block, { leadGuests, ourReference: referenceOf(id) }, signal)
        : notBlocked(blocked);
    await recordResult(database, id, result);
  }
  return readRequest(database.pool, bookingId);
}

/** Undefined if the seller was asked before. */
async function insertRequest(
  client: Queryable,
  { bookingId, supply, offer }: BookForeignRoomsInput,
): Promise<string | undefined> {
  const id = randomUUID();
  const { rowCount } = await client.query(
    `insert into foreign_bookings (id, booking_id, source, our_reference, offer, look_at)
     values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6)) on conflict (booking_id) do nothing`,
    [id, bookingId, supply.name, referenceOf(id), JSON.stringify(offer), LONGEST_REQUEST_SECONDS],
  );
  return rowCount === 1 ? id : undefined;
}

async function readRequest(client: Queryable, bookingId: string): Promise<ForeignBooking> {
  const foreignBooking = await readForeignBookingOf(client, bookingId);
  if (!foreignBooking) throw new Error(`Nothing was requested for booking ${bookingId}.`);
  return foreignBooking;
}

type Unblocked = Exclude<BlockResult, { outcome: 'available' }>;

/** Without an answer to the block nothing was ordered, so nothing can be booked. */
function notBlocked(blocked: Unblocked): Exclude<BookResult, { outcome: 'booked' | 'unknown' }> {
  return blocked.outcome === 'unknown' ? { outcome: 'refused', reason: blocked.reason } : blocked;
}

/** Sellers take at most 40 characters. */
function referenceOf(id: string): string {
  return id.replaceAll('-', '');
}

async function recordResult(database: Database, id: string, result: BookResult): Promise<void> {
  await transaction(database, async ({ client }) => {
    const locked = await lockForeignBooking(client, id);
    if (result.outcome === 'booked') return recordSellerBookings(client, locked, [result.booking]);
    if (result.outcome === 'unknown') return recordUnknown(client, locked, result.reason);
    return recordRefusal(client, locked, refusalText(result), { isWatched: false });
  });
}

function refusalText(result: Exclude<BookResult, { outcome: 'booked' | 'unknown' }>): string {
  if (result.outcome === 'gone') return 'sold out';
  if (result.outcome === 'price_changed') return `${result.what} changed`;
  return result.reason;
}
