import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import {
  askForQuote,
  countersOf,
  letExpire,
  quoteCatalogue,
} from '../../../../test-support/quotes/quotes.ts';
import { extendHoldForPayment } from './extend-hold.ts';
import { releaseHoldById, releaseSpots } from './release-hold.ts';
import { sellHold } from './sell-hold.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => testDb.database.pool.query('truncate holds, departures cascade'));
afterAll(() => testDb.drop());

async function held(cartId?: string) {
  const answer = await askForQuote(testDb.database, { party: { adult: 3 }, ...(cartId && { cartId }) });
  if (answer.outcome !== 'held') throw new Error(answer.outcome);
  return { cartId: answer.quote.cartId, holdId: answer.quote.quoteId };
}
/** Held and sold spots of each departure. */
const counters = async () => (await countersOf(testDb.database)).map((one) => [one.held, one.sold]);

test('Sold spots are released in parts until none are left', async () => {
  const { pool } = testDb.database;
  const { cartId, holdId } = await held();
  await sellHold(pool, cartId);
  expect(await releaseSpots(pool, { holdId, spots: 1 })).toBe(1);
  expect(await counters()).toEqual([[0, 2]]);
  expect(await releaseSpots(pool, { holdId, spots: 9 })).toBe(2);
  expect(await releaseSpots(pool, { holdId, spots: 9 })).toBe(0);
  expect(await counters()).toEqual([[0, 0]]);
});

test('A hold that was replaced is not sold, and only the booked hold of its cart is', async () => {
  const { pool } = testDb.database;
  const first = await held();
  const second = await held(first.cartId);
  expect(await sellHold(pool, first.cartId, first.holdId)).toEqual({ outcome: 'ended' });
  expect(await sellHold(pool, first.cartId, second.holdId)).toMatchObject({ outcome: 'bought' });
  expect(await sellHold(pool, first.cartId, second.holdId)).toMatchObject({ outcome: 'bought' });
  // The replaced hold is not sold only because its cart bought another.
  expect(await sellHold(pool, first.cartId, first.holdId)).toEqual({ outcome: 'ended' });
});

test('A hold can be extended while it is active, and only the named hold is released', async () => {
  const { pool } = testDb.database;
  const first = await held();
  const until = new Date(Date.now() + 3_600_000);
  expect(await extendHoldForPayment(pool, { ...first, until })).toBe(true);
  const second = await held(first.cartId);
  expect(await extendHoldForPayment(pool, { ...first, until })).toBe(false);
  await releaseHoldById(pool, first);
  expect(await counters()).toEqual([[3, 0]]);
  await releaseHoldById(pool, second);
  expect(await counters()).toEqual([[0, 0]]);
  const third = await held();
  await letExpire(testDb.database, third.cartId);
  expect(await extendHoldForPayment(pool, { ...third, until })).toBe(false);
});
