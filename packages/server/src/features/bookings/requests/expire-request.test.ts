import { localTime } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  bookingDeps,
  emptyBookings,
  heldQuote,
  stateOf,
} from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { countersOf, quoteCatalogue, showId, showOption } from '../../../../test-support/quotes/quotes.ts';
import { answerRequest } from './answer-request.ts';
import { expireRequest } from './expire-request.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

async function requested() {
  const shop = bookingDeps(testDb.database);
  const onRequest = { product: showId, optionId: showOption, time: localTime('18:30') };
  const { booking } = await shop.pay(await heldQuote(testDb.database, onRequest));
  return { ...shop, bookingId: booking.id };
}
const letAnswerEnd = () =>
  testDb.database.pool.query(`update bookings set answer_until = now() - interval '1 second'`);

test('A request that was not answered in time expires once, and releases its spots and its money', async () => {
  const { deps, bookingId, jobs } = await requested();
  await letAnswerEnd();
  expect([await expireRequest(deps, bookingId), await expireRequest(deps, bookingId)]).toEqual([true, false]);
  expect(await stateOf(testDb.database)).toEqual(['unanswered']);
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 0, sold: 0 }]);
  expect(await jobs()).toContain('pay-refund');
});

test('A request that is still open, or was accepted, keeps its spots and its money', async () => {
  const { deps, bookingId, jobs } = await requested();
  expect(await expireRequest(deps, bookingId)).toBe(false);
  expect(await stateOf(testDb.database)).toEqual(['on_request']);
  await answerRequest(testDb.database, { bookingId, answer: 'accept', actor: 'supplier' });
  await letAnswerEnd();
  expect(await expireRequest(deps, bookingId)).toBe(false);
  expect(await stateOf(testDb.database)).toEqual(['accepted']);
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 0, sold: 2 }]);
  expect(await jobs()).not.toContain('pay-refund');
});
