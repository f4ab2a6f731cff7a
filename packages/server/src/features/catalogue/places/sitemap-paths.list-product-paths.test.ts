import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  smallCatalogue,
  trip1,
  trip2,
  trip3,
  trip4,
} from '../../../../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { countProductPaths, listProductPaths } from './sitemap-paths.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
});

afterAll(() => testDb.drop());

test('Every product on sale has one canonical path, in a stable order', async () => {
  const allPaths = await listProductPaths(testDb.database, { limit: 100, offset: 0 });
  expect(allPaths.map(({ path }) => path).sort()).toEqual(
    [
      `/tours/lisbon/trip-1-${trip1.code}`,
      `/shows/lisbon/trip-2-${trip2.code}`,
      `/tours/kyoto/trip-3-${trip3.code}`,
      `/transfers/lisbon/trip-4-${trip4.code}`,
    ].sort(),
  );
  expect(await countProductPaths(testDb.database)).toBe(4);
  const inPages = await Promise.all(
    [0, 2].map((offset) => listProductPaths(testDb.database, { limit: 2, offset })),
  );
  expect(inPages.flat()).toEqual(allPaths);
});

test('Excluded products are neither counted nor listed', async () => {
  await testDb.database.pool.query(`update products set excluded = true where code = '${trip2.code}'`);
  const allPaths = await listProductPaths(testDb.database, { limit: 100, offset: 0 });
  expect(allPaths).toHaveLength(3);
  expect(await countProductPaths(testDb.database)).toBe(3);
});
