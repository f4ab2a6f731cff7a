import { setTimeout as after } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  lisbonCode,
  lisbonId,
  smallCatalogue,
  trip1,
  trip2,
  trip3,
  trip4,
} from '../../../../test-support/catalogue/small-catalogue.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { catalogueId } from './catalogue-id.ts';

const inKyoto = `tours:${catalogueId('city', 'kyoto')}`;
const inLisbon = `tours:${lisbonId}`;

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: smallCatalogue });
});

afterAll(() => testDb.drop());

/**
 * Returns what the database announces while the statement runs. The test then announces an end mark itself,
 * which shows that everything has arrived.
 */
async function announcedBy(statement: string): Promise<string[]> {
  const listener = new Client({ connectionString: testDb.url });
  await listener.connect();
  await listener.query('listen catalogue_changed');
  const announced: string[] = [];
  const over = new Promise<void>((resolve) => {
    listener.on('notification', ({ payload = '' }) => {
      if (payload === 'over') resolve();
      else announced.push(payload);
    });
  });
  await testDb.database.pool.query(statement);
  await testDb.database.pool.query(`notify catalogue_changed, 'over'`);
  await Promise.race([over, after(10_000, undefined, { ref: false })]);
  await listener.end();
  return announced.sort();
}

test('A changed product announces itself and its lists, and the featured list if it is featured', async () => {
  const plain = await announcedBy(`update products set review_count = 13 where id = '${trip3.id}'`);
  expect(plain).toEqual([`product:${trip3.id}`, 'tours', inKyoto]);
  const featured = await announcedBy(`update products set review_count = 13 where id = '${trip1.id}'`);
  expect(featured).toEqual(['featured', `product:${trip1.id}`, 'tours', inLisbon]);
});

test('Each product that one statement changes announces itself, unless only the day of its change is another', async () => {
  const statement = `update products set changed_at = changed_at + interval '1 second',
    popularity = case when id = '${trip3.id}' then 77 else popularity end`;
  expect(await announcedBy(statement)).toEqual([`product:${trip3.id}`, 'tours', inKyoto]);
  const texts = await announcedBy(`update product_texts set sub_title = sub_title where locale = 'en'`);
  expect(texts).toEqual([trip1, trip2, trip3, trip4].map(({ id }) => `product:${id}`).sort());
});

test('A product that moves announces the lists of both places and no others', async () => {
  const move = (to: string) =>
    announcedBy(
      `update products set location_id = (select id from locations where place_kind = 'city' and slug = '${to}') where id = '${trip3.id}'`,
    );
  const both = [`product:${trip3.id}`, 'tours', ...[inKyoto, inLisbon].sort()];
  expect(await move('lisbon')).toEqual(both);
  expect(await move('kyoto')).toEqual(both);
  expect(await announcedBy(`update products set popularity = popularity where id = '${trip3.id}'`)).toEqual([
    `product:${trip3.id}`,
    'tours',
  ]);
});

test('A product that becomes featured, or is no longer featured, announces the featured list', async () => {
  const begins = await announcedBy(`update products set featured_rank = 9 where id = '${trip3.id}'`);
  const ends = await announcedBy(`update products set featured_rank = null where id = '${trip3.id}'`);
  expect([begins.includes('featured'), ends.includes('featured')]).toEqual([true, true]);
});

test('A product text announces its product, a place name its place, and an exchange rate all prices', async () => {
  expect(await announcedBy(`update product_texts set name = 'New' where product_id = '${trip2.id}'`)).toEqual(
    [`product:${trip2.id}`],
  );
  expect(
    await announcedBy(`update location_texts set name = name where location_id = '${lisbonId}'`),
  ).toEqual([`location:${lisbonId}`]);
  expect(await announcedBy(`update exchange_rates set rate = rate where currency = 'USD'`)).toEqual([
    'exchange_rates',
  ]);
});

test('Every part of a product announces it: tickets, start times, points, features and promotions; a supplier announces itself', async () => {
  const ofTrip = [`product:${trip3.id}`];
  const option = `(select id from product_options where product_id = '${trip3.id}')`;
  expect(
    await announcedBy(
      `update option_tickets set min_count = 2 where band = 'adult' and option_id = ${option}`,
    ),
  ).toEqual(ofTrip);
  // The only adult price is also the price of the product, which lists show.
  const priced = await announcedBy(
    `update option_tickets set price_minor = 1 where band = 'adult' and option_id = ${option}`,
  );
  expect(priced.toSorted()).toEqual([...ofTrip, 'tours', inKyoto]);
  expect(await announcedBy(`delete from schedules where option_id = ${option}`)).toEqual(ofTrip);
  expect(
    await announcedBy(`update product_points set street = 'Quay 2' where product_id = '${trip3.id}'`),
  ).toEqual(ofTrip);
  expect(
    await announcedBy(`delete from product_features where product_id = '${trip3.id}' and code = 'tips'`),
  ).toEqual(ofTrip);
  const promoted = await announcedBy(
    `insert into promotions values (gen_random_uuid(), '${trip3.id}', 10, '2026-01-01', '2026-02-01', '2026-01-01', '2026-02-01')`,
  );
  expect(promoted).toEqual([...ofTrip, 'promotions']);
  const renamed = await announcedBy(
    `update organisations set name = 'Quay Walks' where id = (select supplier_id from products where id = '${trip3.id}')`,
  );
  expect(renamed).toEqual([expect.stringMatching(/^organisation:/)]);
});

