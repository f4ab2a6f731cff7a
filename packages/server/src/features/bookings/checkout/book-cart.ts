import { ENDED_STATES } from '@ashore/core/booking/booking-process.ts';
import { PAYMENT_MINUTES } from '@ashore/core/booking/payment-rules.ts';
import type { CheckoutRequest } from '@ashore/core/contract/checkout-request.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { allocateMoney, money } from '@ashore/core/money/money.ts';
import type { DiscountRefusal } from '@ashore/core/pricing/discount.ts';
import type { PoolClient } from 'pg';
import type { Queryable } from '../../../database/queryable.ts';
import { transaction } from '../../../database/transaction.ts';
import type { Hold } from '../../../gateways/inventory/port.ts';
import {
  exceedsPendingUses,
  isUsedTooOften,
  redeemDiscount,
  releaseDiscount,
} from '../../discounts/redeem-discount.ts';
import { beginAttempt, begunAttempt, isOpen, type Payment, readPaymentsOf } from '../../payments/payment.ts';
import { extendHoldForPayment } from '../../quotes/holds/extend-hold.ts';
import { storedQuoteSchema } from '../../quotes/quote.ts';
import { isOriginalPurchaser } from '../access.ts';
import { type Booking, lockBooking, readBookingOfCart } from '../booking.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { closeOtherAttempts } from '../settlement/close-payment-attempt.ts';
import { confirmWithoutPayment } from '../settlement/confirm-booking.ts';
import { buyOrDeferSpots, noSpots, type SpotsToSell } from '../settlement/sell-spots.ts';
import { dueNow } from '../stays/sold-stay.ts';
import { requireAmountDue, requireWaivers, totalDue, validateCheckout } from './validate-checkout.ts';
import {
  type BookedTicketRow,
  type BookingRow,
  bookingRow,
  correctBooking,
  insertBooking,
  insertBookingWithAttempt,
  ticketRows,
} from './write-booking.ts';

export type BookCartInput = {
  readonly request: CheckoutRequest;
  readonly kind: 'direct' | 'billed';
  /** The organisation that books for a guest. */
  readonly organisationId: string | null;
  /** The member who books for the organisation. */
  readonly bookedBy?: string;
  /** The account of the traveller who books. Null for guests, and if an organisation books. */
  readonly accountId: string | null;
  readonly variant: string;
  /** Language of the travellers. */
  readonly locale: MessageLocale;
  /** Language of the organisation's staff, if they book for a guest. */
  readonly staffLocale?: MessageLocale;
};

export type BookCartResult = {
  readonly booking: Booking;
  /** The payment attempt begun now, or earlier with the same attempt ID. Undefined if nothing is due now. */
  readonly payment: Payment | undefined;
};

/** Concurrent calls of one cart are few: its tabs, and repetitions after a lost answer. */
const MOST_ROUNDS = 3;

/** More payment attempts than this suggest card testing. */
const MOST_ATTEMPTS = 10;

type CartToWrite = BookCartInput & {
  readonly row: BookingRow;
  readonly tickets: readonly BookedTicketRow[];
  /** Minutes by which the hold can be extended beyond its own end; 0 in a supplier's system. */
  readonly extensionMinutes: number;
  readonly spots: SpotsToSell;
};

/**
 * Records the booking of a cart and its payment attempt before the payment provider is called. A cart gets
 * one booking, however often and from however many tabs it is sent. Until payment, a repeated call updates
 * the booking.
 */
