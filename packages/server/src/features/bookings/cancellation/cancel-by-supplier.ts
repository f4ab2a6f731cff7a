import { bookingProcess } from '@ashore/core/booking/booking-process.ts';
import {
  type SupplierCancellationReason,
  supplierCancellationTexts,
} from '@ashore/core/booking/cancellation-reasons.ts';
import type { LocalDate, LocalTime } from '@ashore/core/time/local-date-time.ts';
import type { Database } from '../../../database/connect.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { transaction } from '../../../database/transaction.ts';
import { releaseHoldsOf } from '../../quotes/holds/release-hold.ts';
import { withdrawInvitations } from '../../reviews/withdraw-invitations.ts';
import { type Booking, lockBooking } from '../booking.ts';
import { reverseCommissionOfStay } from '../stays/stay-commission.ts';
import { type TransitionResult, transitionBooking } from '../transition.ts';
import { cancelTickets, readSoldTickets } from './cancelled-tickets.ts';
import { releaseSoldSpots } from './release-spots.ts';
import { refundCancelledAmount, releaseSpotsAndRefund } from './reverse-sale.ts';

export type CancelBySupplierInput = {
  readonly actor: 'supplier' | 'operator';
  readonly actorName?: string | undefined;
  readonly reason: SupplierCancellationReason;
  /** Text for the reason `other`, shown to the traveller unchanged. */
  readonly words?: string | undefined;
};

/**
 * Cancels a booking because its trip does not take place. Everything paid and not yet refunded is refunded. A
 * repeated call changes nothing.
 */
export async function cancelBySupplier(
  database: Database,
  { bookingId, actor, actorName, ...explanation }: CancelBySupplierInput & { readonly bookingId: string },
): Promise<TransitionResult> {
  return transaction(database, async ({ client }) => {
    const locked = await lockBooking(client, bookingId);
    const reason = wordsFor(explanation, locked);
    const transition = await transitionBooking(client, {
      bookingId,
      step: 'cancel_by_supplier',
      actor,
      locked,
      ...(actorName && { actorName }),
      ...(reason && { reason }),
    });
    if (transition.outcome === 'taken') {
      await withdrawInvitations(client, locked.orderNumber);
      await refundWholeBooking(client, transition.booking, 'cancelled_by_supplier');
    }
    return transition;
  });
}

function wordsFor({ reason, words }: Pick<CancelBySupplierInput, 'reason' | 'words'>, { locale }: Booking) {
  return reason === 'other' ? words : supplierCancellationTexts[reason][locale];
}

type WholeRefundReason = 'cancelled_by_supplier' | 'cancelled_for_ship';

/** Ends a booking that its travellers did not cancel, in the transaction of its step: everything is refunded. */
export async function refundWholeBooking(
  client: Queryable,
  booking: Booking,
  reason: WholeRefundReason,
): Promise<void> {
  if (booking.confirmedAt === null) return releaseSpotsAndRefund(client, booking, reason);
  const { id: bookingId, holdId, spots, totalMinor, cancelledMinor } = booking;
  const soldTickets = await readSoldTickets(client, bookingId);
  const tickets = soldTickets.filter(({ isCancelled }) => !isCancelled);
  await reverseCommissionOfStay(client, booking);
  await cancelTickets(client, { bookingId, tickets });
  await releaseSoldSpots(client, { holdId, spots: 'all', bookedSpots: spots });
  await refundCancelledAmount(client, booking, {
    name: 'called-off',
    amountMinor: totalMinor - cancelledMinor,
    // Nothing of the sale remains, so every ledger share is reversed at its current balance.
    discountMinor: 0,
    reason,
  });
}

export type CancelledDeparture = {
  readonly option: string;
  readonly date: LocalDate;
  readonly time: LocalTime | null;
};

type CancelDeparturesInput = CancelBySupplierInput & {
  /** Closed beforehand, so that no traveller books the spots released here. */
  readonly departures: readonly CancelledDeparture[];
};

/**
 * Cancels all bookings of closed departures for the supplier, in one transaction per booking. After an
 * interruption, a second run cancels only what remains. Unsold holds are released first; a payment for one of
 * them finds no spots and is refunded.
 */
export async function cancelDepartures(
  database: Database,
  { departures, ...explanation }: CancelDeparturesInput,
): Promise<{ readonly cancelled: number }> {
  let cancelled = 0;
  for (const departure of departures) {
    await releaseHoldsOf(database.pool, departure);
    const { rows } = await database.pool.query<{ id: string }>(BOOKINGS_OF_DEPARTURE, [
      departure.option,
      departure.date,
      departure.time,
      bookingProcess.steps.cancel_by_supplier.from,
    ]);
    for (const { id: bookingId } of rows) {
      const { outcome } = await cancelBySupplier(database, { bookingId, ...explanation });
      if (outcome === 'taken') cancelled += 1;
    }
  }
  return { cancelled };
}

/** Matches the stored quote, so that bookings counted in a supplier's system are found too. */
const BOOKINGS_OF_DEPARTURE = `
  select booking.id from bookings booking
  where booking.product_id = (select product_id from product_options where id = $1)
    and booking.quote ->> 'optionId' = $1::text and booking.quote ->> 'date' = $2::text
    and booking.quote ->> 'time' is not distinct from $3::text
    and booking.state = any ($4)
  order by booking.booked_at, booking.id`;
