import { addDays, localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedResource } from '../../../../test-support/availability/departures.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { wantedHold } from '../../../../test-support/inventory/wanted-hold.ts';
import { countersOf, letExpire, quoteCatalogue, shared } from '../../../../test-support/quotes/quotes.ts';
import { transaction } from '../../../database/transaction.ts';
import type { WantedHold } from '../../../gateways/inventory/port.ts';
import { expireHolds, purgeHolds } from './expire-holds.ts';
import { findHold } from './extend-hold.ts';
import { LOCK_HOLD } from './hold.queries.ts';
import { placeHold } from './place-hold.ts';
import { sellHold } from './sell-hold.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});

beforeEach(() => testDb.database.pool.query('truncate departures, holds cascade'));

afterAll(() => testDb.drop());

async function held(differences: Partial<WantedHold> = {}): Promise<string> {
  const outcome = await placeHold(testDb.database, wantedHold({ optionId: shared, ...differences }));
  if (outcome.outcome !== 'held') throw new Error(outcome.outcome);
  return outcome.hold.cartId;
}

const stateOf = async (cartId: string) => (await findHold(testDb.database, cartId))?.state;

test('All expired holds are released, in batches, and active and sold holds stay', async () => {
  const { pool } = testDb.database;
  const day = localDate('2037-11-23');
  const [over, alive, bought] = [await held(), await held(), await held()];
  for (let days = 1; days < 5; days++) await held({ date: addDays(day, days), people: 6 });
  await sellHold(pool, bought);
  await pool.query(`update holds set expires_at = now() where state = 'held' and cart_id <> $1`, [alive]);
  // With the expired hold of six on the last departure: 456 spots, and 455 expired holds in all, more than fit into one
  // batch.
  await pool.query(
    `insert into holds (cart_id, departure_id, spots, expires_at, browser, browser_slot, address, address_slot, quote)
     select gen_random_uuid(), d.id, 1, now(), sha256(n::text::bytea), 1, sha256(n::text::bytea), 1, '{}'
     from (select id from departures order by id desc limit 1) d, generate_series(1, 450) n`,
  );
  await pool.query(
    `update departures set wanted_capacity = 900, capacity = 900, held = 456 where id = (select max(id) from departures)`,
  );
  const counts = [];
  for (let count = 1; count > 0; counts.push(count)) count = await expireHolds(pool);
  expect(counts).toEqual([200, 200, 55, 0]);
  for (const { held: counter, heldSum, sold, soldSum } of await countersOf(testDb.database))
    expect([counter, sold]).toEqual([heldSum, soldSum]);
  expect(await Promise.all([over, alive, bought].map(stateOf))).toEqual(['expired', 'held', 'sold']);
});

test('A hold that is being sold is left to that sale', async () => {
  const cart = await held();
  await transaction(testDb.database, async ({ client }) => {
    await sellHold(client, cart);
    // The hold expires before the sale commits.
    await client.query('update holds set expires_at = now() where cart_id = $1', [cart]);
    expect(await expireHolds(testDb.database.pool)).toBe(0);
  });
  expect(await stateOf(cart)).toBe('sold');
  expect(await expireHolds(testDb.database.pool)).toBe(0);
});

test('An expired hold that a payment has locked is skipped, and the batch does not wait for it', async () => {
  const [locked, other] = [await held(), await held()];
  await letExpire(testDb.database, locked);
  await letExpire(testDb.database, other);
  await transaction(testDb.database, async ({ client: paying }) => {
    await paying.query('select from holds where cart_id = $1 for update', [locked]);
    await transaction(testDb.database, async ({ client }) => {
      // A batch that waited for the lock would end with an error.
      await client.query(`set local lock_timeout = '100ms'`);
      expect(await expireHolds(client)).toBe(1);
    });
  });
  // Only the skipped hold is left.
  expect(await expireHolds(testDb.database.pool)).toBe(1);
});

test('A sale that is rolled back leaves the hold as it was', async () => {
  const cart = await held();
  const attempt = transaction(testDb.database, async ({ client }) => {
    await sellHold(client, cart);
    throw new Error('The booking could not be written.');
  });
  await expect(attempt).rejects.toThrow('could not be written');
  expect(await stateOf(cart)).toBe('held');
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 1, sold: 0 }]);
});

test('A capacity cut that had to wait is made when spots are released, and these are not sold again', async () => {
  const cart = await held({ people: 5 });
  const { pool } = testDb.database;
  await pool.query('update departures set wanted_capacity = 2');
  await letExpire(testDb.database, cart);
  await expireHolds(pool);
  expect(await countersOf(testDb.database)).toMatchObject([{ wanted: 2, capacity: 2, held: 0 }]);
});

test('A hold is purged a day after it ended, and active and sold holds are not', async () => {
  const { pool } = testDb.database;
  const [old, fresh, alive, bought] = [await held(), await held(), await held(), await held()];
  for (const cart of [old, fresh]) await letExpire(testDb.database, cart);
  await expireHolds(pool);
  await sellHold(pool, bought);
  const endedMinutesAgo = `update holds set ended_at = now() - make_interval(mins => $2) where cart_id = $1`;
  await pool.query(endedMinutesAgo, [old, 24 * 60 + 1]);
  await pool.query(endedMinutesAgo, [fresh, 24 * 60 - 1]);
  await pool.query(`update holds set made_at = now() - interval '3 days'`);
  expect(await purgeHolds(pool)).toBe(1);
  expect(await Promise.all([old, fresh, alive, bought].map(stateOf))).toEqual([
    undefined,
    'expired',
    'held',
    'sold',
  ]);
  expect(await purgeHolds(pool)).toBe(0);
  await transaction(testDb.database, async ({ client }) => {
    await client.query(`update holds set ended_at = now() - interval '1 day' where cart_id = $1`, [fresh]);
    expect(await purgeHolds(client)).toBe(0);
  });
});

test('A request for a shared resource expires overdue holds of the same time, and none of other times', async () => {
  const boat = await sharedResource(testDb.database, { capacity: 2, options: [shared] });
  const resources = [{ id: boat, per: 'spot', units: 1 }] as const;
  const at = (day: string) => ({
    date: localDate(day),
    people: 2,
    resources,
    from: new Date(`${day}T10:00:00Z`),
    to: new Date(`${day}T12:00:00Z`),
  });
  const [there, elsewhere] = [await held(at('2037-11-23')), await held(at('2037-11-28'))];
  for (const cart of [there, elsewhere]) await letExpire(testDb.database, cart);
  await held(at('2037-11-23'));
  const { rows } = await testDb.database.pool.query(
    'select cart_id as cart, state from holds order by state',
  );
  expect(rows).toEqual(
    expect.arrayContaining([
      { cart: there, state: 'expired' },
      { cart: elsewhere, state: 'held' },
    ]),
  );
});

test('The replaced departure and the new one are looked up by their keys, however many departures there are', async () => {
  const plan: string[] = [];
  const client = await testDb.database.pool.connect();
  try {
    // With only a few rows the planner would always read the whole table.
    await client.query('begin; set local enable_seqscan = off');
    const cart = await held();
    const { rows } = await client.query(`explain (costs off) ${LOCK_HOLD}`, [
      shared,
      '2037-11-23',
      '10:00',
      cart,
    ]);
    plan.push(...rows.map((row) => row['QUERY PLAN']));
  } finally {
    client.release(true);
  }
  // An `or` would lead to checking each row.
  expect(plan.join('\n')).toMatch(/option_id = /);
  expect(plan.join('\n')).not.toMatch(/SubPlan/);
});
