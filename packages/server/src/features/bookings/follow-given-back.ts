import type { Queryable } from '../../database/queryable.ts';
import { leftToGiveBack } from '../payments/left-to-give-back.ts';
import { GIVEN_AT_PROVIDER } from '../payments/note-refunds.ts';
import { oweBack } from '../payments/owe-back.ts';
import type { Payment } from '../payments/payment.ts';
import type { Booking } from './booking.ts';
import { putBackSpots } from './put-back-spots.ts';
import { takeBookingStep } from './take-booking-step.ts';
import { writeOff } from './write-off.ts';

type Now = { readonly booking: Booking; readonly payment: Payment };

/**
 * Money that a booking counts on was given back at the desk of its provider: what it paid for and is gone is not owed any more, as
 * a favour is; before it was ever sold there is no ticket without money; and where less went back than is owed, the rest
 * follows. In the transaction in which the booking is locked. The booking as it is then.
 */
export async function followGivenBack(client: Queryable, { booking, payment }: Now): Promise<Booking> {
  const { id: bookingId, holdId, spots, totalMinor, givenUpMinor } = booking;
  if (payment.state !== 'captured') return booking;
  const left = await leftToGiveBack(client, payment.id);
  const wish = { bookingId, step: 'lose_money', actor: 'provider', locked: booking } as const;
  if (left < payment.capturedMinor && (booking.state === 'on_request' || booking.state === 'accepted')) {
    const taken = await takeBookingStep(client, wish);
    if (taken.outcome === 'taken') await putBackSpots(client, { holdId, spots: 'all', had: spots });
    await oweBack(client, { payment, reason: 'unpaid' });
    return taken.booking;
  }
  const kept = booking.confirmedAt === null ? 0 : totalMinor - givenUpMinor;
  if (left < Math.min(kept, payment.capturedMinor)) {
    const name = `provider/${givenUpMinor}`;
    const given = { name, amountMinor: kept - left, discountMinor: 0, reason: 'goodwill' } as const;
    await writeOff(client, booking, given);
    return { ...booking, givenUpMinor: totalMinor - left };
  }
  const { rows } = await client.query<{ reason: Parameters<typeof oweBack>[1]['reason'] }>(
    `select reason from refunds where payment_id = $1 and state = 'failed' and failure = $2
     order by asked_at desc limit 1`,
    [payment.id, GIVEN_AT_PROVIDER],
  );
  if (rows[0] && left > kept)
    await oweBack(client, { payment, amountMinor: left - kept, reason: rows[0].reason });
  return booking;
}

/** What has gone back before anything was sold for it is no money for a sale. */
export async function isWhole(client: Queryable, { id, capturedMinor }: Payment): Promise<boolean> {
  const { rows } = await client.query<{ isWhole: boolean }>(
    `select not exists (select from refunds where payment_id = $1 and state <> 'failed') as "isWhole"`,
    [id],
  );
  return capturedMinor === 0 || rows[0]?.isWhole === true;
}
