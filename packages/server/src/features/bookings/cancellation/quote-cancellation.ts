import {
  NO_SHOW_REASON,
  type PartialCancellationRefusal,
} from '@ashore/core/booking/cancellation-reasons.ts';
import {
  type CancellationTerms,
  cancellationTerms,
  refundsOf,
} from '@ashore/core/booking/cancellation-terms.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { money, toDecimal } from '@ashore/core/money/money.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { type StoredQuote, storedQuoteSchema } from '../../quotes/quote.ts';
import { findBookingByKey } from '../access.ts';
import type { Booking } from '../booking.ts';
import { cancelRooms } from '../stays/cancel-rooms.ts';
import { readSoldTickets, type SoldTicketRow } from './cancelled-tickets.ts';

type QuoteCancellationInput = {
  readonly accessKey: string;
  /** The account that calls, if the key is an order number. */
  readonly accountId?: string | undefined;
  readonly tickets: readonly number[];
};

/**
 * Quotes the refund at this moment. The quote is not binding: a cancellation must name this sum and is
 * refused if the sum has changed.
 */
export async function quoteCancellation(
  client: Queryable,
  { accessKey, accountId, tickets }: QuoteCancellationInput,
) {
  const booking = await findBookingByKey(client, accessKey, accountId);
  const soldTickets = await readSoldTickets(client, booking.id);
  const cancellation = computeCancellation(booking, soldTickets, tickets);
  const { priceMinor, refundMinor, refundPercent, until, chargeAtHotelMinor = 0 } = cancellation;
  const { currency } = booking;
  const toDecimalAmount = (amount: number) => toDecimal(money(amount, currency));
  return {
    currencyCode: currency,
    price: toDecimalAmount(priceMinor),
    refund: toDecimalAmount(refundMinor),
    fee: toDecimalAmount(priceMinor - refundMinor),
    refundPercent,
    until: until?.toISOString() ?? null,
    chargeAtHotel: toDecimalAmount(chargeAtHotelMinor),
  };
}

export type Cancellation = {
  /** Whether no valid tickets remain. */
  readonly isWhole: boolean;
  readonly tickets: readonly SoldTicketRow[];
  /** What was paid for the tickets, and how much of it is refunded. */
  readonly priceMinor: number;
  readonly refundMinor: number;
  /** The part of the discount that is cancelled with these tickets. */
  readonly discountMinor: number;
  readonly refundPercent: number;
  /** When this percentage ceases to apply; null if the percentage does not change before the departure. */
  readonly until: Date | null;
  /** What a hotel keeps under its terms of rooms that are paid there. */
  readonly chargeAtHotelMinor?: number;
};

/**
 * How often tickets may be cancelled separately. Each time, the contact person and the supplier get an email.
 */
const MOST_PARTIAL_CANCELLATIONS = 5;

/**
 * Computes what cancelling these tickets refunds at this moment; no positions mean all remaining tickets. A
 * pending request is refunded in full, and an unpaid booking has nothing to refund. Both are cancelled only
 * as a whole.
 */
export function computeCancellation(
  booking: Booking,
  soldTickets: readonly SoldTicketRow[],
  positions: readonly number[],
): Cancellation {
  const { state, totalMinor, cancelledMinor, currency, startsAt, now } = booking;
  refuseNoShow(soldTickets, positions);
  const validTickets = soldTickets.filter(({ isCancelled }) => !isCancelled);
  const tickets =
    positions.length === 0
      ? validTickets
      : validTickets.filter(({ position }) => positions.includes(position));
  if (tickets.length === 0 || tickets.length < new Set(positions).size) throw noSuchTickets();
  const isWhole = tickets.length === validTickets.length;
  if (!isWhole && (state !== 'confirmed' || tickets.some(({ band }) => band === 'group'))) throw onlyWhole();
  if (state === 'awaiting_payment')
    return {
      isWhole,
      tickets,
      priceMinor: 0,
      refundMinor: 0,
      discountMinor: 0,
      refundPercent: 100,
      until: null,
    };
  if (state === 'on_request')
    return {
      isWhole,
      tickets,
      priceMinor: totalMinor,
      refundMinor: totalMinor,
      discountMinor: booking.discountMinor,
      refundPercent: 100,
      until: null,
    };
  if (state !== 'confirmed' || startsAt <= now) throw new Failure('conflict', { field: 'state' });
  const storedQuote = storedQuoteSchema.parse(booking.quote);
  if (storedQuote.stay) {
    const refund = cancelRooms(storedQuote.stay, tickets, booking);
    const left = totalMinor - cancelledMinor;
    return { isWhole, tickets, ...refund, refundMinor: Math.min(refund.refundMinor, left) };
  }
  if (!isWhole)
    refusePartialCancellation(validTickets, tickets, { sold: soldTickets, lines: storedQuote.lines });
  const { refundPercent, until } = termsNow(storedQuote, booking);
  const { paid, refund, discount } = refundsOf(tickets, { refundPercent, currency });
  // After earlier refunds, the refund is limited to what remains.
  const refundMinor = Math.min(refund.amount, totalMinor - cancelledMinor);
  return {
    isWhole,
    tickets,
    priceMinor: paid.amount,
    refundMinor,
    discountMinor: discount.amount,
    refundPercent,
    until,
  };
}

