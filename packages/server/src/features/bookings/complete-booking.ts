import { transaction } from '../../database/run-transaction.ts';
import type { BookingDesk } from './booking-desk.ts';
import { takeBookingStep } from './take-booking-step.ts';

/** The trip is over. True when it was noted now. */
export async function completeBooking({ database }: BookingDesk, bookingId: string): Promise<boolean> {
  const wish = { bookingId, step: 'complete', actor: 'clock' } as const;
  const taken = await transaction(database, ({ client }) => takeBookingStep(client, wish));
  return taken.outcome === 'taken';
}
