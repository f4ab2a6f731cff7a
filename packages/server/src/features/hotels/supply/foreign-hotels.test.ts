import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { commandLine } from '../../../../test-support/command-line/command-context.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { quoteCatalogue } from '../../../../test-support/quotes/quotes.ts';
import type { LodgingSupplies } from '../../../gateways/lodging/port.ts';
import { confirmForeignHotel, proposeForeignHotel, soldForeignHotels } from './foreign-hotels.ts';
import { readForeignHotels } from './sellers-of-hotels.ts';

let testDb: TestDatabase;
let products: readonly { readonly id: string; readonly code: string }[];

beforeAll(async () => {
  testDb = await testDatabase({ catalogue: quoteCatalogue });
  const { pool } = testDb.database;
  await pool.query(`update products set type = 'hotels' where slug = 'sail'`);
  products = (await pool.query(`select id, code from products order by slug = 'sail' desc`)).rows;
});
beforeEach(async () => void (await testDb.database.pool.query('truncate foreign_hotels')));
afterAll(() => testDb.drop());

const hotel = (hotelCode: string, index = 0) => ({
  source: 'bedbank',
  hotelCode,
  productId: products[index]?.id ?? '',
});

test('A hotel of a seller is sold only after a person has confirmed that it is ours', async () => {
  const { pool } = testDb.database;
  await proposeForeignHotel(pool, hotel('H1'));
  expect(await soldForeignHotels(pool, 'bedbank')).toEqual(new Map());
  expect(await confirmForeignHotel(pool, { ...hotel('H1'), by: 'Ada' })).toBe('confirmed');
  expect(await soldForeignHotels(pool, 'bedbank')).toEqual(new Map([['H1', products[0]?.id]]));
  expect(await soldForeignHotels(pool, 'another')).toEqual(new Map());
  // A later import of the seller’s list changes nothing.
  await proposeForeignHotel(pool, hotel('H1', 1));
  expect(await soldForeignHotels(pool, 'bedbank')).toEqual(new Map([['H1', products[0]?.id]]));
});

test('The sellers of some hotels are those of the named hotels, if they are connected', async () => {
  const { database } = testDb;
  await database.pool.query(`update products set booking_source = 'bedbank'`);
  await confirmForeignHotel(database.pool, { ...hotel('H1'), by: 'Ada' });
  const connected = (source: string) => new Map([[source, {}]]) as unknown as LodgingSupplies;
  const [first = '', second = ''] = products.map(({ id }) => id);
  const sellersOf = async (id: string, source = 'bedbank') =>
    (await readForeignHotels(database, [id], connected(source))).map(({ productId, hotelCode }) => [
      productId,
      hotelCode,
    ]);
  expect(await sellersOf(first)).toEqual([[first, 'H1']]);
  expect(await sellersOf(second)).toEqual([[second, null]]);
  expect(await sellersOf(first, 'another')).toEqual([]);
  await database.pool.query('update products set booking_source = null');
});

test('A hotel that no person has confirmed for its seller has no code there', async () => {
  const { database } = testDb;
  await database.pool.query(`update products set booking_source = 'bedbank'`);
  const bedbank = new Map([['bedbank', {}]]) as unknown as LodgingSupplies;
  const [first = ''] = products.map(({ id }) => id);
  const codes = async () =>
    (await readForeignHotels(database, [first], bedbank)).map(({ hotelCode }) => hotelCode);
  await proposeForeignHotel(database.pool, hotel('H1'));
  expect(await codes()).toEqual([null]);
  await confirmForeignHotel(database.pool, { ...hotel('H7'), source: 'another', by: 'Ada' });
  expect(await codes()).toEqual([null]);
  await confirmForeignHotel(database.pool, { ...hotel('H1'), by: 'Ada' });
  expect(await codes()).toEqual(['H1']);
  await database.pool.query('update products set booking_source = null');
});

test('A person may correct which hotel it is', async () => {
  const { pool } = testDb.database;
  await confirmForeignHotel(pool, { ...hotel('H1'), by: 'Ada' });
  expect(await confirmForeignHotel(pool, { ...hotel('H1', 1), by: 'Bea' })).toBe('confirmed');
  expect(await soldForeignHotels(pool, 'bedbank')).toEqual(new Map([['H1', products[1]?.id]]));
});

test('A hotel that the seller has under two codes is listed once', async () => {
  const { pool } = testDb.database;
  await confirmForeignHotel(pool, { ...hotel('H1'), by: 'Ada' });
  expect(await confirmForeignHotel(pool, { ...hotel('H9'), by: 'Ada' })).toBe('duplicate');
  expect(await soldForeignHotels(pool, 'bedbank')).toEqual(new Map([['H1', products[0]?.id]]));
});

test('The command lists what is to be compared, and confirms by our product code', async () => {
  const { run } = commandLine({ databaseUrl: testDb.url });
  const code = products[0]?.code ?? '';
  await proposeForeignHotel(testDb.database.pool, hotel('H1'));
  expect((await run('foreign-hotels')).printed).toMatch(new RegExp(`^bedbank H1  may be  ${code}  `));
  expect(await run('foreign-hotels', 'bedbank', 'H1', code)).toMatchObject({ status: 0 });
  expect(await run('foreign-hotels')).toEqual({ status: 0, printed: 'No hotels to compare.' });
  expect(await run('foreign-hotels', 'bedbank', 'H9', code)).toMatchObject({
    status: 1,
    printed: expect.stringContaining('under another code already'),
  });
  const noHotel = products.find((product) => product.code !== code)?.code ?? '';
  expect(await run('foreign-hotels', 'bedbank', 'H2', noHotel)).toMatchObject({ status: 1 });
  expect((await run('foreign-hotels', 'bedbank', 'H2')).status).toBe(2);
});
