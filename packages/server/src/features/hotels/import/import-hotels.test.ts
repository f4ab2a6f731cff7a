import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { placeWith } from '../../../../test-support/catalogue/place-file.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import {
  evenPrices,
  hotelFileWith,
  hotelInFile,
  rateInFile,
  roomInFile,
} from '../../../../test-support/hotels/hotel-file.ts';
import { toursByIds } from '../../catalogue/cards/tours-by-ids.ts';
import { importPlaces } from '../../catalogue/import/import-catalogue.ts';
import type { HotelFile, HotelInFile } from '../file/hotel-file.ts';
import { importHotels } from './import-hotels.ts';

let testDb: TestDatabase;
const today = localDate('2026-11-30');

beforeEach(async () => {
  await testDb?.drop();
  testDb = await testDatabase();
  await importPlaces(testDb.database, { places: [placeWith('lisbon', [])], today });
});
afterAll(() => testDb.drop());

const read = async (statement: string) => (await testDb.database.pool.query(statement)).rows;
const load = (hotels: readonly HotelInFile[], file: Partial<HotelFile> = {}) =>
  importHotels(testDb.database, { files: [{ ...hotelFileWith(hotels), ...file }], today });

test('A hotel is a product of its place with a calendar of prices from yesterday on', async () => {
  await load([hotelInFile('casa', { rooms: [roomInFile('twin'), roomInFile('suite', { price: 30_000 })] })]);
  expect(
    await read(`select product.type, product.slug, product.currency, product.price_minor::int as price, product.status,
      text.name, hotels.stars, supplier.slug as supplier from products product join hotels on hotels.product_id = product.id
      join product_texts text on text.product_id = product.id and text.locale = 'de'
      join organisations supplier on supplier.id = product.supplier_id`),
  ).toEqual([
    {
      type: 'hotels',
      slug: 'casa',
      currency: 'EUR',
      price: 10_000,
      status: 'live',
      name: 'Hotel casa (de)',
      stars: 4,
      supplier: 'house-keepers',
    },
  ]);
  expect(
    await read(`select slug, first_night::text, cardinality(prices_minor) as nights, prices_minor[1] as price
      from room_types order by position`),
  ).toEqual([
    { slug: 'twin', first_night: '2026-11-29', nights: 550, price: 10_000 },
    { slug: 'suite', first_night: '2026-11-29', nights: 550, price: 30_000 },
  ]);
});

const tables = ['products', 'hotels', 'room_types', 'rate_plans', 'rate_days', 'room_nights', 'price_log'];
const versions = async () =>
  await Promise.all(
    tables.map((table) => read(`select count(*)::int, max(xmin::text::bigint)::text as last from ${table}`)),
  );

test('The same file again on the same day changes nothing, and a parting rate or note goes', async () => {
  const days = [{ from: '2027-01-01', to: '2027-01-03', minNights: 3 }];
  const nights = [{ rooms: ['twin'], from: 'today+1', to: 'today+2', count: 1 }];
  const hotel = hotelInFile('casa', {
    rates: [rateInFile('saver', { days }), rateInFile('flexible')],
    nights,
  });
  await load([hotel]);
  const before = await versions();
  await load([hotel]);
  expect(await versions()).toEqual(before);
  await load([{ ...hotel, rates: [rateInFile('saver')] }]);
  expect(await read('select slug from rate_plans')).toEqual([{ slug: 'saver' }]);
  expect(await read('select day from rate_days')).toEqual([]);
});

test('The “from” price is that of a stay which can be booked: share, meals, fee, nights and market of the rate', async () => {
  const least = async (rates: readonly ReturnType<typeof rateInFile>[], rest: Partial<HotelInFile> = {}) => {
    await load([hotelInFile('casa', { rates: [...rates], ...rest })]);
    return (await read('select price_minor::int as price from products'))[0]?.price;
  };
  expect(await least([rateInFile('flexible'), rateInFile('saver', { percent: 90 })])).toBe(9_000);
  expect(await least([rateInFile('breakfast', { boardPrice: { adult: 1_500, child: 700 } })])).toBe(13_000);
  expect(await least([rateInFile('week', { stayFee: 4_000, minNights: 4 })])).toBe(11_000);
  expect(
    await least([rateInFile('flexible'), rateInFile('domestic', { percent: 50, markets: ['PT'] })]),
  ).toBe(10_000);
  const suite = roomInFile('suite', { price: 30_000 });
  const ofSuite = rateInFile('saver', { percent: 50, rooms: ['suite'] });
  expect(await least([rateInFile('flexible'), ofSuite], { rooms: [roomInFile('twin'), suite] })).toBe(10_000);
  const vat = { kind: 'vat', collected: 'charged', basis: { per: 'net-price', share: 10_000 } } as const;
  expect(await least([rateInFile('flexible')], { taxes: [vat] })).toBe(11_000);
});

