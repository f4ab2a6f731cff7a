import { localTime } from '@ashore/core/time/local-date-time.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedResource } from '../../../../test-support/availability/departures.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import {
  alone,
  askForQuote,
  countersOf,
  letExpire,
  quoteCatalogue,
  shared,
  type TestQuoteInput,
  usesOf,
} from '../../../../test-support/quotes/quotes.ts';
import { transaction } from '../../../database/transaction.ts';
import { extendHold, extendHoldForPayment, findHold } from './extend-hold.ts';
import { releaseHold, releaseHoldById, releaseSpots } from './release-hold.ts';
import { sellHold } from './sell-hold.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(() => testDb.database.pool.query('truncate departures, holds cascade'));
afterAll(() => testDb.drop());

async function held(input: TestQuoteInput = {}) {
  const answer = await askForQuote(testDb.database, input);
  if (answer.outcome !== 'held') throw new Error(answer.outcome);
  const { cartId, quoteId: holdId } = answer.quote;
  return { cartId, holdId };
}

async function sold(input: TestQuoteInput = {}) {
  const hold = await held(input);
  await sellHold(testDb.database.pool, hold.cartId);
  return hold;
}

const extendForPayment = (hold: { cartId: string; holdId: string }, until: Date) =>
  extendHoldForPayment(testDb.database.pool, { ...hold, until });
const endOf = async (cartId: string) => (await findHold(testDb.database, cartId))?.expiresAt;
const inAnHour = async () =>
  (await testDb.database.pool.query(`select date_trunc('milliseconds', now()) + interval '1 hour' as then`))
    .rows[0].then as Date;

test('A payment moves the end of an active hold, later or earlier', async () => {
  const hold = await held();
  const later = await inAnHour();
  expect(await extendForPayment(hold, later)).toBe(true);
  expect(await endOf(hold.cartId)).toEqual(later);
  const earlier = new Date(later.getTime() - 59 * 60_000);
  expect(await extendForPayment(hold, earlier)).toBe(true);
  expect(await endOf(hold.cartId)).toEqual(earlier);
});

test('At the very instant at which a hold expires, a payment moves its end no more', async () => {
  const hold = await held();
  const until = await inAnHour();
  await transaction(testDb.database, async ({ client }) => {
    await client.query('update holds set expires_at = now()');
    expect(await extendHoldForPayment(client, { ...hold, until })).toBe(false);
  });
});

test('An extension ends half an hour after the cart’s first hold at the latest', async () => {
  const { cartId } = await held();
  await testDb.database.pool.query(
    `update holds set first_held_at = first_held_at - interval '7 minutes' where cart_id = $1`,
    [cartId],
  );
  expect(await extendHold(testDb.database, cartId, 900)).toMatchObject({ outcome: 'extended' });
  const { rows } = await testDb.database.pool.query(
    'select extract(epoch from expires_at - first_held_at)::int / 60 as minutes from holds where cart_id = $1',
    [cartId],
  );
  expect(rows).toEqual([{ minutes: 30 }]);
});

test('An expired hold cannot be extended, even if it is not cleared yet', async () => {
  const hold = await held();
  await letExpire(testDb.database, hold.cartId);
  expect(await extendForPayment(hold, await inAnHour())).toBe(false);
  expect(await findHold(testDb.database, hold.cartId)).toMatchObject({ state: 'expired' });
});

test('A released or sold hold keeps its end', async () => {
  const [open, bought] = [await held(), await sold()];
  await releaseHold(testDb.database, open.cartId);
  const before = [await endOf(open.cartId), await endOf(bought.cartId)];
  const until = await inAnHour();
  expect([await extendForPayment(open, until), await extendForPayment(bought, until)]).toEqual([
    false,
    false,
  ]);
  expect([await endOf(open.cartId), await endOf(bought.cartId)]).toEqual(before);
});

test('A payment extends its own hold, but not a newer hold of its cart or a hold of another cart', async () => {
  const first = await held();
  const other = await held();
  const second = await held({ cartId: first.cartId, party: { adult: 3 } });
  const until = await inAnHour();
  expect(await extendForPayment(first, until)).toBe(false);
  expect(await extendForPayment({ cartId: other.cartId, holdId: second.holdId }, until)).toBe(false);
  expect(await endOf(second.cartId)).not.toEqual(until);
});

test('The end of a hold moves only if the transaction commits', async () => {
  const hold = await held();
  const before = await endOf(hold.cartId);
  const until = await inAnHour();
  const broken = transaction(testDb.database, async ({ client }) => {
    await extendHoldForPayment(client, { ...hold, until });
    throw new Error('something else went wrong');
  });
  await expect(broken).rejects.toThrow('something else');
  expect(await endOf(hold.cartId)).toEqual(before);
});

