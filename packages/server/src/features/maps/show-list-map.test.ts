import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  lisbonId,
  smallCatalogue,
  trip1,
  trip2,
  trip3,
} from '../../../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { showListMap } from './show-list-map.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
});

afterAll(() => testDb.drop());

const showMapOf = (...codes: string[]) => showListMap(testDb.database, { codes, locale: 'de' });

test('Each product has one pin, in the requested order, even if it is requested twice', async () => {
  const answer = await showMapOf(trip3.code, trip1.code, trip3.code, 'zzzzzzzz');
  expect(answer?.map.pins.map(({ code }) => code)).toEqual([trip3.code, trip1.code]);
  expect(answer?.productIds).toEqual([trip3.id, trip1.id]);
  expect(answer?.locationIds).toContain(lisbonId);
});

test('A product that picks up its travellers is placed at the centre of its city', async () => {
  await testDb.database.pool.query(`delete from product_points where product_id = $1`, [trip1.id]);
  expect((await showMapOf(trip1.code))?.map.pins).toEqual([{ code: trip1.code, x: 300, y: 300 }]);
});

test('A product that is not on sale has no pin, and without pins there is no map', async () => {
  await testDb.database.pool.query(`update products set excluded = true where id = $1`, [trip2.id]);
  expect((await showMapOf(trip1.code, trip2.code))?.productIds).toEqual([trip1.id]);
  expect(await showMapOf(trip2.code)).toBeUndefined();
});
