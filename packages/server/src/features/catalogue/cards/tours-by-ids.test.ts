import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  smallCatalogue,
  trip1,
  trip2,
  trip3,
  trip4,
} from '../../../../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { toursByIds } from './tours-by-ids.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
});

afterAll(() => testDb.drop());

const now = new Date('2026-11-21T12:00:00Z');
const tourNamesOf = async (ids: readonly string[]) => {
  const tours = await toursByIds(testDb.database, { ids, locale: 'de', currency: 'EUR', now });
  return tours.map(({ tourName }) => tourName);
};

test('Products are found by their IDs, in the given order and in the reader’s language', async () => {
  expect(await tourNamesOf([trip3.id, trip1.id, trip2.id])).toEqual(['Ausflug 3', 'Ausflug 1', 'Ausflug 2']);
});

test('Public codes are found like IDs, beside them and in the given order', async () => {
  const { rows } = await testDb.database.pool.query('select code from products where id = $1', [trip1.id]);
  expect(await tourNamesOf([trip3.id, rows[0].code, 'zzzzzzzz'])).toEqual(['Ausflug 3', 'Ausflug 1']);
});

test('A card states free cancellation and pick-up as its supplier promises them', async () => {
  const promisesOf = async (id: string) => {
    const [tour] = await toursByIds(testDb.database, { ids: [id], locale: 'en', currency: 'EUR', now });
    return tour && [tour.freeCancellation, tour.pickUp];
  };
  const run = (sql: string) => testDb.database.pool.query(sql, [trip4.id]);
  await run(`update products set cancellation = '[{"hoursBefore": 24, "refundPercent": 50}]' where id = $1`);
  await run(`delete from product_features where product_id = $1`);
  expect(await promisesOf(trip4.id)).toEqual([false, false]);
  await run(`update products set cancellation = '[{"hoursBefore": 24, "refundPercent": 100}]' where id = $1`);
  await run(`insert into product_features values ($1, 'excluded', 0, 'hotel-pickup')`);
  expect(await promisesOf(trip4.id)).toEqual([true, false]);
  await run(`update product_features set kind = 'included' where product_id = $1`);
  expect(await promisesOf(trip4.id)).toEqual([true, true]);
  await run(`delete from product_features where product_id = $1`);
  await run(`insert into product_points values (gen_random_uuid(), $1, 'pickup', 0, 'Rua 1', 38.7, -9.1)`);
  expect(await promisesOf(trip4.id)).toEqual([true, true]);
});

test('A repeated ID counts once, and a product that is unknown or no longer on sale is left out', async () => {
  await testDb.database.pool.query(`update products set excluded = true where id = $1`, [trip2.id]);
  const unknownId = '0b6f3d0e-59a1-4a6e-9a55-0d1f6a1c0042';
  expect(await tourNamesOf([trip1.id, unknownId, trip2.id, trip1.id])).toEqual(['Ausflug 1']);
});

test('A card of a shore excursion states the hours of its first start, if it ends on the same day', async () => {
  const { pool } = testDb.database;
  const hoursOf = async () =>
    (await toursByIds(testDb.database, { ids: [trip1.id], locale: 'en', currency: 'EUR', now }))[0]
      ?.portHours;
  const set = (starts: string, minutes: number | null) =>
    pool.query(
      `with changed as (update product_options set duration_minutes = $3 where product_id = $1)
       update schedules set local_start_times = $2::time[], local_opens = null, local_closes = null
       from product_options option where option.product_id = $1 and option_id = option.id`,
      [trip1.id, starts, minutes],
    );
  await set('{13:00,09:30}', 270);
  expect(await hoursOf()).toBeNull();
  await pool.query(`update products set type = 'shore-excursions' where id = $1`, [trip1.id]);
  expect(await hoursOf()).toEqual({ from: '09:30', backBy: '14:00', starts: 2 });
  await set('{22:00}', 180);
  expect(await hoursOf()).toBeNull();
  await set('{09:30}', null);
  expect(await hoursOf()).toBeNull();
});
