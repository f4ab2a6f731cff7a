import { transaction } from '../../database/run-transaction.ts';
import type { Intent } from '../../gateways/payments/port.ts';
import { noteIntent } from '../payments/note-intent.ts';
import type { Payment } from '../payments/payment.ts';
import { type Booking, lockBooking } from './booking.ts';
import type { BookingDesk } from './booking-desk.ts';
import { type BoughtSpots, buySpots, retakeSpots } from './buy-spots.ts';
import { endPaymentTime } from './end-payment-time.ts';
import { followGivenBack, isWhole } from './follow-given-back.ts';
import { loseMoney } from './lose-money.ts';
import { askToTakeBack } from './put-back-spots.ts';
import { giveUpLate, refuseMoney } from './refuse-money.ts';
import { sellForMoney } from './sell-for-money.ts';
import { settleOwnMoney } from './settle-own-money.ts';
import type { Settled } from './settled.ts';

export type SettlePayment = {
  readonly payment: Payment;
  /** What the provider says of it, read a moment ago. */
  readonly intent: Intent;
  /** Its booking, where it was read before. */
  readonly booking?: Booking;
};

type Round = Settled | { readonly outcome: 'no_spots'; readonly booking: Booking; readonly payment: Payment };

/** More than ever meet at one booking: the browser, an event, the sweeper. */
const mostRounds = 5;

/**
 * Does what the truth about a payment asks for, once, however many hear of it at the same moment: the booking is locked, the
 * truth is written down, and where there is money its spots are sold and its step is taken in the same transaction.
 * Spots that were lost are taken again if they are free; else the money goes back at once.
 */
export async function settlePayment(desk: BookingDesk, given: SettlePayment): Promise<Settled> {
  let spots: BoughtSpots = await buySpots(desk, given);
  for (let round = 0; round < mostRounds; round++) {
    const settled = await settleOnce(desk, given, spots);
    if (settled.outcome !== 'no_spots') {
      if (settled.outcome !== 'sold' && spots.theirs !== undefined)
        await askToTakeBack(desk.database.pool, { holdId: spots.theirs, spots: 'all' });
      return settled;
    }
    const again = await retakeSpots(desk, settled.booking);
    if (!again) return giveUpLate(desk, settled);
    spots = again;
  }
  throw new Error(`Payment ${given.payment.id} was not settled in ${mostRounds} rounds.`);
}

async function settleOnce(
  { database }: BookingDesk,
  { payment: asked, intent }: SettlePayment,
  spots: BoughtSpots,
): Promise<Round> {
  return transaction(database, async ({ client }) => {
    const booking = await lockBooking(client, asked.bookingId);
    const payment = await noteIntent(client, asked, intent);
    const now = { booking, payment };
    if (payment.doubt !== null) return { outcome: 'doubtful', ...now };
    if (payment.state === 'failed' || payment.state === 'cancelled') {
      if (booking.paymentId === payment.id) return loseMoney(client, now);
      await endPaymentTime(client, booking);
      return { outcome: 'refused', ...now };
    }
    if (payment.state !== 'authorised' && payment.state !== 'captured') return { outcome: 'open', ...now };
    const hasRefunds = intent.refunds.length > 0;
    if (booking.paymentId === payment.id) {
      const followed = hasRefunds ? await followGivenBack(client, now) : booking;
      return settleOwnMoney(client, { payment, booking: followed });
    }
    const isForSale = booking.state === 'awaiting_payment' || booking.state === 'expired';
    // What goes back already buys nothing, also when the spots have come free since.
    if (!isForSale || payment.refusedAt !== null || (hasRefunds && !(await isWhole(client, payment))))
      return refuseMoney(client, now);
    return sellForMoney(client, now, spots);
  });
}
