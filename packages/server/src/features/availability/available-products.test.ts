import { localDate } from '@ashore/core/time/local-date.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { catalogueId } from '../catalogue/catalogue-id.ts';
import { importPlaces } from '../catalogue/import-places.ts';
import { placeWith, productRow } from '../catalogue/place-for-tests.ts';
import { type AvailableProducts, availableProducts } from './available-products.ts';
import { optionOf, sharedResource, takenDeparture } from './departures-for-tests.ts';

let place: TestDatabase;

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
/** The first runs on Mondays, the second on Tuesdays, and so on through the weeks. */
const trips = Array.from({ length: 300 }, (_, index) =>
  productRow(`trip-${index}`, { days: [weekdays[index % 7] ?? 'mon'], season: null }),
);
const gone = productRow('gone', { status: 'withdrawn', days: [...weekdays], season: null });

const idOf = (slug: string) => catalogueId('product', 'lisbon', slug);

beforeAll(async () => {
  place = await testDatabase();
  await importPlaces(place.database, {
    places: [placeWith('lisbon', [...trips, gone])],
    today: localDate('2026-11-21'),
  });
});

afterAll(() => place.drop());

const available = (differences: Partial<AvailableProducts> = {}) =>
  availableProducts(place.database, {
    from: localDate('2026-11-23'),
    to: localDate('2026-11-29'),
    party: 2,
    now: new Date('2026-11-21T12:00:00Z'),
    ...differences,
  });

test('Of everything on sale it says which can be booked on some days, and the first day of each', async () => {
  const found = await available();
  expect(found.size).toBe(300);
  expect(found.get(idOf('trip-0'))).toBe('2026-11-23');
  expect(found.get(idOf('trip-13'))).toBe('2026-11-29');
  expect((await available({ to: localDate('2026-11-24') })).size).toBe(86);
  expect((await available({ party: 13 })).size).toBe(0);
});

test('Only those that are asked about are looked at, be they few or many', async () => {
  const few = ['trip-0', 'gone'].map(idOf);
  expect([...(await available({ productIds: few })).keys()]).toEqual([idOf('trip-0')]);
  const many = trips.slice(0, 40).map(({ slug }) => idOf(slug));
  expect((await available({ productIds: many })).size).toBe(40);
  expect((await available({ productIds: [] })).size).toBe(0);
});

test('What is taken is subtracted, and what others took of what they share', async () => {
  const { database } = place;
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
  const found = await available();
  expect(['trip-0', 'trip-7', 'trip-14', 'trip-21'].map((slug) => found.has(idOf(slug)))).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect((await available({ party: 1 })).has(idOf('trip-14'))).toBe(true);
});

test('A span that began before today begins today', async () => {
  const found = await available({ from: localDate('2026-11-01'), to: localDate('2026-11-21') });
  expect(new Set(found.values())).toEqual(new Set(['2026-11-21']));
});

test('Three hundred products and a month take a fraction of a second, whether they fit or not', async () => {
  const month = { to: localDate('2026-12-23') };
  await available(month);
  const before = performance.now();
  await available({ ...month, party: 99 });
  // Some 35 ms on an idle machine; ten times that on a busy one is still one statement of each kind.
  expect(performance.now() - before).toBeLessThan(1_500);
});
