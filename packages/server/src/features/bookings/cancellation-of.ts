import { cancellationTerms, refundsOf } from '@ashore/core/booking/cancellation-terms.ts';
import type { RefusedPart } from '@ashore/core/booking/refused-parts.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { type KeptQuote, keptQuote } from '../quotes/kept-quote.ts';
import type { Booking } from './booking.ts';
import { mayBeLeft } from './may-be-left.ts';
import type { SoldTicketRow } from './sold-tickets.ts';

export type Cancellation = {
  /** Nobody is left to come. */
  readonly isWhole: boolean;
  readonly tickets: readonly SoldTicketRow[];
  /** What was paid for them, and what of it comes back. */
  readonly priceMinor: number;
  readonly refundMinor: number;
  readonly refundPercent: number;
  readonly until: Date | null;
};

/** So often may tickets be given up singly; each time everybody concerned gets a mail. */
const MOST_REDUCTIONS = 5;

/**
 * What giving up tickets comes to at this moment: all that are left where none is named. Before a supplier has said yes
 * everything comes back, and before anybody has paid nothing is there to come back; then only as a whole.
 */
export function cancellationOf(
  booking: Booking,
  sold: readonly SoldTicketRow[],
  positions: readonly number[],
): Cancellation {
  const { state, totalMinor, givenUpMinor, currency, startsAt, now } = booking;
  const living = sold.filter(({ isCancelled }) => !isCancelled);
  const tickets =
    positions.length === 0 ? living : living.filter(({ position }) => positions.includes(position));
  if (tickets.length === 0 || tickets.length < new Set(positions).size) throw noSuchTickets();
  const isWhole = tickets.length === living.length;
  if (!isWhole && (state !== 'confirmed' || tickets.some(({ band }) => band === 'group'))) throw onlyWhole();
  if (state === 'awaiting_payment')
    return { isWhole, tickets, priceMinor: 0, refundMinor: 0, refundPercent: 100, until: null };
  if (state === 'on_request')
    return {
      isWhole,
      tickets,
      priceMinor: totalMinor,
      refundMinor: totalMinor,
      refundPercent: 100,
      until: null,
    };
  if (state !== 'confirmed' || startsAt <= now) throw new Failure('conflict', { field: 'state' });
  const kept = keptQuote.parse(booking.quote);
  if (!isWhole) refusePart(living, tickets, { sold, lines: kept.lines });
  const terms = cancellationTerms(kept.cancellation, { startsAt, now });
  const { refundPercent, until } = terms;
  const { paid, refund } = refundsOf(tickets, { refundPercent, currency });
  // Whoever was given something back before gets no more than there is left.
  const refundMinor = Math.min(refund.amount, totalMinor - givenUpMinor);
  return { isWhole, tickets, priceMinor: paid.amount, refundMinor, refundPercent, until };
}

type Sold = { readonly sold: readonly SoldTicketRow[]; readonly lines: KeptQuote['lines'] };

function refusePart(
  living: readonly SoldTicketRow[],
  given: readonly SoldTicketRow[],
  { sold, lines }: Sold,
): void {
  const refuse = (reason: RefusedPart) => new Failure('unprocessable', { field: 'tickets', reason });
  const left = living.filter((ticket) => !given.includes(ticket));
  if (!mayBeLeft(left, lines)) throw refuse('left_over');
  const deeds = new Set(sold.flatMap(({ cancelledAt }) => cancelledAt ?? []));
  if (deeds.size >= MOST_REDUCTIONS) throw refuse('too_often');
}

function noSuchTickets() {
  return new Failure('conflict', { field: 'tickets' });
}

/** A group came for one price, and a request is one question. */
function onlyWhole() {
  return new Failure('unprocessable', { field: 'tickets' });
}
