import { GIVEN_UP } from '@ashore/core/booking/booking-process.ts';
import { PAYMENT_MINUTES } from '@ashore/core/booking/payment-minutes.ts';
import type { CheckoutRequest } from '@ashore/core/contract/checkout-request.ts';
import { Failure } from '@ashore/core/errors/failure.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { money } from '@ashore/core/money/money.ts';
import type { DiscountRefusal } from '@ashore/core/pricing/discount-of.ts';
import type { PoolClient } from 'pg';
import { transaction } from '../../database/run-transaction.ts';
import type { Hold } from '../../gateways/inventory/port.ts';
import { giveBackDiscount } from '../discounts/give-back-discount.ts';
import { hoardsUses } from '../discounts/hoards-uses.ts';
import { isUsedTooOften } from '../discounts/is-used-too-often.ts';
import { beginAttempt } from '../payments/begin-attempt.ts';
import type { Payment } from '../payments/payment.ts';
import { isOpen, readPaymentsOf } from '../payments/read-payments.ts';
import { keepHold } from '../quotes/keep-hold.ts';
import { keptQuote } from '../quotes/kept-quote.ts';
import { correctBooking, insertBooking } from './booking.queries.ts';
import { type Booking, lockBooking, readBookingOfCart } from './booking.ts';
import type { BookingDesk } from './booking-desk.ts';
import { type BoughtSpots, noSpots, spotsOf } from './buy-spots.ts';
import { checkCheckout } from './check-checkout.ts';
import { closeOtherAttempts } from './close-other-attempts.ts';
import { discountBooking } from './discount-booking.ts';
import { isTheirOwn } from './is-their-own.ts';
import { type BookingRow, bookingRow, type TicketRow, ticketRows } from './new-booking.ts';
import { refuseOtherSum } from './refuse-other-sum.ts';
import { requireWaivers } from './require-waivers.ts';
import { sellWithoutMoney } from './sell-without-money.ts';

export type Book = {
  readonly request: CheckoutRequest;
  readonly kind: 'direct' | 'billed';
  /** Who books for a guest. */
  readonly organisationId: string | null;
  readonly variant: string;
  /** Of whoever comes. */
  readonly locale: MessageLocale;
  /** Of whoever books for a guest. */
  readonly deskLocale?: MessageLocale;
};

export type Booked = {
  readonly booking: Booking;
  /** The try that was begun, or was begun before under the same word; none where nothing is to be paid now. */
  readonly payment: Payment | undefined;
};

/** Who has tried so many cards is trying cards. */
const mostTries = 10;

type Written = Book & {
  readonly row: BookingRow;
  readonly tickets: readonly TicketRow[];
  /** How long beyond its own end its hold can be kept. */
  readonly minutes: number;
  readonly spots: BoughtSpots;
};

/**
 * Writes down what a cart buys, and the try to get its money, before anybody is asked for it: one booking for each cart,
 * however often and in however many tabs it is sent. Sent again before anything is paid, it says what it says now.
 */
export async function book(desk: BookingDesk, wish: Book): Promise<Booked> {
  const { database, inventories } = desk;
  const cartId = wish.request.cart.id;
  for (let attempt = 1; attempt <= 3; attempt++) {
    const [before, hold] = await Promise.all([
      readBookingOfCart(database.pool, cartId),
      inventories.find(cartId),
    ]);
    const living = before && !GIVEN_UP.includes(before.state) ? before : undefined;
    if (living && living.state !== 'awaiting_payment') {
      if (!(await isTheirOwn(database.pool, living, wish.request)))
        throw new Failure('gone', { field: 'cartId' });
      return { booking: living, payment: undefined };
    }
    if (!hold || !isAlive(hold, living)) throw new Failure('gone', { field: 'cartId' });
    const written = { ...wish, ...(await rowsOf(desk, wish, hold)) };
    if (living) await closeOtherAttempts(desk, living, (payment) => isThisTry(payment, wish));
    const booked = await transaction(database, ({ client }) =>
      living ? bookAgain(client, desk, living, written) : bookFirst(client, desk, written),
    );
    if (booked) return booked;
  }
  throw new Failure('unavailable', { details: 'A cart was booked anew at every attempt.' });
}

/** What somebody else sells may be bought by a call that did not get further than that. */
function isAlive(hold: Hold, living: Booking | undefined): boolean {
  return hold.state === 'held' || (hold.state === 'sold' && living?.holdId === hold.id);
}

async function rowsOf(desk: BookingDesk, wish: Book, hold: Hold) {
  const kept = keptQuote.parse(hold.quote);
  const { request, kind } = wish;
  const product = await desk.soldProduct(kept.productId);
  if (!product) throw new Failure('gone', { field: 'cartId' });
  const needsAnswer =
    kept.onRequest || (request.chargeRequest.authorize && request.stripePaymentMethod === 'credit-card');
  checkCheckout({ request, kind, holdId: hold.id, kept, product, needsAnswer, now: desk.now() });
  await requireWaivers(desk.database.pool, { request, kept, product });
  const made = { ...wish, kept, hold, product, needsAnswer };
  const seller = await desk.inventories.sellerOf(hold.cartId);
  const isPaidNow = request.stripePaymentMethod !== 'bill-organisation' && kept.totalMinor > 0;
  return {
    row: bookingRow(made),
    tickets: ticketRows(made),
    minutes: seller.isOurs ? PAYMENT_MINUTES : 0,
    spots: isPaidNow ? noSpots : await spotsOf(seller, hold.cartId),
  };
}

