import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  bookingDeps,
  emptyBookings,
  heldQuote,
  letPaymentEnd,
  stateOf,
} from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { countersOf, quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import { expireBooking } from './expire-bookings.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

const challenge = { charge: { paymentMethodId: 'challenge' } };
const moveDeadline = () =>
  testDb.database.pool.query(`update bookings set pay_until = now() + interval '10 minutes'`);

test('The clock neither expires a booking before its deadline nor voids its payment attempt; its traveller may', async () => {
  const { deps, pay, provider } = bookingDeps(testDb.database);
  const { booking } = await pay(await heldQuote(testDb.database), challenge);
  expect(await expireBooking(deps, { bookingId: booking.id, actor: 'clock' })).toBe(false);
  expect([...provider.intents.values()]).toMatchObject([{ state: 'requires_action' }]);
  expect(await stateOf(testDb.database)).toEqual(['awaiting_payment']);
  expect(await expireBooking(deps, { bookingId: booking.id, actor: 'traveller' })).toBe(true);
  expect([...provider.intents.values()]).toMatchObject([{ state: 'cancelled' }]);
});

test('A booking whose deadline a new payment attempt moves while the provider answers does not expire', async () => {
  const { deps, pay } = bookingDeps(testDb.database, {
    faultOf: async (operation) => {
      if (operation === 'cancel') await moveDeadline();
      return undefined;
    },
  });
  const { booking } = await pay(await heldQuote(testDb.database), challenge);
  await letPaymentEnd(testDb.database);
  expect(await expireBooking(deps, { bookingId: booking.id, actor: 'clock' })).toBe(false);
  expect(await stateOf(testDb.database)).toEqual(['awaiting_payment']);
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 2, sold: 0 }]);
});
