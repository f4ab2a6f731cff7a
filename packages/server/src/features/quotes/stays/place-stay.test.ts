import { randomUUID } from 'node:crypto';
import { addDays, localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { takenDeparture } from '../../../../test-support/availability/departures.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { withMembers } from '../../../../test-support/database/with-members.ts';
import { arrival, takenNights, wantedStay } from '../../../../test-support/hotels/stay-holds.ts';
import { type TestHotel, takeNights, writeHotel } from '../../../../test-support/hotels/write-hotel.ts';
import { stranger, wantedHold } from '../../../../test-support/inventory/wanted-hold.ts';
import { countersOf, letExpire, quoteCatalogue, shared } from '../../../../test-support/quotes/quotes.ts';
import { transaction } from '../../../database/transaction.ts';
import type { HoldOutcome, OwnInventory } from '../../../gateways/inventory/port.ts';
import { expireHolds, purgeHolds } from '../holds/expire-holds.ts';
import { LOCK_CART, RELEASE_FOR_REPLACEMENT } from '../holds/hold.queries.ts';
import { nativeInventory } from '../holds/native-inventory.ts';
import { releaseHoldById, releaseSpots } from '../holds/release-hold.ts';
import { releaseRooms } from './release-rooms.ts';
import { CREATE_NIGHTS, LOCK_ROOM_TYPES, LOCK_STAY, PLACE_STAY } from './stay-hold.queries.ts';

let testDb: TestDatabase;
let inventory: OwnInventory;
let hotel: TestHotel;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  inventory = nativeInventory(testDb.database);
  hotel = await writeHotel(testDb.database, {
    roomTypes: [
      { slug: 'twin', capacity: 2 },
      { slug: 'suite', capacity: 1 },
    ],
  });
});
beforeEach(() => testDb.database.pool.query('truncate departures, holds, room_nights cascade'));
afterAll(() => testDb.drop());

type Differences = Partial<Parameters<typeof wantedStay>[0]>;
const typesOf = (slugs: readonly string[]) => slugs.map((slug) => hotel.roomTypes[slug] ?? slug);
const hold = (slugs: readonly string[], differences: Differences = {}) =>
  inventory.holdStay(wantedStay({ ...differences, roomTypeIds: typesOf(slugs) }));
const taken = (slug: string) => takenNights(testDb.database, hotel.roomTypes[slug]);
const holdOf = (outcome: HoldOutcome) => {
  if (outcome.outcome !== 'held') throw new Error(`Nothing is held: ${outcome.outcome}`);
  return outcome.hold;
};
const heldOf = async (slugs: readonly string[], differences: Differences = {}) =>
  holdOf(await hold(slugs, differences));

const threeNights = (counts: string) => ['05-14', '05-15', '05-16'].map((night) => `${night} ${counts}`);

test('A stay takes every night of every room, from the arrival to the day before the departure', async () => {
  const held = await heldOf(['twin', 'suite', 'twin'], { quote: { total: 12 } });
  expect(held).toMatchObject({ state: 'held', spots: 3, isNotExtendable: false, quote: { total: 12 } });
  expect(Math.round((held.expiresAt.getTime() - held.now.getTime()) / 1_000)).toBe(900);
  expect(await taken('twin')).toEqual(threeNights('2+0'));
  expect(await taken('suite')).toEqual(threeNights('1+0'));
  expect(await inventory.find(held.cartId)).toMatchObject({ id: held.id, state: 'held', spots: 3 });
  const { rows } = await testDb.database.pool.query(
    `select position, room_type_id as type, arrival::text, departure::text, hold.departure_id
     from held_rooms join holds hold on hold.id = hold_id order by position`,
  );
  const days = { arrival: '2037-05-14', departure: '2037-05-17', departure_id: null };
  expect(rows).toEqual(
    typesOf(['twin', 'suite', 'twin']).map((type, position) => ({ position, type, ...days })),
  );
});

test('A night across the change to summer time and the leap day of a year are nights like others', async () => {
  await heldOf(['suite'], { arrival: localDate('2037-03-28'), nights: 2 });
  await heldOf(['suite'], { arrival: localDate('2040-02-28'), nights: 2 });
  expect(await taken('suite')).toEqual(['03-28 1+0', '03-29 1+0', '02-28 1+0', '02-29 1+0']);
});

