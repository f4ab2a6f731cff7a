import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  lisbonCode,
  smallCatalogue,
  trip2,
  trip3,
} from '../../../../test-support/catalogue/small-catalogue.ts';
import { portEntry, withTimetable } from '../../../../test-support/cruises/timetable.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { listPlaces } from './list-places.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
});

afterAll(() => testDb.drop());

const reader = { locale: 'en', size: 12 } as const;

test('Each place comes with the number of its products on sale, by product type', async () => {
  const places = await listPlaces(testDb.database, reader);
  expect(places.map(({ name, productCounts }) => [name, productCounts])).toEqual([
    ['Lisbon', { tours: 1, shows: 1, transfers: 1 }],
    ['Kyoto', { tours: 1 }],
  ]);
});

test('A place has its country, port flag, slug and image', async () => {
  const [lisbon] = await listPlaces(testDb.database, { ...reader, locale: 'de', size: 1 });
  expect(lisbon).toMatchObject({
    code: lisbonCode,
    slug: 'lisbon',
    name: 'Lissabon',
    stateName: '',
    countryName: 'Portugal',
    countryCode: 'PT',
    isPort: true,
    imageUrl: '/images/place-lisbon',
  });
});

test('Places are sorted by the popularity of their products, then by number of reviews', async () => {
  const { pool } = testDb.database;
  const names = async () => (await listPlaces(testDb.database, reader)).map(({ name }) => name);
  // Lisbon has three products, 3 in popularity and 6 reviews in all; Kyoto has one product.
  await pool.query(`update products set popularity = 1, review_count = 2`);
  await pool.query(`update products set popularity = 50 where id = '${trip3.id}'`);
  expect(await names()).toEqual(['Kyoto', 'Lisbon']);
  await pool.query(`update products set popularity = 3, review_count = 99 where id = '${trip3.id}'`);
  expect(await names()).toEqual(['Kyoto', 'Lisbon']);
  await pool.query(`update products set popularity = 1, review_count = 0 where id = '${trip3.id}'`);
  expect(await names()).toEqual(['Lisbon', 'Kyoto']);
});

test('Near a place, the other places around it are listed, the nearest first, and none that is far away', async () => {
  const { pool } = testDb.database;
  const near = async (slug: string) =>
    (await listPlaces(testDb.database, { ...reader, near: slug })).map(({ slug: other }) => other);
  const move = (slug: string, latitude: number, longitude: number) =>
    pool.query('update locations set latitude = $2, longitude = $3 where slug = $1', [
      slug,
      latitude,
      longitude,
    ]);
  await move('lisbon', 38.72, -9.14);
  await move('kyoto', 35.01, 135.77);
  expect(await near('lisbon')).toEqual([]);
  // Porto is 274 km from Lisbon.
  await move('kyoto', 41.15, -8.61);
  expect(await near('lisbon')).toEqual(['kyoto']);
  // Madrid is 502 km away.
  await move('kyoto', 40.42, -3.7);
  expect(await near('lisbon')).toEqual([]);
  // A sight near Kyoto that is called like the other city is not the place to list around.
  await pool.query(`insert into public_codes (code, kind) values ('s0ght001', 'location')`);
  await pool.query(
    `insert into locations (id, code, slug, place_kind, parent_id, country_code, time_zone, latitude, longitude)
     select gen_random_uuid(), 's0ght001', 'lisbon', 'sight', id, country_code, time_zone, latitude, longitude
     from locations where slug = 'kyoto'`,
  );
  // A query that takes any of the two would find the sight first: the row of the city is written again.
  await pool.query('update locations set is_port = is_port where code = $1', [lisbonCode]);
  expect(await near('lisbon')).toEqual([]);
  await pool.query(`delete from locations where code = 's0ght001'`);
  // The shortest way crosses the date line.
  await move('kyoto', 0, -179.5);
  await move('lisbon', 0, 179.5);
  expect(await near('lisbon')).toEqual(['kyoto']);
  expect(await near('nowhere')).toEqual([]);
});

test('Around a position the nearest places are listed first, however far and across the date line', async () => {
  const { pool } = testDb.database;
  const around = async (latitude: number, longitude: number) =>
    (await listPlaces(testDb.database, { ...reader, around: { latitude, longitude } })).map(
      ({ slug }) => slug,
    );
  const move = (slug: string, latitude: number, longitude: number) =>
    pool.query('update locations set latitude = $2, longitude = $3 where slug = $1', [
      slug,
      latitude,
      longitude,
    ]);
  await move('lisbon', 38.72, -9.14);
  await move('kyoto', 35.01, 135.77);
  expect(await around(41.1, -8.6)).toEqual(['lisbon', 'kyoto']);
  expect(await around(35.7, 139.7)).toEqual(['kyoto', 'lisbon']);
  await move('kyoto', 0, -179.5);
  expect(await around(0, 179.5)).toEqual(['kyoto', 'lisbon']);
  // Exactly at the place and at the other end of the world.
  expect(await around(38.7, -9.1)).toEqual(['lisbon', 'kyoto']);
  await move('lisbon', 0, 0);
  expect(await around(0, 180)).toEqual(['kyoto', 'lisbon']);
});

test('Filtered by product type, only places that sell it are listed, and only that type is counted', async () => {
  const shows = await listPlaces(testDb.database, { ...reader, productType: 'shows' });
  expect(shows.map(({ name, productCounts }) => [name, productCounts])).toEqual([['Lisbon', { shows: 1 }]]);
  expect(await listPlaces(testDb.database, { ...reader, productType: 'hotels' })).toEqual([]);
});

test('Excluded products are not counted, and a place with nothing else is not listed', async () => {
  const { pool } = testDb.database;
  await pool.query(`update products set excluded = true where id in ('${trip2.id}', '${trip3.id}')`);
  const places = await listPlaces(testDb.database, reader);
  await pool.query(`update products set excluded = false`);
  expect(places.map(({ name, productCounts }) => [name, productCounts])).toEqual([
    ['Lisbon', { tours: 1, transfers: 1 }],
  ]);
});

test('A place without a name in the reader’s language is listed by its English name', async () => {
  await testDb.database.pool.query(`delete from location_texts where locale = 'zh-Hans' and name = '京都'`);
  const places = await listPlaces(testDb.database, { ...reader, locale: 'zh-Hans' });
  expect(places.map(({ name }) => name)).toEqual(['里斯本', 'Kyoto']);
});

test('A place names its cruise ports in the reader’s language, that of its own name first', async () => {
  const portsOfLisbon = async () =>
    (await listPlaces(testDb.database, { ...reader, locale: 'de' })).find(({ slug }) => slug === 'lisbon')
      ?.cruisePorts;
  expect(await portsOfLisbon()).toEqual([]);
  const visits = { ...portEntry('lisbon').visits, place: 'lisbon' };
  await withTimetable(testDb.database, { ports: [portEntry('alcantara', { visits }), portEntry('lisbon')] });
  expect(await portsOfLisbon()).toEqual([
    { slug: 'lisbon', name: 'lisbon (de)' },
    { slug: 'alcantara', name: 'alcantara (de)' },
  ]);
});
