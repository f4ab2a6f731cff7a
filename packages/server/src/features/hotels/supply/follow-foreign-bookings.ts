import type { Database } from '../../../database/connect.ts';
import { transaction } from '../../../database/transaction.ts';
import type { FindResult, LodgingSupplies } from '../../../gateways/lodging/port.ts';
import { cancelDueRooms, queueCancellations } from './cancel-foreign-rooms.ts';
import {
  dueForeignBookings,
  type ForeignBooking,
  lockForeignBooking,
  unsettledForeignBookings,
} from './foreign-booking.ts';
import { isAbsent } from './look-times.ts';
import { recordAbsence, recordSellerBookings, recordUnknown } from './record-answer.ts';

export type FollowForeignBookingsInput = {
  readonly database: Database;
  readonly supplies: LodgingSupplies;
  /**
   * Accepts or declines the booking by the seller's answer, so that its money is captured or released. It is called until
   * it succeeds, and must give the same result when called again.
   */
  readonly settle: (foreignBooking: ForeignBooking) => Promise<void>;
};

/**
 * Follows up what sellers have not answered until it is known, settles the bookings with it, and cancels rooms that no
 * guest has. Nothing is ever booked here. Returns what failed; it is tried again at the next run.
 */
export async function followForeignBookings(
  { database, supplies, settle }: FollowForeignBookingsInput,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const problems: string[] = [];
  const attempt = async (name: string, work: () => Promise<void>) => {
    signal.throwIfAborted();
    await work().catch((error: Error) => void problems.push(`${name}: ${error.message}`));
  };
  for (const due of await dueForeignBookings(database.pool))
    await attempt(due.ourReference, () => lookFor({ database, supplies }, due, signal));
  for (const answered of await unsettledForeignBookings(database.pool))
    await attempt(answered.ourReference, () => settleForeignBooking({ database, settle }, answered));
  await attempt('cancellations', () => queueCancellations(database));
  await attempt('cancellations', () => cancelDueRooms(database, supplies, signal));
  return problems;
}

/** Settles the booking with the known answer, and records that it was. */
export async function settleForeignBooking(
  { database, settle }: Pick<FollowForeignBookingsInput, 'database' | 'settle'>,
  answered: ForeignBooking,
): Promise<void> {
  await settle(answered);
  await database.pool.query(
    'update foreign_bookings set settled_at = now() where id = $1 and settled_at is null',
    [answered.id],
  );
}

async function lookFor(
  { database, supplies }: Pick<FollowForeignBookingsInput, 'database' | 'supplies'>,
  due: ForeignBooking,
  signal: AbortSignal,
): Promise<void> {
  const result: FindResult = (await supplies.get(due.source)?.find({ ours: due.ourReference }, signal)) ?? {
    outcome: 'unknown',
    reason: 'the seller is not connected',
  };
  await transaction(database, async ({ client }) => {
    const locked = await lockForeignBooking(client, due.id);
    if (result.outcome === 'found') return recordSellerBookings(client, locked, result.bookings);
    if (result.outcome === 'none' && isAbsent(locked.requestedAt, locked.now))
      return recordAbsence(client, locked);
    const reason = result.outcome === 'none' ? 'not found at the seller yet' : result.reason;
    return recordUnknown(client, locked, reason);
  });
}
