import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingDeps, heldQuote } from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import { extendPaymentDeadline } from './settle-payment.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
afterAll(() => testDb.drop());

test('Extending a hold extends the payment deadline of its unpaid booking', async () => {
  const { pay } = bookingDeps(testDb.database);
  const quote = await heldQuote(testDb.database);
  const { booking } = await pay(quote, { charge: { paymentMethodId: 'declined' } });
  const later = new Date(Date.parse(quote.expiryTime) + 15 * 60_000);
  await extendPaymentDeadline(testDb.database.pool, { id: booking.holdId, expiresAt: later, seconds: 900 });
  const { rows } = await testDb.database.pool.query('select pay_until, held_until from bookings');
  expect(rows).toEqual([{ pay_until: later, held_until: later }]);
});
