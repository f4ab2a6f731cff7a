import { setTimeout as after } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { catalogueFile, importCatalogue } from './import-catalogue.ts';
import { smallWorld } from './small-world-for-tests.ts';

let place: TestDatabase;

beforeAll(async () => {
  place = await testDatabase();
  await importCatalogue(place.database, smallWorld);
});

afterAll(() => place.drop());

/** What the database announces while `work` is done. A last word of our own says that all has been heard. */
async function announcedBy(statement: string): Promise<string[]> {
  const listener = new Client({ connectionString: place.url });
  await listener.connect();
  await listener.query('listen catalogue_changed');
  const heard: string[] = [];
  const over = new Promise<void>((resolve) => {
    listener.on('notification', ({ payload = '' }) => {
      if (payload === 'over') resolve();
      else heard.push(payload);
    });
  });
  await place.database.pool.query(statement);
  await place.database.pool.query(`notify catalogue_changed, 'over'`);
  await Promise.race([over, after(10_000, undefined, { ref: false })]);
  await listener.end();
  return heard.sort();
}

const [first, second, third] = smallWorld.products;

test('A product that changes announces itself and the lists it is in, and the featured ones when it is one', async () => {
  const plain = await announcedBy(`update products set review_count = 13 where id = '${third?.id}'`);
  expect(plain).toEqual([`product:${third?.id}`, 'tours']);
  const featured = await announcedBy(`update products set review_count = 13 where id = '${first?.id}'`);
  expect(featured).toEqual(['featured', `product:${first?.id}`, 'tours']);
});

test('A product that becomes featured, or is so no more, changes the featured list', async () => {
  const begins = await announcedBy(`update products set featured_rank = 9 where id = '${third?.id}'`);
  const ends = await announcedBy(`update products set featured_rank = null where id = '${third?.id}'`);
  expect([begins.includes('featured'), ends.includes('featured')]).toEqual([true, true]);
});

test('A text announces its product, the name of a place its place, and a rate all prices', async () => {
  expect(
    await announcedBy(`update product_texts set name = 'New' where product_id = '${second?.id}'`),
  ).toEqual([`product:${second?.id}`]);
  const [lisbon] = smallWorld.locations;
  expect(
    await announcedBy(`update location_texts set name = name where location_id = '${lisbon?.id}'`),
  ).toEqual([`location:${lisbon?.id}`]);
  expect(await announcedBy(`update exchange_rates set rate = rate where currency = 'USD'`)).toEqual([
    'exchange_rates',
  ]);
});

test('A change that is rolled back announces nothing', async () => {
  const heard = await announcedBy(
    `begin; update products set review_count = 14 where id = '${third?.id}'; rollback`,
  );
  expect(heard).toEqual([]);
});

test('One code names one thing: a product cannot take that of a place', async () => {
  const [lisbon] = smallWorld.locations;
  const taking = place.database.pool.query(`update products set code = $1 where id = $2`, [
    lisbon?.code,
    first?.id,
  ]);
  await expect(taking).rejects.toThrow(/foreign key/);
});

test.each([
  ['a negative price', 'price_minor = -1'],
  ['a promotion that is no reduction', 'original_price_minor = price_minor'],
  ['a rating above five', 'rating = 5.1'],
  ['a length of nothing', 'duration_minutes = 0'],
  ['an unknown kind', `type = 'flights'`],
  ['a currency that is none', `currency = 'eur'`],
  ['a place beyond the poles', 'latitude = 91'],
])('The database itself refuses %s', async (_, change) => {
  const writing = place.database.pool.query(`update products set ${change} where id = '${first?.id}'`);
  await expect(writing).rejects.toThrow(/violates check constraint/);
});

test('Two products cannot share a place among the featured', async () => {
  const writing = place.database.pool.query(
    `update products set featured_rank = 1 where id = '${first?.id}'`,
  );
  await expect(writing).rejects.toThrow(/unique constraint/);
});

test('A catalogue file with a text missing in one language is named and refused before anything is written', () => {
  const { de: _, ...texts } = first?.texts ?? { de: undefined };
  const broken = catalogueFile.safeParse({ ...smallWorld, products: [{ ...first, texts }] });
  expect(broken.error?.issues.map(({ path }) => path.join('.'))).toEqual(['products.0.texts.de']);
});
