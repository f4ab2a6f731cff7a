import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { placeWith, productRow } from '../../../../test-support/catalogue/place-file.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { transaction } from '../../../database/transaction.ts';
import type { ProductInFile } from '../file/place-file.ts';
import { importPlaces } from '../import/import-catalogue.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});

beforeEach(async () => {
  await testDb.database.pool.query('delete from products');
  await importProduct();
});

afterAll(() => testDb.drop());

async function importProduct(differences: Partial<ProductInFile> = {}) {
  const places = [placeWith('lisbon', [productRow('sail', differences)])];
  await importPlaces(testDb.database, { places, today: localDate('2026-11-21') });
}

async function readPriceLog(): Promise<string[]> {
  const { rows } = await testDb.database.pool.query(
    'select currency, price_minor from price_log order by currency, utc_noted_at',
  );
  return rows.map(({ currency, price_minor }) => `${currency} ${price_minor}`);
}

test('A price is logged when it is first set and whenever it changes, and not when another field changes', async () => {
  await importProduct({ popularity: 3, price: { adult: 4_850, child: 1_000 } });
  expect(await readPriceLog()).toEqual(['EUR 4850']);
  await importProduct({ price: { adult: 5_200 } });
  await importProduct({ price: { adult: 4_850 } });
  expect(await readPriceLog()).toEqual(['EUR 4850', 'EUR 5200', 'EUR 4850']);
});

test('Changing the adult ticket of the only option changes the product price, which is logged', async () => {
  await testDb.database.pool.query(`update option_tickets set price_minor = 3_900 where band = 'adult'`);
  const { rows } = await testDb.database.pool.query('select price_minor from products');
  expect(rows).toEqual([{ price_minor: '3900' }]);
  expect(await readPriceLog()).toEqual(['EUR 4850', 'EUR 3900']);
});

const lateOption = { name: { en: 'Late' }, price: { adult: 9_000 } };
const privateOption = { name: { en: 'Alone' }, group: { upTo: 6, price: 24_000 } };

test('Child tickets, and group tickets beside adult tickets, do not change the product price', async () => {
  await importProduct({ options: [lateOption, privateOption] });
  await testDb.database.pool.query(
    `update option_tickets set price_minor = 1 where band in ('child', 'group')`,
  );
  await testDb.database.pool.query(`update option_tickets set price_minor = 8_000 where price_minor = 9_000`);
  expect(await readPriceLog()).toEqual(['EUR 4850']);
});

test('The product price follows its cheapest option when one is added, changed or removed', async () => {
  await importProduct({ options: [{ ...lateOption, price: { adult: 3_000 } }] });
  await testDb.database.pool.query(`update option_tickets set price_minor = 2_900 where price_minor = 3_000`);
  await importProduct();
  expect(await readPriceLog()).toEqual(['EUR 4850', 'EUR 3000', 'EUR 2900', 'EUR 4850']);
  await importProduct({ price: undefined, group: { upTo: 4, price: 30_000 }, options: [privateOption] });
  expect((await readPriceLog()).at(-1)).toBe('EUR 24000');
  await testDb.database.pool.query(`delete from option_tickets where price_minor = 24_000`);
  expect((await readPriceLog()).at(-1)).toBe('EUR 30000');
});

test('A price changed and restored within one transaction is not logged', async () => {
  await transaction(testDb.database, async ({ client }) => {
    await client.query('update products set price_minor = 1');
    await client.query('update products set price_minor = 4_850');
  });
  expect(await readPriceLog()).toEqual(['EUR 4850']);
});

test('Each currency has its own price log', async () => {
  await testDb.database.pool.query(`update products set currency = 'JPY', price_minor = 9_800`);
  expect(await readPriceLog()).toEqual(['EUR 4850', 'JPY 9800']);
});

test('If the clock is set back, a new price is still logged after the earlier ones', async () => {
  await testDb.database.pool.query(`update price_log set utc_noted_at = now() + interval '1 hour'`);
  await testDb.database.pool.query('update products set price_minor = 5_000');
  await testDb.database.pool.query('update products set price_minor = 5_100');
  expect(await readPriceLog()).toEqual(['EUR 4850', 'EUR 5000', 'EUR 5100']);
});

test('Concurrent price changes are logged in the order in which they were made', async () => {
  const [one, other] = [await testDb.database.pool.connect(), await testDb.database.pool.connect()];
  try {
    // The transaction that begins first changes the price last, so the order of `now()` is misleading.
    await one.query('begin');
    await one.query('select now()');
    await other.query('begin; update products set price_minor = 6_000; commit');
    await one.query('update products set price_minor = 7_000; commit');
  } finally {
    one.release();
    other.release();
  }
  expect(await readPriceLog()).toEqual(['EUR 4850', 'EUR 6000', 'EUR 7000']);
});

test('A price log from a file is imported as it is and continued from there', async () => {
  await testDb.database.pool.query('delete from products');
  await importProduct({
    pricesAsked: [
      { since: '2026-01-01', price: 4_000 },
      { since: 'today-9', price: 4_850 },
    ],
  });
  expect(await readPriceLog()).toEqual(['EUR 4000', 'EUR 4850']);
  await importProduct({ pricesAsked: [], price: { adult: 5_000 } });
  expect(await readPriceLog()).toEqual(['EUR 4000', 'EUR 4850', 'EUR 5000']);
});
