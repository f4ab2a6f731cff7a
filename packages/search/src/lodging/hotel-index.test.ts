import { expect, test } from 'vitest';
import { demoHotels } from '../../test-support/demo-lodging.ts';
import { createHotelIndex } from './hotel-index.ts';

const casa = demoHotels.get('lisbon/casa-do-aguadeiro');
const pateo = demoHotels.get('lisbon/patio-da-graca-velha');
if (!casa || !pateo) throw new Error('The demonstration data has these hotels.');

test('The hotels of a city are sorted by popularity, and a city without hotels is gone', () => {
  const hotels = createHotelIndex();
  hotels.put({ ...casa, popularity: 0.1 });
  hotels.put({ ...pateo, popularity: 0.9 });
  expect(hotels.ofCity('lisbon').map(({ id }) => id)).toEqual([pateo.id, casa.id]);
  hotels.put({ ...casa, city: 'porto' });
  expect([hotels.ofCity('lisbon').length, hotels.ofCity('porto').length, hotels.size]).toEqual([1, 1, 2]);
  hotels.remove(casa.id);
  expect([[...hotels.cities()], hotels.get(casa.id)]).toEqual([['lisbon'], undefined]);
});

test('A hotel with fewer than four stars is not found, also if it loses one', () => {
  const hotels = createHotelIndex();
  hotels.put({ ...casa, stars: 3 });
  expect(hotels.size).toBe(0);
  hotels.put(casa);
  hotels.put({ ...casa, stars: 3 });
  expect(hotels.size).toBe(0);
});

test('Names are those of the hotels at the time, and every change raises the version', () => {
  const hotels = createHotelIndex();
  const { version } = hotels;
  hotels.put(casa);
  expect(hotels.version).toBeGreaterThan(version);
  expect(hotels.names().hotelsByName.get('casa do aguadeiro')).toEqual([casa.id]);
  hotels.put({ ...casa, names: { en: 'Casa Nova', de: 'Casa Nova', 'zh-Hans': '新居' } });
  expect(hotels.names().hotelsByName.get('casa do aguadeiro')).toBeUndefined();
  expect(hotels.names().hotelsByName.get('新居')).toEqual([casa.id]);
});
