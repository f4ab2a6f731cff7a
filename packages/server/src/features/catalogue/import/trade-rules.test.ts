import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeWith, productRow } from '../../../../test-support/catalogue/place-file.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { importPlaces } from './import-catalogue.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
  const group = { price: undefined, group: { upTo: 8, price: 34_000 } };
  const places = [placeWith('lisbon', [productRow('sail'), productRow('boat', group)])];
  await importPlaces(testDb.database, { places, today: localDate('2026-11-21') });
});

afterAll(() => testDb.drop());

const expectRefusal = (statement: string, by: RegExp) =>
  expect(testDb.database.pool.query(statement), statement).rejects.toThrow(by);

test.each([
  ['a season without an end', `update schedules set season_to = null`],
  ['a schedule without a time', `update schedules set local_start_times = '{}'`],
  [
    'start times and opening hours at once',
    `update schedules set local_opens = '09:00', local_closes = '18:00'`,
  ],
  [
    'an opening time without a closing time',
    `update schedules set local_start_times = '{}', local_opens = '09:00'`,
  ],
  ['a weekday above seven', `update schedules set weekdays = '{8}'`],
  ['a schedule without weekdays', `update schedules set weekdays = '{}'`],
  ['a negative ticket price', `update option_tickets set price_minor = -1`],
  [
    'a group size of a ticket for one person',
    `update option_tickets set group_size = 4 where band = 'adult'`,
  ],
  ['a group without a size', `update option_tickets set group_size = null where band = 'group'`],
  [
    'a price for a further person without a group',
    `update option_tickets set extra_person_minor = 1 where band = 'adult'`,
  ],
  ['an unknown ticket type', `update option_tickets set band = 'dog' where band = 'child'`],
  ['an option without capacity', `update product_options set capacity = 0`],
  ['a review with a rating of six', `update reviews set rating = 6`],
  ['an unknown interest', `update products set interests = '{golf}'`],
  ['cancellation tiers that are not a list', `update products set cancellation = '{}'`],
  ['a popularity beyond the scale', `update products set popularity = 101`],
  ['an English text that is missing', `update product_texts set name = null where locale = 'en'`],
  ['an unknown kind of place', `update locations set place_kind = 'village'`],
])('The database refuses %s', async (_, statement) => {
  await expectRefusal(statement, /violates check constraint/);
});

test('A promotion has a percentage within bounds and ends after it begins', async () => {
  const promotion = (percent: number, until: string) =>
    `insert into promotions (id, product_id, percent, book_from, book_until, travel_from, travel_until)
     select gen_random_uuid(), id, ${percent}, '2026-11-01', '${until}', '2026-12-01', '2027-01-31' from products`;
  await expectRefusal(promotion(0, '2026-11-30'), /percent_check/);
  await expectRefusal(promotion(91, '2026-11-30'), /percent_check/);
  await expectRefusal(promotion(15, '2026-10-31'), /violates check constraint/);
  await testDb.database.pool.query(promotion(15, '2026-11-30'));
});

test('Deleting a product deletes all its parts', async () => {
  const tables = [
    'product_texts',
    'product_features',
    'product_points',
    'product_point_texts',
    'product_options',
    'schedules',
    'option_tickets',
    'reviews',
    'promotions',
  ];
  const counts = async () => {
    const counts = await Promise.all(
      tables.map((table) => testDb.database.pool.query(`select count(*)::int as rows from ${table}`)),
    );
    return counts.map(({ rows }) => rows[0].rows as number);
  };
  for (const count of await counts()) expect(count).toBeGreaterThan(0);
  await testDb.database.pool.query('delete from products');
  expect(await counts()).toEqual(tables.map(() => 0));
});