test('A stay that shares one night with a taken room is refused and takes no other night', async () => {
  await heldOf(['suite']);
  for (const [first, nights] of [
    [-2, 3],
    [2, 3],
    [1, 1],
    [-3, 10],
  ] as const)
    expect(await hold(['suite'], { arrival: addDays(arrival, first), nights })).toEqual({
      outcome: 'nothing',
    });
  expect(await hold(['twin', 'suite'])).toEqual({ outcome: 'nothing' });
  expect(await taken('suite')).toEqual(threeNights('1+0'));
  expect(await taken('twin')).toEqual([]);
});

test('Stays that only touch each other share no night', async () => {
  await heldOf(['suite']);
  await heldOf(['suite'], { arrival: addDays(arrival, -2), nights: 2 });
  await heldOf(['suite'], { arrival: addDays(arrival, 3), nights: 1 });
  expect(await taken('suite')).toHaveLength(6);
});

test('Two rooms of one type need two that are left, on each night', async () => {
  await takeNights(testDb.database, {
    roomType: hotel.roomTypes.twin,
    from: addDays(arrival, 1),
    closed: false,
  });
  await heldOf(['twin'], { arrival: addDays(arrival, 2), nights: 1 });
  expect(await hold(['twin', 'twin'])).toEqual({ outcome: 'nothing' });
  expect(await hold(['twin', 'twin', 'twin'], { nights: 2 })).toEqual({ outcome: 'nothing' });
  expect(await hold(['twin', 'twin'], { nights: 2 })).toMatchObject({ outcome: 'held' });
  expect(await taken('twin')).toEqual(['05-14 2+0', '05-15 2+0', '05-16 1+0']);
});

test('A closed night, a night without capacity and an unknown room type are refused', async () => {
  const { database } = testDb;
  await takeNights(database, { roomType: hotel.roomTypes.suite, from: addDays(arrival, 1), closed: true });
  expect(await hold(['suite'])).toEqual({ outcome: 'nothing' });
  expect(await hold(['suite'], { nights: 1 })).toMatchObject({ outcome: 'held' });
  await database.pool.query(
    'update room_nights set wanted_capacity = 0, capacity = held where closed = false',
  );
  expect(await hold(['suite'], { nights: 1 })).toEqual({ outcome: 'nothing' });
  expect(await hold([randomUUID()])).toEqual({ outcome: 'nothing' });
});

test('Fewer rooms than what is promised: the cut keeps them, and what they return is not sold again', async () => {
  const first = await heldOf(['twin']);
  await heldOf(['twin']);
  await testDb.database.pool.query('update room_types set capacity = 1 where slug = $1', ['twin']);
  const capacities = async () =>
    (await testDb.database.pool.query('select distinct wanted_capacity as wanted, capacity from room_nights'))
      .rows;
  expect(await capacities()).toEqual([{ wanted: 1, capacity: 2 }]);
  await inventory.release(first.cartId);
  expect(await capacities()).toEqual([{ wanted: 1, capacity: 1 }]);
  expect(await hold(['twin'])).toEqual({ outcome: 'nothing' });
  await testDb.database.pool.query('update room_types set capacity = 2 where slug = $1', ['twin']);
  expect(await hold(['twin'])).toMatchObject({ outcome: 'held' });
});

test('Releasing, expiring and clearing return every night once', async () => {
  const held = await heldOf(['twin', 'suite']);
  expect(await inventory.release(held.cartId)).toBe(true);
  expect(await inventory.release(held.cartId)).toBe(false);
  expect([...(await taken('twin')), ...(await taken('suite'))]).toEqual([]);
  const overdue = await heldOf(['twin', 'twin']);
  const other = await heldOf(['suite']);
  await letExpire(testDb.database, overdue.cartId);
  expect(await expireHolds(testDb.database.pool)).toBe(1);
  expect(await expireHolds(testDb.database.pool)).toBe(0);
  expect(await taken('twin')).toEqual([]);
  await releaseHoldById(testDb.database.pool, { cartId: other.cartId, holdId: other.id });
  expect(await taken('suite')).toEqual([]);
  await testDb.database.pool.query(`update holds set ended_at = now() - interval '25 hours'`);
  expect(await purgeHolds(testDb.database.pool)).toBe(3);
  expect((await testDb.database.pool.query('select from held_rooms')).rowCount).toBe(0);
});

