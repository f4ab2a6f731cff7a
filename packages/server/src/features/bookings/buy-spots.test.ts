import { randomUUID } from 'node:crypto';
import { localTime } from '@ashore/core/time/local-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transaction } from '../../database/run-transaction.ts';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { memoryInventory } from '../../gateways/inventory/memory-inventory-for-tests.ts';
import type { IntentState } from '../../gateways/payments/port.ts';
import { intentOf } from '../payments/payments-for-tests.ts';
import { readPaymentsOf } from '../payments/read-payments.ts';
import { expireHolds } from '../quotes/expire-holds.ts';
import { countersOf, loadQuoteWorld, sailId, showId, showOption } from '../quotes/quotes-for-tests.ts';
import { type Booking, readBooking } from './booking.ts';
import { type BoughtSpots, buySpots, retakeSpots } from './buy-spots.ts';
import { deskFor, emptyBookings, heldQuote, letPaymentEnd } from './desk-for-tests.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadQuoteWorld(place.database);
});
beforeEach(async () => {
  await emptyBookings(place.database);
  await place.database.pool.query('update products set booking_source = null');
});
afterAll(() => place.drop());

const challenge = { charge: { paymentMethodId: 'challenge' } };

/** Two who wait for their bank: of what we sell ourselves, or of what somebody else sells. */
async function waiting(whose: 'ours' | 'theirs') {
  const { database } = place;
  const { inventory: theirs, letExpire } = memoryInventory(3);
  const { desk, pay } = deskFor(database, { theirs });
  if (whose === 'theirs')
    await database.pool.query(`update products set booking_source = 'them' where id = $1`, [showId]);
  const trip = { product: showId, optionId: showOption, time: localTime('18:30') };
  const quote = await heldQuote(database, {
    ...(whose === 'theirs' ? trip : {}),
    inventories: desk.inventories,
  });
  const { booking } = await pay(quote, challenge);
  const [payment] = await readPaymentsOf(database.pool, booking.id);
  if (!payment) throw new Error('Nothing was begun.');
  const buy = (state: IntentState) => buySpots(desk, { payment, intent: intentOf(payment, { state }) });
  return { desk, booking, payment, theirs, buy, pay, letExpire };
}

const sell = (spots: BoughtSpots | undefined, booking: Booking) =>
  transaction(place.database, async ({ client }) => spots?.sell(client, booking));

const now = async ({ id }: Booking) => {
  const booking = await readBooking(place.database.pool, id);
  if (!booking) throw new Error('It is gone.');
  return booking;
};

test('Our own spots are sold with the transaction of the booking, and not before.', async () => {
  const { booking, buy } = await waiting('ours');
  const spots = await buy('captured');
  expect(await countersOf(place.database)).toMatchObject([{ held: 2, sold: 0 }]);
  const broken = transaction(place.database, async ({ client }) => {
    expect(await spots.sell(client, booking)).toBe(booking.holdId);
    throw new Error('something else went wrong');
  });
  await expect(broken).rejects.toThrow('something else');
  expect(await countersOf(place.database)).toMatchObject([{ held: 2, sold: 0 }]);
  expect(await sell(spots, booking)).toBe(booking.holdId);
  expect(await sell(spots, booking)).toBe(booking.holdId);
  expect(await countersOf(place.database)).toMatchObject([{ held: 0, sold: 2 }]);
});

test('What ran out is not sold, and what the cart holds instead is not sold for it.', async () => {
  const { booking, buy } = await waiting('ours');
  await letPaymentEnd(place.database);
  await expireHolds(place.database.pool);
  await heldQuote(place.database, { cartId: booking.cartId });
  expect(await sell(await buy('captured'), booking)).toBeUndefined();
  expect(await countersOf(place.database)).toMatchObject([{ held: 2, sold: 0 }]);
});

test.each(['authorised', 'captured'] as const)(
  'What somebody else sells is bought for money that is %s, before anything is locked.',
  async (state) => {
    const { booking, theirs, buy } = await waiting('theirs');
    const spots = await buy(state);
    expect(await theirs.find(booking.cartId)).toMatchObject({ state: 'sold' });
    expect(await sell(spots, booking)).toBe(booking.holdId);
  },
);

