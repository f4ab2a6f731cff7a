import { expect, test } from 'vitest';
import { testLoadedHotel, testRate, testRoomType } from '../../../../test-support/hotels.ts';
import { hotelData } from './structured-data.ts';

const input = (loaded = testLoadedHotel()) => ({
  ...{ hotel: loaded.hotel, amenities: loaded.amenities, rooms: loaded.rooms, currency: 'EUR' },
  url: 'https://ashore.example/en/hotels/lisbon/hotel-h0000001',
  publicUrl: 'https://ashore.example',
});

test('A hotel is described with its rooms, and each rate is an offer with the price of the stay', () => {
  const types = [testRoomType(1, [testRate(300), testRate(260, { rateBasis: 0 })])];
  expect(hotelData(input(testLoadedHotel({ roomTypes: [types, types] })))).toMatchObject({
    '@type': 'Hotel',
    name: 'Hotel 1',
    checkinTime: '15:00',
    containsPlace: [
      {
        '@type': ['HotelRoom', 'Product'],
        name: 'Room type 1',
        offers: [{ price: 300, priceCurrency: 'EUR' }, { price: 260 }],
      },
    ],
  });
});

test('An assessment of ours is not stated as a rating of stars', () => {
  const loaded = testLoadedHotel();
  expect(hotelData(input(loaded))).not.toHaveProperty('starRating');
  const official = { ...loaded, hotel: { ...loaded.hotel, hasOfficialStars: true } };
  expect(hotelData(input(official))).toMatchObject({ starRating: { ratingValue: 4 } });
});

test('A hotel that does not answer is described without rooms', () => {
  expect(hotelData(input(testLoadedHotel({ rooms: { state: 'failed' } }))).containsPlace).toEqual([]);
});
