import { localTime } from '@ashore/core/time/local-time.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transaction } from '../../database/run-transaction.ts';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { findHold } from './find-hold.ts';
import { keepHold } from './keep-hold.ts';
import { type Asked, alone, ask, countersOf, letExpire, loadQuoteWorld } from './quotes-for-tests.ts';
import { releaseHold } from './release-hold.ts';
import { releaseTheHold } from './release-the-hold.ts';
import { returnSpots } from './return-spots.ts';
import { sellHold } from './sell-hold.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});
beforeEach(() => place.database.pool.query('truncate departures, holds cascade'));
afterAll(() => place.drop());

async function held(asked: Asked = {}) {
  const made = await ask(place.database, asked);
  if (made.outcome !== 'held') throw new Error(made.outcome);
  const { cartId, quoteId: holdId } = made.quote;
  return { cartId, holdId };
}

async function sold(asked: Asked = {}) {
  const hold = await held(asked);
  await sellHold(place.database.pool, hold.cartId);
  return hold;
}

const keep = (hold: { cartId: string; holdId: string }, until: Date) =>
  keepHold(place.database.pool, { ...hold, until });
const endOf = async (cartId: string) => (await findHold(place.database, cartId))?.expiresAt;
const inAnHour = async () =>
  (await place.database.pool.query(`select date_trunc('milliseconds', now()) + interval '1 hour' as then`))
    .rows[0].then as Date;

test('A hold that lives ends when a payment says so, later or earlier.', async () => {
  const hold = await held();
  const later = await inAnHour();
  expect(await keep(hold, later)).toBe(true);
  expect(await endOf(hold.cartId)).toEqual(later);
  const earlier = new Date(later.getTime() - 59 * 60_000);
  expect(await keep(hold, earlier)).toBe(true);
  expect(await endOf(hold.cartId)).toEqual(earlier);
});

test('What has run out is nobody’s to keep, though nobody has cleared it away.', async () => {
  const hold = await held();
  await letExpire(place.database, hold.cartId);
  expect(await keep(hold, await inAnHour())).toBe(false);
  expect(await findHold(place.database, hold.cartId)).toMatchObject({ state: 'expired' });
});

test('What was given back or sold is not kept either: its end stays.', async () => {
  const [given, bought] = [await held(), await sold()];
  await releaseHold(place.database, given.cartId);
  const before = [await endOf(given.cartId), await endOf(bought.cartId)];
  const until = await inAnHour();
  expect([await keep(given, until), await keep(bought, until)]).toEqual([false, false]);
  expect([await endOf(given.cartId), await endOf(bought.cartId)]).toEqual(before);
});

test('A payment keeps the hold that it is for: not what its cart holds instead, nor what another cart holds.', async () => {
  const first = await held();
  const other = await held();
  const second = await held({ cartId: first.cartId, party: { adult: 3 } });
  const until = await inAnHour();
  expect(await keep(first, until)).toBe(false);
  expect(await keep({ cartId: other.cartId, holdId: second.holdId }, until)).toBe(false);
  expect(await endOf(second.cartId)).not.toEqual(until);
});

test('The end moves with the transaction that says so, and not without it.', async () => {
  const hold = await held();
  const before = await endOf(hold.cartId);
  const until = await inAnHour();
  const broken = transaction(place.database, async ({ client }) => {
    await keepHold(client, { ...hold, until });
    throw new Error('something else went wrong');
  });
  await expect(broken).rejects.toThrow('something else');
  expect(await endOf(hold.cartId)).toEqual(before);
});

test('Of the holds of a cart the one is sold that was booked; of the other nothing is.', async () => {
  const { pool } = place.database;
  const first = await held();
  const second = await held({ cartId: first.cartId, party: { adult: 3 } });
  expect(await sellHold(pool, first.cartId, first.holdId)).toEqual({ outcome: 'ended' });
  expect(await countersOf(place.database)).toMatchObject([{ held: 3, sold: 0 }]);
  expect(await sellHold(pool, first.cartId, second.holdId)).toMatchObject({ outcome: 'bought' });
  expect(await sellHold(pool, first.cartId, second.holdId)).toMatchObject({ outcome: 'bought' });
  expect(await countersOf(place.database)).toMatchObject([{ held: 0, sold: 3 }]);
});

test('One hold of a cart is let go, and what the cart holds besides stays.', async () => {
  const first = await held();
  const second = await held({ cartId: first.cartId });
  await releaseTheHold(place.database.pool, first);
  expect(await findHold(place.database, first.cartId)).toMatchObject({ id: second.holdId, state: 'held' });
  await releaseTheHold(place.database.pool, second);
  await releaseTheHold(place.database.pool, second);
  expect(await countersOf(place.database)).toMatchObject([{ held: 0, heldSum: 0 }]);
});

test('What is only held is not returned as if it were sold, nor is what has come back.', async () => {
  const { pool } = place.database;
  const [living, bought] = [await held(), await sold()];
  expect(await returnSpots(pool, { holdId: living.holdId, spots: 2 })).toBe(0);
  expect(await returnSpots(pool, { holdId: bought.holdId, spots: 2 })).toBe(2);
  expect(await returnSpots(pool, { holdId: bought.holdId, spots: 2 })).toBe(0);
  expect(await countersOf(place.database)).toMatchObject([{ held: 2, heldSum: 2, sold: 0, soldSum: 0 }]);
});

test('Of many who give the same up at the same moment one gives it back.', async () => {
  const bought = await sold();
  const back = await Promise.all(
    Array.from({ length: 6 }, () =>
      transaction(place.database, ({ client }) => returnSpots(client, { holdId: bought.holdId, spots: 2 })),
    ),
  );
  expect(back.toSorted()).toEqual([0, 0, 0, 0, 0, 2]);
  expect(await countersOf(place.database)).toMatchObject([{ sold: 0 }]);
});

test('In whatever parts tickets are given up, as many spots come back as were sold, and the counters agree.', async () => {
  const parts = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 6 }), parts, async (adult, wanted) => {
      await place.database.pool.query('truncate departures, holds cascade');
      const { holdId } = await sold({ party: { adult } });
      let left = adult;
      for (const spots of wanted) {
        const back = Math.min(left, spots);
        expect(await returnSpots(place.database.pool, { holdId, spots })).toBe(back);
        left -= back;
        expect(await countersOf(place.database)).toMatchObject([{ held: 0, sold: left, soldSum: left }]);
      }
    }),
    { numRuns: 15 },
  );
});

test('A group had its departure for itself, and all of it is for others again.', async () => {
  const { holdId } = await sold({ optionId: alone, time: localTime('12:00'), party: { group: 3 } });
  const [{ sold: all = 0 } = {}] = await countersOf(place.database);
  expect(all).toBeGreaterThan(3);
  expect(await returnSpots(place.database.pool, { holdId, spots: all })).toBe(all);
  expect(await countersOf(place.database)).toMatchObject([{ held: 0, sold: 0 }]);
});
