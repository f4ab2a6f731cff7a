import { localDate } from '@ashore/core/time/local-date-time.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { optionOf, takenDeparture } from '../../../test-support/availability/departures.ts';
import { placeWith, productRow } from '../../../test-support/catalogue/place-file.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { catalogueId } from '../catalogue/import/catalogue-id.ts';
import { importPlaces } from '../catalogue/import/import-catalogue.ts';

// Rules that the database keeps itself: the triggers and the check constraint of `0013-departures-and-holds.sql`.

let testDb: TestDatabase;
const option = optionOf('sail');
const product = `product:${catalogueId('product', 'lisbon', 'sail')}`;

beforeAll(async () => {
  testDb = await testDatabase();
  await importPlaces(testDb.database, {
    places: [placeWith('lisbon', [productRow('sail', { capacity: 12 })])],
    today: localDate('2026-11-21'),
  });
});
beforeEach(async () => {
  await testDb.database.pool.query('delete from holds; delete from departures');
  await testDb.database.pool.query('update product_options set capacity = 12');
});
afterAll(() => testDb.drop());

const runSql = (sql: string) => testDb.database.pool.query(sql);

async function departures() {
  const { rows } = await runSql(
    'select local_date::text as date, wanted_capacity as wanted, capacity, held, sold from departures order by 1',
  );
  return rows;
}

test('Departures follow their option’s capacity, up and down, but never below what is taken', async () => {
  await takenDeparture(testDb.database, { option, date: '2026-12-05', sold: 2 });
  await takenDeparture(testDb.database, {
    option,
    date: '2026-12-07',
    sold: 6,
    holds: [{ spots: 3, endsIn: 9 }],
  });
  await runSql('update product_options set capacity = 8');
  expect(await departures()).toMatchObject([
    { date: '2026-12-05', wanted: 8, capacity: 8 },
    { date: '2026-12-07', wanted: 8, capacity: 9 },
  ]);
  await runSql('update product_options set capacity = 20');
  expect(await departures()).toMatchObject([{ capacity: 20 }, { wanted: 20, capacity: 20 }]);
});

test('A departure with its own capacity keeps it', async () => {
  await takenDeparture(testDb.database, { option, date: '2026-12-05', capacity: 30 });
  await runSql('update departures set is_own_capacity = true');
  await runSql('update product_options set capacity = 8');
  expect(await departures()).toMatchObject([{ wanted: 30, capacity: 30 }]);
});

test('The database refuses to hold or sell more than the capacity', async () => {
  await takenDeparture(testDb.database, { option, date: '2026-12-05', sold: 12 });
  await expect(runSql('update departures set held = 1')).rejects.toThrow(/never_oversold/);
  await expect(runSql('update departures set wanted_capacity = 11, capacity = 11')).rejects.toThrow(
    /never_oversold/,
  );
});

/**
 * Returns what the database announces during these changes. The test announces an end mark itself, so that
 * waiting always ends.
 */
async function announcementsOf(...changes: readonly (() => Promise<unknown>)[]): Promise<string[]> {
  const client = new Client({ connectionString: testDb.url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('listen catalogue_changed');
  const notices: string[] = [];
  const { promise: over, resolve } = Promise.withResolvers<void>();
  client.on('notification', ({ payload = '' }) => (payload === 'over' ? resolve() : notices.push(payload)));
  for (const applyChange of changes) await applyChange();
  await runSql(`select pg_notify('catalogue_changed', 'over')`);
  await over;
  return notices;
}

test('Pages of a product are dropped from the cache when a departure is closed, reopened or created closed', async () => {
  await takenDeparture(testDb.database, { option, date: '2026-12-05' });
  expect(await announcementsOf(() => runSql('update departures set closed = true'))).toEqual([product]);
  expect(await announcementsOf(() => runSql('update departures set closed = true'))).toEqual([]);
  expect(await announcementsOf(() => runSql('update departures set closed = false'))).toEqual([product]);
  const another = { option, date: '2026-12-07' };
  expect(await announcementsOf(() => takenDeparture(testDb.database, { ...another, closed: true }))).toEqual([
    product,
  ]);
});

test('Pages of a product are dropped from the cache when its last spot is sold or returned, or its capacity causes the same', async () => {
  await takenDeparture(testDb.database, { option, date: '2026-12-05', sold: 11 });
  expect(await announcementsOf(() => runSql('update departures set sold = 12'))).toEqual([product]);
  expect(
    await announcementsOf(() => runSql('update departures set capacity = 13, wanted_capacity = 13')),
  ).toEqual([product]);
  expect(
    await announcementsOf(() => runSql('update departures set capacity = 12, wanted_capacity = 12')),
  ).toEqual([product]);
  expect(await announcementsOf(() => runSql('update departures set sold = 11'))).toEqual([product]);
  const none = { option, date: '2026-12-07', capacity: 0 };
  expect(await announcementsOf(() => takenDeparture(testDb.database, none))).toEqual([product]);
});

test('No page is dropped from the cache by a hold of any size, or by selling a spot before the last', async () => {
  const departure = { option, date: '2026-12-05', sold: 1, holds: [{ spots: 11, endsIn: 9 }] };
  expect(
    await announcementsOf(
      () => takenDeparture(testDb.database, departure),
      () => runSql('update departures set held = 0'),
      () => runSql('update departures set held = 11'),
      () => runSql('update departures set held = 10, sold = 2'),
    ),
  ).toEqual([]);
});
