import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import {
  firstNight,
  hotelPlaces,
  type TestHotel,
  takeNights,
  writeHotel,
} from '../../../../test-support/hotels/write-hotel.ts';
import { catalogueId } from '../../catalogue/import/catalogue-id.ts';
import { watchHotels } from './watch-hotels.ts';

let testDb: TestDatabase;
let casa: TestHotel;
const lisbon = catalogueId('city', 'lisbon');
const kyoto = catalogueId('city', 'kyoto');

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: hotelPlaces });
  casa = await writeHotel(testDb.database);
});

afterAll(() => testDb.drop());

/** The names that a statement announces on the channel of the catalogue. */
async function announcedBy(statement: () => Promise<unknown>): Promise<string[]> {
  const listener = new Client({ connectionString: testDb.url });
  await listener.connect();
  await listener.query('listen catalogue_changed');
  const announced: string[] = [];
  const { promise: over, resolve } = Promise.withResolvers<void>();
  listener.on('notification', ({ payload = '' }) =>
    payload === 'over' ? resolve() : announced.push(payload),
  );
  await statement();
  await testDb.database.pool.query(`select pg_notify('catalogue_changed', 'over')`);
  await over;
  await listener.end();
  return [...new Set(announced)].sort();
}

const run = (text: string, values: unknown[] = []) => testDb.database.pool.query(text, values);

test.each([
  ['hotels', `update hotels set stars = stars where product_id = $1`],
  ['room types', `update room_types set capacity = capacity where hotel_id = $1`],
  [
    'texts of room types',
    `update room_type_texts set name = name where room_type_id in (select id from room_types where hotel_id = $1)`,
  ],
  ['rates', `update rate_plans set price_share = price_share where hotel_id = $1`],
  [
    'days of rates',
    `insert into rate_days (rate_plan_id, day) select id, '2037-05-01' from rate_plans where hotel_id = $1`,
  ],
  [
    'days of rates that end',
    `delete from rate_days where rate_plan_id in (select id from rate_plans where hotel_id = $1)`,
  ],
])('A change of %s announces the product of the hotel once', async (_, statement) => {
  expect(await announcedBy(() => run(statement, [casa.id]))).toEqual([`product:${casa.id}`]);
});

test('Rooms that are held or sold announce nothing, because searches read them', async () => {
  const announced = await announcedBy(() =>
    takeNights(testDb.database, { roomType: casa.roomTypes.twin, from: firstNight, sold: 1 }),
  );
  expect(announced).toEqual([]);
});

test('Hotels of a city are read once, and again after one of its products has changed', async () => {
  const hotels = watchHotels(testDb.database);
  const first = await hotels.ofPlace(lisbon);
  expect(await hotels.ofPlace(lisbon)).toBe(first);
  hotels.drop(['product:00000000-0000-8000-8000-000000000001', `tours:${kyoto}`, 'exchange_rates']);
  expect(await hotels.ofPlace(lisbon)).toBe(first);
  await run('update rate_plans set price_share = 9500 where id = $1', [casa.ratePlans.saver]);
  hotels.drop([`product:${casa.id}`]);
  const second = await hotels.ofPlace(lisbon);
  expect(second.hotels[0]?.rates.map(({ priceShare }) => priceShare)).toContain(9_500);
  for (const name of [`location:${lisbon}`, `tours:${lisbon}`]) {
    const before = await hotels.ofPlace(lisbon);
    hotels.drop([name]);
    expect(await hotels.ofPlace(lisbon)).not.toBe(before);
  }
  const before = await hotels.ofPlace(lisbon);
  hotels.dropAll();
  expect(await hotels.ofPlace(lisbon)).not.toBe(before);
});

test('A change that is announced while a city is being read has it read again', async () => {
  const hotels = watchHotels(testDb.database);
  const reading = hotels.ofPlace(lisbon);
  hotels.drop([`product:${casa.id}`]);
  expect(hotels.ofPlace(lisbon)).not.toBe(reading);
});

test('A read that fails is not kept', async () => {
  const hotels = watchHotels(testDb.database);
  await expect(hotels.ofPlace('not an id')).rejects.toThrow();
  await expect(hotels.ofPlace('not an id')).rejects.toThrow();
  expect((await hotels.ofPlace(lisbon)).hotels).toHaveLength(1);
});

test('Beyond a number of hotels, the city that was searched longest ago makes way', async () => {
  await writeHotel(testDb.database, { slug: 'ryokan', place: 'kyoto', currency: 'JPY' });
  const hotels = watchHotels(testDb.database, 1);
  const first = await hotels.ofPlace(lisbon);
  const second = await hotels.ofPlace(kyoto);
  expect(await hotels.ofPlace(kyoto)).toBe(second);
  expect(await hotels.ofPlace(lisbon)).not.toBe(first);
});

test('Distances are measured to the main sight of the city, else to the one most trips go to, and to its port', async () => {
  const hotels = watchHotels(testDb.database);
  expect(await hotels.ofPlace(lisbon)).toMatchObject({
    sights: [{ slug: 'tower', latitude: 38.69, longitude: -9.2 }],
    quay: { latitude: 38.71, longitude: -9.12, isTender: false },
  });
  await run(`insert into public_codes (code, kind) values ('cast0e00', 'location')`);
  await run(
    `insert into locations (id, code, slug, country_code, time_zone, latitude, longitude, place_kind, parent_id)
     values (gen_random_uuid(), 'cast0e00', 'castle', 'PT', 'Europe/Lisbon', 38.7139, -9.1335, 'sight', $1)`,
    [lisbon],
  );
  await run(
    `update locations set main_sight_id = (select id from locations where slug = 'castle') where id = $1`,
    [lisbon],
  );
  hotels.drop([`location:${lisbon}`]);
  const { sights } = await hotels.ofPlace(lisbon);
  expect(sights).toMatchObject([
    { slug: 'castle', latitude: 38.7139, longitude: -9.1335 },
    { slug: 'tower' },
  ]);
});

test('Where ships anchor and boats bring passengers ashore, the landing is no quay', async () => {
  await run(
    `insert into cruise_ports (id, slug, names, country_code, time_zone, latitude, longitude, place_slug, place_names,
       place_minutes, place_kilometres, landing, gate_by, gate_minutes, gangway_minutes, tender_minutes,
       last_boat_minutes, risk_minutes)
     values (gen_random_uuid(), 'off-lisbon', '{"en": "Off Lisbon"}', 'PT', 'Europe/Lisbon', 38.711, -9.121, 'lisbon',
       '{"en": "Lisbon"}', 5, 1, 'tender', 'walk', 2, 30, 20, 60, 30)`,
  );
  expect(await watchHotels(testDb.database).ofPlace(lisbon)).toMatchObject({ quay: { isTender: true } });
});
