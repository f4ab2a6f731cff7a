import { addDays, localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sharedResource } from '../../../../test-support/availability/departures.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { WAITING_CLIENTS } from '../../../../test-support/database/waiting-locks.ts';
import { arrival, takenNights, wantedStay } from '../../../../test-support/hotels/stay-holds.ts';
import { type TestHotel, writeHotel } from '../../../../test-support/hotels/write-hotel.ts';
import { wantedHold } from '../../../../test-support/inventory/wanted-hold.ts';
import { countersOf, letExpire, quoteCatalogue, shared } from '../../../../test-support/quotes/quotes.ts';
import type { Queryable } from '../../../database/queryable.ts';
import type { Holder } from '../../../gateways/inventory/port.ts';
import { placeStay } from '../stays/place-stay.ts';
import { releaseRooms } from '../stays/release-rooms.ts';
import { EXPIRE_OF_STAY } from '../stays/stay-hold.queries.ts';
import {
  EXPIRE_OF_DEPARTURE,
  EXPIRE_OF_HOLDER,
  EXPIRE_OF_RESOURCES,
  RELEASE_OF_DEPARTURE,
} from './hold.queries.ts';
import { placeHold } from './place-hold.ts';
import { releaseSpots } from './release-hold.ts';
import { sellHold } from './sell-hold.ts';

let testDb: TestDatabase;
let hotel: TestHotel;
let boat: string;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  hotel = await writeHotel(testDb.database, { roomTypes: [{ slug: 'twin', capacity: 4 }] });
  boat = await sharedResource(testDb.database, { capacity: 40, options: [shared] });
});
beforeEach(() => testDb.database.pool.query('truncate departures, holds, room_nights cascade'));
afterAll(() => testDb.drop());

const time = localTime('10:00');
const departure = [shared, localDate('2037-11-23'), time];
const trip = { from: new Date('2037-11-23T10:00:00Z'), to: new Date('2037-11-23T12:00:00Z') };

type HeldBy = { readonly cartId: string; readonly holdId: string; readonly holder: Holder };

/** Holds two spots of a trip or two rooms of a stay; nothing else is held there. */
async function heldBy(what: 'trip' | 'stay'): Promise<HeldBy> {
  const wanted =
    what === 'trip'
      ? wantedHold({
          optionId: shared,
          time,
          people: 2,
          resources: [{ id: boat, per: 'spot', units: 1 }],
          ...trip,
        })
      : wantedStay({ roomTypeIds: Array(2).fill(hotel.roomTypes.twin) });
  const placed = await ('people' in wanted
    ? placeHold(testDb.database, wanted)
    : placeStay(testDb.database, wanted));
  if (placed.outcome !== 'held') throw new Error(placed.outcome);
  return { cartId: wanted.cartId, holder: wanted.holder, holdId: placed.hold.id };
}

const countOf = async (done: Promise<{ rows: { count: number }[] }>) => (await done).rows[0]?.count;
const expired = (text: string, values: unknown[]) => (client: Queryable) =>
  countOf(client.query<{ count: number }>(text, values));
const isSold = async ({ cartId }: HeldBy) => void (await sellHold(testDb.database.pool, cartId));
const isOverdue = ({ cartId }: HeldBy) => letExpire(testDb.database, cartId);
const isActive = async () => {};

type Operation = (client: Queryable, held: HeldBy) => Promise<number | undefined>;

test.each<[string, 'trip' | 'stay', (held: HeldBy) => Promise<void>, number, Operation]>([
  ['Releasing the holds of a departure', 'trip', isActive, 1, expired(RELEASE_OF_DEPARTURE, departure)],
  ['Expiring the holds of a departure', 'trip', isOverdue, 1, expired(EXPIRE_OF_DEPARTURE, departure)],
  [
    'Expiring the holds of resources',
    'trip',
    isOverdue,
    1,
    (client) => expired(EXPIRE_OF_RESOURCES, [[boat], trip.from, trip.to])(client),
  ],
  [
    'Expiring the holds of a client',
    'trip',
    isOverdue,
    1,
    (client, { holder }) => expired(EXPIRE_OF_HOLDER, [holder.browser, holder.address])(client),
  ],
  [
    'Expiring the holds of rooms',
    'stay',
    isOverdue,
    1,
    (client) => expired(EXPIRE_OF_STAY, [[hotel.roomTypes.twin], arrival, addDays(arrival, 3)])(client),
  ],
  [
    'Releasing sold spots',
    'trip',
    isSold,
    2,
    (client, { holdId }) => releaseSpots(client, { holdId, spots: 2 }),
  ],
  [
    'Releasing sold rooms together',
    'stay',
    isSold,
    2,
    (client, { holdId }) => releaseSpots(client, { holdId, spots: 2 }),
  ],
  [
    'Releasing one sold room',
    'stay',
    isSold,
    1,
    (client, { holdId }) => releaseRooms(client, { holdId, positions: [0] }),
  ],
])('%s twice at the same time returns what it took once', async (_title, what, prepare, count, operation) => {
  const { pool } = testDb.database;
  const held = await heldBy(what);
  await prepare(held);
  const other = await pool.connect();
  try {
    await other.query('begin');
    expect(await operation(other, held)).toBe(count);
    const second = operation(pool, held);
    await expect.poll(async () => (await pool.query(WAITING_CLIENTS)).rowCount).toBe(1);
    await other.query('commit');
    expect(await second).toBe(0);
  } finally {
    other.release(true);
  }
  for (const { held: isHeld, heldSum, sold, soldSum } of await countersOf(testDb.database))
    expect([isHeld, sold]).toEqual([heldSum, soldSum]);
  await takenNights(testDb.database, hotel.roomTypes.twin);
});
