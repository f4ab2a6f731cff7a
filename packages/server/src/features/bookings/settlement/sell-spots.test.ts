import { randomUUID } from 'node:crypto';
import { money } from '@ashore/core/money/money.ts';
import { localTime } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  bookingDeps,
  emptyBookings,
  heldQuote,
  letPaymentEnd,
} from '../../../../test-support/bookings/booking-deps.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { memoryInventory } from '../../../../test-support/inventory/memory-inventory.ts';
import { intentOf } from '../../../../test-support/payments/payments.ts';
import {
  countersOf,
  quoteCatalogue,
  sailId,
  showId,
  showOption,
} from '../../../../test-support/quotes/quotes.ts';
import { transaction } from '../../../database/transaction.ts';
import type { Intent, IntentState } from '../../../gateways/payments/port.ts';
import { readPaymentsOf } from '../../payments/payment.ts';
import { expireHolds } from '../../quotes/holds/expire-holds.ts';
import { type Booking, readBooking } from '../booking.ts';
import { holdSpotsAgain, prepareSpots, releaseUnusedSpots, type SpotsToSell } from './sell-spots.ts';
import { settlePayment } from './settle-payment.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
});
beforeEach(async () => {
  await emptyBookings(testDb.database);
  await testDb.database.pool.query('update products set booking_source = null');
});
afterAll(() => testDb.drop());

const challenge = { charge: { paymentMethodId: 'challenge' } };

/** A booking of two spots that waits for a bank, from our own inventory or from a supplier's system. */
async function waiting(whose: 'ours' | 'theirs') {
  const { database } = testDb;
  const { inventory: theirs, letExpire } = memoryInventory(3);
  const { deps, pay } = bookingDeps(database, { theirs });
  if (whose === 'theirs')
    await database.pool.query(`update products set booking_source = 'them' where id = $1`, [showId]);
  const trip = { product: showId, optionId: showOption, time: localTime('18:30') };
  const quote = await heldQuote(database, {
    ...(whose === 'theirs' ? trip : {}),
    inventories: deps.inventories,
  });
  const { booking } = await pay(quote, challenge);
  const [payment] = await readPaymentsOf(database.pool, booking.id);
  if (!payment) throw new Error('Nothing was begun.');
  const buy = (state: IntentState) => prepareSpots(deps, { payment, intent: intentOf(payment, { state }) });
  return { deps, booking, payment, theirs, buy, pay, letExpire };
}

const sell = (spots: SpotsToSell | undefined, booking: Booking) =>
  transaction(testDb.database, async ({ client }) => spots?.sell(client, booking));

const readAgain = async ({ id }: Booking) => {
  const booking = await readBooking(testDb.database.pool, id);
  if (!booking) throw new Error('There is no booking.');
  return booking;
};

test('Our own spots are sold in the booking’s transaction and not before', async () => {
  const { booking, buy } = await waiting('ours');
  const spots = await buy('captured');
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 2, sold: 0 }]);
  const broken = transaction(testDb.database, async ({ client }) => {
    expect(await spots.sell(client, booking)).toBe(booking.holdId);
    throw new Error('something else went wrong');
  });
  await expect(broken).rejects.toThrow('something else');
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 2, sold: 0 }]);
  expect(await sell(spots, booking)).toBe(booking.holdId);
  expect(await sell(spots, booking)).toBe(booking.holdId);
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 0, sold: 2 }]);
});

test('An expired hold is not sold, and a newer hold of the same cart is not sold in its place', async () => {
  const { booking, buy } = await waiting('ours');
  await letPaymentEnd(testDb.database);
  await expireHolds(testDb.database.pool);
  await heldQuote(testDb.database, { cartId: booking.cartId });
  expect(await sell(await buy('captured'), booking)).toBeUndefined();
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 2, sold: 0 }]);
});

test.each(['authorised', 'captured'] as const)(
  'Spots of a supplier’s system are bought for a payment that is %s, before anything is locked',
  async (state) => {
    const { booking, theirs, buy } = await waiting('theirs');
    const spots = await buy(state);
    expect(await theirs.find(booking.cartId)).toMatchObject({ state: 'sold' });
    expect(await sell(spots, booking)).toBe(booking.holdId);
  },
);

test.each(['requires_method', 'requires_action', 'processing', 'failed', 'cancelled'] as const)(
  'Spots of a supplier’s system are not bought for a payment that is %s',
  async (state) => {
    const { booking, theirs, buy } = await waiting('theirs');
    expect(await sell(await buy(state), booking)).toBeUndefined();
    expect(await theirs.find(booking.cartId)).toMatchObject({ state: 'held' });
  },
);

test.each(['confirmed', 'cancelled', 'declined'])(
  'Spots of a supplier’s system are not bought for a booking that is %s',
  async (state) => {
    const { booking, theirs, buy } = await waiting('theirs');
    await testDb.database.pool.query('update bookings set state = $1', [state]);
    expect(await sell(await buy('captured'), booking)).toBeUndefined();
    expect(await theirs.find(booking.cartId)).toMatchObject({ state: 'held' });
  },
);

