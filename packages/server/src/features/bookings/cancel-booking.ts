import { Failure } from '@ashore/core/errors/failure.ts';
import { fromDecimal } from '@ashore/core/money/decimal.ts';
import type { Queryable } from '../../database/queryable.ts';
import { transaction } from '../../database/run-transaction.ts';
import { type Booking, lockBooking } from './booking.ts';
import type { BookingDesk } from './booking-desk.ts';
import { bookingOfKey } from './booking-of-key.ts';
import { type Cancellation, cancellationOf } from './cancellation-of.ts';
import { endTickets } from './end-tickets.ts';
import { giveUpOwed } from './give-up-owed.ts';
import { giveUpSold } from './give-up-sold.ts';
import { lapseBooking } from './lapse-booking.ts';
import { putBackSpots } from './put-back-spots.ts';
import { readSoldTickets, type SoldTicketRow } from './sold-tickets.ts';
import { takeBookingStep } from './take-booking-step.ts';
import { wasLetGo } from './was-let-go.ts';

export type CancelBooking = {
  readonly accessKey: string;
  /** By their positions; all that are left where none is named. */
  readonly tickets: readonly number[];
  /** What was said to come back. */
  readonly refund: number;
};

/**
 * Gives up a booking, or tickets of it, for the sum that its owner was shown: where another comes back by now nothing is done.
 * Spots, money, shares and papers change together or not at all. The same again is the same deed.
 */
export async function cancelBooking(desk: BookingDesk, wish: CancelBooking): Promise<void> {
  const found = await bookingOfKey(desk.database.pool, wish.accessKey);
  if (found.state === 'awaiting_payment') return letGo(desk, found, wish);
  await transaction(desk.database, async ({ client }) => {
    const booking = await lockBooking(client, found.id);
    const sold = await readSoldTickets(client, booking.id);
    if (isDone(booking, sold, wish.tickets) || (await wasLetGo(client, booking))) return;
    const cancellation = cancellationOf(booking, sold, wish.tickets);
    refuseOtherRefund(booking, cancellation, wish);
    await (booking.state === 'on_request'
      ? withdraw(client, booking)
      : giveUp(client, booking, cancellation));
  });
}

/** Nobody has paid. Where the money was quicker it is a booking that can be cancelled, for another sum. */
async function letGo(desk: BookingDesk, booking: Booking, wish: CancelBooking): Promise<void> {
  const sold = await readSoldTickets(desk.database.pool, booking.id);
  refuseOtherRefund(booking, cancellationOf(booking, sold, wish.tickets), wish);
  const lapsed = await lapseBooking(desk, { bookingId: booking.id, actor: 'traveller' });
  if (!lapsed) throw new Failure('conflict', { field: 'refund' });
}

/** Whoever heard no answer asks again: what he wanted has happened. */
function isDone({ state }: Booking, sold: readonly SoldTicketRow[], positions: readonly number[]): boolean {
  if (state === 'cancelled') return true;
  const wanted = sold.filter(({ position }) => positions.includes(position));
  return (
    wanted.length > 0 &&
    wanted.length === new Set(positions).size &&
    wanted.every(({ isCancelled }) => isCancelled)
  );
}

function refuseOtherRefund({ currency }: Booking, { refundMinor }: Cancellation, { refund }: CancelBooking) {
  let claimed: number;
  try {
    claimed = fromDecimal(refund, currency).amount;
  } catch {
    throw new Failure('invalid_input', { field: 'refund' });
  }
  if (claimed !== refundMinor) throw new Failure('conflict', { field: 'refund' });
}

async function withdraw(client: Queryable, locked: Booking): Promise<void> {
  const wish = { bookingId: locked.id, step: 'withdraw', actor: 'traveller', locked } as const;
  const taken = await takeBookingStep(client, wish);
  if (taken.outcome !== 'taken') throw new Failure('conflict', { field: 'state' });
  await giveUpSold(client, taken.booking, 'cancelled');
}

async function giveUp(client: Queryable, locked: Booking, cancellation: Cancellation): Promise<void> {
  const { tickets, isWhole, refundMinor, refundPercent } = cancellation;
  const { id: bookingId, holdId } = locked;
  const step = isWhole ? 'cancel' : 'reduce';
  const taken = await takeBookingStep(client, { bookingId, step, actor: 'traveller', locked });
  if (taken.outcome !== 'taken') throw new Failure('conflict', { field: 'state' });
  await endTickets(client, { bookingId, tickets });
  await putBackSpots(client, { holdId, spots: isWhole ? 'all' : tickets.length, had: locked.spots });
  const discount = tickets.reduce((sum, { discountMinor }) => sum + discountMinor, 0);
  await giveUpOwed(client, taken.booking, {
    name: tickets.map(({ position }) => position).join('.'),
    amountMinor: refundMinor,
    discountMinor: Math.round((discount * refundPercent) / 100),
    reason: 'cancelled',
  });
}
