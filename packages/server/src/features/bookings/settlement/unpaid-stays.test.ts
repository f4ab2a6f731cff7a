import { randomBytes, randomUUID } from 'node:crypto';
import { UNPAID_ROOM_NIGHTS } from '@ashore/core/contract/values/limits.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { registeredAccount } from '../../../../test-support/accounts/registered-account.ts';
import { emptyBookings } from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { bookHeldStay, bookStay } from '../../../../test-support/hotels/booked-stay.ts';
import { familyRoom, holdStay, storedRoom } from '../../../../test-support/hotels/held-stay.ts';
import { hotelPlaces, type TestHotel, writeHotel } from '../../../../test-support/hotels/write-hotel.ts';
import { stranger } from '../../../../test-support/inventory/wanted-hold.ts';
import type { Database } from '../../../database/connect.ts';
import { transaction } from '../../../database/transaction.ts';
import { type Booking, readBooking } from '../booking.ts';
import { cancelBooking } from '../cancellation/cancel-booking.ts';
import { purgeFreeBookings, recordFreeBooking } from './free-bookings.ts';

let testDb: TestDatabase;
let hotel: TestHotel;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: hotelPlaces });
  hotel = await writeHotel(testDb.database, {
    roomTypes: [
      { slug: 'twin', capacity: 200 },
      { slug: 'suite', capacity: 200 },
    ],
  });
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

const refusal = { code: 'too_many_requests', field: 'address', reason: 'unpaid_nights' };
/** Two rooms for fifteen nights: half of what one client may have. */
const half = {
  rooms: [storedRoom(), familyRoom()],
  stay: { payment: 'at-hotel', arrival: '2037-05-01', departure: '2037-05-16' },
} as const;
const oneNight = { stay: { payment: 'at-hotel', arrival: '2037-05-01', departure: '2037-05-02' } } as const;

type Client = { readonly address?: Buffer; readonly email?: string; readonly accountId?: string };

let guests = 0;

/** Books a stay for a client who has only what is given in common with others. */
async function book(stay: Parameters<typeof holdStay>[2], { address, email, accountId }: Client = {}) {
  guests += 1;
  return bookStay(testDb.database, hotel, {
    ...stay,
    holder: stranger(address && { address }),
    person: { email: email ?? `guest${guests}@example.org` },
    accountId: accountId ?? null,
  });
}

const update = (text: string) => testDb.database.pool.query(text);

test.each<[string, () => Promise<[Client, Client]>]>([
  [
    'network address',
    async () => {
      const address = randomBytes(32);
      return [{ address }, { address }];
    },
  ],
  ['email address, in any case', async () => [{ email: 'ada@example.org' }, { email: 'ADA@example.org' }]],
  [
    'mailbox, with anything after a plus',
    async () => [{ email: 'ada+one@example.org' }, { email: 'Ada+two+three@example.org' }],
  ],
  [
    'mailbox at Gmail, with any dots',
    async () => [{ email: 'ada.lovelace@gmail.com' }, { email: 'adaLovelace+trip@googlemail.com' }],
  ],
  [
    'account',
    async () => {
      await update('truncate accounts cascade');
      const accountId = await registeredAccount(testDb.database.pool);
      return [{ accountId }, { accountId }];
    },
  ],
])('One %s has a limited number of room nights ahead that are paid at the hotel', async (_, clients) => {
  const [first, second] = await clients();
  expect(half.rooms.length * 15 * 2).toBe(UNPAID_ROOM_NIGHTS);
  expect((await book(half, first)).booking.state).toBe('confirmed');
  const { booking, deps } = await book(half, second);
  await expect(book(oneNight, first)).rejects.toMatchObject(refusal);
  await expect(book(oneNight, second)).rejects.toMatchObject(refusal);
  expect((await book(oneNight)).booking.state).toBe('confirmed');
  // A rate that is paid now is not limited.
  expect((await book({ rooms: half.rooms }, first)).booking.state).toBe('confirmed');
  // A cancelled room makes way for as many nights.
  await cancelBooking(deps, { accessKey: booking.accessKey, tickets: [0], refund: 0 });
  expect((await book(oneNight, second)).booking.state).toBe('confirmed');
  await expect(book(half, first)).rejects.toMatchObject(refusal);
});

test.each([
  ['ada.ek@example.org', 'adaek@example.org'],
  ['ada@example.org', 'ada@example.com'],
  ['+one@example.org', '+two@example.org'],
])('The mailboxes %s and %s are counted apart', async (one, other) => {
  await book(half, { email: one });
  await book(half, { email: one });
  await expect(book(oneNight, { email: one })).rejects.toMatchObject(refusal);
  expect((await book(oneNight, { email: other })).booking.state).toBe('confirmed');
});

