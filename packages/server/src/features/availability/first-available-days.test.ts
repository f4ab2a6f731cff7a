import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { optionOf, sharedResource, takenDeparture } from '../../../test-support/availability/departures.ts';
import { placeWith, productRow } from '../../../test-support/catalogue/place-file.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { processorTime } from '../../../test-support/processor-time.ts';
import { catalogueId } from '../catalogue/import/catalogue-id.ts';
import { importPlaces } from '../catalogue/import/import-catalogue.ts';
import { type FirstAvailableDaysInput, firstAvailableDays } from './first-available-days.ts';

let testDb: TestDatabase;

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
/** The first runs on Mondays, the second on Tuesdays, and so on through the week. */
const trips = Array.from({ length: 300 }, (_, index) =>
  productRow(`trip-${index}`, { days: [weekdays[index % 7] ?? 'mon'], season: null }),
);
const withdrawnProduct = productRow('gone', { status: 'withdrawn', days: [...weekdays], season: null });

const idOf = (slug: string) => catalogueId('product', 'lisbon', slug);

beforeAll(async () => {
  testDb = await testDatabase();
  await importPlaces(testDb.database, {
    places: [placeWith('lisbon', [...trips, withdrawnProduct])],
    today: localDate('2026-11-21'),
  });
});

afterAll(() => testDb.drop());

const listAvailable = (differences: Partial<FirstAvailableDaysInput> = {}) =>
  firstAvailableDays(testDb.database, {
    from: localDate('2026-11-23'),
    to: localDate('2026-11-29'),
    party: 2,
    now: new Date('2026-11-21T12:00:00Z'),
    ...differences,
  });

test('All products on sale that can be booked on some days are found, with the first day of each', async () => {
  const availableFrom = await listAvailable();
  expect(availableFrom.size).toBe(300);
  expect(availableFrom.get(idOf('trip-0'))).toBe('2026-11-23');
  expect(availableFrom.get(idOf('trip-13'))).toBe('2026-11-29');
  // Monday and Tuesday have 43 trips each.
  expect((await listAvailable({ to: localDate('2026-11-24') })).size).toBe(86);
  expect((await listAvailable({ party: 13 })).size).toBe(0);
});

test('Only the named products are searched, be they few or many', async () => {
  const twoIds = ['trip-0', 'gone'].map(idOf);
  expect([...(await listAvailable({ productIds: twoIds })).keys()]).toEqual([idOf('trip-0')]);
  const fortyIds = trips.slice(0, 40).map(({ slug }) => idOf(slug));
  expect((await listAvailable({ productIds: fortyIds })).size).toBe(40);
  expect((await listAvailable({ productIds: [] })).size).toBe(0);
});

test('Taken spots are subtracted, and so are shared resources that other products use', async () => {
  const { database } = testDb;
  await takenDeparture(database, { option: optionOf('trip-0'), date: '2026-11-23', sold: 11 });
  const resource = await sharedResource(database, {
    capacity: 3,
    options: [optionOf('trip-7'), optionOf('trip-14')],
  });
  await takenDeparture(database, {
    option: optionOf('trip-7'),
    date: '2026-11-23',
    holds: [{ spots: 2, endsIn: 5 }],
    uses: { resource, from: '2026-11-23T18:30:00Z', to: '2026-11-23T20:30:00Z' },
  });
  const availableFrom = await listAvailable();
  expect(['trip-0', 'trip-7', 'trip-14', 'trip-21'].map((slug) => availableFrom.has(idOf(slug)))).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect((await listAvailable({ party: 1 })).has(idOf('trip-14'))).toBe(true);
});

test('A period that began before today starts today', async () => {
  const availableFrom = await listAvailable({ from: localDate('2026-11-01'), to: localDate('2026-11-21') });
  expect(new Set(availableFrom.values())).toEqual(new Set(['2026-11-21']));
});

test('Searching three hundred products for a month takes a fraction of a second, even if none is available', async () => {
  const month = { to: localDate('2026-12-23') };
  await listAvailable(month);
  const before = processorTime();
  await listAvailable({ ...month, party: 99 });
  // About 35 ms on an idle machine. Ten times that on a busy one is still one statement of each kind.
  expect(processorTime() - before).toBeLessThan(1_500);
});
