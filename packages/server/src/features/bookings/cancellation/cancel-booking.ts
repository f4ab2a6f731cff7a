import { Failure } from '@ashore/core/errors/failure.ts';
import { fromDecimal } from '@ashore/core/money/money.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { transaction } from '../../../database/transaction.ts';
import { findBookingByKey } from '../access.ts';
import { type Booking, lockBooking, wasAbandoned } from '../booking.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { expireBooking } from '../maintenance/expire-bookings.ts';
import { transitionBooking } from '../transition.ts';
import { cancelTickets, readSoldTickets, type SoldTicketRow } from './cancelled-tickets.ts';
import { type Cancellation, computeCancellation, refuseNoShow } from './quote-cancellation.ts';
import { releaseTickets } from './release-spots.ts';
import { refundCancelledAmount, releaseSpotsAndRefund } from './reverse-sale.ts';

export type CancelBookingInput = {
  readonly accessKey: string;
  /** The account that calls, if the key is an order number. */
  readonly accountId?: string | undefined;
  /** Positions of the tickets to cancel; empty for all that remain. */
  readonly tickets: readonly number[];
  /** The refund that the contact person was shown. */
  readonly refund: number;
  /** What they were shown that the hotel may charge; nothing, if rooms are not paid there. */
  readonly chargeAtHotel?: number;
};

/**
 * Cancels a booking, or some of its tickets, for the refund that the contact person was shown. If the refund,
 * or what the hotel may charge, has changed since, nothing happens. Spots, money, ledger and documents change together or not at all. A
 * repeated call has no further effect.
 */
export async function cancelBooking(deps: BookingDeps, request: CancelBookingInput): Promise<void> {
  const bookingOfKey = await findBookingByKey(deps.database.pool, request.accessKey, request.accountId);
  if (bookingOfKey.state === 'awaiting_payment') return endUnpaid(deps, bookingOfKey, request);
  await transaction(deps.database, async ({ client }) => {
    const booking = await lockBooking(client, bookingOfKey.id);
    const soldTickets = await readSoldTickets(client, booking.id);
    refuseNoShow(soldTickets, request.tickets);
    if (isAlreadyCancelled(booking, soldTickets, request.tickets) || (await wasAbandoned(client, booking)))
      return;
    const cancellation = computeCancellation(booking, soldTickets, request.tickets);
    refuseOtherSums(booking, cancellation, request);
    await (booking.state === 'on_request'
      ? withdraw(client, booking)
      : cancelTicketsOf(client, booking, cancellation));
  });
}

/**
 * Ends an unpaid booking. If a payment arrived first, the booking can still be cancelled, but for another
 * refund.
 */
async function endUnpaid(deps: BookingDeps, booking: Booking, request: CancelBookingInput): Promise<void> {
  const soldTickets = await readSoldTickets(deps.database.pool, booking.id);
  refuseOtherSums(booking, computeCancellation(booking, soldTickets, request.tickets), request);
  const isExpired = await expireBooking(deps, { bookingId: booking.id, actor: 'traveller' });
  if (!isExpired) throw new Failure('conflict', { field: 'refund' });
}

/** Whether the cancellation has already happened. A client that lost the response sends it again. */
function isAlreadyCancelled(
  { state }: Booking,
  soldTickets: readonly SoldTicketRow[],
  positions: readonly number[],
): boolean {
  if (state === 'cancelled') return true;
  const ticketsToCancel = soldTickets.filter(({ position }) => positions.includes(position));
  return (
    ticketsToCancel.length > 0 &&
    ticketsToCancel.length === new Set(positions).size &&
    ticketsToCancel.every(({ isCancelled }) => isCancelled)
  );
}

function refuseOtherSums(
  { currency }: Booking,
  { refundMinor, chargeAtHotelMinor = 0 }: Cancellation,
  { refund, chargeAtHotel = 0 }: CancelBookingInput,
): void {
  const sums = [
    { field: 'refund', shown: refund, dueMinor: refundMinor },
    { field: 'chargeAtHotel', shown: chargeAtHotel, dueMinor: chargeAtHotelMinor },
  ];
  for (const { field, shown, dueMinor } of sums)
    if (shownMinor(shown, currency, field) !== dueMinor) throw new Failure('conflict', { field });
}

function shownMinor(shown: number, currency: Booking['currency'], field: string): number {
  try {
    return fromDecimal(shown, currency).amount;
  } catch {
    throw new Failure('invalid_input', { field });
  }
}

async function withdraw(client: Queryable, locked: Booking): Promise<void> {
  const step = { bookingId: locked.id, step: 'withdraw', actor: 'traveller', locked } as const;
  const transition = await transitionBooking(client, step);
  if (transition.outcome !== 'taken') throw new Failure('conflict', { field: 'state' });
  await releaseSpotsAndRefund(client, transition.booking, 'cancelled');
}

async function cancelTicketsOf(
  client: Queryable,
  locked: Booking,
  cancellation: Cancellation,
): Promise<void> {
  const { tickets, isWhole, refundMinor, discountMinor } = cancellation;
  const { id: bookingId } = locked;
  const step = isWhole ? 'cancel' : 'cancel_tickets';
  const transition = await transitionBooking(client, { bookingId, step, actor: 'traveller', locked });
  if (transition.outcome !== 'taken') throw new Failure('conflict', { field: 'state' });
  await cancelTickets(client, { bookingId, tickets });
  await releaseTickets(client, locked, { tickets, isWhole });
  await refundCancelledAmount(client, transition.booking, {
    name: tickets.map(({ position }) => position).join('.'),
    amountMinor: refundMinor,
    discountMinor,
    reason: 'cancelled',
  });
}
