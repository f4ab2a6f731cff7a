import { ENDED_STATES } from '@ashore/core/booking/booking-process.ts';
import type { PaymentRefusal } from '@ashore/core/booking/payment-rules.ts';
import type { CheckoutResponse } from '@ashore/core/contract/checkout.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import { toDecimal } from '@ashore/core/money/money.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';
import type { Booking } from '../../features/bookings/booking.ts';
import type { CheckoutResult } from '../../features/bookings/checkout/submit-checkout.ts';
import { showBooking } from '../../features/bookings/show-booking.ts';
import type { Intent } from '../../gateways/payments/port.ts';
import { type ApiContext, textLocale } from '../api/call/context.ts';
import { cachedQuoteReaders } from './booking-deps.ts';

const stripeStatus = {
  requires_method: 'requires_confirmation',
  requires_action: 'requires_action',
  processing: 'processing',
  authorised: 'requires_capture',
  captured: 'succeeded',
} as const;

/** The answer to a checkout: a valid booking, what the traveller must do, or why the payment failed. */
export async function checkoutAnswer(context: ApiContext, done: CheckoutResult): Promise<CheckoutResponse> {
  switch (done.outcome) {
    case 'booked':
      return { ...(await bookedAnswer(context, done.booking)), stripeStatus: 'succeeded' };
    case 'sold':
      return { ...(await bookedAnswer(context, done.booking)), ...statusOf(done.intent) };
    case 'open':
      // The traveller has done everything. The booking shows later whether the payment succeeds.
      if (done.intent.state === 'processing')
        return { ...(await bookedAnswer(context, done.booking)), ...statusOf(done.intent) };
      return { ...nothingYet, ...statusOf(done.intent), ...actionOf(done.intent) };
    case 'refused':
      if (done.intent.refusal !== null) return { ...nothingYet, errorMessage: done.intent.refusal };
      // No bank declined the payment: the hold was released or had expired, and its payment attempt was
      // cancelled with it.
      if (ENDED_STATES.includes(done.booking.state)) throw new Failure('gone', { field: 'cartId' });
      return { ...nothingYet, errorMessage: refusalWithoutReason(done.intent) };
    case 'impossible':
    case 'mismatched':
      return { ...nothingYet, errorMessage: 'processing_error' };
    case 'refunded':
      // The spots were lost while the bank took its time, or the cart was paid twice. The payment is refunded
      // and the cart has ended.
      if (isBought(done.booking)) return bookedAnswer(context, done.booking);
      throw new Failure('gone', { field: 'cartId' });
  }
}

/** Of a payment that failed without a reason. If it was cancelled before it was made, no bank declined it. */
function refusalWithoutReason({ state }: Intent): PaymentRefusal {
  return state === 'cancelled' ? 'abandoned' : 'card_declined';
}

const nothingYet = { invoices: [], vouchers: [] };

export function intentAnswer(intent: Intent) {
  const { id, clientSecret, action, amount } = intent;
  // Bookings are made in these currencies only.
  const currency = amount.currency as SelectableCurrency;
  return { id, clientSecret, nextAction: action, amount: toDecimal(amount), currency };
}

function statusOf(intent: Intent): Pick<CheckoutResponse, 'stripeStatus' | 'paymentIntentId'> {
  const { state, id } = intent;
  return state === 'failed' || state === 'cancelled'
    ? {}
    : { stripeStatus: stripeStatus[state], paymentIntentId: id };
}

function actionOf({ clientSecret, action }: Intent) {
  return {
    ...(clientSecret !== null && { paymentIntentClientSecret: clientSecret }),
    ...(action !== null && { nextAction: { ...action } }),
  };
}

function isBought({ state }: Booking): boolean {
  return state === 'confirmed' || state === 'on_request' || state === 'accepted' || state === 'completed';
}

async function bookedAnswer(
  context: ApiContext,
  { accessKey, confirmedAt, totalMinor }: Booking,
): Promise<CheckoutResponse> {
  const { readTexts } = cachedQuoteReaders(context);
  if (confirmedAt !== null && totalMinor > 0) await context.numberDocuments();
  const booking = await showBooking(
    { client: context.database.pool, readTexts, locale: textLocale(context) },
    accessKey,
  );
  if (booking?.seenBy !== 'owner') throw new Error('The booking was not found.');
  return {
    cart: {
      id: booking.trip.cartId,
      tcConfirmationNumber: booking.orderNumber,
      requireConfirmation: booking.isAuthorisedOnly,
      voucherValue: booking.discountTotal,
    },
    invoices: booking.invoices,
    vouchers: booking.ticketUrl === null ? [] : [{ url: booking.ticketUrl }],
    booking,
  };
}
