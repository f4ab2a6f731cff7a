import { addDays, localDate } from '@ashore/core/time/local-date.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transaction } from '../../database/run-transaction.ts';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import type { WantedHold } from '../../gateways/inventory/port.ts';
import { wantedHold } from '../../gateways/inventory/wanted-hold-for-tests.ts';
import { sharedResource } from '../availability/departures-for-tests.ts';
import { expireHolds } from './expire-holds.ts';
import { findHold } from './find-hold.ts';
import { LOCK_HOLD } from './hold.queries.ts';
import { placeHold } from './place-hold.ts';
import { purgeHolds } from './purge-holds.ts';
import { countersOf, letExpire, loadQuoteWorld, shared } from './quotes-for-tests.ts';
import { sellHold } from './sell-hold.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});

beforeEach(() => place.database.pool.query('truncate departures, holds cascade'));

afterAll(() => place.drop());

async function held(differences: Partial<WantedHold> = {}): Promise<string> {
  const told = await placeHold(place.database, wantedHold({ optionId: shared, ...differences }));
  if (told.outcome !== 'held') throw new Error(told.outcome);
  return told.hold.cartId;
}

const stateOf = async (cartId: string) => (await findHold(place.database, cartId))?.state;

test('However many have run out, all of them are put back, a handful at a time; what is alive or bought stays', async () => {
  const { pool } = place.database;
  const day = localDate('2037-11-23');
  const [over, alive, bought] = [await held(), await held(), await held()];
  for (let days = 1; days < 5; days++) await held({ date: addDays(day, days), people: 6 });
  await sellHold(pool, bought);
  await pool.query(`update holds set expires_at = now() where state = 'held' and cart_id <> $1`, [alive]);
  // As many more as do not go at once.
  await pool.query(
    `insert into holds (cart_id, departure_id, spots, expires_at, browser, browser_place, address, address_place, quote)
     select gen_random_uuid(), d.id, 1, now(), sha256(n::text::bytea), 1, sha256(n::text::bytea), 1, '{}'
     from (select id from departures order by id desc limit 1) d, generate_series(1, 450) n`,
  );
  await pool.query(
    `update departures set wanted_capacity = 900, capacity = 900, held = 456 where id = (select max(id) from departures)`,
  );
  const counts = [];
  for (let count = 1; count > 0; counts.push(count)) count = await expireHolds(pool);
  expect(counts).toEqual([200, 200, 55, 0]);
  for (const { held: counter, heldSum, sold, soldSum } of await countersOf(place.database))
    expect([counter, sold]).toEqual([heldSum, soldSum]);
  expect(await Promise.all([over, alive, bought].map(stateOf))).toEqual(['expired', 'held', 'sold']);
});

test('What is being bought at the moment is left to whoever buys it', async () => {
  const cart = await held();
  await transaction(place.database, async ({ client }) => {
    await sellHold(client, cart);
    // Its time comes before the purchase is done.
    await client.query('update holds set expires_at = now() where cart_id = $1', [cart]);
    expect(await expireHolds(place.database.pool)).toBe(0);
  });
  expect(await stateOf(cart)).toBe('sold');
  expect(await expireHolds(place.database.pool)).toBe(0);
});

test('A purchase that is taken back leaves the hold as it was', async () => {
  const cart = await held();
  const attempt = transaction(place.database, async ({ client }) => {
    await sellHold(client, cart);
    throw new Error('The booking could not be written.');
  });
  await expect(attempt).rejects.toThrow('could not be written');
  expect(await stateOf(cart)).toBe('held');
  expect(await countersOf(place.database)).toMatchObject([{ held: 1, sold: 0 }]);
});

test('A cut that had to wait is made when spots come back, and what comes back is not sold again', async () => {
  const cart = await held({ people: 5 });
  const { pool } = place.database;
  await pool.query('update departures set wanted_capacity = 2');
  await letExpire(place.database, cart);
  await expireHolds(pool);
  expect(await countersOf(place.database)).toMatchObject([{ wanted: 2, capacity: 2, held: 0 }]);
});

test('A day after it ended a hold is forgotten; what is held or bought is not', async () => {
  const { pool } = place.database;
  const [old, fresh, alive, bought] = [await held(), await held(), await held(), await held()];
  for (const cart of [old, fresh]) await letExpire(place.database, cart);
  await expireHolds(pool);
  await sellHold(pool, bought);
  await pool.query(`update holds set ended_at = now() - interval '25 hours' where cart_id = $1`, [old]);
  await pool.query(`update holds set made_at = now() - interval '3 days'`);
  expect(await purgeHolds(pool)).toBe(1);
  expect(await Promise.all([old, fresh, alive, bought].map(stateOf))).toEqual([
    undefined,
    'expired',
    'held',
    'sold',
  ]);
  expect(await purgeHolds(pool)).toBe(0);
});

test('Whoever wants something shared clears away what is in the way of the trip, and nothing of other times', async () => {
  const boat = await sharedResource(place.database, { capacity: 2, options: [shared] });
  const resources = [{ id: boat, per: 'spot', units: 1 }] as const;
  const at = (day: string) => ({
    date: localDate(day),
    people: 2,
    resources,
    from: new Date(`${day}T10:00:00Z`),
    to: new Date(`${day}T12:00:00Z`),
  });
  const [there, elsewhere] = [await held(at('2037-11-23')), await held(at('2037-11-28'))];
  for (const cart of [there, elsewhere]) await letExpire(place.database, cart);
  await held(at('2037-11-23'));
  const { rows } = await place.database.pool.query('select cart_id as cart, state from holds order by state');
  expect(rows).toEqual(
    expect.arrayContaining([
      { cart: there, state: 'expired' },
      { cart: elsewhere, state: 'held' },
    ]),
  );
});

test('What is replaced and what comes instead are looked up by their keys, however many departures there are', async () => {
  const plan: string[] = [];
  const client = await place.database.pool.connect();
  try {
    // Of a few rows the database would read all, whatever it is asked.
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
  // To look at each row and decide then is what an `or` comes to.
  expect(plan.join('\n')).toMatch(/option_id = /);
  expect(plan.join('\n')).not.toMatch(/SubPlan/);
});
