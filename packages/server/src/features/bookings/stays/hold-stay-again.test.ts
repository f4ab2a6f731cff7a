import { checkoutRequest } from '@ashore/core/contract/checkout-request.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  bookingDeps,
  emptyBookings,
  guestCheckout,
  letPaymentEnd,
} from '../../../../test-support/bookings/booking-deps.ts';
import { checkoutOf } from '../../../../test-support/bookings/checkout-request.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { familyRoom, holdStay, storedRoom } from '../../../../test-support/hotels/held-stay.ts';
import { takenNights } from '../../../../test-support/hotels/stay-holds.ts';
import { hotelPlaces, type TestHotel, writeHotel } from '../../../../test-support/hotels/write-hotel.ts';
import { transaction } from '../../../database/transaction.ts';
import { expireHolds } from '../../quotes/holds/expire-holds.ts';
import { type Booking, readBooking } from '../booking.ts';
import { submitCheckout } from '../checkout/submit-checkout.ts';
import { holdSpotsAgain, type SpotsToSell } from '../settlement/sell-spots.ts';

let testDb: TestDatabase;
let hotel: TestHotel;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: hotelPlaces });
  hotel = await writeHotel(testDb.database, {
    roomTypes: [{ slug: 'twin' }, { slug: 'suite', capacity: 1 }],
  });
});
beforeEach(async () => {
  await emptyBookings(testDb.database);
  await testDb.database.pool.query('truncate room_nights');
});
afterAll(() => testDb.drop());

const taken = (slug: string) => takenNights(testDb.database, hotel.roomTypes[slug]);
const fourNights = (counts: string) =>
  ['05-14', '05-15', '05-16', '05-17'].map((night) => `${night} ${counts}`);

/** A booking of two rooms that waited for its bank until the hold expired. */
async function bookingWithoutHold() {
  const { database } = testDb;
  const { deps } = bookingDeps(database);
  const quote = await holdStay(database, hotel, { rooms: [storedRoom(), familyRoom()] });
  const participants = ['Mara Lind', 'Ada Ek'].map((participantName) => ({
    participantName,
    ticketType: 'room',
  }));
  const details = JSON.stringify({ quoteId: quote.quoteId });
  const { data } = checkoutOf(quote, {
    cart: { participants, cartItems: [{ itemDetailsJson: details, serviceType: 'HOTEL' }] },
    charge: { amount: quote.stay?.dueNow, paymentMethodId: 'challenge' },
  });
  const { booking } = await submitCheckout(deps, { ...guestCheckout, request: checkoutRequest.parse(data) });
  await letPaymentEnd(database);
  await expireHolds(database.pool);
  const read = await readBooking(database.pool, booking.id);
  if (!read) throw new Error('There is no booking.');
  return { deps, quote, booking: read };
}

const sell = (spots: SpotsToSell | undefined, booking: Booking) =>
  transaction(testDb.database, async ({ client }) => spots?.sell(client, booking));

test('Lost rooms are held again for every night under the booking’s ID, and sold once', async () => {
  const { deps, booking } = await bookingWithoutHold();
  expect(await taken('twin')).toEqual([]);
  const first = await holdSpotsAgain(deps, booking);
  expect(await taken('suite')).toEqual(fourNights('1+0'));
  const holdId = await sell(first, booking);
  expect(holdId).not.toBe(booking.holdId);
  expect(await sell(await holdSpotsAgain(deps, booking), booking)).toBe(holdId);
  expect(await deps.inventories.find(booking.id)).toMatchObject({ id: holdId, state: 'sold', spots: 2 });
  expect([await taken('twin'), await taken('suite')]).toEqual([fourNights('0+1'), fourNights('0+1')]);
});

test('Lost rooms are not held again if another cart holds one of them, or after check-in', async () => {
  const { deps, booking } = await bookingWithoutHold();
  expect(await holdSpotsAgain(deps, { ...booking, startsAt: booking.now })).toBeUndefined();
  const other = await holdStay(testDb.database, hotel, { rooms: [storedRoom(), familyRoom()] });
  expect(await holdSpotsAgain(deps, booking)).toBeUndefined();
  expect(await taken('twin')).toEqual(fourNights('1+0'));
  await deps.inventories.release(other.cartId);
  await testDb.database.pool.query(`update products set excluded = true`);
  expect(await holdSpotsAgain(deps, booking)).toBeUndefined();
  await testDb.database.pool.query(`update products set excluded = false`);
  expect(await holdSpotsAgain(deps, booking)).toBeDefined();
});