/** The terms at this moment: those of the sale, or a full refund promised when the times of a ship changed. */
export function termsNow(
  { ship, cancellation }: Pick<StoredQuote, 'ship' | 'cancellation'>,
  { startsAt, now }: Pick<Booking, 'startsAt' | 'now'>,
): CancellationTerms {
  const { chooseUntil, fullRefundUntil } = ship ?? {};
  // The trip no longer fits the ship of its travellers, or did not when they were asked to choose another departure.
  const promisedUntil = chooseUntil ?? fullRefundUntil;
  const isPromised =
    promisedUntil !== undefined && (chooseUntil !== undefined || now < new Date(promisedUntil));
  return isPromised
    ? { refundPercent: 100, until: new Date(promisedUntil) }
    : cancellationTerms(cancellation, { startsAt, now });
}

type SoldTickets = { readonly sold: readonly SoldTicketRow[]; readonly lines: StoredQuote['lines'] };

function refusePartialCancellation(
  validTickets: readonly SoldTicketRow[],
  tickets: readonly SoldTicketRow[],
  { sold, lines }: SoldTickets,
): void {
  const refuse = (reason: PartialCancellationRefusal) =>
    new Failure('unprocessable', { field: 'tickets', reason });
  const remainingTickets = validTickets.filter((ticket) => !tickets.includes(ticket));
  if (!isValidRemainingParty(remainingTickets, lines)) throw refuse('left_over');
  const cancellations = new Set(sold.flatMap(({ cancelledAt }) => cancelledAt ?? []));
  if (cancellations.size >= MOST_PARTIAL_CANCELLATIONS) throw refuse('too_often');
}

/**
 * Refuses to cancel rooms whose guests were reported as not arrived: what is kept of them follows the rule for that case. An
 * empty list means these too, because no traveller can have cancelled the others after check-in.
 */
export function refuseNoShow(soldTickets: readonly SoldTicketRow[], positions: readonly number[]): void {
  const isMeant = ({ position }: SoldTicketRow) => positions.length === 0 || positions.includes(position);
  if (soldTickets.some((ticket) => ticket.isNoShow && isMeant(ticket)))
    throw new Failure('conflict', { field: 'tickets', reason: NO_SHOW_REASON });
}

function noSuchTickets() {
  return new Failure('conflict', { field: 'tickets' });
}

/** A group has one price and a request has one answer, so neither is cancelled in part. */
function onlyWhole() {
  return new Failure('unprocessable', { field: 'tickets' });
}

type PricedTicket = Pick<SoldTicketRow, 'band' | 'priceMinor'>;

/**
 * Whether the remaining tickets could have been bought alone, by the rules at the time of sale. Otherwise a
 * traveller could cancel tickets to get below a minimum, or to keep only free ones.
 */
export function isValidRemainingParty(
  remaining: readonly PricedTicket[],
  lines: StoredQuote['lines'],
): boolean {
  const countOf = (wantedBand: PricedTicket['band']) =>
    remaining.filter(({ band }) => band === wantedBand).length;
  const areEnough = lines.every(({ band, least = 0 }) => countOf(band) === 0 || countOf(band) >= least);
  const costsSomething = lines.some(({ totalMinor }) => totalMinor > 0);
  return areEnough && (!costsSomething || remaining.some(({ priceMinor }) => priceMinor > 0));
}
