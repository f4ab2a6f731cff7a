import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { countListPaths, listListPaths } from './list-list-paths.ts';
import { loadSmallWorld, trip4 } from './small-world-for-tests.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadSmallWorld(place.database);
});

afterAll(() => place.drop());

const paths = async () =>
  (await listListPaths(place.database, { limit: 100, offset: 0 })).map(({ path }) => path);

test('Each kind that a city sells has one list, however many products it holds, in an order that stays', async () => {
  expect(await paths()).toEqual(['/tours/kyoto', '/shows/lisbon', '/tours/lisbon', '/transfers/lisbon']);
  expect(await countListPaths(place.database)).toBe(4);
  await place.database.pool.query(`update products set type = 'tours' where code = '${trip4.code}'`);
  expect(await paths()).toEqual(['/tours/kyoto', '/shows/lisbon', '/tours/lisbon']);
  expect(await countListPaths(place.database)).toBe(3);
  const [second] = await listListPaths(place.database, { limit: 1, offset: 1 });
  expect(second).toEqual({ path: '/shows/lisbon', changedAt: expect.any(Date) });
});

test('A list on which nothing is for sale is not there, and one is as new as the newest on it', async () => {
  await place.database.pool.query(`update products set excluded = true where type = 'shows'`);
  expect(await paths()).toEqual(['/tours/kyoto', '/tours/lisbon']);
  await place.database.pool.query(
    `update products set changed_at = '2031-01-01T00:00:00Z' where code = '${trip4.code}'`,
  );
  const lists = await listListPaths(place.database, { limit: 100, offset: 0 });
  expect(lists.at(-1)?.changedAt).toEqual(new Date('2031-01-01T00:00:00Z'));
});