test('An overdue hold blocks no traveller: it expires when another cart requests its nights', async () => {
  const overdue = await heldOf(['suite'], { nights: 30 });
  await letExpire(testDb.database, overdue.cartId);
  expect(await hold(['suite'], { arrival: addDays(arrival, 29), nights: 2 })).toMatchObject({
    outcome: 'held',
  });
  expect(await inventory.find(overdue.cartId)).toMatchObject({ state: 'expired' });
});

test('A client without an open slot is refused, until an overdue hold of its own expires', async () => {
  const holder = stranger({ mostOfBrowser: 1 });
  const first = await heldOf(['twin'], { holder });
  const again = () => hold(['suite'], { holder: { ...holder, address: stranger().address } });
  expect(await again()).toMatchObject({ outcome: 'too_many', of: 'browser' });
  await letExpire(testDb.database, first.cartId);
  expect(await again()).toMatchObject({ outcome: 'held' });
});

test('An overdue hold of another browser at the same address makes way, and one of another address does not', async () => {
  const holder = stranger({ mostOfAddress: 1 });
  const first = await heldOf(['twin'], { holder });
  const neighbour = { ...stranger({ address: holder.address, mostOfAddress: 1 }) };
  const elsewhere = await heldOf(['twin']);
  await letExpire(testDb.database, elsewhere.cartId);
  expect(await hold(['suite'], { holder: neighbour })).toMatchObject({ outcome: 'too_many', of: 'address' });
  await letExpire(testDb.database, first.cartId);
  expect(await hold(['suite'], { holder: neighbour })).toMatchObject({ outcome: 'held' });
});

test('A replacement locks the active hold of its cart, and waits for no hold that has ended', async () => {
  const { database } = testDb;
  const { cartId, id } = await heldOf(['twin']);
  await letExpire(database, cartId);
  await expireHolds(database.pool);
  const wanted = [cartId, typesOf(['suite']), arrival, addDays(arrival, 1)];
  await transaction(database, async ({ client: other }) => {
    await other.query('select from holds where id = $1 for update', [id]);
    await transaction(database, async ({ client }) => {
      await client.query(`set local lock_timeout = '5s'`);
      expect((await client.query(LOCK_STAY, wanted)).rows).toMatchObject([{ hasAllNights: false }]);
    });
  });
});

test('A replacement locks its cart, then its room types, then its hold and its nights', async () => {
  const { pool } = testDb.database;
  const { cartId } = await heldOf(['suite', 'twin']);
  const texts: unknown[] = [];
  const connect = async () => {
    const client = await pool.connect();
    const query = (text: unknown, values: unknown) => {
      texts.push(textOf(text));
      return client.query(text as never, values as never);
    };
    return withMembers(client, { query } as never);
  };
  const database = { ...testDb.database, pool: withMembers(pool, { connect } as never) };
  holdOf(await nativeInventory(database).holdStay(wantedStay({ cartId, roomTypeIds: typesOf(['twin']) })));
  const locks = [LOCK_CART, LOCK_ROOM_TYPES, LOCK_STAY, RELEASE_FOR_REPLACEMENT, PLACE_STAY];
  expect(texts.filter((text) => locks.includes(text as string))).toEqual(locks);
});

test('A replacement waits for no other cart, room type or night than its own', async () => {
  const { database } = testDb;
  const { cartId } = await heldOf(['suite']);
  const other = await heldOf(['twin', 'twin']);
  await database.pool.query(CREATE_NIGHTS, [typesOf(['suite']), addDays(arrival, 3), addDays(arrival, 4)]);
  await transaction(database, async ({ client: busy }) => {
    await busy.query('select from room_types where id = $1 for update', [hotel.roomTypes.twin]);
    await busy.query('select from holds where id = $1 for update', [other.id]);
    await busy.query('select from room_nights where room_type_id = $1 or night = $2 for update', [
      hotel.roomTypes.twin,
      addDays(arrival, 3),
    ]);
    await transaction(database, async ({ client }) => {
      await client.query(`set local lock_timeout = '5s'`);
      await client.query(LOCK_ROOM_TYPES, [typesOf(['suite'])]);
      const wanted = [cartId, typesOf(['suite']), arrival, addDays(arrival, 3)];
      expect((await client.query(LOCK_STAY, wanted)).rows).toMatchObject([{ hasAllNights: true }]);
    });
  });
});

