import { type BookingStep, GIVEN_UP } from '@ashore/core/booking/booking-process.ts';
import type { Queryable } from '../../database/queryable.ts';
import { giveBackDiscount } from '../discounts/give-back-discount.ts';
import { retakeDiscount } from '../discounts/retake-discount.ts';
import type { Payment } from '../payments/payment.ts';
import type { Booking } from './booking.ts';
import type { BoughtSpots } from './buy-spots.ts';
import { confirmSale } from './confirm-sale.ts';
import { refuseLateMoney, refuseMoney } from './refuse-money.ts';
import { takeBookingStep } from './take-booking-step.ts';
import { wasLetGo } from './was-let-go.ts';

type Now = { readonly booking: Booking; readonly payment: Payment };

/** Sells the spots for money that is there, and takes the step, in the transaction in which the booking is locked. */
export async function sellForMoney(client: Queryable, { booking, payment }: Now, spots: BoughtSpots) {
  // Its cart has booked anew since, or its owner was told that it is cancelled: nobody wants it any more.
  const isLate = booking.state === 'expired';
  if (isLate && ((await hasLivingTwin(client, booking)) || (await wasLetGo(client, booking))))
    return refuseMoney(client, { booking, payment });
  // Codes before spots, as everybody does it: no two wait for each other. Its price was that with the code.
  if (isLate && !(await retakeDiscount(client, booking.id)))
    return refuseLateMoney(client, { booking, payment });
  const holdId = await spots.sell(client, booking);
  if (holdId === undefined) {
    if (isLate) await giveBackDiscount(client, booking.id);
    return { outcome: 'no_spots', booking, payment } as const;
  }
  const taken = await takeBookingStep(client, {
    bookingId: booking.id,
    step: stepFor(booking),
    actor: 'provider',
    known: { hasSpots: true, hasMoney: payment.state === 'captured', hasPromise: true },
    paymentId: payment.id,
    holdId,
    locked: booking,
  });
  // What is captured of what was to be held only, or the reverse, was found doubtful before.
  if (taken.outcome === 'may_not')
    throw new Error(`Booking ${booking.id} may not be paid: ${taken.why}, ${booking.state}.`);
  if (taken.booking.state === 'confirmed') await confirmSale(client, taken.booking);
  return { outcome: 'sold', booking: taken.booking, payment } as const;
}

function stepFor({ state, needsAnswer }: Booking): BookingStep {
  const isLate = state === 'expired';
  if (needsAnswer) return isLate ? 'ask_late' : 'ask';
  return isLate ? 'pay_late' : 'pay';
}

async function hasLivingTwin(client: Queryable, { id, cartId }: Booking): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from bookings where cart_id = $1 and id <> $2 and state <> all ($3)',
    [cartId, id, GIVEN_UP],
  );
  return rowCount !== 0;
}
