import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { wantedHold } from '../../../../test-support/inventory/wanted-hold.ts';
import { BOAT_SPOTS, createModel, type HoldStep } from '../../../../test-support/quotes/hold-model.ts';
import {
  alone,
  countersOf,
  letExpire,
  quoteCatalogue,
  shared,
  usesOf,
} from '../../../../test-support/quotes/quotes.ts';
import type { Inventory } from '../../../gateways/inventory/port.ts';
import { expireHolds } from './expire-holds.ts';
import { nativeInventory } from './native-inventory.ts';

let testDb: TestDatabase;
let inventory: Inventory;
let boat: string;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  inventory = nativeInventory(testDb.database);
  const { rows } = await testDb.database.pool.query(
    `insert into resources (id, organisation_id, slug, capacity)
     select gen_random_uuid(), id, 'boat', $1 from organisations limit 1 returning id`,
    [BOAT_SPOTS],
  );
  boat = rows[0].id;
});

afterAll(() => testDb.drop());

/** Two departures of six spots on a boat of eight. The second takes one group at a time. */
const options = [shared, alone];
const carts = [0, 1, 2];

const cart = fc.constantFrom(...carts);
const option = fc.constantFrom(0, 1);
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ act: fc.constant('hold'), cart, option, people: fc.integer({ min: 1, max: 7 }) }),
  },
  { weight: 4, arbitrary: fc.record({ act: fc.constantFrom('extend', 'release', 'run out', 'buy'), cart }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('tidy up') }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('resize'), option, to: fc.integer({ min: 0, max: 9 }) }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('close', 'open'), option }) },
);

test('In any order of actions, available, held and sold spots add up to the capacity, and every answer is right', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps: HoldStep[]) => {
      await testDb.database.pool.query('truncate departures, holds cascade');
      const model = createModel();
      const ids = carts.map(() => randomUUID());
      for (const step of steps) {
        const actual = await really(step, ids[step.cart ?? 0] ?? '');
        expect([step, actual]).toEqual([step, model.expected(step)]);
        await checkSums();
      }
    }),
    { numRuns: 40 },
  );
});

async function really({ act, option = 0, people = 0, to = 0 }: HoldStep, cartId: string): Promise<unknown> {
  const { pool } = testDb.database;
  switch (act) {
    case 'hold':
      return (await inventory.hold(wantedOf(cartId, option, people))).outcome;
    case 'extend':
      return (await inventory.extend(cartId, 900)).outcome;
    case 'release':
      return inventory.release(cartId);
    case 'buy':
      return (await inventory.buy(cartId, testDb.database.pool)).outcome;
    case 'run out':
      return letExpire(testDb.database, cartId);
    case 'tidy up':
      return void (await expireHolds(pool));
    case 'resize':
      return void (await pool.query(
        'update departures set wanted_capacity = $2, capacity = greatest($2, held + sold) where option_id = $1',
        [options[option], to],
      ));
    default:
      return void (await pool.query('update departures set closed = $2 where option_id = $1', [
        options[option],
        act === 'close',
      ]));
  }
}

function wantedOf(cartId: string, option: number, people: number) {
  const resources = [{ id: boat, per: 'spot', units: 1 }] as const;
  return wantedHold({
    cartId,
    optionId: options[option] ?? '',
    people,
    takesWholeDeparture: option === 1,
    resources,
  });
}

async function checkSums(): Promise<void> {
  for (const { wanted, capacity, held, sold, heldSum, soldSum } of await countersOf(testDb.database)) {
    expect([held, sold]).toEqual([heldSum, soldSum]);
    // Available spots are never negative, and never more than the supplier wants to sell.
    const free = capacity - held - sold;
    expect(free).toBe(Math.max(0, wanted - held - sold));
  }
  expect(await usesOf(testDb.database)).toBeLessThanOrEqual(BOAT_SPOTS);
}
