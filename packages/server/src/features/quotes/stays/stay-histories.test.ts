import { randomUUID } from 'node:crypto';
import { addDays } from '@ashore/core/time/local-date-time.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { arrival, nightCountsOf, wantedStay } from '../../../../test-support/hotels/stay-holds.ts';
import {
  createStayModel,
  MODEL_CAPACITIES,
  type StayStep,
} from '../../../../test-support/hotels/stay-model.ts';
import { type TestHotel, writeHotel } from '../../../../test-support/hotels/write-hotel.ts';
import { wantedHold } from '../../../../test-support/inventory/wanted-hold.ts';
import { countersOf, letExpire, quoteCatalogue, shared } from '../../../../test-support/quotes/quotes.ts';
import type { OwnInventory } from '../../../gateways/inventory/port.ts';
import { expireHolds } from '../holds/expire-holds.ts';
import { nativeInventory } from '../holds/native-inventory.ts';
import { releaseRooms } from './release-rooms.ts';
import { CREATE_NIGHTS } from './stay-hold.queries.ts';

let testDb: TestDatabase;
let inventory: OwnInventory;
let hotel: TestHotel;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  inventory = nativeInventory(testDb.database);
  const roomTypes = MODEL_CAPACITIES.map((capacity, type) => ({ slug: `type-${type}`, capacity }));
  hotel = await writeHotel(testDb.database, { roomTypes });
});
afterAll(() => testDb.drop());

const carts = [0, 1, 2];
const cart = fc.constantFrom(...carts);
const type = fc.constantFrom(0, 1);
const night = fc.integer({ min: 0, max: 4 });
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('hold'),
      cart,
      rooms: fc.array(type, { minLength: 1, maxLength: 3 }),
      first: fc.integer({ min: 0, max: 3 }),
      nights: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constantFrom('extend', 'release', 'run out', 'buy', 'hold a trip'),
      cart,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('release room'),
      cart,
      position: fc.integer({ min: 0, max: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('tidy up') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constantFrom('resize', 'resize night'),
      type,
      night,
      to: fc.integer({ min: 0, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('close', 'open'), type, night }) },
);

test('In any order of actions every night counts what its holds say, and every answer is right', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps: StayStep[]) => {
      await testDb.database.pool.query('truncate departures, holds, room_nights cascade');
      for (const type of MODEL_CAPACITIES.keys())
        await really({ act: 'resize', type, to: MODEL_CAPACITIES[type] ?? 0 }, '');
      const model = createStayModel();
      const ids = carts.map(() => randomUUID());
      for (const step of steps) {
        const actual = await really(step, ids[step.cart ?? 0] ?? '');
        expect([step, actual]).toEqual([step, model.expected(step)]);
        await checkCounts();
      }
      await checkAgainst(model);
    }),
    { numRuns: 60 },
  );
});

const typeIdOf = (type = 0) => hotel.roomTypes[`type-${type}`] ?? '';
const dateOf = (night: number) => addDays(arrival, night);

async function really(step: StayStep, cartId: string): Promise<unknown> {
  const { act, rooms = [], first = 0, nights = 1, night = 0, to = 0, position = 0 } = step;
  const { pool } = testDb.database;
  const typeId = typeIdOf(step.type);
  const changeNight = async (change: string, values: unknown[]) => {
    await pool.query(CREATE_NIGHTS, [[typeId], dateOf(night), dateOf(night + 1)]);
    await pool.query(`update room_nights set ${change} where room_type_id = $1 and night = $2`, [
      typeId,
      dateOf(night),
      ...values,
    ]);
  };
  switch (act) {
    case 'hold': {
      const roomTypeIds = rooms.map(typeIdOf);
      return (await inventory.holdStay(wantedStay({ cartId, roomTypeIds, arrival: dateOf(first), nights })))
        .outcome;
    }
    case 'hold a trip':
      return (await inventory.hold(wantedHold({ cartId, optionId: shared }))).outcome;
    case 'extend':
      return (await inventory.extend(cartId, 900)).outcome;
    case 'release':
      return inventory.release(cartId);
    case 'buy':
      return (await inventory.buy(cartId, pool)).outcome;
    case 'release room': {
      const holdId = (await inventory.find(cartId))?.id ?? randomUUID();
      return await releaseRooms(pool, { holdId, positions: [position] });
    }
    case 'run out':
      return letExpire(testDb.database, cartId);
    case 'tidy up':
      return void (await expireHolds(pool));
    case 'resize':
      return void (await pool.query('update room_types set capacity = $2 where id = $1', [typeId, to]));
    case 'resize night':
      return changeNight(
        'wanted_capacity = $3, capacity = greatest($3, held + sold), is_own_capacity = true',
        [to],
      );
    default:
      return changeNight('closed = $3', [act === 'close']);
  }
}

async function checkCounts(): Promise<void> {
  for (const { wanted, capacity, held, sold, heldSum, soldSum } of await nightCountsOf(testDb.database)) {
    expect([held, sold]).toEqual([heldSum, soldSum]);
    // A cut keeps what is promised and nothing more.
    expect(capacity).toBe(Math.max(wanted, held + sold));
  }
  for (const { held, sold, heldSum, soldSum } of await countersOf(testDb.database))
    expect([held, sold]).toEqual([heldSum, soldSum]);
}

/** Once overdue holds have expired, each night has what the model says. */
async function checkAgainst({ taken }: ReturnType<typeof createStayModel>): Promise<void> {
  await expireHolds(testDb.database.pool);
  const counts = await nightCountsOf(testDb.database);
  for (const type of MODEL_CAPACITIES.keys())
    for (let night = 0; night < 6; night++) {
      const count = counts.find((one) => one.type === typeIdOf(type) && one.night === dateOf(night));
      expect((count?.held ?? 0) + (count?.sold ?? 0)).toBe(taken(type, night));
    }
}
