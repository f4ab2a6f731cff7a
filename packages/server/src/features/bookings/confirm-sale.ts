import { splitSale } from '@ashore/core/booking/split-sale.ts';
import type { Queryable } from '../../database/queryable.ts';
import { writeMovement } from '../payments/write-movement.ts';
import type { Booking } from './booking.ts';
import { issueInvoice } from './issue-invoice.ts';

/**
 * What belongs to every step that ends in `confirmed`, in its transaction: who owes whom, and the number of the paper. Called
 * last: everybody who sells waits for that number until this transaction ends.
 */
export async function confirmSale(client: Queryable, booking: Booking): Promise<void> {
  const { id, currency, grossMinor, discountMinor, totalMinor, commissionPercent, method } = booking;
  const payer = method === 'bill-organisation' ? 'organisation' : 'traveller';
  await writeMovement(client, {
    name: `sale/${id}`,
    bookingId: id,
    entries: splitSale({ currency, grossMinor, discountMinor, commissionPercent, payer }),
  });
  if (totalMinor > 0) await issueInvoice(client, { bookingId: id, kind: 'invoice', totalMinor });
}
