import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { loadQuoteWorld } from '../quotes/quotes-for-tests.ts';
import { deskFor, heldQuote } from './desk-for-tests.ts';
import { followHold } from './follow-hold.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});
afterAll(() => place.drop());

test('A hold that was made longer takes along what was booked of it and waits for money, and nothing else.', async () => {
  const { pay } = deskFor(place.database);
  const quote = await heldQuote(place.database);
  const { booking } = await pay(quote, { charge: { paymentMethodId: 'declined' } });
  const later = new Date(Date.parse(quote.expiryTime) + 15 * 60_000);
  await followHold(place.database.pool, { id: booking.holdId, expiresAt: later, seconds: 900 });
  const { rows } = await place.database.pool.query('select pay_until, held_until from bookings');
  expect(rows).toEqual([{ pay_until: later, held_until: later }]);
});
