import { addDays, localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import {
  hotelPlaces,
  type TestHotel,
  takeNights,
  writeHotel,
} from '../../../../test-support/hotels/write-hotel.ts';
import { cheapestOffer, couple, wantedRooms } from '../../../../test-support/lodging/bedbank-under-test.ts';
import { offersContract } from '../../../../test-support/lodging/lodging-contract.ts';
import type { LodgingOffers, StayOffer } from '../../../gateways/lodging/port.ts';
import { catalogueCode } from '../../catalogue/import/catalogue-id.ts';
import { ownRooms } from './own-rooms.ts';

const now = new Date('2027-03-01T10:00:00Z');
const stay = wantedRooms().stay;
const signal = () => AbortSignal.timeout(5_000);
let testDb: TestDatabase;
let hotel: TestHotel;
let seller: LodgingOffers;

const openHotel = async () => {
  const opened = await testDatabase({ catalogue: hotelPlaces });
  const written = await writeHotel(opened.database, {
    firstNight: localDate('2027-03-01'),
    roomTypes: [{ slug: 'twin', capacity: 5, maxOccupancy: 4 }],
    taxes: [{ kind: 'city', collected: 'at-hotel', basis: { per: 'person-night', amountMinor: 400 } }],
    ratePlans: [
      { slug: 'flexible' },
      { slug: 'breakfast', board: 'breakfast', boardAdultMinor: 1_500 },
      { slug: 'later', payment: 'at-hotel', priceShare: 5_000 },
      { slug: 'swiss', markets: ['CH'], priceShare: 4_000 },
    ],
  });
  return { opened, written };
};

offersContract('The own inventory', async () => {
  const { opened, written } = await openHotel();
  return {
    seller: ownRooms(opened.database, () => now),
    hotel: written.code,
    place: catalogueCode('city', 'lisbon'),
    close: () => opened.drop(),
  };
});

beforeAll(async () => {
  const { opened, written } = await openHotel();
  [testDb, hotel] = [opened, written];
  seller = ownRooms(testDb.database, () => now);
});
beforeEach(async () => {
  await testDb.database.pool.query('truncate room_nights');
  await testDb.database.pool.query(`update rate_plans set price_share = 10000 where slug = 'flexible'`);
});
afterAll(() => testDb.drop());

const offerOf = (rooms = 1): Promise<StayOffer> =>
  cheapestOffer(seller, wantedRooms({ parties: Array.from({ length: rooms }, () => couple) }), hotel.code);

test('An offer has our price, our room type and what is paid at the hotel; rates that are paid there are left out', async () => {
  const { rooms } = await offerOf();
  expect(rooms).toMatchObject([
    {
      rateId: hotel.ratePlans.flexible,
      roomTypeCode: 'twin',
      price: { amount: 65_600, currency: 'EUR' },
      payAtHotel: [{ name: 'city', amount: { amount: 3_200, currency: 'EUR' } }],
      left: 5,
    },
  ]);
});

test('A rate for the residents of a country is offered to them alone', async () => {
  const resident = { ...couple, residence: 'CH' };
  const { rooms } = await cheapestOffer(seller, wantedRooms({ parties: [resident] }), hotel.code);
  expect(rooms[0]?.rateId).toBe(hotel.ratePlans.swiss);
});

test('Rooms that are sold after they were offered are gone, also if one of two is left', async () => {
  const [one, two] = [await offerOf(), await offerOf(2)];
  await takeNights(testDb.database, {
    roomType: hotel.roomTypes.twin,
    from: addDays(stay.arrival, 1),
    sold: 4,
  });
  expect(await seller.block(one, signal())).toMatchObject({ outcome: 'available' });
  expect(await seller.block(two, signal())).toEqual({ outcome: 'gone' });
  await takeNights(testDb.database, {
    roomType: hotel.roomTypes.twin,
    from: addDays(stay.arrival, 1),
    sold: 5,
  });
  expect(await seller.block(one, signal())).toEqual({ outcome: 'gone' });
  expect(await seller.rooms(hotel.code, wantedRooms(), signal())).toEqual({ outcome: 'none' });
});

test('A lower price than promised is stated, and the promise stays', async () => {
  const offer = await offerOf();
  await testDb.database.pool.query(`update rate_plans set price_share = 9000 where slug = 'flexible'`);
  expect(await seller.block(offer, signal())).toMatchObject({
    outcome: 'available',
    block: { offer, price: { amount: 59_040 } },
  });
});

test('A stay that begins in the past has no rooms', async () => {
  const past = { arrival: localDate('2027-02-27'), departure: localDate('2027-03-02') };
  expect(await seller.rooms(hotel.code, wantedRooms({ stay: past }), signal())).toEqual({ outcome: 'none' });
});