test('A recorded price announces the product that it will be shown with', async () => {
  const noted = (price: number) =>
    `insert into price_log values ('${trip3.id}', 'JPY', '2026-01-01T00:00:00Z', ${price})
     on conflict (product_id, currency, utc_noted_at) do update set price_minor = excluded.price_minor`;
  expect(await announcedBy(noted(9_000))).toEqual([`product:${trip3.id}`]);
  expect(await announcedBy(noted(9_100))).toEqual([`product:${trip3.id}`]);
  expect(await announcedBy(`delete from price_log where utc_noted_at = '2026-01-01T00:00:00Z'`)).toEqual([
    `product:${trip3.id}`,
  ]);
});

test('An image with a new colour announces all products that show it, and a new or removed mark announces its organisation', async () => {
  const coloured = (colour: string) =>
    announcedBy(`update images set dominant = '${colour}' where stem = 'kyoto-trip-3'`);
  expect(await coloured('#123456')).toEqual(['image:kyoto-trip-3', `product:${trip3.id}`]);
  expect(await coloured('#123456')).toEqual(['image:kyoto-trip-3']);
  const { rows } = await testDb.database.pool.query<{ id: string }>(
    `select id from organisations where slug = 'harbour-walks'`,
  );
  const owner = `organisation:${rows[0]?.id}`;
  expect(await announcedBy(`delete from images where stem = 'mark-harbour-walks'`)).toEqual([
    'image:mark-harbour-walks',
    owner,
  ]);
  const mark = `insert into images (stem, width, height, dominant, artwork)
    values ('mark-harbour-walks', 1, 1, '#ffffff', '{}')`;
  expect(await announcedBy(mark)).toEqual([owner]);
});

test('A product records when it last changed, and a change of that date alone announces nothing', async () => {
  const { pool } = testDb.database;
  const dated = async (statement: string) => {
    await pool.query(`update products set changed_at = '2026-01-01' where id = '${trip2.id}'`);
    const announced = await announcedBy(statement);
    const { rows } = await pool.query<{ is_new: boolean }>(
      `select changed_at > now() - interval '1 hour' as is_new from products where id = '${trip2.id}'`,
    );
    return [rows[0]?.is_new, announced] as const;
  };
  const whereTrip = `where id = '${trip2.id}'`;
  const ofOwn = `where product_id = '${trip2.id}'`;
  expect((await dated(`update products set popularity = 1 ${whereTrip}`))[0]).toBe(true);
  expect((await dated(`update products set popularity = popularity ${whereTrip}`))[0]).toBe(false);
  expect(await dated(`update product_texts set name = 'Newer' ${ofOwn} and locale = 'en'`)).toEqual([
    true,
    [`product:${trip2.id}`],
  ]);
  expect((await dated(`delete from product_texts ${ofOwn} and locale = 'de'`))[0]).toBe(true);
  const tab = `insert into product_tabs values ('${trip2.id}', 0, 'en', 'More', '{Much}')`;
  expect(await dated(tab)).toEqual([true, [`product:${trip2.id}`]]);
  const included = (words: string) => dated(`update product_options set included = '{${words}}' ${ofOwn}`);
  expect(await included('one-drink')).toEqual([true, [`product:${trip2.id}`]]);
  expect((await included('one-drink'))[0]).toBe(false);
  expect(await dated(`update products set changed_at = '2026-02-01' ${whereTrip}`)).toEqual([false, []]);
});

test('Suspending a supplier or ending the suspension announces all their products and lists', async () => {
  const supplier = `id = (select supplier_id from products where id = '${trip3.id}')`;
  const become = (status: string) =>
    announcedBy(`update organisations set status = '${status}' where ${supplier}`);
  const lists = [
    'featured',
    expect.stringMatching(/^organisation:/),
    `product:${trip3.id}`,
    'promotions',
    'tours',
    inKyoto,
  ];
  expect(await become('suspended')).toEqual(lists);
  expect(await become('approved')).toEqual(lists);
  expect(await become('applied')).toEqual([expect.stringMatching(/^organisation:/)]);
  await become('approved');
});

test('A change that is rolled back announces nothing', async () => {
  const announced = await announcedBy(
    `begin; update products set review_count = 14 where id = '${trip3.id}'; rollback`,
  );
  expect(announced).toEqual([]);
});

test('A code names one entry: a product cannot take the code of a place', async () => {
  const taking = testDb.database.pool.query(`update products set code = $1 where id = $2`, [
    lisbonCode,
    trip1.id,
  ]);
  await expect(taking).rejects.toThrow(/foreign key/);
});

test.each([
  ['a negative price', 'price_minor = -1'],
  ['a rating above five', 'rating = 5.1'],
  ['a duration of zero', 'duration_minutes = 0'],
  ['an unknown product type', `type = 'flights'`],
  ['an invalid currency code', `currency = 'eur'`],
  ['a latitude beyond the poles', 'latitude = 91'],
])('The database refuses %s', async (_, change) => {
  const writing = testDb.database.pool.query(`update products set ${change} where id = '${trip1.id}'`);
  await expect(writing).rejects.toThrow(/violates check constraint/);
});

test('A thousand parts of one product announce it once, and parts of no product announce nothing', async () => {
  const announcements = await announcedBy(
    `insert into product_features select '${trip3.id}', 'know', n, 'word-' || n from generate_series(1, 1000) n`,
  );
  expect(announcements).toEqual([`product:${trip3.id}`]);
  expect(await announcedBy(`update promotions set percent = 11 where percent = 99`)).toEqual([]);
});
