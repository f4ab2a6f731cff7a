import { type CallOffReason, callOffWords } from '@ashore/core/booking/call-off-reasons.ts';
import type { Database } from '../../database/connect-database.ts';
import type { Queryable } from '../../database/queryable.ts';
import { transaction } from '../../database/run-transaction.ts';
import { type Booking, lockBooking } from './booking.ts';
import { endTickets } from './end-tickets.ts';
import { giveUpOwed } from './give-up-owed.ts';
import { giveUpSold } from './give-up-sold.ts';
import { putBackSpots } from './put-back-spots.ts';
import { readSoldTickets } from './sold-tickets.ts';
import { type StepTaken, takeBookingStep } from './take-booking-step.ts';

export type CallOff = {
  readonly actor: 'supplier' | 'operator';
  readonly actorName?: string | undefined;
  readonly reason: CallOffReason;
  /** Of another reason, in words that the traveller reads as they stand. */
  readonly words?: string | undefined;
};

/** The trip does not take place for them: whatever they paid comes back, all of it. The same again changes nothing. */
export async function callOffBooking(
  database: Database,
  { bookingId, actor, actorName, ...why }: CallOff & { readonly bookingId: string },
): Promise<StepTaken> {
  return transaction(database, async ({ client }) => {
    const locked = await lockBooking(client, bookingId);
    const reason = wordsFor(why, locked);
    const taken = await takeBookingStep(client, {
      bookingId,
      step: 'call_off',
      actor,
      locked,
      ...(actorName && { actorName }),
      ...(reason && { reason }),
    });
    if (taken.outcome === 'taken')
      await (locked.confirmedAt !== null
        ? giveAllUp(client, taken.booking)
        : giveUpSold(client, taken.booking, 'called_off'));
    return taken;
  });
}

function wordsFor({ reason, words }: Pick<CallOff, 'reason' | 'words'>, { locale }: Booking) {
  return reason === 'other' ? words : callOffWords[reason][locale];
}

async function giveAllUp(client: Queryable, booking: Booking): Promise<void> {
  const { id: bookingId, holdId, spots, totalMinor, givenUpMinor } = booking;
  const sold = await readSoldTickets(client, bookingId);
  const tickets = sold.filter(({ isCancelled }) => !isCancelled);
  await endTickets(client, { bookingId, tickets });
  await putBackSpots(client, { holdId, spots: 'all', had: spots });
  await giveUpOwed(client, booking, {
    name: 'called-off',
    amountMinor: totalMinor - givenUpMinor,
    // Nothing is left of it: all shares go, whatever they are by now.
    discountMinor: 0,
    reason: 'called_off',
  });
}
