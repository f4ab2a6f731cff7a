import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { lisbonId, loadSmallWorld, trip1, trip2, trip3 } from '../catalogue/small-world-for-tests.ts';
import { showListMap } from './show-list-map.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadSmallWorld(place.database);
});

afterAll(() => place.drop());

const shown = (...codes: string[]) => showListMap(place.database, { codes, locale: 'de' });

test('Products have a pin each, in the order they are asked for in; twice the same is one', async () => {
  const found = await shown(trip3.code, trip1.code, trip3.code, 'zzzzzzzz');
  expect(found?.map.pins.map(({ code }) => code)).toEqual([trip3.code, trip1.code]);
  expect(found?.productIds).toEqual([trip3.id, trip1.id]);
  expect(found?.locationIds).toContain(lisbonId);
});

test('What fetches its travellers stands in the middle of its city', async () => {
  await place.database.pool.query(`delete from product_points where product_id = $1`, [trip1.id]);
  expect((await shown(trip1.code))?.map.pins).toEqual([{ code: trip1.code, x: 300, y: 300 }]);
});

test('What is off sale has no pin, and where nothing is left there is no map', async () => {
  await place.database.pool.query(`update products set excluded = true where id = $1`, [trip2.id]);
  expect((await shown(trip1.code, trip2.code))?.productIds).toEqual([trip1.id]);
  expect(await shown(trip2.code)).toBeUndefined();
});
