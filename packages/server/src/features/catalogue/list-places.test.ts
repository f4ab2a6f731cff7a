import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { listPlaces } from './list-places.ts';
import { lisbonCode, loadSmallWorld, trip2, trip3 } from './small-world-for-tests.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadSmallWorld(place.database);
});

afterAll(() => place.drop());

const reader = { locale: 'en', size: 12 } as const;

test('Places come with what is on sale in each, counted by its kind', async () => {
  const found = await listPlaces(place.database, reader);
  expect(found.map(({ name, productCounts }) => [name, productCounts])).toEqual([
    ['Lisbon', { tours: 1, shows: 1, transfers: 1 }],
    ['Kyoto', { tours: 1 }],
  ]);
});

test('A place says where it is, whether ships call, how it is written in addresses and what it looks like', async () => {
  const [lisbon] = await listPlaces(place.database, { ...reader, locale: 'de', size: 1 });
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

test('The place whose products are most asked for comes first; reviews decide among equals', async () => {
  const { pool } = place.database;
  const names = async () => (await listPlaces(place.database, reader)).map(({ name }) => name);
  await pool.query(`update products set popularity = 1, review_count = 2`);
  await pool.query(`update products set popularity = 50 where id = '${trip3.id}'`);
  expect(await names()).toEqual(['Kyoto', 'Lisbon']);
  await pool.query(`update products set popularity = 3, review_count = 99 where id = '${trip3.id}'`);
  expect(await names()).toEqual(['Kyoto', 'Lisbon']);
  await pool.query(`update products set popularity = 1, review_count = 0 where id = '${trip3.id}'`);
  expect(await names()).toEqual(['Lisbon', 'Kyoto']);
});

test('Narrowed to one kind of product, only the places that sell it come, and it alone is counted', async () => {
  const shows = await listPlaces(place.database, { ...reader, productType: 'shows' });
  expect(shows.map(({ name, productCounts }) => [name, productCounts])).toEqual([['Lisbon', { shows: 1 }]]);
  expect(await listPlaces(place.database, { ...reader, productType: 'hotels' })).toEqual([]);
});

test('What is excluded from sale is not counted, and a place with nothing else is not named', async () => {
  const { pool } = place.database;
  await pool.query(`update products set excluded = true where id in ('${trip2.id}', '${trip3.id}')`);
  const found = await listPlaces(place.database, reader);
  await pool.query(`update products set excluded = false`);
  expect(found.map(({ name, productCounts }) => [name, productCounts])).toEqual([
    ['Lisbon', { tours: 1, transfers: 1 }],
  ]);
});

test('A place that nobody has named in a language yet goes by its English name', async () => {
  await place.database.pool.query(`delete from location_texts where locale = 'zh-Hans' and name = '京都'`);
  const found = await listPlaces(place.database, { ...reader, locale: 'zh-Hans' });
  expect(found.map(({ name }) => name)).toEqual(['里斯本', 'Kyoto']);
});
