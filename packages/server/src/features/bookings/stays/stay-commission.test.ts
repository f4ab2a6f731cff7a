import { expect, test } from 'vitest';
import { bookingWith } from '../../../../test-support/bookings/sold-booking.ts';
import { familyRoom, storedRoom, storedStayQuote } from '../../../../test-support/hotels/held-stay.ts';
import type { Queryable } from '../../../database/queryable.ts';
import { chargeCommissionOfStay } from './stay-commission.ts';

type Stay = { readonly payment?: 'at-hotel' | 'prepaid'; readonly commissionPercent?: number };

/** What is written for a stay of three rooms, the last of which is cancelled. */
async function writtenFor({ payment = 'at-hotel', commissionPercent = 50 }: Stay) {
  const rooms = [
    storedRoom({ totalMinor: 1_000 }),
    familyRoom({ totalMinor: 1_001 }),
    storedRoom({ position: 2 }),
  ];
  const written: unknown[] = [];
  const query = async (text: string | { text: string }, values: unknown[]) => {
    if (typeof text === 'string' && text.includes('from booking_tickets'))
      return { rows: rooms.map(({ position }) => ({ position, isCancelled: position === 2 })) };
    written.push(values);
    return { rows: [] };
  };
  const quote = storedStayQuote({ rooms, stay: { payment } });
  const booking = { ...bookingWith({}), id: 'b', currency: 'EUR' as const, commissionPercent, quote };
  await chargeCommissionOfStay({ query } as unknown as Queryable, booking);
  return written;
}

test('A hotel that collected the price owes the commission on the rooms that were not cancelled', async () => {
  // Half of 20.01 is 10.005, and the even neighbour is 10.00.
  expect(await writtenFor({})).toEqual([
    ['commission/b/0.1', 'b', ['supplier', 'commission'], ['EUR', 'EUR'], [-1_000, 1_000]],
  ]);
});

test.each<[string, Stay]>([
  ['that was paid in advance', { payment: 'prepaid' }],
  ['without a commission', { commissionPercent: 0 }],
])('For a stay %s nothing is owed after the departure', async (_, stay) => {
  expect(await writtenFor(stay)).toEqual([]);
});
