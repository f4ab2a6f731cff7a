import { toDecimal } from '@ashore/core/money/decimal.ts';
import { money } from '@ashore/core/money/money.ts';
import type { Queryable } from '../../database/queryable.ts';
import { bookingOfKey } from './booking-of-key.ts';
import { cancellationOf } from './cancellation-of.ts';
import { readSoldTickets } from './sold-tickets.ts';

type QuoteCancellation = { readonly accessKey: string; readonly tickets: readonly number[] };

/** What would come back now. Nothing is promised by it: whoever cancels says this sum, and is told if it is another. */
export async function quoteCancellation(client: Queryable, { accessKey, tickets }: QuoteCancellation) {
  const booking = await bookingOfKey(client, accessKey);
  const sold = await readSoldTickets(client, booking.id);
  const { priceMinor, refundMinor, refundPercent, until } = cancellationOf(booking, sold, tickets);
  const { currency } = booking;
  const sum = (amount: number) => toDecimal(money(amount, currency));
  return {
    currencyCode: currency,
    price: sum(priceMinor),
    refund: sum(refundMinor),
    fee: sum(priceMinor - refundMinor),
    refundPercent,
    until: until?.toISOString() ?? null,
  };
}