test('A card of a hotel states what two adults pay there for a night, and nothing if we charge all taxes', async () => {
  const now = new Date('2026-11-30T12:00:00Z');
  const cityTax = {
    kind: 'city',
    collected: 'at-hotel',
    maxNights: 7,
    basis: { per: 'person-night', amountMinor: 400 },
  } as const;
  const paid = async (taxes: HotelInFile['taxes']) => {
    await load([hotelInFile('casa', { taxes })]);
    const ids = (await read('select id from products')).map(({ id }) => id);
    const [hotel] = await toursByIds(testDb.database, { ids, locale: 'en', currency: 'EUR', now });
    return hotel?.payAtHotel;
  };
  expect(await paid([cityTax])).toEqual({ amount: 8, currency: 'EUR' });
  expect(await paid([{ ...cityTax, collected: 'charged' }])).toBeNull();
  expect(await paid([])).toBeNull();
});

test('A stay that may not begin or end on a day of the week is not the cheapest one', async () => {
  const weekdays = { mon: 100, tue: 100, wed: 100, thu: 100, fri: 100, sat: 100, sun: 60 };
  const prices = { ...evenPrices, weekdays };
  const least = async (differences: Parameters<typeof rateInFile>[1]) => {
    await load([hotelInFile('casa', { prices, rates: [rateInFile('saver', differences)] })]);
    return (await read('select price_minor::int as price from products'))[0]?.price;
  };
  expect(await least({})).toBe(6_000);
  expect(await least({ closedToArrival: ['sun'] })).toBe(10_000);
  expect(await least({ closedToDeparture: ['mon'] })).toBe(10_000);
  expect(await least({ closedToArrival: ['sun'], minNights: 2 })).toBe(8_000);
});

test('A change of the cheapest night is logged as a price of the hotel', async () => {
  await load([hotelInFile('casa')]);
  await load([hotelInFile('casa', { rooms: [roomInFile('twin', { price: 12_000 })] })]);
  expect(await read('select price_minor::int as price from price_log order by utc_noted_at')).toEqual([
    { price: 10_000 },
    { price: 12_000 },
  ]);
});

test('A hotel of an unknown place or supplier is refused, and nothing is changed', async () => {
  await expect(load([hotelInFile('casa')], { place: 'atlantis' })).rejects.toThrow(
    'There is no place atlantis.',
  );
  await expect(load([hotelInFile('casa', { supplier: 'unknown' })])).rejects.toThrow(
    'The suppliers of these hotels are unknown: casa.',
  );
  expect(await read('select from hotels')).toEqual([]);
});

test('A room type that a file no longer has is removed, unless it was ever held', async () => {
  const [twin, suite] = [roomInFile('twin'), roomInFile('suite')];
  const nights = [{ rooms: ['suite'], from: '2027-01-01', to: '2027-01-02', count: 1 }];
  await load([hotelInFile('casa', { rooms: [twin, suite], nights })]);
  await load([hotelInFile('casa', { rooms: [twin] })]);
  expect(await read('select slug from room_types')).toEqual([{ slug: 'twin' }]);
  await load([hotelInFile('casa', { rooms: [twin, suite] })]);
  // A hold that has ended: its booking or its refusal still refers to the room.
  await testDb.database.pool.query(
    `with hold as (insert into holds (cart_id, spots, state, expires_at, ended_at, quote)
       values (gen_random_uuid(), 1, 'expired', now(), now(), '{}') returning id)
     insert into held_rooms (hold_id, position, room_type_id, arrival, departure)
     select hold.id, 0, room.id, '2027-01-01', '2027-01-03' from hold, room_types room where room.slug = 'suite'`,
  );
  await expect(load([hotelInFile('casa', { rooms: [twin] })])).rejects.toThrow(
    'The room suite of casa was held or sold and cannot be removed.',
  );
  expect(await read('select slug from room_types order by position')).toHaveLength(2);
});

test('A night with fewer rooms than are held and sold keeps what is promised', async () => {
  const nights = (count: number) => [{ rooms: ['twin'], from: '2027-01-01', to: '2027-01-01', count }];
  await load([hotelInFile('casa', { nights: nights(4) })]);
  await testDb.database.pool.query('update room_nights set sold = 2, held = 1');
  await load([hotelInFile('casa', { nights: nights(1) })]);
  expect(await read('select wanted_capacity, capacity from room_nights')).toEqual([
    { wanted_capacity: 1, capacity: 3 },
  ]);
  await load([hotelInFile('casa')]);
  expect(await read('select wanted_capacity from room_nights')).toEqual([{ wanted_capacity: 1 }]);
});
