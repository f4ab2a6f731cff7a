import type { Queryable } from '../../database/queryable.ts';
import { type OweBack, oweBack } from '../payments/owe-back.ts';
import { readPayment } from '../payments/read-payments.ts';
import type { Booking } from './booking.ts';
import { putBackSpots } from './put-back-spots.ts';

/**
 * What belongs to every step that gives up what was sold or asked for, in its transaction: its spots go back on sale, and
 * what was paid, or set aside, goes back. A booking that was confirmed has a sale to take back besides.
 */
export async function giveUpSold(
  client: Queryable,
  { paymentId, holdId, spots }: Booking,
  reason: OweBack['reason'],
): Promise<void> {
  const payment = paymentId === null ? undefined : await readPayment(client, paymentId);
  if (payment) await oweBack(client, { payment, reason });
  await putBackSpots(client, { holdId, spots: 'all', had: spots });
}