test('Rows of nights are made once, and not again when all rooms are taken', async () => {
  const { pool } = testDb.database;
  let made = 0;
  const query = (text: unknown, values: unknown) => {
    if (textOf(text) === CREATE_NIGHTS) made += 1;
    return pool.query(text as never, values as never);
  };
  const inventoryThatCounts = nativeInventory({ ...testDb.database, pool: withMembers(pool, { query }) });
  const suites = () => inventoryThatCounts.holdStay(wantedStay({ roomTypeIds: typesOf(['suite']) }));
  expect(await suites()).toMatchObject({ outcome: 'held' });
  expect(await suites()).toEqual({ outcome: 'nothing' });
  expect(made).toBe(1);
});

test('A cart replaces its rooms all or nothing, counts its own as free, and keeps its half hour', async () => {
  const { cartId } = await heldOf(['twin', 'twin']);
  await testDb.database.pool.query(`update holds set first_held_at = now() - interval '20 minutes'`);
  const longer = await heldOf(['twin', 'twin'], { cartId, arrival: addDays(arrival, 1) });
  expect(await taken('twin')).toEqual(['05-15 2+0', '05-16 2+0', '05-17 2+0']);
  expect(Math.round((longer.expiresAt.getTime() - longer.now.getTime()) / 60_000)).toBe(10);
  await heldOf(['suite'], { arrival: addDays(arrival, 3), nights: 1 });
  expect(await hold(['twin', 'suite'], { cartId, nights: 5 })).toEqual({ outcome: 'nothing' });
  expect(await inventory.find(cartId)).toMatchObject({ id: longer.id, state: 'held' });
  expect(await taken('twin')).toEqual(['05-15 2+0', '05-16 2+0', '05-17 2+0']);
});

test('A replacement locks each wanted night before it counts rooms, also one whose row appears between', async () => {
  const { pool } = testDb.database;
  const { cartId } = await heldOf(['suite']);
  const types = typesOf(['suite', 'twin']);
  const lockable: number[] = [];
  let hasMadeNights = false;
  // Between the locks and the hold another traveller makes the rows of the twin's nights.
  const connect = async () => {
    const client = await pool.connect();
    return withMembers(client, {
      query: async (query: unknown, values: unknown) => {
        const text = textOf(query);
        if (text === PLACE_STAY) {
          const open = await pool.query(
            `select from room_nights where room_type_id = any($1::uuid[]) and night between $2 and $3
             for no key update skip locked`,
            [types, arrival, addDays(arrival, 2)],
          );
          lockable.push(open.rowCount ?? 0);
        }
        const answer = await client.query(query as never, values as never);
        if (text === LOCK_STAY && !hasMadeNights) {
          hasMadeNights = true;
          await pool.query(CREATE_NIGHTS, [types, arrival, addDays(arrival, 3)]);
        }
        return answer;
      },
    } as never);
  };
  const database = { ...testDb.database, pool: withMembers(pool, { connect } as never) };
  const outcome = await nativeInventory(database).holdStay(wantedStay({ cartId, roomTypeIds: types }));
  expect(holdOf(outcome).spots).toBe(2);
  expect(hasMadeNights).toBe(true);
  expect(lockable).toEqual([0]);
});

const textOf = (query: unknown) =>
  typeof query === 'string' ? query : (query as { readonly text?: string } | undefined)?.text;

test('A cart changes from a trip to a hotel and back, and returns what it had', async () => {
  const { database } = testDb;
  await takenDeparture(database, { option: shared, date: '2037-11-23', time: '10:00' });
  const trip = wantedHold({ optionId: shared, people: 2 });
  const { cartId } = trip;
  holdOf(await inventory.hold(trip));
  await heldOf(['suite'], { cartId });
  expect(await countersOf(database)).toMatchObject([{ held: 0, heldSum: 0 }]);
  expect(await taken('suite')).toEqual(threeNights('1+0'));
  expect(await inventory.hold({ ...trip, people: 100 })).toEqual({ outcome: 'nothing' });
  expect(await taken('suite')).toEqual(threeNights('1+0'));
  holdOf(await inventory.hold({ ...trip, time: localTime('18:30') }));
  expect(await countersOf(database)).toMatchObject([{ held: 0 }, { held: 2, heldSum: 2 }]);
  expect(await taken('suite')).toEqual([]);
});

