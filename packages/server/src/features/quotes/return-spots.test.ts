import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { keepHold } from './keep-hold.ts';
import { ask, countersOf, letExpire, loadQuoteWorld } from './quotes-for-tests.ts';
import { releaseTheHold } from './release-the-hold.ts';
import { returnSpots } from './return-spots.ts';
import { sellHold } from './sell-hold.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});
beforeEach(() => place.database.pool.query('truncate holds, departures cascade'));
afterAll(() => place.drop());

async function held(cartId?: string) {
  const made = await ask(place.database, { party: { adult: 3 }, ...(cartId && { cartId }) });
  if (made.outcome !== 'held') throw new Error(made.outcome);
  return { cartId: made.quote.cartId, holdId: made.quote.quoteId };
}
const { stringify: same } = JSON;
const counters = async () => (await countersOf(place.database)).map(({ held: h, sold }) => same({ h, sold }));

test('Of spots that were sold some come back, then the rest, and then none.', async () => {
  const { pool } = place.database;
  const { cartId, holdId } = await held();
  await sellHold(pool, cartId);
  expect(await returnSpots(pool, { holdId, spots: 1 })).toBe(1);
  expect(await counters()).toEqual([same({ h: 0, sold: 2 })]);
  expect(await returnSpots(pool, { holdId, spots: 9 })).toBe(2);
  expect(await returnSpots(pool, { holdId, spots: 9 })).toBe(0);
  expect(await counters()).toEqual([same({ h: 0, sold: 0 })]);
});

test('A hold that is replaced is not sold for another: what is sold is the one that was booked, or none.', async () => {
  const { pool } = place.database;
  const first = await held();
  const second = await held(first.cartId);
  expect(await sellHold(pool, first.cartId, first.holdId)).toEqual({ outcome: 'ended' });
  expect(await sellHold(pool, first.cartId, second.holdId)).toMatchObject({ outcome: 'bought' });
  expect(await sellHold(pool, first.cartId, second.holdId)).toMatchObject({ outcome: 'bought' });
});

test('A hold is kept as long as it lives, and only the one that is meant is let go.', async () => {
  const { pool } = place.database;
  const first = await held();
  const until = new Date(Date.now() + 3_600_000);
  expect(await keepHold(pool, { ...first, until })).toBe(true);
  const second = await held(first.cartId);
  expect(await keepHold(pool, { ...first, until })).toBe(false);
  await releaseTheHold(pool, first);
  expect(await counters()).toEqual([same({ h: 3, sold: 0 })]);
  await releaseTheHold(pool, second);
  expect(await counters()).toEqual([same({ h: 0, sold: 0 })]);
  const third = await held();
  await letExpire(place.database, third.cartId);
  expect(await keepHold(pool, { ...third, until })).toBe(false);
});
