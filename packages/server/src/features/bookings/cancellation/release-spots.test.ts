import { randomUUID } from 'node:crypto';
import { localTime } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  bookingDeps,
  emptyBookings,
  heldQuote,
  letPaymentEnd,
  stateOf,
} from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { memoryInventory } from '../../../../test-support/inventory/memory-inventory.ts';
import { quoteCatalogue, showId, showOption } from '../../../../test-support/quotes/quotes.ts';
import { jobKinds } from '../../../database/queue/enqueue-job.ts';
import { expireBooking } from '../maintenance/expire-bookings.ts';
import { answerRequest } from '../requests/answer-request.ts';
import { expireRequest } from '../requests/expire-request.ts';
import { cancelBySupplier } from './cancel-by-supplier.ts';
import { queueSupplierRelease, releaseSupplierSpots } from './release-spots.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  await testDb.database.pool.query(`update products set booking_source = 'them' where id = $1`, [showId]);
});
beforeEach(() => emptyBookings(testDb.database));
afterAll(() => testDb.drop());

const request = { product: showId, optionId: showOption, time: localTime('18:30') };

/** Books a product of a supplier's system that has two spots. */
async function booked(method = 'good') {
  const theirs = memoryInventory(2).inventory;
  const shop = bookingDeps(testDb.database, { theirs });
  const quote = await heldQuote(testDb.database, { ...request, inventories: shop.deps.inventories });
  const { booking } = await shop.pay(quote, { charge: { paymentMethodId: method } });
  return { ...shop, theirs, booking, state: async () => (await theirs.find(quote.cartId))?.state };
}

/** Runs each queued job twice, because a job may be repeated, and returns their number. */
async function runReleaseJobs({ deps }: Awaited<ReturnType<typeof booked>>): Promise<number> {
  const { rows } = await testDb.database.pool.query(`select payload from jobs where kind = 'release-spots'`);
  for (const { payload } of [...rows, ...rows])
    await releaseSupplierSpots(deps, jobKinds['release-spots'].parse(payload));
  return rows.length;
}
const sql = (text: string) => testDb.database.pool.query(text);

test('Spots of a supplier’s system are released only after the booking is recorded as declined, unanswered or cancelled', async () => {
  for (const [end, act] of [
    [
      'declined',
      (id: string) => answerRequest(testDb.database, { bookingId: id, answer: 'decline', actor: 'operator' }),
    ],
    [
      'cancelled',
      (id: string) =>
        cancelBySupplier(testDb.database, { bookingId: id, actor: 'operator', reason: 'weather' }),
    ],
    ['unanswered', (id: string, shop: Awaited<ReturnType<typeof booked>>) => expireRequest(shop.deps, id)],
  ] as const) {
    await emptyBookings(testDb.database);
    const shop = await booked();
    if (end === 'unanswered') await sql(`update bookings set answer_until = now() - interval '1 second'`);
    await act(shop.booking.id, shop);
    expect([await stateOf(testDb.database), await shop.state()]).toEqual([[end], 'sold']);
    expect(await runReleaseJobs(shop)).toBe(1);
    expect(await shop.state()).toBe('released');
  }
});

test.each(['held', 'sold'])(
  'Spots of a supplier’s system that are %s there are released if no payment arrives',
  async (state) => {
    const shop = await booked('challenge');
    if (state === 'sold') await shop.theirs.buy(shop.booking.cartId);
    expect(await shop.state()).toBe(state);
    await letPaymentEnd(testDb.database);
    await expireBooking(shop.deps, { bookingId: shop.booking.id, actor: 'clock' });
    await runReleaseJobs(shop);
    expect(await shop.state()).toBe('released');
  },
);

test('Spots bought for an unusable payment are released, unless an active booking needs them', async () => {
  const shop = await booked();
  const { deps, booking, state } = shop;
  const { hold_id: holdId } = (await sql('select hold_id from bookings')).rows[0];
  await releaseSupplierSpots(deps, { holdId, key: 'a' });
  expect(await state()).toBe('sold');
  await releaseSupplierSpots(deps, { holdId, key: 'b', spots: 1 });
  expect(await shop.theirs.find(booking.cartId)).toMatchObject({ state: 'sold', spots: 1 });
  await sql(`update bookings set state = 'expired'`);
  await releaseSupplierSpots(deps, { holdId, key: 'a' });
  expect(await state()).toBe('released');
});

test('Releasing our own spots calls no supplier’s system', async () => {
  const { pay, deps } = bookingDeps(testDb.database);
  const { booking } = await pay(await heldQuote(testDb.database));
  await cancelBySupplier(testDb.database, { bookingId: booking.id, actor: 'operator', reason: 'weather' });
  expect((await sql(`select from jobs where kind = 'release-spots'`)).rowCount).toBe(0);
  expect(await deps.inventories.releaseSold(booking.holdId, { key: 'a', spots: 'all' })).toEqual({
    outcome: 'unknown',
  });
});

test('Only spots of a supplier’s system are queued for release: all of them, or as many as are cancelled', async () => {
  const { pool } = testDb.database;
  const { booking } = await bookingDeps(testDb.database).pay(await heldQuote(testDb.database));
  const payloads = async () =>
    (
      await sql(`select payload - 'key' as payload from jobs where kind = 'release-spots' order by id`)
    ).rows.map(({ payload }) => payload);
  await queueSupplierRelease(pool, { holdId: booking.holdId, spots: 'all' });
  expect(await payloads()).toEqual([]);
  const holdId = randomUUID();
  await queueSupplierRelease(pool, { holdId, spots: 'all' });
  await queueSupplierRelease(pool, { holdId, spots: 2 });
  expect(await payloads()).toEqual([{ holdId }, { holdId, spots: 2 }]);
});

test('An active booking of other spots does not keep those of an ended booking', async () => {
  const shop = await booked();
  const { hold_id: holdId } = (await sql('select hold_id from bookings')).rows[0];
  await sql(`update bookings set state = 'expired'`);
  await shop.pay(await heldQuote(testDb.database));
  await releaseSupplierSpots(shop.deps, { holdId, key: 'a' });
  expect(await shop.state()).toBe('released');
});
