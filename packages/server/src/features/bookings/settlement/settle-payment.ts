import { ENDED_STATES } from '@ashore/core/booking/booking-process.ts';
import { splitCharge, splitSale } from '@ashore/core/booking/ledger.ts';
import { RETRY_MINUTES } from '@ashore/core/booking/payment-rules.ts';
import { money } from '@ashore/core/money/money.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { transaction, tryStatement } from '../../../database/transaction.ts';
import type { Hold } from '../../../gateways/inventory/port.ts';
import type { Intent } from '../../../gateways/payments/port.ts';
import { openStatesSql, type Payment } from '../../payments/payment.ts';
import { mismatchOf, recordIntent } from '../../payments/record-provider-state.ts';
import { extendHoldForPayment } from '../../quotes/holds/extend-hold.ts';
import { sellReadyHold } from '../../quotes/holds/hold.queries.ts';
import { type Booking, lockBooking } from '../booking.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { queueSupplierRelease, releaseSoldSpots } from '../cancellation/release-spots.ts';
import { type BookingAfterStep, stepAllowed, takeStepSql, transitionBooking } from '../transition.ts';
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
  const { booking } = input;
  const settledAtOnce = booking && (await settleAtOnce(deps, { ...input, booking }));
  if (settledAtOnce) return settledAtOnce;
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

type SettleAtOnceInput = {
  readonly payment: Payment;
  readonly intent: Intent;
  readonly booking: Booking;
};

/**
 * Settles the usual payment in one statement instead of a transaction of several: the first answer of the provider about an attempt is
 * that the whole amount is captured, and the booking of our own spots needs no answer. All that was read or assumed before is compared
 * under the locks of the statement. Undefined if anything differs; nothing has happened then, and the transaction decides.
 */
export async function settleAtOnce(
  deps: BookingDeps,
  { payment, intent, booking }: SettleAtOnceInput,
): Promise<SettlementResult | undefined> {
  const step = stepAllowed(booking, {
    bookingId: booking.id,
    step: 'pay',
    actor: 'provider',
    checkedFacts: { hasSpots: true, isFullyPaid: true, isPaymentSecured: true },
  });
  if (!step || payment.state !== 'requested' || !isWhollyPaid(payment, intent, booking)) return undefined;
  if (!(await deps.inventories.sellerOf(booking.cartId)).isOwn) return undefined;
  const { id: bookingId, currency, grossMinor, discountMinor, totalMinor, commissionPercent } = booking;
  const movements = [
    ...splitCharge(money(totalMinor, currency)).map((entry) => ({ name: `charge/${payment.id}`, ...entry })),
    ...splitSale({ currency, grossMinor, discountMinor, commissionPercent, payer: 'traveller' }).map(
      (entry) => ({
        name: `sale/${bookingId}`,
        ...entry,
      }),
    ),
  ];
  const settled = await tryStatement(() =>
    deps.database.pool.query<BookingAfterStep & { readAt: Date }>({ name: 'settle-at-once', text: SETTLE }, [
      ...step,
      payment.id,
      intent.id,
      intent.captureBefore,
      totalMinor,
      grossMinor,
      commissionPercent,
      movements.map(({ name }) => name),
      movements.map(({ account }) => account),
      movements.map(({ amount }) => amount.amount),
      currency,
    ]),
  );
  const [row] = settled?.rows ?? [];
  if (!row) return undefined;
  const { readAt, ...bookingAfterStep } = row;
  return {
    outcome: 'sold',
    booking: { ...booking, ...bookingAfterStep },
    payment: {
      ...payment,
      state: 'captured',
      providerId: intent.id,
      capturedMinor: totalMinor,
      captureBefore: intent.captureBefore,
      readAt,
    },
  };
}

function isWhollyPaid(payment: Payment, intent: Intent, { totalMinor }: Booking): boolean {
  return (
    intent.state === 'captured' &&
    intent.capturedMinor === totalMinor &&
    payment.amountMinor === totalMinor &&
    mismatchOf(payment, intent) === null &&
    intent.refunds.length === 0 &&
    (intent.disputes ?? []).length === 0
  );
}

/**
 * $1 to $9 those of `takeStepSql`, $10 payment, $11 intent, $12 until when it can be captured, $13 what is due, $14 the price before a discount,
 * $15 commission, $16 to $18 ledger entries, $19 currency. The locks are taken in the order of every other settlement: booking,
 * payment, hold, departure.
 */
const SETTLE = `
  with ready as (
    select booking.id as booking_id, payment.id as payment_id, hold.id as hold_id
    from bookings booking
    join payments payment on payment.id = $10::uuid and payment.booking_id = booking.id
    join holds hold on hold.id = booking.hold_id and hold.cart_id = booking.cart_id
    where booking.id = $1::uuid and booking.state = $4 and not booking.needs_answer and booking.currency = $19
      and booking.total_minor = $13::bigint and booking.gross_minor = $14::bigint
      and booking.commission_percent = $15::numeric
      and payment.state = 'requested' and payment.provider_id is null and payment.read_at is null
      and payment.mismatch is null and payment.unusable_at is null
      and hold.departure_id is not null and hold.state = 'held' and hold.expires_at > now()
    for update of booking, payment, hold),
  charged as (
    update payments payment set state = 'captured', provider_id = $11, captured_minor = payment.amount_minor,
      capture_before = $12::timestamptz, read_at = now()
    from ready where payment.id = ready.payment_id
    returning date_trunc('milliseconds', payment.read_at) as "readAt"),
  ${sellReadyHold},
  ${takeStepSql},
  entries as (
    insert into ledger_entries (movement, booking_id, account, currency, amount_minor)
    select entry.movement, ready.booking_id, entry.account, $19, entry.minor
    from ready, unnest($16::text[], $17::text[], $18::bigint[]) as entry (movement, account, minor)),
  document as (
    insert into unnumbered_documents (booking_id, kind, total_minor)
    select ready.booking_id, 'invoice', $13::bigint from ready)
  select step_taken.*, charged."readAt" from step_taken, charged`;

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
