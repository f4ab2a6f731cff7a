import { addDays, localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFullRun } from '../../../../../tests/support/test-level.ts';
import { optionOf, sharedResource, takenDeparture } from '../../../test-support/availability/departures.ts';
import { placeWith, productRow } from '../../../test-support/catalogue/place-file.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { firstAvailableDays } from '../availability/first-available-days.ts';
import { catalogueId } from '../catalogue/import/catalogue-id.ts';
import { importPlaces } from '../catalogue/import/import-catalogue.ts';
import { type ListProductsInput, listProducts } from './list-products.ts';
import { watchLists } from './watch-lists.ts';

let testDb: TestDatabase;

const today = localDate('2026-11-21');
const noon = new Date('2026-11-21T12:00:00Z');
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const slugs = Array.from({ length: 70 }, (_, index) => `trip-${index}`);
const dailySlugs = ['daily', 'late', 'open', 'charter', 'pairs', 'boat', 'other-boat', 'large'];

beforeAll(async () => {
  testDb = await testDatabase();
  const trips = slugs.map((slug, index) =>
    productRow(slug, {
      days: [weekdays[index % 7] ?? 'mon'],
      season: index % 3 === 0 ? { from: '11-25', to: '02-10' } : null,
      startTimes: index % 2 === 0 ? ['09:00', '18:30'] : ['18:30'],
      capacity: 4 + (index % 9),
    }),
  );
  const others = dailySlugs.map((slug) => productRow(slug, { days: [...weekdays], season: null }));
  await importPlaces(testDb.database, { places: [placeWith('lisbon', [...trips, ...others])], today });
  await runSql(`update product_options set cutoff_minutes = 3 * 1440 where id = $1`, [optionOf('late')]);
  await runSql(
    `update schedules set local_start_times = '{}', local_opens = '10:00', local_closes = '16:00'
    where option_id = $1`,
    [optionOf('open')],
  );
  await runSql(`delete from option_tickets where option_id = $1`, [optionOf('charter')]);
  await runSql(
    `insert into option_tickets (option_id, band, price_minor, group_size)
    values ($1, 'group', 40000, 6)`,
    [optionOf('charter')],
  );
  await runSql(`update option_tickets set min_count = 2 where option_id = $1`, [optionOf('pairs')]);
  await runSql(
    `insert into schedule_exceptions (option_id, position, first_day, last_day)
    values ($1, 0, '2026-11-23', '2026-12-05')`,
    [optionOf('daily')],
  );
  await createDepartures();
});

afterAll(() => testDb.drop());

const runSql = (statement: string, values: unknown[]) => testDb.database.pool.query(statement, values);

/**
 * Creates departures of every kind: partly sold, closed, held, with expired holds, with changed capacity and
 * with shared resources.
 */
async function createDepartures() {
  const { database } = testDb;
  for (const [index, slug] of slugs.entries()) {
    const option = optionOf(slug);
    // The first day, from Monday 23 November, on which the trip runs.
    const date = addDays(localDate('2026-11-23'), index % 7);
    const kind = index % 6;
    if (kind === 1) await takenDeparture(database, { option, date, sold: 4 });
    if (kind === 2) await takenDeparture(database, { option, date, closed: true });
    if (kind === 3) await takenDeparture(database, { option, date, holds: [{ spots: 3, endsIn: 5 }] });
    if (kind === 4) await takenDeparture(database, { option, date, holds: [{ spots: 4, endsIn: -5 }] });
    if (kind === 5) await takenDeparture(database, { option, date, capacity: index % 12 === 5 ? 1 : 40 });
  }
  const day = '2026-11-24';
  await takenDeparture(database, { option: optionOf('charter'), date: day, sold: 1 });
  await takenDeparture(database, { option: optionOf('pairs'), date: day, sold: 11 });
  await takenDeparture(database, { option: optionOf('large'), date: day, capacity: 60 });
  const resource = await sharedResource(database, {
    capacity: 8,
    options: [optionOf('boat'), optionOf('other-boat')],
  });
  await takenDeparture(database, {
    option: optionOf('boat'),
    date: day,
    holds: [{ spots: 6, endsIn: 5 }],
    uses: { resource, from: `${day}T18:30:00Z`, to: `${day}T20:30:00Z` },
  });
}

type DaysInput = Partial<Pick<ListProductsInput, 'party' | 'now' | 'location'>>;

async function listAvailable(from: string, to: string, input: DaysInput = {}): Promise<string[]> {
  const { now = noon } = input;
  const lists = watchLists({ database: testDb.database, now: () => now, onChange: () => {}, log: () => {} });
  const { ids, total } = await listProducts(testDb.database, lists, {
    ...{ locale: 'en', currency: 'EUR', sort: 'none', page: 0, size: 100, party: 1 },
    ...input,
    now,
    dateFrom: localDate(from),
    dateTo: localDate(to),
  });
  expect(ids).toHaveLength(total);
  return ids.toSorted();
}

const dayRanges = [
  ['2026-11-21', '2026-11-21'],
  ['2026-11-22', '2026-11-24'],
  ['2026-11-23', '2026-11-23'],
  ['2026-11-24', '2026-11-24'],
  ['2026-11-25', '2026-11-28'],
  ['2026-11-01', '2026-11-30'],
  ['2026-12-01', '2026-12-01'],
  ['2027-02-08', '2027-02-12'],
  ['2026-11-21', '2027-11-20'],
] as const;

test.each(dayRanges)(
  'From %s to %s the list contains exactly the available products, for every party size and time',
  async (from, to) => {
    // 12 is the usual capacity; 41 fits only the departure with a capacity of 60.
    for (const [index, party] of [1, 2, 4, 7, 12, 13, 41].entries()) {
      const times = [
        '2026-11-21T12:00:00Z',
        '2026-11-23T08:15:00Z',
        '2026-11-23T17:30:00Z',
        '2026-11-24T23:59:00Z',
      ];
      // The usual run combines each party size with one of the times, and over all spans each with each.
      const turn =
        (index + dayRanges.findIndex(([first, last]) => first === from && last === to)) % times.length;
      for (const at of isFullRun ? times : times.slice(turn, turn + 1)) {
        const now = new Date(at);
        const days = { from: localDate(from), to: localDate(to), party, now };
        const exactly = await firstAvailableDays(testDb.database, days);
        expect(await listAvailable(from, to, { party, now }), `${party} at ${at}`).toEqual(
          [...exactly.keys()].toSorted(),
        );
      }
    }
  },
);

test('A product full on one day is listed for two days if the other day is available', async () => {
  const trip = catalogueId('product', 'lisbon', 'charter');
  expect(await listAvailable('2026-11-24', '2026-11-24')).not.toContain(trip);
  expect(await listAvailable('2026-11-24', '2026-11-25')).toContain(trip);
});

test('Past days list no products, and a date more than a year ahead is refused', async () => {
  expect(await listAvailable('2026-11-01', '2026-11-20')).toEqual([]);
  await expect(listAvailable('2026-12-01', '2027-11-24')).rejects.toMatchObject({
    code: 'invalid_input',
    field: 'dateTo',
  });
});

test('A place without products lists no products', async () => {
  expect(await listAvailable('2026-11-22', '2026-11-28', { location: 'zzzzzzzz' })).toEqual([]);
});
