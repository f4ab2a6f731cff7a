import { ENDED_STATES } from '@ashore/core/booking/booking-process.ts';
import { RETRY_MINUTES } from '@ashore/core/booking/payment-rules.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { transaction } from '../../../database/transaction.ts';
import type { Hold } from '../../../gateways/inventory/port.ts';
import type { Intent } from '../../../gateways/payments/port.ts';
import { openStatesSql, type Payment } from '../../payments/payment.ts';
import { recordIntent } from '../../payments/record-provider-state.ts';
import { extendHoldForPayment } from '../../quotes/holds/extend-hold.ts';
import { type Booking, lockBooking } from '../booking.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { queueSupplierRelease, releaseSoldSpots } from '../cancellation/release-spots.ts';
import { transitionBooking } from '../transition.ts';
import { applyExternalRefund, hasNoRefunds } from './apply-external-refund.ts';
import { confirmAcceptedBooking, confirmPaidBooking } from './confirm-booking.ts';
import {
  type BookingPayment,
  endLateBooking,
  refundUnusablePayment,
  type SettlementResult,
} from './refund-unusable-payment.ts';
import { holdSpotsAgain, prepareSpots, releaseUnusedSpots, type SpotsToSell } from './sell-spots.ts';

export type SettlePaymentInput = {
  readonly payment: Payment;
  /** The provider's state of the payment, read a moment ago. */
  readonly intent: Intent;
  /** The payment's booking, if it was read before. */
  readonly booking?: Booking;
};

type RoundResult =
  | SettlementResult
  | { readonly outcome: 'no_spots'; readonly booking: Booking; readonly payment: Payment };

/** More than the settlements that ever meet at one booking: browser, event and reconciliation. */
const mostRounds = 5;

/**
 * Settles a payment by its state at the provider, once, however many callers report it. One transaction locks
 * the booking and records the state. If there is money, it also sells the spots and takes the step. Lost
 * spots are held again if they are available; otherwise the payment is refunded at once.
 */
export async function settlePayment(deps: BookingDeps, input: SettlePaymentInput): Promise<SettlementResult> {
  let spots: SpotsToSell = await prepareSpots(deps, input);
  for (let round = 0; round < mostRounds; round++) {
    const settled = await settleOnce(deps, input, spots);
    if (settled.outcome !== 'no_spots') {
      if (settled.outcome !== 'sold' && spots.boughtHoldId !== undefined)
        await queueSupplierRelease(deps.database.pool, { holdId: spots.boughtHoldId, spots: 'all' });
      if (round > 0 && settled.outcome === 'sold') await releaseUnusedSpots(deps, settled.booking);
      return settled;
    }
    const spotsAgain = await holdSpotsAgain(deps, settled.booking);
    if (!spotsAgain) return endLateBooking(deps, settled);
    spots = spotsAgain;
  }
  throw new Error(`Payment ${input.payment.id} was not settled in ${mostRounds} rounds.`);
}

async function settleOnce(
  { database }: BookingDeps,
  { payment: requested, intent }: SettlePaymentInput,
  spots: SpotsToSell,
): Promise<RoundResult> {
  return transaction(database, async ({ client }) => {
    const booking = await lockBooking(client, requested.bookingId);
    const payment = await recordIntent(client, requested, intent);
    const current = { booking, payment };
    if (payment.mismatch !== null) return { outcome: 'mismatched', ...current };
    if (payment.state === 'failed' || payment.state === 'cancelled') {
      if (booking.paymentId === payment.id) return handleLostAuthorisation(client, current);
      await endPaymentTime(client, booking);
      return { outcome: 'refused', ...current };
    }
    if (payment.state !== 'authorised' && payment.state !== 'captured')
      return { outcome: 'open', ...current };
    const hasRefunds = intent.refunds.length > 0;
    if (booking.paymentId === payment.id) {
      const bookingAfterRefund = hasRefunds ? await applyExternalRefund(client, current) : booking;
      return settleOwnPayment(client, { payment, booking: bookingAfterRefund });
    }
    const isForSale =
      booking.state === 'awaiting_payment' ||
      (booking.state === 'expired' && !(await isErased(client, booking)));
    // A payment that already goes back buys nothing, even if the spots are available again.
    if (!isForSale || payment.unusableAt !== null || (hasRefunds && !(await hasNoRefunds(client, payment))))
      return refundUnusablePayment(client, current);
    return confirmPaidBooking(client, current, spots);
  });
}

