import { putJob } from '../../database/jobs/put-job.ts';
import type { Queryable } from '../../database/queryable.ts';
import { transaction } from '../../database/run-transaction.ts';
import { oweBack } from '../payments/owe-back.ts';
import type { Payment } from '../payments/payment.ts';
import { type Booking, lockBooking } from './booking.ts';
import type { BookingDesk } from './booking-desk.ts';
import type { Settled } from './settled.ts';
import { takeBookingStep } from './take-booking-step.ts';

type Now = { readonly booking: Booking; readonly payment: Payment };

/**
 * Money that pays for nothing goes back at once: a second charge, or one for what has ended. It is decided once and for all: what
 * is heard of it later begins no refund anew, not even of one that failed.
 */
export async function refuseMoney(client: Queryable, { booking, payment }: Now): Promise<Settled> {
  if (await isOwedNew(client, payment)) await oweBack(client, { payment, reason: 'late' });
  return { outcome: 'given_back', booking, payment };
}

/** What was only set aside is told to the worker once; what was charged is owed as far as no refund was ever begun. */
async function isOwedNew(client: Queryable, { id, state }: Payment): Promise<boolean> {
  const { rows } = await client.query<{ isFirst: boolean; isLeft: boolean }>(
    `update payments p set refused_at = coalesce(p.refused_at, now())
     from payments before where p.id = $1 and before.id = p.id
     returning before.refused_at is null as "isFirst",
       p.captured_minor > (select coalesce(sum(amount_minor), 0) from refunds where payment_id = p.id) as "isLeft"`,
    [id],
  );
  const [now] = rows;
  return state === 'captured' ? now?.isLeft === true : now?.isFirst === true;
}

/**
 * The spots were lost and are not to be had again: the booking ends, its money goes back, and the traveller is told. Looks
 * again under the lock, since another who heard of the same money may have got them.
 */
export async function giveUpLate(
  { database }: BookingDesk,
  { booking: { id }, payment }: Now,
): Promise<Settled> {
  return transaction(database, async ({ client }) => {
    const booking = await lockBooking(client, id);
    if (booking.paymentId === payment.id) return { outcome: 'sold', booking, payment };
    const ended =
      booking.state === 'awaiting_payment'
        ? await takeBookingStep(client, { bookingId: id, step: 'lapse', actor: 'clock', locked: booking })
        : { booking };
    return refuseLateMoney(client, { booking: ended.booking, payment });
  });
}

/** The same of money that came too late for what it was to buy: its owner is told. */
export async function refuseLateMoney(client: Queryable, { booking, payment }: Now): Promise<Settled> {
  const { id: bookingId } = booking;
  const about = 'late_money';
  await putJob(client, {
    kind: 'tell-booking',
    key: `${bookingId}/${about}`,
    payload: { bookingId, about },
  });
  return refuseMoney(client, { booking, payment });
}