test('A hold that expired in a supplier’s system is not bought', async () => {
  const { booking, buy, letExpire } = await waiting('theirs');
  letExpire(booking.cartId);
  expect(await sell(await buy('captured'), booking)).toBeUndefined();
});

test('Lost spots are held again under the booking’s ID, and a newer hold of its cart is left alone', async () => {
  const { deps, booking } = await waiting('ours');
  await letPaymentEnd(testDb.database);
  await expireHolds(testDb.database.pool);
  await heldQuote(testDb.database, { cartId: booking.cartId });
  const again = await holdSpotsAgain(deps, await readAgain(booking));
  const holdId = await sell(again, booking);
  expect(holdId).not.toBe(booking.holdId);
  expect(await deps.inventories.find(booking.id)).toMatchObject({ id: holdId, state: 'sold', spots: 2 });
  expect(await deps.inventories.find(booking.cartId)).toMatchObject({ state: 'held' });
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 2, sold: 2 }]);
});

test('Lost spots of a supplier’s system are held again and bought at once', async () => {
  const { deps, booking, theirs, letExpire } = await waiting('theirs');
  letExpire(booking.cartId);
  const again = await holdSpotsAgain(deps, await readAgain(booking));
  const bought = await theirs.find(booking.id);
  expect(bought).toMatchObject({ state: 'sold', spots: 2 });
  expect(await sell(again, booking)).toBe(bought?.id);
});

test('Two settlements of the same payment hold lost spots again only once', async () => {
  const { deps, booking } = await waiting('ours');
  await letPaymentEnd(testDb.database);
  await expireHolds(testDb.database.pool);
  const withoutHold = await readAgain(booking);
  const first = await sell(await holdSpotsAgain(deps, withoutHold), booking);
  const second = await sell(await holdSpotsAgain(deps, withoutHold), booking);
  expect(second).toBe(first);
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 0, sold: 2 }]);
});

test('Lost spots that another cart holds are not available', async () => {
  const { deps, booking } = await waiting('ours');
  await letPaymentEnd(testDb.database);
  await expireHolds(testDb.database.pool);
  // Only one of the six spots remains.
  await heldQuote(testDb.database, { party: { adult: 5 } });
  expect(await holdSpotsAgain(deps, await readAgain(booking))).toBeUndefined();
});

test('Lost spots are not held again after the start, even if they are available', async () => {
  const { deps, booking } = await waiting('ours');
  await letPaymentEnd(testDb.database);
  await expireHolds(testDb.database.pool);
  const withoutHold = await readAgain(booking);
  expect(await holdSpotsAgain(deps, { ...withoutHold, startsAt: withoutHold.now })).toBeUndefined();
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 0, sold: 0 }]);
});

test('Lost spots are not held again for an option or product that is no longer offered', async () => {
  const { deps, booking } = await waiting('ours');
  const quote = { ...(booking.quote as object), optionId: randomUUID() };
  expect(await holdSpotsAgain(deps, { ...(await readAgain(booking)), quote })).toBeUndefined();
  const nothing = { ...deps, quoteReaders: { ...deps.quoteReaders, readOffer: async () => undefined } };
  expect(await holdSpotsAgain(nothing, await readAgain(booking))).toBeUndefined();
  expect(booking.productId).toBe(sailId);
});

test('A payment of an unknown booking buys nothing and is an error', async () => {
  const { deps, payment } = await waiting('ours');
  const stray = { ...payment, bookingId: randomUUID() };
  await expect(prepareSpots(deps, { payment: stray, intent: intentOf(stray) })).rejects.toThrow(
    stray.bookingId,
  );
});

test.each<[string, Partial<Intent>, readonly string[]]>([
  ['buys nothing are queued for release', { amount: money(1, 'EUR'), capturedMinor: 1 }, ['release-spots']],
  ['buys them stay sold', {}, []],
])(
  'Spots of a supplier’s system that were bought for a payment that %s',
  async (_then, differs, released) => {
    const { deps, booking, payment } = await waiting('theirs');
    await settlePayment(deps, { payment, intent: intentOf(payment, differs) });
    const { rows } = await testDb.database.pool.query(
      `select kind, payload - 'key' as payload from jobs where kind = 'release-spots'`,
    );
    expect(rows).toEqual(released.map((kind) => ({ kind, payload: { holdId: booking.holdId } })));
  },
);

test('Spots that were held again and are not needed are released at once', async () => {
  const { deps, booking } = await waiting('ours');
  await letPaymentEnd(testDb.database);
  await expireHolds(testDb.database.pool);
  await holdSpotsAgain(deps, await readAgain(booking));
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 2, sold: 0 }]);
  await releaseUnusedSpots(deps, booking);
  expect(await countersOf(testDb.database)).toMatchObject([{ held: 0, sold: 0 }]);
});
