import { splitSale } from '@ashore/core/booking/ledger.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { writeMovement } from '../../payments/ledger.ts';
import { storedQuoteSchema } from '../../quotes/quote.ts';
import type { Booking } from '../booking.ts';
import { readSoldTickets } from '../cancellation/cancelled-tickets.ts';

/**
 * After the departure from a hotel that collected the price itself, our commission on the rooms that were not cancelled is
 * owed by the hotel. In the transaction that completes the booking; without effect for every other booking.
 */
export async function chargeCommissionOfStay(client: Queryable, booking: Booking): Promise<void> {
  const { id: bookingId, currency, commissionPercent, quote } = booking;
  // Every completed trip comes by here, so only the quote of a stay is read in full.
  if (typeof quote !== 'object' || quote === null || !('stay' in quote)) return;
  const { stay } = storedQuoteSchema.parse(quote);
  if (stay?.payment !== 'at-hotel') return;
  const tickets = await readSoldTickets(client, bookingId);
  const used = tickets.filter(({ isCancelled }) => !isCancelled).map(({ position }) => position);
  const grossMinor = stay.rooms
    .filter(({ position }) => used.includes(position))
    .reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  const sale = splitSale({ currency, grossMinor, discountMinor: 0, commissionPercent, payer: 'traveller' });
  const commission = sale.filter(({ account }) => account === 'commission');
  const owed = commission.map(({ amount }) => ({
    account: 'supplier' as const,
    amount: { ...amount, amount: -amount.amount },
  }));
  await writeMovement(client, {
    name: `commission/${bookingId}/${used.join('.')}`,
    bookingId,
    entries: [...owed, ...commission],
  });
}

/** Reverses the commission of a stay that its hotel cancels, or that guests did not come to, after it was completed. */
export async function reverseCommissionOfStay(
  client: Queryable,
  { id: bookingId }: Pick<Booking, 'id'>,
): Promise<void> {
  await client.query(
    `insert into ledger_entries (movement, booking_id, account, currency, amount_minor)
     select 'reversed-' || movement, booking_id, account, currency, -amount_minor from ledger_entries
     where booking_id = $1 and movement like 'commission/%'
     on conflict (movement, account) do nothing`,
    [bookingId],
  );
}
