import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  balances,
  bookingDeps,
  emptyBookings,
  heldQuote,
} from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import { refundByOperator } from './refund-by-operator.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

/** Sells two tickets for 97 euros in all, and returns how to refund an amount of them. */
async function sold() {
  const { pay, payAllRefunds } = bookingDeps(testDb.database);
  const { booking } = await pay(await heldQuote(testDb.database));
  const refund = (amountMinor: number) =>
    refundByOperator(testDb.database, {
      bookingId: booking.id,
      of: { amountMinor },
      name: `refund of ${amountMinor}`,
      requestedBy: 'desk',
    });
  return { refund, payAllRefunds };
}

test('We bear a goodwill refund: the supplier gets the same share, and our commission shrinks', async () => {
  const { refund, payAllRefunds } = await sold();
  expect(await refund(1_000)).toEqual({ outcome: 'owed', amountMinor: 1_000 });
  await payAllRefunds();
  expect(await balances(testDb.database)).toEqual({ provider: -8_700, supplier: 7_760, commission: 940 });
});

test('Goodwill refunds add up to the price at most, to the cent', async () => {
  const { refund } = await sold();
  await refund(9_000);
  expect(await refund(701)).toEqual({ outcome: 'too_much', leftMinor: 700 });
  expect(await refund(700)).toEqual({ outcome: 'owed', amountMinor: 700 });
  expect(await refund(1)).toEqual({ outcome: 'too_much', leftMinor: 0 });
});
