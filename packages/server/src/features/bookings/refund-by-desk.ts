import type { Database } from '../../database/connect-database.ts';
import type { Queryable } from '../../database/queryable.ts';
import { transaction } from '../../database/run-transaction.ts';
import { leftToGiveBack } from '../payments/left-to-give-back.ts';
import { type Booking, lockBooking } from './booking.ts';
import { giveUpOwed } from './give-up-owed.ts';
import { readSoldTickets } from './sold-tickets.ts';

export type RefundByDesk = {
  readonly bookingId: string;
  /** A sum, or what was paid for one ticket, by its position. */
  readonly of: { readonly amountMinor: number } | { readonly ticket: number };
  /** Made by whoever asks, so that the same wish is written once. */
  readonly name: string;
  readonly askedBy: string;
};

export type RefundedByDesk =
  | { readonly outcome: 'owed'; readonly amountMinor: number }
  | { readonly outcome: 'too_much'; readonly leftMinor: number }
  | { readonly outcome: 'not_paid' | 'no_ticket' };

/**
 * Gives back something of what was paid, as a favour: the booking stays what it is. Never more than what is there, after
 * everything that went back before or is on its way.
 */
export async function refundByDesk(
  database: Database,
  { bookingId, of, name, askedBy }: RefundByDesk,
): Promise<RefundedByDesk> {
  return transaction(database, async ({ client }) => {
    const booking = await lockBooking(client, bookingId);
    const { paymentId, totalMinor, givenUpMinor } = booking;
    if (paymentId === null || booking.confirmedAt === null) return { outcome: 'not_paid' };
    const amountMinor = 'ticket' in of ? await paidFor(client, booking, of.ticket) : of.amountMinor;
    if (amountMinor === undefined) return { outcome: 'no_ticket' };
    const leftMinor = Math.min(await leftToGiveBack(client, paymentId), totalMinor - givenUpMinor);
    if (amountMinor > leftMinor) return { outcome: 'too_much', leftMinor };
    const owed = { name: `goodwill/${name}`, amountMinor, discountMinor: 0, reason: 'goodwill' } as const;
    await giveUpOwed(client, booking, { ...owed, askedBy });
    return { outcome: 'owed', amountMinor };
  });
}

async function paidFor(client: Queryable, { id }: Booking, position: number): Promise<number | undefined> {
  const ticket = (await readSoldTickets(client, id)).find((one) => one.position === position);
  return ticket && ticket.priceMinor - ticket.discountMinor;
}
