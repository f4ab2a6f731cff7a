import { type BookingStep, ENDED_STATES } from '@ashore/core/booking/booking-process.ts';
import { splitSale } from '@ashore/core/booking/ledger.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { enqueueJob } from '../../../database/queue/enqueue-job.ts';
import { redeemDiscountAgain, releaseDiscount } from '../../discounts/redeem-discount.ts';
import { writeMovement } from '../../payments/ledger.ts';
import { storedQuoteSchema } from '../../quotes/quote.ts';
import { type Booking, wasAbandoned } from '../booking.ts';
import { issueInvoice } from '../documents/issue-invoice.ts';
import { transitionBooking } from '../transition.ts';
import { recordFreeBooking } from './free-bookings.ts';
import { type BookingPayment, refundLatePayment, refundUnusablePayment } from './refund-unusable-payment.ts';
import type { SpotsToSell } from './sell-spots.ts';

/** Sells the spots of a paid booking and takes its step, in the transaction that has locked the booking. */
export async function confirmPaidBooking(
  client: Queryable,
  { booking, payment }: BookingPayment,
  spots: SpotsToSell,
) {
  // The cart has another active booking, or the traveller cancelled this booking and was notified.
  const isLate = booking.state === 'expired';
  if (isLate && ((await hasActiveDuplicate(client, booking)) || (await wasAbandoned(client, booking))))
    return refundUnusablePayment(client, { booking, payment });
  // Codes are locked before spots everywhere, so that transactions do not deadlock. The payment is at the
  // price with the code.
  if (isLate && !(await redeemDiscountAgain(client, booking.id)))
    return refundLatePayment(client, { booking, payment });
  const holdId = await spots.sell(client, booking);
  if (holdId === undefined) {
    if (isLate) await releaseDiscount(client, booking.id);
    return { outcome: 'no_spots', booking, payment } as const;
  }
  const transition = await transitionBooking(client, {
    bookingId: booking.id,
    step: paymentStepFor(booking),
    actor: 'provider',
    checkedFacts: { hasSpots: true, isFullyPaid: payment.state === 'captured', isPaymentSecured: true },
    paymentId: payment.id,
    holdId,
    locked: booking,
  });
  // A capture where only an authorisation was requested, or the reverse, is a mismatch and does not get here.
  if (transition.outcome === 'may_not')
    throw new Error(`Booking ${booking.id} may not be paid: ${transition.why}, ${booking.state}.`);
  if (transition.booking.state === 'confirmed') await confirmSale(client, transition.booking);
  else await queueForeignStay(client, transition.booking);
  return { outcome: 'sold', booking: transition.booking, payment } as const;
}

function paymentStepFor({ state, needsAnswer }: Booking): BookingStep {
  const isLate = state === 'expired';
  if (needsAnswer) return isLate ? 'request_late' : 'request';
  return isLate ? 'pay_late' : 'pay';
}

async function hasActiveDuplicate(client: Queryable, { id, cartId }: Booking): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from bookings where cart_id = $1 and id <> $2 and state <> all ($3)',
    [cartId, id, ENDED_STATES],
  );
  return rowCount !== 0;
}

/** Writes the ledger entries and the invoice of every step that ends in `confirmed`, in its transaction. */
async function confirmSale(client: Queryable, booking: Booking): Promise<void> {
  const { id, currency, grossMinor, discountMinor, totalMinor, commissionPercent, method } = booking;
  const payer = method === 'bill-organisation' ? 'organisation' : 'traveller';
  await writeMovement(client, {
    name: `sale/${id}`,
    bookingId: id,
    entries: splitSale({ currency, grossMinor, discountMinor, commissionPercent, payer }),
  });
  if (totalMinor > 0) await issueInvoice(client, { bookingId: id, totalMinor });
}

/**
 * Sells a booking with nothing to pay now, in the transaction that books it. It is on an organisation's
 * account, or it is free.
 */
export async function confirmWithoutPayment(
  client: Queryable,
  booking: Booking,
  spots: SpotsToSell,
): Promise<Booking> {
  if (booking.method !== 'bill-organisation') await recordFreeBooking(client, booking);
  const holdId = await spots.sell(client, booking);
  if (holdId === undefined) throw new Failure('gone', { field: 'cartId' });
  const { id: bookingId, needsAnswer, method } = booking;
  const isBilled = method === 'bill-organisation';
  const accountStep = needsAnswer ? 'request_on_account' : 'put_on_account';
  // A free booking takes the steps of a paid one, whose actor is the payment provider.
  const freeStep = needsAnswer ? 'request' : 'pay';
  const transition = await transitionBooking(client, {
    bookingId,
    step: isBilled ? accountStep : freeStep,
    actor: isBilled ? 'traveller' : 'provider',
    checkedFacts: {
      hasSpots: true,
      isFullyPaid: booking.totalMinor === 0,
      isPaymentSecured: booking.totalMinor === 0,
    },
    holdId,
    locked: booking,
  });
  if (transition.outcome === 'may_not')
    throw new Error(`Booking ${bookingId} may not be sold: ${transition.why}.`);
  if (transition.booking.state === 'confirmed') await confirmSale(client, transition.booking);
  else await queueForeignStay(client, transition.booking);
  return transition.booking;
}

/** A worker books rooms of another seller once their payment is authorised, because no transaction waits for a seller. */
async function queueForeignStay(client: Queryable, { id: bookingId, quote }: Booking): Promise<void> {
  if (storedQuoteSchema.parse(quote).foreignOffer === undefined) return;
  await enqueueJob(client, { kind: 'book-foreign-stay', key: bookingId, payload: { bookingId } });
}

/** Confirms an accepted booking whose payment is captured or on account, in the transaction that has locked the booking. */
export async function confirmAcceptedBooking(
  client: Queryable,
  locked: Booking,
  actor: 'provider' | 'system',
): Promise<Booking> {
  const transition = {
    bookingId: locked.id,
    step: 'capture',
    actor,
    checkedFacts: { isFullyPaid: true },
    locked,
  } as const;
  const { outcome, booking } = await transitionBooking(client, transition);
  if (outcome === 'taken') await confirmSale(client, booking);
  return booking;
}
