import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { placeWith, productRow } from '../../../../test-support/catalogue/place-file.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import type { ProductInFile } from '../file/place-file.ts';
import { catalogueId } from './catalogue-id.ts';
import { importPlaces } from './import-catalogue.ts';

type OptionFile = ProductInFile['options'][number];

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});

afterAll(() => testDb.drop());

const withSlug = (slug: string): OptionFile => ({ slug, name: { en: slug }, price: { adult: 5_000 } });
const withoutSlug = (name: string): OptionFile => ({ name: { en: name }, price: { adult: 5_000 } });
const idOf = (name: string | number) => catalogueId('option', 'lisbon', 'sail', name);

const importOptions = (...options: OptionFile[]) =>
  importPlaces(testDb.database, {
    places: [placeWith('lisbon', [productRow('sail', { options })])],
    today: localDate('2026-11-21'),
  });

async function optionsInOrder() {
  const { rows } = await testDb.database.pool.query<{ id: string }>(
    'select id from product_options order by position',
  );
  return rows.map(({ id }) => id);
}

beforeEach(async () => {
  await testDb.database.pool.query('delete from departures; delete from product_options');
});

test('Options with slugs may be reordered, and each keeps the id that bookings refer to', async () => {
  await importOptions(withSlug('lunch'), withSlug('night'));
  await testDb.database.pool.query(
    `insert into departures (option_id, local_date, wanted_capacity, capacity, sold) values ($1, '2027-01-02', 9, 9, 1)`,
    [idOf('night')],
  );
  await importOptions(withSlug('night'), withSlug('supper'), withSlug('lunch'));
  expect(await optionsInOrder()).toEqual([0, 'night', 'supper', 'lunch'].map(idOf));
  await importOptions(withSlug('night'));
  expect(await optionsInOrder()).toEqual([0, 'night'].map(idOf));
});

test('An option without a slug is identified by its position', async () => {
  await importOptions(withSlug('lunch'), withoutSlug('night'));
  expect(await optionsInOrder()).toEqual([0, 'lunch', 2].map(idOf));
  await importOptions(withoutSlug('night'), withSlug('lunch'));
  expect(await optionsInOrder()).toEqual([0, 1, 'lunch'].map(idOf));
});

test('Two options of a product cannot have the same position', async () => {
  await importOptions(withSlug('lunch'), withSlug('night'));
  const crowding = testDb.database.pool.query('update product_options set position = 1');
  await expect(crowding).rejects.toThrow(/one_option_a_position/);
});
