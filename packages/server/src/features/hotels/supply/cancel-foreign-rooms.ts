import { ENDED_STATES } from '@ashore/core/booking/booking-process.ts';
import type { CurrencyCode } from '@ashore/core/money/currencies.ts';
import { type Money, money } from '@ashore/core/money/money.ts';
import type { Database } from '../../../database/connect.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { transaction } from '../../../database/transaction.ts';
import type { CancelResult, LodgingSupplies, RoomOffer } from '../../../gateways/lodging/port.ts';
import { costOfCancellation } from '../../../gateways/lodging/terms.ts';
import { lockForeignBooking } from './foreign-booking.ts';
import { nextLook } from './look-times.ts';
import { writeCancelledRoom } from './room-costs.ts';

type CancelledRoom = { readonly id: string; readonly position: number; readonly cancelledAt: Date };

/**
 * Queues the cancellation of rooms that no guest has any more: of bookings that have ended, and of cancelled tickets. It
 * goes by what the tables say now, so it does not matter who cancelled and whether an earlier run was interrupted.
 */
export async function queueCancellations({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<CancelledRoom>(
    `select foreign_booking.id, ticket.position, coalesce(ticket.cancelled_at, booking.ended_at, now()) as "cancelledAt"
     from foreign_bookings foreign_booking
     join bookings booking on booking.id = foreign_booking.booking_id
     join booking_tickets ticket on ticket.booking_id = booking.id
     where foreign_booking.state = 'booked' and foreign_booking.settled_at is not null
       and (booking.state = any($1) or ticket.cancelled_at is not null)
       and not exists (
         select from foreign_cancellations cancellation
         where cancellation.foreign_booking_id = foreign_booking.id and cancellation.position = ticket.position
           and cancellation.their_reference = foreign_booking.their_reference)
     limit 500`,
    [ENDED_STATES],
  );
  for (const room of rows) await queueCancellation(pool, room);
}

async function queueCancellation(
  client: Queryable,
  { id, position, cancelledAt }: CancelledRoom,
): Promise<void> {
  const { offer, theirReference } = await lockForeignBooking(client, id);
  const room = offer.rooms.find((one) => one.position === position);
  if (!room) return;
  await client.query(
    `insert into foreign_cancellations (foreign_booking_id, their_reference, position, why, promised_minor)
     values ($1, $2, $3, 'cancelled', $4) on conflict do nothing`,
    [id, theirReference, position, promisedCost(room, cancelledAt)],
  );
}

/** What the seller may take for a cancellation at this instant, by the terms that were promised. */
function promisedCost({ cancellation, cost }: RoomOffer, at: Date): number {
  return costOfCancellation(cancellation, at, cost).amount;
}

type DueCancellation = {
  readonly id: string;
  readonly source: string;
  readonly theirReference: string;
  readonly position: number;
  readonly why: 'cancelled' | 'duplicate' | 'unwanted';
  /** The currency of the contract. */
  readonly currency: CurrencyCode;
  readonly wantedAt: Date;
  readonly now: Date;
};

/**
 * Cancels due rooms at their sellers. The charge is asked for first, so that it is known before the room is gone. A room
 * that the seller does not cancel is tried again for a day, and then operations must do it.
 */
export async function cancelDueRooms(
  database: Database,
  supplies: LodgingSupplies,
  signal: AbortSignal,
): Promise<void> {
  const { rows } = await database.pool.query<DueCancellation>(
    `select cancellation.foreign_booking_id as id, foreign_booking.source,
       cancellation.their_reference as "theirReference", cancellation.position,
       cancellation.why, foreign_booking.offer #>> '{rooms,0,cost,currency}' as currency,
       cancellation.wanted_at as "wantedAt", now() as now
     from foreign_cancellations cancellation
     join foreign_bookings foreign_booking on foreign_booking.id = cancellation.foreign_booking_id
     where cancellation.try_at <= now() order by cancellation.try_at limit 100`,
  );
  for (const due of rows) {
    signal.throwIfAborted();
    const supply = supplies.get(due.source);
    const { theirReference, position } = due;
    const room = { theirReference, position };
    const tested = await supply?.cancel({ ...room, isTestOnly: true }, signal);
    const result =
      tested?.outcome === 'tested' ? await supply?.cancel({ ...room, isTestOnly: false }, signal) : tested;
    await recordCancellation(
      database,
      due,
      result ?? { outcome: 'unknown', reason: 'the seller is not connected' },
    );
  }
}

async function recordCancellation(
  database: Database,
  due: DueCancellation,
  result: CancelResult,
): Promise<void> {
  // A booking that the seller does not have costs nothing.
  if (result.outcome === 'gone') return recordCancelled(database, due, money(0, due.currency));
  if (result.outcome === 'cancelled' && result.charge.currency === due.currency)
    return recordCancelled(database, due, result.charge);
  const reason =
    'reason' in result
      ? result.reason
      : result.outcome === 'cancelled'
        ? 'the charge is in another currency'
        : 'not cancelled';
  const { id, theirReference, position, wantedAt, now } = due;
  await database.pool.query(
    `update foreign_cancellations set reason = left($4, 200), try_at = $5
     where (foreign_booking_id, their_reference, position) = ($1, $2, $3) and cancelled_at is null`,
    [id, theirReference, position, reason, nextLook(wantedAt, now) ?? null],
  );
}

async function recordCancelled(database: Database, due: DueCancellation, charge: Money): Promise<void> {
  const { id, theirReference, position, why } = due;
  await transaction(database, async ({ client }) => {
    const locked = await lockForeignBooking(client, id);
    const { rowCount } = await client.query(
      `update foreign_cancellations set cancelled_at = now(), charge_minor = $4, try_at = null, reason = null
       where (foreign_booking_id, their_reference, position) = ($1, $2, $3) and cancelled_at is null`,
      [id, theirReference, position, charge.amount],
    );
    if (rowCount === 0) return;
    await writeCancelledRoom(client, locked, { theirReference, position, why, charge });
    await stopLooking(client, id);
  });
}

/** A booking whose rooms are all cancelled is not looked for any more. */
async function stopLooking(client: Queryable, id: string): Promise<void> {
  await client.query(
    `update foreign_bookings foreign_booking set look_at = null
     where id = $1 and state = 'booked' and jsonb_array_length(offer -> 'rooms') = (
       select count(*) from foreign_cancellations cancellation
       where cancellation.foreign_booking_id = foreign_booking.id and cancelled_at is not null
         and cancellation.their_reference = foreign_booking.their_reference)`,
    [id],
  );
}
