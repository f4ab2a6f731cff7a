import { localDate } from '@ashore/core/time/local-date.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transaction } from '../../database/run-transaction.ts';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { importPlaces } from './import-places.ts';
import type { ProductRow } from './place-file.ts';
import { placeWith, productRow } from './place-for-tests.ts';

let own: TestDatabase;

beforeAll(async () => {
  own = await testDatabase();
});

beforeEach(async () => {
  await own.database.pool.query('delete from products');
  await bring();
});

afterAll(() => own.drop());

async function bring(differences: Partial<ProductRow> = {}) {
  const places = [placeWith('lisbon', [productRow('sail', differences)])];
  await importPlaces(own.database, { places, today: localDate('2026-11-21') });
}

async function log(): Promise<string[]> {
  const { rows } = await own.database.pool.query(
    'select currency, price_minor from price_log order by currency, utc_noted_at',
  );
  return rows.map(({ currency, price_minor }) => `${currency} ${price_minor}`);
}

test('A price is noted when it is first asked and whenever it changes, not when something else does.', async () => {
  await bring({ popularity: 3, price: { adult: 4_850, child: 1_000 } });
  expect(await log()).toEqual(['EUR 4850']);
  await bring({ price: { adult: 5_200 } });
  await bring({ price: { adult: 4_850 } });
  expect(await log()).toEqual(['EUR 4850', 'EUR 5200', 'EUR 4850']);
});

test('Whoever changes the ticket of the only way to book changes the price of the product, and it is noted.', async () => {
  await own.database.pool.query(`update option_tickets set price_minor = 3_900 where band = 'adult'`);
  const { rows } = await own.database.pool.query('select price_minor from products');
  expect(rows).toEqual([{ price_minor: '3900' }]);
  expect(await log()).toEqual(['EUR 4850', 'EUR 3900']);
});

const late = { name: { en: 'Late' }, price: { adult: 9_000 } };
const alone = { name: { en: 'Alone' }, group: { upTo: 6, price: 24_000 } };

test('Tickets of children, and of groups where one may come alone, do not touch it.', async () => {
  await bring({ options: [late, alone] });
  await own.database.pool.query(`update option_tickets set price_minor = 1 where band in ('child', 'group')`);
  await own.database.pool.query(`update option_tickets set price_minor = 8_000 where price_minor = 9_000`);
  expect(await log()).toEqual(['EUR 4850']);
});

test('The cheapest way to book it is its price: when it comes, when it changes, and when it goes.', async () => {
  await bring({ options: [{ ...late, price: { adult: 3_000 } }] });
  await own.database.pool.query(`update option_tickets set price_minor = 2_900 where price_minor = 3_000`);
  await bring();
  expect(await log()).toEqual(['EUR 4850', 'EUR 3000', 'EUR 2900', 'EUR 4850']);
  await bring({ price: undefined, group: { upTo: 4, price: 30_000 }, options: [alone] });
  expect((await log()).at(-1)).toBe('EUR 24000');
  await own.database.pool.query(`delete from option_tickets where price_minor = 24_000`);
  expect((await log()).at(-1)).toBe('EUR 30000');
});

test('What a transaction tries out and takes back was never asked.', async () => {
  await transaction(own.database, async ({ client }) => {
    await client.query('update products set price_minor = 1');
    await client.query('update products set price_minor = 4_850');
  });
  expect(await log()).toEqual(['EUR 4850']);
});

test('Another currency has a log of its own.', async () => {
  await own.database.pool.query(`update products set currency = 'JPY', price_minor = 9_800`);
  expect(await log()).toEqual(['EUR 4850', 'JPY 9800']);
});

test('A clock that is put back does not put a price before the one it follows.', async () => {
  await own.database.pool.query(`update price_log set utc_noted_at = now() + interval '1 hour'`);
  await own.database.pool.query('update products set price_minor = 5_000');
  await own.database.pool.query('update products set price_minor = 5_100');
  expect(await log()).toEqual(['EUR 4850', 'EUR 5000', 'EUR 5100']);
});

test('Two who change a price at once are noted in the order in which they did.', async () => {
  const [one, other] = [await own.database.pool.connect(), await own.database.pool.connect()];
  try {
    // The first to begin is the last to change: the instants at which they began say nothing.
    await one.query('begin');
    await one.query('select now()');
    await other.query('begin; update products set price_minor = 6_000; commit');
    await one.query('update products set price_minor = 7_000; commit');
  } finally {
    one.release();
    other.release();
  }
  expect(await log()).toEqual(['EUR 4850', 'EUR 6000', 'EUR 7000']);
});

test('A log that comes with a file is taken as it is, and goes on from there.', async () => {
  await own.database.pool.query('delete from products');
  await bring({
    pricesAsked: [
      { since: '2026-01-01', price: 4_000 },
      { since: 'today-9', price: 4_850 },
    ],
  });
  expect(await log()).toEqual(['EUR 4000', 'EUR 4850']);
  await bring({ pricesAsked: [], price: { adult: 5_000 } });
  expect(await log()).toEqual(['EUR 4000', 'EUR 4850', 'EUR 5000']);
});
