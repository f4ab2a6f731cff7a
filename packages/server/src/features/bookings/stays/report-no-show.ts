import { refundOfRoom } from '@ashore/core/booking/room-terms.ts';
import type { Database } from '../../../database/connect.ts';
import { transaction } from '../../../database/transaction.ts';
import { storedQuoteSchema } from '../../quotes/quote.ts';
import { withdrawInvitations } from '../../reviews/withdraw-invitations.ts';
import { type Booking, lockBooking } from '../booking.ts';
import { cancelTickets, readSoldTickets, type SoldTicketRow } from '../cancellation/cancelled-tickets.ts';
import { releaseTickets } from '../cancellation/release-spots.ts';
import { refundCancelledAmount } from '../cancellation/reverse-sale.ts';
import { transitionBooking } from '../transition.ts';
import { reverseCommissionOfStay } from './stay-commission.ts';

/** A hotel reports a no-show at most this long after check-in has begun. */
export const NO_SHOW_REPORT_HOURS = 48;

type NoShowInput = {
  readonly bookingId: string;
  readonly actor: 'supplier' | 'operator';
  readonly actorName?: string | undefined;
  /** Position of the room; all that are left without it. */
  readonly room?: number | undefined;
};

export type NoShowResult =
  | {
      readonly outcome: 'recorded';
      readonly booking: Booking;
      readonly refundMinor: number;
    }
  /** `cancelled`: before this report. `reported`: the report is there already. `time`: too early, or too late. */
  | {
      readonly outcome: 'refused';
      readonly why: 'no_stay' | 'room' | 'cancelled' | 'reported' | 'state' | 'time';
      readonly booking: Booking;
    };

/**
 * Records that the guests of a stay, or of one of its rooms, did not arrive. What the rate of each room says is kept, the rest
 * is refunded, and nights that are still to come are on sale again.
 */
export async function reportNoShow(database: Database, input: NoShowInput): Promise<NoShowResult> {
  const { bookingId, actor, actorName, room } = input;
  return transaction(database, async ({ client }) => {
    const locked = await lockBooking(client, bookingId);
    const { stay } = storedQuoteSchema.parse(locked.quote);
    if (!stay) return { outcome: 'refused', why: 'no_stay', booking: locked };
    const soldTickets = await readSoldTickets(client, bookingId);
    const meant = room === undefined ? soldTickets : soldTickets.filter(({ position }) => position === room);
    const left = soldTickets.filter(({ isCancelled }) => !isCancelled);
    const tickets = left.filter((ticket) => meant.includes(ticket));
    if (tickets.length === 0) return { outcome: 'refused', why: whyNoneLeft(meant), booking: locked };
    const isWhole = tickets.length === left.length;
    const transition = await transitionBooking(client, {
      bookingId,
      step: isWhole ? 'no_show' : 'no_show_rooms',
      actor,
      locked,
      ...(actorName && { actorName }),
      checkedFacts: { isNoShowInTime: isReportInTime(locked) },
    });
    if (transition.outcome !== 'taken') {
      const isTime = transition.outcome === 'may_not' && transition.why === 'guard';
      return { outcome: 'refused', why: isTime ? 'time' : 'state', booking: locked };
    }
    if (isWhole) await withdrawInvitations(client, locked.orderNumber);
    await reverseCommissionOfStay(client, locked);
    await cancelTickets(client, { bookingId, tickets });
    await releaseTickets(client, locked, { tickets, isWhole });
    const charges = new Map(stay.rooms.map(({ position, noShowMinor }) => [position, noShowMinor]));
    const refunds = tickets.map((ticket) => noShowRefund(ticket, charges.get(ticket.position), locked));
    const refundMinor = Math.min(
      refunds.reduce((sum, { refund }) => sum + refund.amount, 0),
      locked.totalMinor - locked.cancelledMinor,
    );
    await refundCancelledAmount(client, transition.booking, {
      name: `no-show.${tickets.map(({ position }) => position).join('.')}`,
      amountMinor: refundMinor,
      discountMinor: refunds.reduce((sum, { discount }) => sum + discount.amount, 0),
      reason: 'cancelled',
    });
    return { outcome: 'recorded', booking: transition.booking, refundMinor };
  });
}

function whyNoneLeft(meant: readonly SoldTicketRow[]): 'room' | 'cancelled' | 'reported' {
  if (meant.length === 0) return 'room';
  return meant.some(({ isNoShow }) => isNoShow) ? 'reported' : 'cancelled';
}

function noShowRefund(ticket: SoldTicketRow, chargeMinor = ticket.priceMinor, { currency }: Booking) {
  return refundOfRoom(ticket, { chargeMinor, currency });
}

function isReportInTime({ startsAt, now }: Pick<Booking, 'startsAt' | 'now'>): boolean {
  return startsAt <= now && now.getTime() < startsAt.getTime() + NO_SHOW_REPORT_HOURS * 3_600_000;
}
