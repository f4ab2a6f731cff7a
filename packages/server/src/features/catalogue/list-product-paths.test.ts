import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { importCatalogue } from './import-catalogue.ts';
import { countProductPaths, listProductPaths } from './list-product-paths.ts';
import { smallWorld } from './small-world-for-tests.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await importCatalogue(place.database, smallWorld);
});

afterAll(() => place.drop());

test('The canonical path of every product on sale comes once, in an order that stays', async () => {
  const all = await listProductPaths(place.database, { limit: 100, offset: 0 });
  expect(all.map(({ path }) => path)).toEqual([
    '/tours/lisbon/trip-1-pr0dac01',
    '/shows/lisbon/trip-2-pr0dac02',
    '/tours/kyoto/trip-3-pr0dac03',
    '/transfers/lisbon/trip-4-pr0dac04',
  ]);
  expect(await countProductPaths(place.database)).toBe(4);
  const inPages = await Promise.all(
    [0, 2].map((offset) => listProductPaths(place.database, { limit: 2, offset })),
  );
  expect(inPages.flat()).toEqual(all);
});

test('What is excluded from sale is not counted and not listed', async () => {
  await place.database.pool.query(`update products set excluded = true where code = 'pr0dac02'`);
  const all = await listProductPaths(place.database, { limit: 100, offset: 0 });
  expect(all).toHaveLength(3);
  expect(await countProductPaths(place.database)).toBe(3);
});
