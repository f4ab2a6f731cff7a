import type { Queryable } from '../../database/queryable.ts';
import type { Booking } from './booking.ts';
import { issueInvoice } from './issue-invoice.ts';
import { type TakeBackSale, takeBackSale } from './take-back-sale.ts';

/**
 * Of what was sold, so much is not owed any more: the shares of it are taken back, and a credit note says so. In the transaction
 * that gives it up, last of all: the number of that paper is waited for by everybody.
 */
export async function writeOff(client: Queryable, booking: Booking, owed: TakeBackSale): Promise<void> {
  const { id: bookingId } = booking;
  const { amountMinor } = owed;
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
