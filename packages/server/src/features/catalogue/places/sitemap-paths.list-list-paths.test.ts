import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallCatalogue, trip4 } from '../../../../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { countListPaths, listListPaths } from './sitemap-paths.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
});

afterAll(() => testDb.drop());

const everythingIn = (city: string) => `/toursAndActivities?place=${city}`;
const readListPaths = async () =>
  (await listListPaths(testDb.database, { limit: 100, offset: 0 })).map(({ path }) => path);

test('Each city has one list of everything and one of each product type that it sells, in a stable order', async () => {
  expect(await readListPaths()).toEqual([
    ...[everythingIn('kyoto'), '/tours/kyoto'],
    ...[everythingIn('lisbon'), '/shows/lisbon', '/tours/lisbon', '/transfers/lisbon'],
  ]);
  expect(await countListPaths(testDb.database)).toBe(6);
  await testDb.database.pool.query(`update products set type = 'tours' where code = '${trip4.code}'`);
  expect(await readListPaths()).toEqual([
    ...[everythingIn('kyoto'), '/tours/kyoto'],
    ...[everythingIn('lisbon'), '/shows/lisbon', '/tours/lisbon'],
  ]);
  expect(await countListPaths(testDb.database)).toBe(5);
  const [fourth] = await listListPaths(testDb.database, { limit: 1, offset: 3 });
  expect(fourth).toEqual({ path: '/shows/lisbon', changedAt: expect.any(Date) });
});

test('A list with no products on sale has no path, and a list is as new as its newest product', async () => {
  await testDb.database.pool.query(`update products set excluded = true where type = 'shows'`);
  expect(await readListPaths()).toEqual([
    ...[everythingIn('kyoto'), '/tours/kyoto'],
    ...[everythingIn('lisbon'), '/tours/lisbon'],
  ]);
  await testDb.database.pool.query(
    `update products set changed_at = '2031-01-01T00:00:00Z' where code = '${trip4.code}'`,
  );
  const lists = await listListPaths(testDb.database, { limit: 100, offset: 0 });
  expect(lists.at(-1)?.changedAt).toEqual(new Date('2031-01-01T00:00:00Z'));
});
