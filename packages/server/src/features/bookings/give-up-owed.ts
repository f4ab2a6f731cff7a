import type { Queryable } from '../../database/queryable.ts';
import { type OweBack, oweBack } from '../payments/owe-back.ts';
import { readPayment } from '../payments/read-payments.ts';
import type { Booking } from './booking.ts';
import type { TakeBackSale } from './take-back-sale.ts';
import { writeOff } from './write-off.ts';

type GiveUpOwed = TakeBackSale & Pick<OweBack, 'askedBy'>;

/** Of what was sold, so much is not owed any more and goes back to whoever paid. In the transaction that gives it up, last. */
export async function giveUpOwed(client: Queryable, booking: Booking, owed: GiveUpOwed): Promise<void> {
  const { paymentId } = booking;
  const { amountMinor, reason, askedBy } = owed;
  if (amountMinor === 0) return;
  const payment = paymentId === null ? undefined : await readPayment(client, paymentId);
  if (payment) await oweBack(client, { payment, amountMinor, reason, askedBy });
  await writeOff(client, booking, owed);
}