export async function bookCart(deps: BookingDeps, input: BookCartInput): Promise<BookCartResult> {
  const { database, inventories } = deps;
  const cartId = input.request.cart.id;
  // A concurrent call may write or end the booking first. The next round finds what that call has left.
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    const [latest, hold] = await Promise.all([
      readBookingOfCart(database.pool, cartId),
      inventories.find(cartId),
    ]);
    const active = latest && !ENDED_STATES.includes(latest.state) ? latest : undefined;
    if (active && active.state !== 'awaiting_payment') {
      if (!(await isOriginalPurchaser(database.pool, active, input.request)))
        throw new Failure('gone', { field: 'cartId' });
      return { booking: active, payment: undefined };
    }
    if (!hold || !canBeBooked(hold, active)) {
      // The two reads are apart: a concurrent call may have sold the spots after the booking was read.
      if (hold?.state === 'sold' && round < MOST_ROUNDS) continue;
      throw new Failure('gone', { field: 'cartId' });
    }
    const cartToWrite = { ...input, ...(await prepareRows(deps, input, hold)) };
    if (active) await closeOtherAttempts(deps, active, (payment) => isSameAttempt(payment, input));
    const begun = active ? undefined : await bookAtOnce(deps, cartToWrite);
    if (begun) return begun;
    const bookCartResult = await transaction(database, ({ client }) =>
      active ? bookAgain(client, deps, active, cartToWrite) : bookFirst(client, deps, cartToWrite),
    );
    if (bookCartResult) return bookCartResult;
  }
  throw new Failure('unavailable', { details: 'Another request changed the booking at every attempt.' });
}

/**
 * Whether the hold can still be booked. A hold already sold in a supplier's system is valid for its own
 * booking. An earlier call may have stopped after that sale.
 */
function canBeBooked(hold: Hold, active: Booking | undefined): boolean {
  return hold.state === 'held' || (hold.state === 'sold' && active?.holdId === hold.id);
}

async function prepareRows(deps: BookingDeps, input: BookCartInput, hold: Hold) {
  const storedQuote = storedQuoteSchema.parse(hold.quote);
  const { request, kind } = input;
  const product = await deps.readProductRequirements(storedQuote.productId);
  if (!product) throw new Failure('gone', { field: 'cartId' });
  const needsAnswer =
    storedQuote.onRequest ||
    (request.chargeRequest.authorize && request.stripePaymentMethod === 'credit-card');
  validateCheckout({ request, kind, holdId: hold.id, storedQuote, product, needsAnswer, now: deps.now() });
  await requireWaivers(deps.database.pool, { request, storedQuote, product });
  const newBooking = { ...input, storedQuote, hold, product, needsAnswer };
  const seller = await deps.inventories.sellerOf(hold.cartId);
  // A discount code never makes a booking free, so the price without it decides.
  const isPaidNow = request.stripePaymentMethod !== 'bill-organisation' && dueNow(storedQuote) > 0;
  return {
    row: bookingRow(newBooking),
    tickets: ticketRows(newBooking),
    extensionMinutes: seller.isOwn ? PAYMENT_MINUTES : 0,
    spots: isPaidNow ? noSpots : await buyOrDeferSpots(seller, hold.cartId),
  };
}

/**
 * Books a cart in one statement instead of a transaction of several: our own spots, an amount to pay now and no discount code,
 * as almost every cart. Undefined if that is not possible; then the transaction finds out why.
 */
async function bookAtOnce(
  { database, payments }: BookingDeps,
  cartToWrite: CartToWrite,
): Promise<BookCartResult | undefined> {
  const { request, row, extensionMinutes } = cartToWrite;
  const method = request.stripePaymentMethod;
  const isSimple = request.cart.voucherCode === null && row.total_minor > 0 && extensionMinutes > 0;
  if (!isSimple || method === 'bill-organisation') return undefined;
  const gateway = payments.gatewayFor(method);
  if (!gateway) return undefined;
  const { attemptId: id } = request;
  const begun = await insertBookingWithAttempt(database.pool, cartToWrite, { id, gateway: gateway.name });
  if (!begun) return undefined;
  const { isHoldExtended, isBegun, ...booking } = begun;
  // The booking stays without a payment attempt: the cart can be booked again with another hold, or the booking expires.
  if (!isHoldExtended) throw new Failure('gone', { field: 'cartId' });
  if (!isBegun) throw new Failure('unprocessable', { field: 'data.attemptId' });
  const amount = money(booking.totalMinor, booking.currency);
  const attempt = {
    id,
    bookingId: booking.id,
    gateway: gateway.name,
    method,
    amount,
    isCaptureLater: booking.needsAnswer,
  };
  return { booking, payment: begunAttempt(attempt, booking.now) };
}

