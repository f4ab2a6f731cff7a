import { afterAll, beforeAll, expect, test } from 'vitest';
import { lisbonId, smallCatalogue, trip1, trip3 } from '../../../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { showMeetingMap } from './show-meeting-map.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
});

afterAll(() => testDb.drop());

const showMapOf = (id: string, locale: 'en' | 'de' = 'en') => showMeetingMap(testDb.database, { id, locale });

test('The map of a product is found by its UUID and by its code, in the reader’s language', async () => {
  const byCode = await showMapOf(trip1.code, 'de');
  expect(byCode?.map.cityName).toBe('Lissabon');
  expect(byCode).toEqual(await showMapOf(trip1.id, 'de'));
  expect(byCode?.productId).toBe(trip1.id);
});

test('The map lists the ids of its city and of the city’s parts, so that a change to them updates it', async () => {
  const { rows } = await testDb.database.pool.query<{ id: string }>(
    `select id from locations where parent_id = $1 and place_kind in ('sight', 'port')`,
    [lisbonId],
  );
  const answer = await showMapOf(trip1.id);
  expect(answer?.locationIds.toSorted()).toEqual([lisbonId, ...rows.map(({ id }) => id)].sort());
});

test('The map does not state the distance to a place that the title of the meeting point names', async () => {
  const { pool } = testDb.database;
  const near = async () => (await showMapOf(trip1.id, 'de'))?.map.sketch?.near.map(({ name }) => name) ?? [];
  const [nearest = ''] = await near();
  await pool.query(
    `update product_point_texts set title = 'Vor: ' || $2 where locale = 'de' and point_id in
      (select id from product_points where product_id = $1 and kind = 'start')`,
    [trip1.id, nearest],
  );
  expect(nearest).not.toBe('');
  expect(await near()).not.toContain(nearest);
});

test('A product that is unknown or not on sale has no map', async () => {
  await testDb.database.pool.query(`update products set excluded = true where id = $1`, [trip3.id]);
  expect(await showMapOf(trip3.id)).toBeUndefined();
  expect(await showMapOf('zzzzzzzz')).toBeUndefined();
});

test('A product that picks up its travellers has a region map only', async () => {
  await testDb.database.pool.query(`delete from product_points where product_id = $1`, [trip1.id]);
  const answer = await showMapOf(trip1.id);
  expect(answer?.map.sketch).toBeNull();
  expect(answer?.map.region.land).toMatch(/^M/);
});