test('A stay is extended once and sold once; what it sold stays sold', async () => {
  const { database } = testDb;
  const { cartId, id } = await heldOf(['twin', 'suite']);
  expect(await inventory.extend(cartId, 900)).toMatchObject({ outcome: 'extended' });
  expect(await inventory.extend(cartId, 900)).toEqual({ outcome: 'extended_before' });
  const buy = () => transaction(database, ({ client }) => inventory.buy(cartId, client, id));
  expect(await buy()).toMatchObject({ outcome: 'bought', hold: { id, state: 'sold', spots: 2 } });
  expect(await buy()).toMatchObject({ outcome: 'bought' });
  expect(await taken('twin')).toEqual(threeNights('0+1'));
  expect(await inventory.release(cartId)).toBe(false);
  expect(await hold(['suite'], { cartId })).toEqual({ outcome: 'bought' });
  expect(await hold(['suite'])).toEqual({ outcome: 'nothing' });
});

test('A sold room is released alone, each once; the last one releases the hold', async () => {
  const { pool } = testDb.database;
  const { cartId, id: holdId } = await heldOf(['twin', 'twin', 'suite']);
  expect(await releaseRooms(pool, { holdId, positions: [0] })).toBe(0);
  await inventory.buy(cartId, pool);
  expect(await releaseRooms(pool, { holdId, positions: [1] })).toBe(1);
  expect(await releaseRooms(pool, { holdId, positions: [1, 2, 4] })).toBe(1);
  expect(await taken('twin')).toEqual(threeNights('0+1'));
  expect(await taken('suite')).toEqual([]);
  expect(await inventory.find(cartId)).toMatchObject({ state: 'sold', spots: 1 });
  expect(await releaseRooms(pool, { holdId, positions: [0, 1] })).toBe(1);
  expect(await taken('twin')).toEqual([]);
  expect(await inventory.find(cartId)).toMatchObject({ state: 'released' });
  expect(await releaseRooms(pool, { holdId, positions: [0, 1, 2] })).toBe(0);
});

test('All rooms of a sold stay are released together, without those that were released alone', async () => {
  const { pool } = testDb.database;
  const { cartId, id: holdId } = await heldOf(['twin', 'twin', 'suite']);
  const other = await heldOf(['twin'], { arrival: addDays(arrival, 3) });
  await inventory.buy(cartId, pool);
  await inventory.buy(other.cartId, pool);
  await releaseRooms(pool, { holdId, positions: [0] });
  // A number below all rooms says nothing about which of them.
  expect(await releaseSpots(pool, { holdId, spots: 1 })).toBe(0);
  expect(await releaseSpots(pool, { holdId, spots: 3 })).toBe(2);
  expect(await releaseSpots(pool, { holdId, spots: 3 })).toBe(0);
  expect(await taken('twin')).toEqual(['05-17 0+1', '05-18 0+1', '05-19 0+1']);
  expect(await taken('suite')).toEqual([]);
});

test('A cut that waited for sold rooms is made when they are released', async () => {
  const { pool } = testDb.database;
  const { cartId, id: holdId } = await heldOf(['twin', 'twin'], { nights: 1 });
  await inventory.buy(cartId, pool);
  await pool.query('update room_nights set wanted_capacity = 0');
  await releaseRooms(pool, { holdId, positions: [0] });
  const counts = async () => (await pool.query('select capacity, sold from room_nights')).rows;
  expect(await counts()).toEqual([{ capacity: 1, sold: 1 }]);
  await releaseSpots(pool, { holdId, spots: 2 });
  expect(await counts()).toEqual([{ capacity: 0, sold: 0 }]);
});

test('A hold that has ended is not sold', async () => {
  const { pool } = testDb.database;
  const { cartId } = await heldOf(['suite']);
  await letExpire(testDb.database, cartId);
  expect(await inventory.buy(cartId, pool)).toEqual({ outcome: 'ended' });
  await expireHolds(pool);
  expect(await inventory.buy(cartId, pool)).toEqual({ outcome: 'ended' });
  expect(await taken('suite')).toEqual([]);
});

test('A stay in place of another keeps since when its cart holds, and that this was extended', async () => {
  const { pool } = testDb.database;
  const cartId = randomUUID();
  await heldOf(['twin'], { cartId });
  await pool.query(
    `update holds set first_held_at = now() - interval '5 minutes', extended_at = now() - interval '1 minute'`,
  );
  await heldOf(['suite'], { cartId });
  const { rows } = await pool.query(
    'select count(*)::int as holds, count(distinct (first_held_at, extended_at))::int as times from holds',
  );
  expect(rows).toEqual([{ holds: 2, times: 1 }]);
});
