import type { Queryable } from '../../../database/queryable.ts';
import { createRefund } from '../../payments/create-refund.ts';
import type { Payment } from '../../payments/payment.ts';
import { REFUNDED_AT_PROVIDER, refundableAmount } from '../../payments/record-provider-state.ts';
import type { Booking } from '../booking.ts';
import { releaseSoldSpots } from '../cancellation/release-spots.ts';
import { issueCreditNote } from '../cancellation/reverse-sale.ts';
import { transitionBooking } from '../transition.ts';
import type { BookingPayment } from './refund-unusable-payment.ts';

/**
 * Applies a refund made in the provider's dashboard to the booking that the payment pays for. For a confirmed
 * booking it counts as goodwill and gets a credit note. A booking that was never confirmed ends, because a
 * ticket must be paid for. If less was refunded than is owed, the rest follows. Runs in the transaction that
 * has locked the booking, and returns the booking as it is then.
 */
export async function applyExternalRefund(
  client: Queryable,
  { booking, payment }: BookingPayment,
): Promise<Booking> {
  const { id: bookingId, holdId, spots, totalMinor, cancelledMinor } = booking;
  if (payment.state !== 'captured') return booking;
  const refundableMinor = await refundableAmount(client, payment.id);
  const transition = { bookingId, step: 'lose_authorisation', actor: 'provider', locked: booking } as const;
  if (
    refundableMinor < payment.capturedMinor &&
    (booking.state === 'on_request' || booking.state === 'accepted')
  ) {
    const endedBooking = await transitionBooking(client, transition);
    if (endedBooking.outcome === 'taken')
      await releaseSoldSpots(client, { holdId, spots: 'all', bookedSpots: spots });
    await createRefund(client, { payment, reason: 'unpaid' });
    return endedBooking.booking;
  }
  // The price that remains after cancellations and goodwill.
  const priceMinor = booking.confirmedAt === null ? 0 : totalMinor - cancelledMinor;
  if (refundableMinor < Math.min(priceMinor, payment.capturedMinor)) {
    // Each credit note raises `cancelled_minor`, so no two have the same name.
    const name = `provider/${cancelledMinor}`;
    const creditNote = {
      name,
      amountMinor: priceMinor - refundableMinor,
      discountMinor: 0,
      reason: 'goodwill',
    } as const;
    await issueCreditNote(client, booking, creditNote);
    return { ...booking, cancelledMinor: totalMinor - refundableMinor };
  }
  const { rows } = await client.query<{ reason: Parameters<typeof createRefund>[1]['reason'] }>(
    `select reason from refunds where payment_id = $1 and state = 'failed' and failure = $2
     order by requested_at desc limit 1`,
    [payment.id, REFUNDED_AT_PROVIDER],
  );
  if (rows[0] && refundableMinor > priceMinor)
    await createRefund(client, {
      payment,
      amountMinor: refundableMinor - priceMinor,
      reason: rows[0].reason,
    });
  return booking;
}

/** Whether no refund of the payment was ever begun. A payment with refunds before the sale cannot pay for it. */
export async function hasNoRefunds(client: Queryable, { id, capturedMinor }: Payment): Promise<boolean> {
  const { rows } = await client.query<{ hasNoRefunds: boolean }>(
    `select not exists (select from refunds where payment_id = $1) as "hasNoRefunds"`,
    [id],
  );
  return capturedMinor === 0 || rows[0]?.hasNoRefunds === true;
}