test('A stay counts until the arrival, and its record is kept as long', async () => {
  const address = randomBytes(32);
  await book(half, { address });
  await book(half, { address });
  await update(`update free_bookings set booked_at = booked_at - interval '2 days'`);
  expect(await purgeFreeBookings(testDb.database.pool)).toBe(0);
  await expect(book(oneNight, { address })).rejects.toMatchObject(refusal);
  await update(`update bookings set starts_at = now() - interval '1 minute'`);
  expect((await book(oneNight, { address })).booking.state).toBe('confirmed');
  await update(`update free_bookings set kept_until = now() - interval '1 minute'`);
  expect(await purgeFreeBookings(testDb.database.pool)).toBe(3);
});

test('A stay whose hold has no address counts as well, and a free trip without one does not', async () => {
  const { pool } = testDb.database;
  await book(oneNight);
  const { rows } = await pool.query<{ id: string }>('select id from bookings');
  const booking = await readBooking(pool, rows[0]?.id ?? '');
  if (!booking) throw new Error('There is no booking.');
  const withoutAddress = { ...booking, holdId: randomUUID() };
  const recorded = async (of: Booking) => {
    await pool.query('truncate free_bookings');
    await transaction(testDb.database, ({ client }) => recordFreeBooking(client, of));
    return (await pool.query('select address, nights from free_bookings')).rows;
  };
  expect(await recorded(withoutAddress)).toEqual([{ address: null, nights: 1 }]);
  const quote = { ...(booking.quote as object), stay: undefined };
  expect(await recorded({ ...withoutAddress, quote })).toEqual([]);
});

test('A stay that is booked once check-in has begun counts for a day', async () => {
  const address = randomBytes(32);
  await book(half, { address });
  await book(half, { address });
  await update(`update bookings set starts_at = now() - interval '1 minute'`);
  await expect(book(oneNight, { address })).rejects.toMatchObject(refusal);
  await update(`update free_bookings set booked_at = booked_at - interval '25 hours'`);
  expect((await book(oneNight, { address })).booking.state).toBe('confirmed');
});

/** One room for eight nights: seven of them stay below the limit. */
const eightNights = {
  stay: { payment: 'at-hotel', arrival: '2037-05-01', departure: '2037-05-09' },
} as const;

async function bookAtOnce(count: number, client: () => Client, database = testDb.database) {
  const checkouts = [];
  for (let index = 0; index < count; index++) {
    const { address, email } = client();
    const quote = await holdStay(testDb.database, hotel, {
      ...eightNights,
      holder: stranger({ ...(address && { address }), mostOfAddress: count }),
    });
    checkouts.push({ quote, person: { email: email ?? `one${index}@example.org` } });
  }
  const ends = await Promise.allSettled(
    checkouts.map(({ quote, person }) => bookHeldStay(database, quote, { person })),
  );
  for (const end of ends) if (end.status === 'rejected') expect(end.reason).toMatchObject(refusal);
  return ends.filter(({ status }) => status === 'fulfilled').length;
}

test.each<[string, () => Client]>([
  ['network address', ((address) => () => ({ address }))(randomBytes(32))],
  ['email address', () => ({ email: 'mara@example.org' })],
])(
  'Of twenty checkouts at once from one %s, only as many are booked as the limit allows',
  async (_, client) => {
    expect(await bookAtOnce(20, client)).toBe(Math.floor(UNPAID_ROOM_NIGHTS / 8));
  },
);

test('Control: without the lock, checkouts at once exceed the limit', async () => {
  expect(await bookAtOnce(8, () => ({ email: 'mara@example.org' }), withoutTurns(testDb.database, 8))).toBe(
    8,
  );
});

/** A database whose transactions take no advisory lock, and record free bookings only once all of them have counted. */
function withoutTurns(database: Database, count: number): Database {
  const { promise: allHaveCounted, resolve } = Promise.withResolvers<void>();
  let counted = 0;
  const connect = async () => {
    const client = await database.pool.connect();
    const query = async (text: string | { readonly text: string }, values?: unknown[]) => {
      const statement = typeof text === 'string' ? text : text.text;
      if (statement.includes('pg_advisory_xact_lock')) return { rows: [], rowCount: 0 };
      if (statement.includes('insert into free_bookings')) {
        counted += 1;
        if (counted === count) resolve();
        await allHaveCounted;
      }
      return client.query(text as string, values);
    };
    return new Proxy(client, {
      get(target, name) {
        if (name === 'query') return query;
        const member = Reflect.get(target, name);
        return typeof member === 'function' ? member.bind(target) : member;
      },
    });
  };
  const pool = new Proxy(database.pool, {
    get(target, name) {
      if (name === 'connect') return connect;
      const member = Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
  return { ...database, pool };
}
