import type { BookingState } from '@ashore/core/booking/booking-process.ts';
import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { fromDecimal, money, toDecimal } from '@ashore/core/money/money.ts';
import { isWithoutRefund } from '../../i18n/booking-texts.ts';

/** State of a booking, in the four cases that matter to its contact person. */
export type BookingStatus = 'sold' | 'requested' | 'pending' | 'ended';

const statusByState: Record<BookingState, BookingStatus> = {
  quoted: 'pending',
  awaiting_payment: 'pending',
  on_request: 'requested',
  accepted: 'requested',
  confirmed: 'sold',
  completed: 'sold',
  expired: 'ended',
  declined: 'ended',
  unanswered: 'ended',
  unpaid: 'ended',
  cancelled: 'ended',
};

export function bookingStatus({ state }: Pick<BookingView, 'state'>): BookingStatus {
  return statusByState[state];
}

/** Whether the trip is still ahead, and its cancellation would refund nothing of what it costs. */
export function isNonRefundable({
  state,
  trip,
  utcNow,
  grandTotal,
}: Pick<BookingView, 'state' | 'trip' | 'utcNow' | 'grandTotal'>): boolean {
  const now = new Date(utcNow);
  const isAhead = bookingStatus({ state }) !== 'ended' && new Date(trip.startsAt) > now;
  return isAhead && grandTotal > 0 && isWithoutRefund(trip, now);
}

export type SettledSums = {
  /** Amount that was refunded, or is not owed any more. */
  readonly refundedSum: number;
  /** The total less that amount. */
  readonly remainingSum: number;
};

type SettledBooking = Pick<
  BookingView,
  'currencyCode' | 'grandTotal' | 'refundedTotal' | 'method' | 'invoices'
>;

/**
 * Splits the total of a booking by what was refunded. An organisation that pays later gets credit notes in
 * place of refunds.
 */
export function settledSums(booking: SettledBooking): SettledSums {
  const { currencyCode, grandTotal, refundedTotal, method, invoices } = booking;
  const minorUnits = (amount: number) => fromDecimal(amount, currencyCode).amount;
  const credited = invoices
    .filter(({ kind }) => kind === 'credit_note')
    .reduce((sum, { total }) => sum + minorUnits(total), 0);
  const refunded = method === 'bill-organisation' ? credited : minorUnits(refundedTotal);
  const toDecimalAmount = (amount: number) => toDecimal(money(amount, currencyCode));
  return {
    refundedSum: toDecimalAmount(refunded),
    remainingSum: toDecimalAmount(Math.max(0, minorUnits(grandTotal) - refunded)),
  };
}

type BookedTickets = BookingView['tickets'];
export type RemainingTravellers = {
  /** Counted as in a quote. If no ticket is valid any more, it counts all that were booked. */
  readonly components: readonly [{ readonly tickets: readonly TicketCount[] }];
  /** Names of the remaining travellers, if some of the tickets are cancelled and others are not. */
  readonly names: readonly string[];
  readonly cancelledNames: readonly string[];
};
type TicketCount = { readonly ticketType: BookedTickets[number]['ticketType']; readonly count: number };

/** Returns the travellers whose tickets are not cancelled. The quote still lists all booked travellers. */
export function remainingTravellers({ tickets }: { readonly tickets: BookedTickets }): RemainingTravellers {
  const valid = tickets.filter(({ isCancelled }) => !isCancelled);
  const isPart = valid.length > 0 && valid.length < tickets.length;
  const namesOf = (list: BookedTickets) => list.map(({ participantName }) => participantName);
  const counts = new Map<TicketCount['ticketType'], number>();
  for (const { ticketType } of valid.length > 0 ? valid : tickets)
    counts.set(ticketType, (counts.get(ticketType) ?? 0) + 1);
  return {
    components: [{ tickets: [...counts].map(([ticketType, count]) => ({ ticketType, count })) }],
    names: isPart ? namesOf(valid) : [],
    cancelledNames: isPart ? namesOf(tickets.filter(({ isCancelled }) => isCancelled)) : [],
  };
}
