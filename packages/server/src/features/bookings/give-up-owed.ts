import type { Queryable } from '../../database/queryable.ts';
import { type OweBack, oweBack } from '../payments/owe-back.ts';
import { readPayment } from '../payments/read-payments.ts';
import type { Booking } from './booking.ts';
import { issueInvoice } from './issue-invoice.ts';
import { type TakeBackSale, takeBackSale } from './take-back-sale.ts';

type GiveUpOwed = TakeBackSale & Pick<OweBack, 'askedBy'>;

/**
 * Of what was sold, so much is not owed any more: it goes back to whoever paid, the shares of it are taken back, and a credit
 * note says so. In the transaction that gives it up, last of all: the number of that paper is waited for by everybody.
 */
export async function giveUpOwed(client: Queryable, booking: Booking, owed: GiveUpOwed): Promise<void> {
  const { id: bookingId, paymentId } = booking;
  const { amountMinor, reason, askedBy } = owed;
  if (amountMinor === 0) return;
  const payment = paymentId === null ? undefined : await readPayment(client, paymentId);
  if (payment) await oweBack(client, { payment, amountMinor, reason, askedBy });
  await takeBackSale(client, booking, owed);
  await client.query('update bookings set given_up_minor = given_up_minor + $2 where id = $1', [
    bookingId,
    amountMinor,
  ]);
  const invoice = await client.query<{ number: string }>(
    `select number from invoices where booking_id = $1 and kind = 'invoice' order by issued_at desc limit 1`,
    [bookingId],
  );
  const corrects = invoice.rows[0]?.number;
  if (corrects !== undefined)
    await issueInvoice(client, { bookingId, kind: 'credit_note', totalMinor: amountMinor, corrects });
}