test('Of the holds of a cart only the booked one is sold', async () => {
  const { pool } = testDb.database;
  const first = await held();
  const second = await held({ cartId: first.cartId, party: { adult: 3 } });
  expect(await sellHold(pool, first.cartId, first.holdId)).toEqual({ outcome: 'ended' });
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 3, sold: 0 }]);
  expect(await sellHold(pool, first.cartId, second.holdId)).toMatchObject({ outcome: 'bought' });
  expect(await sellHold(pool, first.cartId, second.holdId)).toMatchObject({ outcome: 'bought' });
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 0, sold: 3 }]);
});

test('Releasing a replaced hold leaves the newer hold of its cart, and repeating a release changes nothing', async () => {
  const first = await held();
  const second = await held({ cartId: first.cartId });
  await releaseHoldById(testDb.database.pool, first);
  expect(await findHold(testDb.database, first.cartId)).toMatchObject({ id: second.holdId, state: 'held' });
  await releaseHoldById(testDb.database.pool, second);
  await releaseHoldById(testDb.database.pool, second);
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 0, heldSum: 0 }]);
});

test('A hold that is not sold, or was returned before, returns no spots', async () => {
  const { pool } = testDb.database;
  const [active, bought] = [await held(), await sold()];
  expect(await releaseSpots(pool, { holdId: active.holdId, spots: 2 })).toBe(0);
  expect(await releaseSpots(pool, { holdId: bought.holdId, spots: 2 })).toBe(2);
  expect(await releaseSpots(pool, { holdId: bought.holdId, spots: 2 })).toBe(0);
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 2, heldSum: 2, sold: 0, soldSum: 0 }]);
});

test('Of concurrent releases of the same spots one takes effect', async () => {
  const bought = await sold();
  const back = await Promise.all(
    Array.from({ length: 6 }, () =>
      transaction(testDb.database, ({ client }) => releaseSpots(client, { holdId: bought.holdId, spots: 2 })),
    ),
  );
  expect(back.toSorted()).toEqual([0, 0, 0, 0, 0, 2]);
  expect(await countersOf(testDb.database)).toMatchObject([{ sold: 0 }]);
});

test('Spots released in parts add up to the spots sold, and the counters agree', async () => {
  const parts = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 6 }), parts, async (adult, wanted) => {
      await testDb.database.pool.query('truncate departures, holds cascade');
      const { holdId } = await sold({ party: { adult } });
      let remaining = adult;
      for (const spots of wanted) {
        const back = Math.min(remaining, spots);
        expect(await releaseSpots(testDb.database.pool, { holdId, spots })).toBe(back);
        remaining -= back;
        expect(await countersOf(testDb.database)).toMatchObject([
          { held: 0, sold: remaining, soldSum: remaining },
        ]);
      }
    }),
    { numRuns: 15 },
  );
});

test('The whole departure that a group had booked becomes available again', async () => {
  const { holdId } = await sold({ optionId: alone, time: localTime('12:00'), party: { group: 3 } });
  const [{ sold: all = 0 } = {}] = await countersOf(testDb.database);
  expect(all).toBeGreaterThan(3);
  expect(await releaseSpots(testDb.database.pool, { holdId, spots: all })).toBe(all);
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 0, sold: 0 }]);
});

test('Spots released in part release all the units that they used of a shared resource', async () => {
  const { pool } = testDb.database;
  await pool.query(
    `with bikes as (
       insert into resources (id, organisation_id, slug, capacity)
       select gen_random_uuid(), id, 'bikes', 20 from organisations limit 1 returning id)
     insert into option_resources (option_id, resource_id, per, units) select $1, id, 'spot', 2 from bikes`,
    [shared],
  );
  try {
    const { holdId } = await sold({ party: { adult: 3 } });
    expect(await usesOf(testDb.database)).toBe(6);
    await releaseSpots(pool, { holdId, spots: 1 });
    expect(await usesOf(testDb.database)).toBe(4);
    await releaseSpots(pool, { holdId, spots: 2 });
    expect(await usesOf(testDb.database)).toBe(0);
  } finally {
    await pool.query('delete from option_resources');
  }
});

test('Spots released in part leave what a booking uses of a resource, even if its supplier changes the units', async () => {
  const { pool } = testDb.database;
  await sharedResource(testDb.database, { capacity: 20, options: [shared], per: 'booking' });
  try {
    await pool.query('update option_resources set units = 4');
    const { holdId } = await sold({ party: { adult: 3 } });
    await pool.query('update option_resources set units = 1');
    await releaseSpots(pool, { holdId, spots: 1 });
    expect(await usesOf(testDb.database)).toBe(4);
    await releaseSpots(pool, { holdId, spots: 2 });
    expect(await usesOf(testDb.database)).toBe(0);
  } finally {
    await pool.query('delete from option_resources');
  }
});