/** Undefined where somebody else was quicker: then it is there. */
async function bookFirst(
  client: PoolClient,
  desk: BookingDesk,
  written: Written,
): Promise<Booked | undefined> {
  const { row, tickets, minutes } = written;
  const booking = await insertBooking(client, row, tickets, minutes);
  if (!booking) return undefined;
  return beginWithCode(client, desk, booking, written);
}

async function bookAgain(
  client: PoolClient,
  desk: BookingDesk,
  living: Booking,
  written: Written,
): Promise<Booked | undefined> {
  const { row, tickets, minutes } = written;
  const locked = await lockBooking(client, living.id);
  if (locked.state !== 'awaiting_payment') return undefined;
  const payments = await readPaymentsOf(client, locked.id);
  const known = payments.find((payment) => isThisTry(payment, written));
  if (known && known.method !== written.request.stripePaymentMethod)
    throw new Failure('unprocessable', { field: 'data.attemptId' });
  if (known && locked.holdId !== row.hold_id) throw new Failure('conflict', { field: 'quoteId' });
  // Somebody is paying what it says: in another tab, a moment ago.
  if (payments.some((other) => other !== known && (isOpen(other) || mayBePaid(other))))
    throw new Failure('conflict', { field: 'attemptId' });
  if (!known && payments.length >= mostTries) throw new Failure('too_many_requests');
  if (known) {
    refuseOtherSum(written.request, locked);
    return { booking: locked, payment: known };
  }
  // What it took before it takes again, or something else: of a code that it has used up itself as well.
  await giveBackDiscount(client, locked.id);
  const booking = await correctBooking(client, locked.id, row, tickets, minutes);
  return beginWithCode(client, desk, booking, written);
}

/** Whether somebody has used his code up is the last that is looked at: it is told only where a try would have begun. */
async function beginWithCode(
  client: PoolClient,
  desk: BookingDesk,
  booking: Booking,
  written: Written,
): Promise<Booked> {
  const booked = await sellOrBeginTry(client, desk, await discounted(client, booking, written), written);
  if (written.request.cart.voucherCode !== null) await refuseUse(client, booking.id);
  return booked;
}

async function refuseUse(client: PoolClient, bookingId: string): Promise<void> {
  const refuse = (reason: DiscountRefusal) => new Failure('conflict', { field: 'voucherCode', reason });
  if (await hoardsUses(client, bookingId)) throw refuse('under_way');
  if (await isUsedTooOften(client, bookingId)) throw refuse('used_by_you');
}

/** What is left to pay after a code is what the client thinks it is, or nothing is written. */
async function discounted(
  client: PoolClient,
  booking: Booking,
  { request, tickets }: Written,
): Promise<Booking> {
  const due = await discountBooking(client, { booking, tickets, cart: request.cart });
  refuseOtherSum(request, due);
  return due;
}

/** Sent again under the same word, or with the name that the provider has for it. */
function isThisTry({ id, providerId }: Payment, { request }: Book): boolean {
  const { paymentIntentId } = request.chargeRequest;
  return paymentIntentId === null ? id === request.attemptId : providerId === paymentIntentId;
}

/** Money that is there and not settled yet. */
function mayBePaid({ state, doubt }: Payment): boolean {
  return doubt === null && (state === 'authorised' || state === 'captured');
}

/** What costs nothing now is sold; for all else a try to get the money is begun. */
async function sellOrBeginTry(
  client: PoolClient,
  { payments }: BookingDesk,
  booking: Booking,
  { request, minutes, spots }: Written,
): Promise<Booked> {
  const method = request.stripePaymentMethod;
  if (method === 'bill-organisation' || booking.totalMinor === 0)
    return { booking: await sellWithoutMoney(client, booking, spots), payment: undefined };
  const { cartId, holdId, payUntil } = booking;
  if (minutes > 0 && payUntil && !(await keepHold(client, { cartId, holdId, until: payUntil })))
    throw new Failure('gone', { field: 'cartId' });
  const gateway = payments.gatewayFor(method);
  if (!gateway) throw new Failure('unprocessable', { field: 'data.stripePaymentMethod' });
  const attempt = await beginAttempt(client, {
    id: request.attemptId,
    bookingId: booking.id,
    gateway: gateway.name,
    method,
    amount: money(booking.totalMinor, booking.currency),
    isLater: booking.needsAnswer,
  });
  if (attempt.outcome === 'another') throw new Failure('unprocessable', { field: 'data.attemptId' });
  return { booking, payment: attempt.payment };
}
