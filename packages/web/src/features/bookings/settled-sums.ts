import type { BookingView } from '@ashore/core/contract/booking-view.ts';
import { fromDecimal, toDecimal } from '@ashore/core/money/decimal.ts';
import { money } from '@ashore/core/money/money.ts';

export type SettledSums = {
  /** What went back, or is not owed any more. */
  readonly back: number;
  /** What those who still come have cost. */
  readonly left: number;
};

type Settled = Pick<BookingView, 'currencyCode' | 'grandTotal' | 'refundedTotal' | 'method' | 'invoices'>;

/** What became of the sum of a booking. An organisation that pays later is given credit in place of money. */
export function settledSums(booking: Settled): SettledSums {
  const { currencyCode, grandTotal, refundedTotal, method, invoices } = booking;
  const read = (amount: number) => fromDecimal(amount, currencyCode).amount;
  const credited = invoices
    .filter(({ kind }) => kind === 'credit_note')
    .reduce((sum, { total }) => sum + read(total), 0);
  const back = method === 'bill-organisation' ? credited : read(refundedTotal);
  const write = (amount: number) => toDecimal(money(amount, currencyCode));
  return { back: write(back), left: write(Math.max(0, read(grandTotal) - back)) };
}
