import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { lisbonId, loadSmallWorld, trip1, trip3 } from '../catalogue/small-world-for-tests.ts';
import { showMeetingMap } from './show-meeting-map.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await loadSmallWorld(place.database);
});

afterAll(() => place.drop());

const shown = (id: string, locale: 'en' | 'de' = 'en') => showMeetingMap(place.database, { id, locale });

test('The map of a product is found by both its names, in the language of the reader', async () => {
  const byCode = await shown(trip1.code, 'de');
  expect(byCode?.map.cityName).toBe('Lissabon');
  expect(byCode).toEqual(await shown(trip1.id, 'de'));
  expect(byCode?.productId).toBe(trip1.id);
});

test('It tells of the city and its parts, so that a change to one of them is a change to it', async () => {
  const { rows } = await place.database.pool.query<{ id: string }>(
    `select id from locations where parent_id = $1 and place_kind in ('sight', 'port')`,
    [lisbonId],
  );
  const found = await shown(trip1.id);
  expect(found?.locationIds.toSorted()).toEqual([lisbonId, ...rows.map(({ id }) => id)].sort());
});

test('What is off sale has no map, and what nobody knows has none', async () => {
  await place.database.pool.query(`update products set excluded = true where id = $1`, [trip3.id]);
  expect(await shown(trip3.id)).toBeUndefined();
  expect(await shown('zzzzzzzz')).toBeUndefined();
});

test('Who is fetched has no meeting point, and a map of the region alone', async () => {
  await place.database.pool.query(`delete from product_points where product_id = $1`, [trip1.id]);
  const found = await shown(trip1.id);
  expect(found?.map.sketch).toBeNull();
  expect(found?.map.region.land).toMatch(/^M/);
});