/** Whether the personal data of a booking are erased: its ticket would have no names and reach no traveller. */
async function isErased(client: Queryable, { id }: Pick<Booking, 'id'>): Promise<boolean> {
  const { rowCount } = await client.query('select from bookings where id = $1 and erased_at is not null', [
    id,
  ]);
  return rowCount === 1;
}

/**
 * Ends a booking whose authorisation is lost, because a ticket must be paid for, and releases its spots. A
 * booking that had ended before, or was paid in time, stays as it is.
 */
async function handleLostAuthorisation(
  client: Queryable,
  { booking, payment }: BookingPayment,
): Promise<SettlementResult> {
  const { id: bookingId, holdId, spots } = booking;
  const transition = { bookingId, step: 'lose_authorisation', actor: 'provider', locked: booking } as const;
  const result = await transitionBooking(client, transition);
  if (result.outcome === 'taken')
    await releaseSoldSpots(client, { holdId, spots: 'all', bookedSpots: spots });
  return { outcome: 'refused', booking: result.booking, payment };
}

/**
 * Settles news about the payment that a booking counts on. An accepted booking is confirmed once its price is
 * captured in full. A payment captured while its unconfirmed booking ended is refunded.
 */
async function settleOwnPayment(client: Queryable, current: BookingPayment): Promise<SettlementResult> {
  const { booking, payment } = current;
  if (payment.state !== 'captured') return { outcome: 'sold', ...current };
  if (booking.state === 'accepted') {
    if (payment.capturedMinor < booking.totalMinor) return { outcome: 'mismatched', ...current };
    return { outcome: 'sold', payment, booking: await confirmAcceptedBooking(client, booking, 'provider') };
  }
  const isForNothing = booking.confirmedAt === null && ENDED_STATES.includes(booking.state);
  return isForNothing ? refundUnusablePayment(client, current) : { outcome: 'sold', ...current };
}

/**
 * Sets the deadline after a refusal. The hold ends when it would have ended without a payment, but leaves
 * time for another card. Nothing changes while another attempt may still bring the money. Runs in the
 * transaction that has locked the booking.
 */
export async function endPaymentTime(
  client: Queryable,
  { id, state, cartId, holdId }: Booking,
): Promise<void> {
  if (state !== 'awaiting_payment') return;
  const { rows } = await client.query<{ until: Date }>(
    `update bookings booking
     set pay_until = least(pay_until, greatest(held_until, now() + interval '${RETRY_MINUTES} minutes'))
     where id = $1 and not exists (
       select from payments payment where payment.booking_id = booking.id and payment.state in ${openStatesSql})
     returning pay_until as until`,
    [id],
  );
  if (rows[0]) await extendHoldForPayment(client, { cartId, holdId, until: rows[0].until });
}

type ExtendedHold = Pick<Hold, 'id' | 'expiresAt'> & { readonly seconds: number };

/**
 * Extends the deadlines of an unpaid booking along with its hold. After a refusal the booking ends that much
 * later than it would have, not at the end of a payment.
 */
export async function extendPaymentDeadline(
  client: Queryable,
  { id, expiresAt, seconds }: ExtendedHold,
): Promise<void> {
  await client.query(
    `update bookings set held_until = greatest(held_until, least(held_until + make_interval(secs => $3), $2)),
       pay_until = greatest(pay_until, $2)
     where hold_id = $1 and state = 'awaiting_payment'`,
    [id, expiresAt, seconds],
  );
}
