import { addDays, localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, onTestFinished, test } from 'vitest';
import { placeWith } from '../../../../test-support/catalogue/place-file.ts';
import { testDatabase } from '../../../../test-support/database/test-database.ts';
import {
  evenPrices,
  hotelFileWith,
  hotelInFile,
  rateInFile,
  roomInFile,
} from '../../../../test-support/hotels/hotel-file.ts';
import { importPlaces } from '../../catalogue/import/import-catalogue.ts';
import { extendCalendars } from './extend-calendars.ts';
import { importHotels } from './import-hotels.ts';

const today = localDate('2026-11-30');

test('A calendar with fewer than 365 nights left is continued by its rules, and a listed one ends where it ends', async () => {
  const testDb = await testDatabase();
  onTestFinished(() => testDb.drop());
  const { database } = testDb;
  const months = evenPrices.months.map((percent, index) => (index === 11 ? 80 : percent));
  const listed = {
    ...roomInFile('listed', { nightPrices: { from: '2026-11-30', prices: [9_000] } }),
    price: undefined,
  };
  const hotel = hotelInFile('casa', {
    prices: { ...evenPrices, months },
    rooms: [roomInFile('twin', { price: 20_000 }), listed],
    rates: [rateInFile('saver', { percent: 90 })],
  });
  await importPlaces(database, { places: [placeWith('lisbon', [])], today });
  await importHotels(database, { files: [hotelFileWith([hotel])], today });
  const calendars = async () => {
    const { rows } = await database.pool.query(
      `select slug, first_night::text as first, cardinality(prices_minor) as nights, prices_minor[3] as third
       from room_types order by slug`,
    );
    return rows;
  };
  const least = async () =>
    (await database.pool.query<{ least: number }>('select price_minor::int as least from products')).rows[0]
      ?.least;
  const before = await calendars();
  expect(await least()).toBe(8_100);
  // 550 nights from the day before: 365 are left on the 184th day.
  expect(await extendCalendars(database, addDays(today, 183))).toBe(0);
  expect(await calendars()).toEqual(before);
  expect(await extendCalendars(database, addDays(today, 365))).toBe(1);
  expect(await calendars()).toEqual([
    { slug: 'listed', first: '2026-11-30', nights: 1, third: null },
    { slug: 'twin', first: '2027-11-29', nights: 550, third: 16_000 },
  ]);
  expect(await extendCalendars(database, addDays(today, 365))).toBe(0);
});

test('The “from” price of a continued calendar is that of its cheapest rate, as the import computes it', async () => {
  const testDb = await testDatabase();
  onTestFinished(() => testDb.drop());
  const { database } = testDb;
  const hotel = hotelInFile('casa', {
    rooms: [roomInFile('twin', { price: 20_000 })],
    rates: [rateInFile('saver', { percent: 90, boardPrice: { adult: 1_000, child: 500 } })],
  });
  await importPlaces(database, { places: [placeWith('lisbon', [])], today });
  await importHotels(database, { files: [hotelFileWith([hotel])], today });
  const least = async () =>
    (await database.pool.query('select price_minor::int as least from products')).rows;
  expect(await least()).toEqual([{ least: 20_000 }]);
  await database.pool.query('update products set price_minor = 1');
  expect(await extendCalendars(database, addDays(today, 365))).toBe(1);
  expect(await least()).toEqual([{ least: 20_000 }]);
});
