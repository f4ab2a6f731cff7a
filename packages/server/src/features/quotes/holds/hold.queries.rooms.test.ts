import { addDays } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { arrival, takenNights, wantedStay } from '../../../../test-support/hotels/stay-holds.ts';
import { type TestHotel, writeHotel } from '../../../../test-support/hotels/write-hotel.ts';
import { letExpire, quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import { placeStay } from '../stays/place-stay.ts';
import { releaseRooms } from '../stays/release-rooms.ts';
import { expireHolds } from './expire-holds.ts';
import { EXPIRE_OF_HOLDER } from './hold.queries.ts';
import { releaseHold, releaseHoldById, releaseSpots } from './release-hold.ts';
import { sellHold } from './sell-hold.ts';

let testDb: TestDatabase;
let hotel: TestHotel;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  hotel = await writeHotel(testDb.database, { roomTypes: [{ slug: 'twin', capacity: 4 }] });
});
beforeEach(() => testDb.database.pool.query('truncate departures, holds, room_nights cascade'));
afterAll(() => testDb.drop());

/** Held and sold rooms of the nights in question. It fails if those of any night differ from what the holds say. */
const nights = async () =>
  (await takenNights(testDb.database, hotel.roomTypes.twin)).filter((night) => night < '05-20');
const threeNights = (counts: string) => ['05-14', '05-15', '05-16'].map((night) => `${night} ${counts}`);

/** Holds rooms for three nights, and two stays that must stay as they are: one of the same nights and a later one. */
async function heldRooms(count: number) {
  const place = async (rooms: number, from = arrival) => {
    const wanted = wantedStay({ arrival: from, roomTypeIds: Array(rooms).fill(hotel.roomTypes.twin) });
    const placed = await placeStay(testDb.database, wanted);
    if (placed.outcome !== 'held') throw new Error(placed.outcome);
    return { cartId: wanted.cartId, holdId: placed.hold.id, holder: wanted.holder };
  };
  await place(1);
  await place(1, addDays(arrival, 10));
  return place(count);
}

type HeldRooms = Awaited<ReturnType<typeof heldRooms>>;

test.each<[string, (held: HeldRooms) => Promise<unknown>]>([
  ['Releasing a hold', ({ cartId }) => releaseHold(testDb.database, cartId)],
  ['Releasing a hold by its ID', (held) => releaseHoldById(testDb.database.pool, held)],
  [
    'Expiring overdue holds',
    async ({ cartId }) => {
      await letExpire(testDb.database, cartId);
      await expireHolds(testDb.database.pool);
    },
  ],
  [
    'Expiring the overdue holds of a client',
    async ({ cartId, holder }) => {
      await letExpire(testDb.database, cartId);
      await testDb.database.pool.query(EXPIRE_OF_HOLDER, [holder.browser, holder.address]);
    },
  ],
])('%s returns the nights of its rooms and of no others', async (_, end) => {
  const held = await heldRooms(2);
  expect(await nights()).toEqual(threeNights('3+0'));
  await end(held);
  expect(await nights()).toEqual(threeNights('1+0'));
});

test('Selling a hold sells the nights of its rooms, and releasing them all returns these', async () => {
  const { cartId, holdId } = await heldRooms(2);
  await sellHold(testDb.database.pool, cartId);
  expect(await nights()).toEqual(threeNights('1+2'));
  await releaseSpots(testDb.database.pool, { holdId, spots: 1 });
  expect(await nights()).toEqual(threeNights('1+2'));
  await releaseSpots(testDb.database.pool, { holdId, spots: 2 });
  expect(await nights()).toEqual(threeNights('1+0'));
});

test('Releasing one room of a sold hold returns its nights, once', async () => {
  const { pool } = testDb.database;
  const { cartId, holdId } = await heldRooms(3);
  await sellHold(pool, cartId);
  for (let call = 0; call < 2; call++) {
    await releaseRooms(pool, { holdId, positions: [1] });
    expect(await nights()).toEqual(threeNights('1+2'));
  }
  const { rows } = await pool.query('select spots, state from holds where id = $1', [holdId]);
  expect(rows).toEqual([{ spots: 2, state: 'sold' }]);
});

test('Releasing the last room of a sold stay ends its hold, and leaves another sold stay as it is', async () => {
  const { pool } = testDb.database;
  const [first, second] = [await heldRooms(1), await heldRooms(1)];
  for (const { cartId } of [first, second]) await sellHold(pool, cartId);
  const before = await pool.query('select * from holds where id = $1', [second.holdId]);
  expect(await nights()).toEqual(threeNights('2+2'));
  await releaseRooms(pool, { holdId: first.holdId, positions: [0] });
  expect(await nights()).toEqual(threeNights('2+1'));
  const ended = await pool.query(
    'select state, ended_at is not null as "hasEnded" from holds where id = $1',
    [first.holdId],
  );
  expect(ended.rows).toEqual([{ state: 'released', hasEnded: true }]);
  expect((await pool.query('select * from holds where id = $1', [second.holdId])).rows).toEqual(before.rows);
});
