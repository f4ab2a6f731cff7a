import type { Database } from '../../database/connect-database.ts';
import { transaction } from '../../database/run-transaction.ts';
import { leftToGiveBack } from '../payments/left-to-give-back.ts';
import { oweBack } from '../payments/owe-back.ts';
import { readPayment } from '../payments/read-payments.ts';
import { lockBooking } from './booking.ts';

type RefundAgain = { readonly bookingId: string; readonly askedBy: string };

/**
 * Asks once more for what is owed to a traveller and could not be given back: what he paid, less what is kept of it. Nought
 * where nothing is owed, or it is on its way.
 */
export async function refundAgain(database: Database, { bookingId, askedBy }: RefundAgain): Promise<number> {
  return transaction(database, async ({ client }) => {
    const { paymentId, confirmedAt, totalMinor, givenUpMinor } = await lockBooking(client, bookingId);
    const payment = paymentId === null ? undefined : await readPayment(client, paymentId);
    if (payment?.state !== 'captured') return 0;
    const failed = await client.query<{ reason: Parameters<typeof oweBack>[1]['reason'] }>(
      `select reason from refunds where payment_id = $1 and state = 'failed' order by asked_at desc limit 1`,
      [payment.id],
    );
    const [last] = failed.rows;
    // Before it was sold nothing could be kept.
    const kept = confirmedAt === null ? 0 : totalMinor - givenUpMinor;
    const amountMinor = (await leftToGiveBack(client, payment.id)) - kept;
    if (!last || amountMinor <= 0) return 0;
    await oweBack(client, { payment, amountMinor, reason: last.reason, askedBy });
    return amountMinor;
  });
}