test.each(['waiting', 'acting', 'processing', 'failed', 'cancelled'] as const)(
  'Of somebody else nothing is bought for a payment that is %s.',
  async (state) => {
    const { booking, theirs, buy } = await waiting('theirs');
    expect(await sell(await buy(state), booking)).toBeUndefined();
    expect(await theirs.find(booking.cartId)).toMatchObject({ state: 'held' });
  },
);

test.each(['confirmed', 'cancelled', 'declined'])(
  'Of somebody else nothing is bought twice, or for what is %s.',
  async (state) => {
    const { booking, theirs, buy } = await waiting('theirs');
    await place.database.pool.query('update bookings set state = $1', [state]);
    expect(await sell(await buy('captured'), booking)).toBeUndefined();
    expect(await theirs.find(booking.cartId)).toMatchObject({ state: 'held' });
  },
);

test('What has run out at somebody else is not bought.', async () => {
  const { booking, buy, letExpire } = await waiting('theirs');
  letExpire(booking.cartId);
  expect(await sell(await buy('captured'), booking)).toBeUndefined();
});

test('Spots that were lost are taken again in the name of the booking; what its cart holds by now stays its own.', async () => {
  const { desk, booking } = await waiting('ours');
  await letPaymentEnd(place.database);
  await expireHolds(place.database.pool);
  await heldQuote(place.database, { cartId: booking.cartId });
  const again = await retakeSpots(desk, await now(booking));
  const holdId = await sell(again, booking);
  expect(holdId).not.toBe(booking.holdId);
  expect(await desk.inventories.find(booking.id)).toMatchObject({ id: holdId, state: 'sold', spots: 2 });
  expect(await desk.inventories.find(booking.cartId)).toMatchObject({ state: 'held' });
  expect(await countersOf(place.database)).toMatchObject([{ held: 2, sold: 2 }]);
});

test('Of somebody else they are taken again and bought at once.', async () => {
  const { desk, booking, theirs, letExpire } = await waiting('theirs');
  letExpire(booking.cartId);
  const again = await retakeSpots(desk, await now(booking));
  const bought = await theirs.find(booking.id);
  expect(bought).toMatchObject({ state: 'sold', spots: 2 });
  expect(await sell(again, booking)).toBe(bought?.id);
});

test('Taken again by two who heard of the same money they are taken once.', async () => {
  const { desk, booking } = await waiting('ours');
  await letPaymentEnd(place.database);
  await expireHolds(place.database.pool);
  const lost = await now(booking);
  const first = await sell(await retakeSpots(desk, lost), booking);
  const second = await sell(await retakeSpots(desk, lost), booking);
  expect(second).toBe(first);
  expect(await countersOf(place.database)).toMatchObject([{ held: 0, sold: 2 }]);
});

test('Where somebody else has them they are not to be had.', async () => {
  const { desk, booking } = await waiting('ours');
  await letPaymentEnd(place.database);
  await expireHolds(place.database.pool);
  await heldQuote(place.database, { party: { adult: 5 } });
  expect(await retakeSpots(desk, await now(booking))).toBeUndefined();
});

test('What has begun is not taken again, however free it is.', async () => {
  const { desk, booking } = await waiting('ours');
  await letPaymentEnd(place.database);
  await expireHolds(place.database.pool);
  const lost = await now(booking);
  expect(await retakeSpots(desk, { ...lost, startsAt: lost.now })).toBeUndefined();
  expect(await countersOf(place.database)).toMatchObject([{ held: 0, sold: 0 }]);
});

test('What is not offered any more is not taken again.', async () => {
  const { desk, booking } = await waiting('ours');
  const quote = { ...(booking.quote as object), optionId: randomUUID() };
  expect(await retakeSpots(desk, { ...(await now(booking)), quote })).toBeUndefined();
  const nothing = { ...desk, sources: { offer: async () => undefined } };
  expect(await retakeSpots(nothing, await now(booking))).toBeUndefined();
  expect(booking.productId).toBe(sailId);
});

test('Money of no booking buys nothing and is a fault.', async () => {
  const { desk, payment } = await waiting('ours');
  const stray = { ...payment, bookingId: randomUUID() };
  await expect(buySpots(desk, { payment: stray, intent: intentOf(stray) })).rejects.toThrow(stray.bookingId);
});