/** Undefined if a concurrent call was quicker; the booking then exists. */
async function bookFirst(
  client: PoolClient,
  deps: BookingDeps,
  cartToWrite: CartToWrite,
): Promise<BookCartResult | undefined> {
  const { row, tickets, extensionMinutes } = cartToWrite;
  const booking = await insertBooking(client, row, tickets, extensionMinutes);
  if (!booking) return undefined;
  return beginWithDiscountCode(client, deps, booking, cartToWrite);
}

async function bookAgain(
  client: PoolClient,
  deps: BookingDeps,
  active: Booking,
  cartToWrite: CartToWrite,
): Promise<BookCartResult | undefined> {
  const { row, tickets, extensionMinutes } = cartToWrite;
  const locked = await lockBooking(client, active.id);
  if (locked.state !== 'awaiting_payment') return undefined;
  const payments = await readPaymentsOf(client, locked.id);
  const samePayment = payments.find((payment) => isSameAttempt(payment, cartToWrite));
  if (samePayment && samePayment.method !== cartToWrite.request.stripePaymentMethod)
    throw new Failure('unprocessable', { field: 'data.attemptId' });
  if (samePayment && locked.holdId !== row.hold_id) throw new Failure('conflict', { field: 'quoteId' });
  // Another tab is paying for the booking as recorded.
  if (payments.some((other) => other !== samePayment && (isOpen(other) || isPayable(other))))
    throw new Failure('conflict', { field: 'attemptId' });
  if (!samePayment && payments.length >= MOST_ATTEMPTS) throw new Failure('too_many_requests');
  if (samePayment) {
    requireAmountDue(cartToWrite.request, locked);
    return { booking: locked, payment: samePayment };
  }
  // The corrected booking redeems its discount code again, or another one. Its own earlier use must not count
  // against it.
  await releaseDiscount(client, locked.id);
  const booking = await correctBooking(client, locked.id, row, tickets, extensionMinutes);
  return beginWithDiscountCode(client, deps, booking, cartToWrite);
}

/**
 * Checks the discount code's limits per traveller last. A client learns about earlier uses only where a
 * payment attempt would have begun.
 */
async function beginWithDiscountCode(
  client: PoolClient,
  deps: BookingDeps,
  booking: Booking,
  cartToWrite: CartToWrite,
): Promise<BookCartResult> {
  const bookCartResult = await sellOrBeginAttempt(
    client,
    deps,
    await applyDiscountCode(client, booking, cartToWrite),
    cartToWrite,
  );
  if (cartToWrite.request.cart.voucherCode !== null) await refuseExcessiveUse(client, booking);
  return bookCartResult;
}

/** Refuses a code that is used too often. The refusal states the total without the code. */
async function refuseExcessiveUse(
  client: PoolClient,
  { id, grossMinor, currency }: Pick<Booking, 'id' | 'grossMinor' | 'currency'>,
): Promise<void> {
  const total = totalDue({ totalMinor: grossMinor, currency });
  const refuse = (reason: DiscountRefusal) =>
    new Failure('conflict', { field: 'voucherCode', reason, total });
  if (await exceedsPendingUses(client, id)) throw refuse('under_way');
  if (await isUsedTooOften(client, id)) throw refuse('used_by_you');
}

/** Applies the discount code. Refuses the checkout if the amount due differs from the client's. */
async function applyDiscountCode(
  client: PoolClient,
  booking: Booking,
  { request, tickets }: CartToWrite,
): Promise<Booking> {
  const amountDue = await discountBooking(client, { booking, tickets, cart: request.cart });
  requireAmountDue(request, amountDue);
  return amountDue;
}

