import { checkoutRequest } from '@ashore/core/contract/checkout-request.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, onTestFinished, test } from 'vitest';
import { bookingDeps, guestCheckout } from '../../../../test-support/bookings/booking-deps.ts';
import { checkoutOf } from '../../../../test-support/bookings/checkout-request.ts';
import { commandLine } from '../../../../test-support/command-line/command-context.ts';
import { testDatabase } from '../../../../test-support/database/test-database.ts';
import { familyRoom, holdStay, storedRoom } from '../../../../test-support/hotels/held-stay.ts';
import { hotelPlaces, writeHotel } from '../../../../test-support/hotels/write-hotel.ts';
import { submitCheckout } from '../checkout/submit-checkout.ts';
import { listArrivals } from './list-arrivals.ts';

test('Arrivals name the lead guest of each room on its day, without cancelled rooms', async () => {
  const testDb = await testDatabase({ catalogue: hotelPlaces });
  onTestFinished(() => testDb.drop());
  const { database } = testDb;
  const hotel = await writeHotel(database);
  const quote = await holdStay(database, hotel, { rooms: [storedRoom(), familyRoom()] });
  const participants = [
    { participantName: 'Mara Lind', ticketType: 'room' },
    { participantName: 'Ada Ek', ticketType: 'room' },
  ];
  const details = JSON.stringify({ quoteId: quote.quoteId, offers: ['x'], total: 1 });
  const request = checkoutRequest.parse(
    checkoutOf(quote, {
      cart: { participants, cartItems: [{ itemDetailsJson: details, serviceType: 'HOTEL' }] },
      charge: { amount: quote.stay?.dueNow },
    }).data,
  );
  await submitCheckout(bookingDeps(database).deps, { ...guestCheckout, request });
  const day = localDate('2037-05-14');
  const arrivals = await listArrivals(database, { hotelId: hotel.id, day });
  expect(arrivals.map(({ leadGuest, departure, payment }) => [leadGuest, departure, payment])).toEqual([
    ['Mara Lind', '2037-05-18', 'prepaid'],
    ['Ada Ek', '2037-05-18', 'prepaid'],
  ]);
  const { printed } = await commandLine({ databaseUrl: testDb.url }).run('hotel-arrivals', hotel.code, day);
  expect(printed).toContain('arrivals on 2037-05-14: 2 rooms');
  expect(printed).toMatch(/Ada Ek, \d adults?, children of [\d, ]+ until 2037-05-18/);
  await database.pool.query('update booking_tickets set cancelled_at = now() where position = 0');
  expect(
    (await listArrivals(database, { hotelId: hotel.id, day })).map(({ leadGuest }) => leadGuest),
  ).toEqual(['Ada Ek']);
  expect(await listArrivals(database, { hotelId: hotel.id, day: localDate('2037-05-15') })).toEqual([]);
});