/**
 * Whether the request repeats this payment attempt, named by our attempt ID or by the provider's intent ID.
 */
function isSameAttempt({ id, providerId }: Payment, { request }: BookCartInput): boolean {
  const { paymentIntentId } = request.chargeRequest;
  return paymentIntentId === null ? id === request.attemptId : providerId === paymentIntentId;
}

/** Whether the payment has money that is not settled yet. */
function isPayable({ state, mismatch }: Payment): boolean {
  return mismatch === null && (state === 'authorised' || state === 'captured');
}

/** Confirms a booking with nothing due now; otherwise begins a payment attempt. */
async function sellOrBeginAttempt(
  client: PoolClient,
  { payments }: BookingDeps,
  booking: Booking,
  { request, extensionMinutes, spots }: CartToWrite,
): Promise<BookCartResult> {
  const method = request.stripePaymentMethod;
  if (method === 'bill-organisation' || booking.totalMinor === 0)
    return { booking: await confirmWithoutPayment(client, booking, spots), payment: undefined };
  const { cartId, holdId, payUntil } = booking;
  const canExtend = extensionMinutes > 0 && payUntil !== null;
  if (canExtend && !(await extendHoldForPayment(client, { cartId, holdId, until: payUntil })))
    throw new Failure('gone', { field: 'cartId' });
  const gateway = payments.gatewayFor(method);
  if (!gateway) throw new Failure('unprocessable', { field: 'data.stripePaymentMethod' });
  const attempt = await beginAttempt(client, {
    id: request.attemptId,
    bookingId: booking.id,
    gateway: gateway.name,
    method,
    amount: money(booking.totalMinor, booking.currency),
    isCaptureLater: booking.needsAnswer,
  });
  if (attempt.outcome === 'another') throw new Failure('unprocessable', { field: 'data.attemptId' });
  return { booking, payment: attempt.payment };
}

type CartToDiscount = {
  /** As written earlier in this transaction, at its full price. */
  readonly booking: Booking;
  readonly tickets: readonly BookedTicketRow[];
  readonly cart: CheckoutRequest['cart'];
};

/**
 * Redeems a cart's discount code for its booking and returns the booking at its new price. Each ticket bears
 * a share in proportion to its price. A later cancellation then refunds what was paid for it. A code without
 * effect is refused, because the traveller expects a lower price.
 */
export async function discountBooking(
  client: Queryable,
  { booking, tickets, cart }: CartToDiscount,
): Promise<Booking> {
  const { voucherCode: code, persons } = cart;
  const { id: bookingId, productId, grossMinor, currency } = booking;
  const email = persons[0]?.email;
  if (code === null || email === undefined) return booking;
  const sale = { productId, gross: money(grossMinor, currency) };
  const applied = await redeemDiscount(client, { code, bookingId, email, ...sale });
  if ('refusal' in applied) {
    // What is due without the code.
    const total = totalDue({ totalMinor: grossMinor, currency });
    throw new Failure('conflict', { field: 'voucherCode', reason: applied.refusal, total });
  }
  const discountShares = allocateMoney(
    applied.reduction,
    tickets.map((ticket) => ticket.price_minor),
  );
  const discountMinor = applied.reduction.amount;
  await client.query({ name: 'discount-booking', text: DISCOUNT }, [
    bookingId,
    discountMinor,
    tickets.map(({ position }) => position),
    discountShares.map(({ amount }) => amount),
  ]);
  return { ...booking, discountMinor, totalMinor: grossMinor - discountMinor };
}

const DISCOUNT = `
  with booking_discount as (
    update bookings set discount_minor = $2::bigint, total_minor = gross_minor - $2::bigint where id = $1)
  update booking_tickets ticket set discount_minor = share.minor
  from unnest($3::integer[], $4::bigint[]) as share (position, minor)
  where ticket.booking_id = $1 and ticket.position = share.position`;
