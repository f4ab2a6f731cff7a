import { randomUUID } from 'node:crypto';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { optionOf, sharedResource, takenDeparture } from '../../../test-support/availability/departures.ts';
import { placeWith, productRow } from '../../../test-support/catalogue/place-file.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { catalogueId } from '../catalogue/import/catalogue-id.ts';
import { importPlaces } from '../catalogue/import/import-catalogue.ts';
import { showDay } from './show-day.ts';

let testDb: TestDatabase;

const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const daily = { days: [...everyDay], season: null, durationMinutes: 120 };
/** Two trips on the same boat whose times overlap, and a third that one group books as a whole. */
const morning = productRow('morning', { ...daily, startTimes: ['08:00', '10:00'] });
const midday = productRow('midday', { ...daily, startTimes: ['09:00', '12:00'] });
const alone = productRow('alone', {
  ...daily,
  startTimes: ['09:00'],
  price: undefined,
  group: { upTo: 8, price: 24_000 },
  capacity: 8,
});

beforeAll(async () => {
  testDb = await testDatabase();
  await importPlaces(testDb.database, {
    places: [placeWith('lisbon', [morning, midday, alone])],
    today: localDate('2026-11-21'),
  });
});
beforeEach(() =>
  testDb.database.pool.query('delete from holds; delete from departures; delete from resources'),
);
afterAll(() => testDb.drop());

const date = '2026-12-05';
const boatOf = (capacity: number, slugs: readonly string[], per: 'spot' | 'booking' = 'spot') =>
  sharedResource(testDb.database, { capacity, per, options: slugs.map((slug) => optionOf(slug)) });

async function listStartTimes(slug: string, party = 1, cartId?: string) {
  const day = await showDay(testDb.database, {
    id: catalogueId('product', 'lisbon', slug),
    date: localDate(date),
    party,
    cartId,
    currency: 'EUR',
    now: new Date('2026-12-01T12:00:00Z'),
  });
  const departures = day?.components[0]?.departures ?? [];
  return departures.map(({ time, state, spots }) => `${time} ${state} ${spots}`);
}

test('Spots that one product uses on a boat are missing from the other product at the same time only', async () => {
  const resource = await boatOf(10, ['morning', 'midday']);
  await takenDeparture(testDb.database, {
    option: optionOf('morning'),
    date,
    time: '08:00',
    sold: 7,
    uses: { resource, from: `${date}T08:00:00Z`, to: `${date}T10:00:00Z` },
  });
  expect(await listStartTimes('midday')).toEqual(['09:00 free 3', '12:00 free 10']);
  expect(await listStartTimes('midday', 4)).toEqual(['09:00 sold_out 3', '12:00 free 10']);
  // Its spots are limited by its capacity of twelve, less seven, and by the three seats left on the boat.
  expect(await listStartTimes('morning')).toEqual(['08:00 free 3', '10:00 free 10']);
});

test('A held boat may become available again, and after an expired hold it is available', async () => {
  const resource = await boatOf(10, ['morning', 'midday']);
  const uses = { resource, from: `${date}T08:00:00Z`, to: `${date}T10:00:00Z` };
  const departure = { option: optionOf('morning'), date, time: '08:00', uses };
  await takenDeparture(testDb.database, { ...departure, holds: [{ spots: 10, endsIn: 9 }] });
  expect(await listStartTimes('midday')).toEqual(['09:00 held 0', '12:00 free 10']);
  await testDb.database.pool.query(`update holds set expires_at = now() - interval '1 second'`);
  expect(await listStartTimes('midday')).toEqual(['09:00 free 10', '12:00 free 10']);
});

test('A boat that is taken whole serves one booking of any size', async () => {
  const resource = await boatOf(1, ['morning', 'midday'], 'booking');
  expect(await listStartTimes('midday', 12)).toEqual(['09:00 free 12', '12:00 free 12']);
  await takenDeparture(testDb.database, {
    option: optionOf('morning'),
    date,
    time: '08:00',
    sold: 1,
    uses: { resource, from: `${date}T08:00:00Z`, to: `${date}T10:00:00Z` },
  });
  expect(await listStartTimes('midday')).toEqual(['09:00 sold_out 0', '12:00 free 12']);
});

test('A group needs a seat for each spot of its departure, and an option with two resources is limited by the scarcer one', async () => {
  const seats = await boatOf(9, ['morning', 'alone']);
  await boatOf(2, ['midday', 'alone'], 'booking');
  expect(await listStartTimes('alone')).toEqual(['09:00 free 8']);
  await takenDeparture(testDb.database, {
    option: optionOf('morning'),
    date,
    time: '08:00',
    holds: [{ spots: 2, endsIn: 9 }],
    uses: { resource: seats, from: `${date}T08:00:00Z`, to: `${date}T10:00:00Z` },
  });
  expect(await listStartTimes('alone')).toEqual(['09:00 held 0']);
});

test('A cart’s own hold of a boat counts as available to that cart, because its next hold replaces it', async () => {
  const resource = await boatOf(10, ['morning', 'midday']);
  const uses = { resource, from: `${date}T08:00:00Z`, to: `${date}T10:00:00Z` };
  const [mine, yours] = [randomUUID(), randomUUID()];
  const departure = { option: optionOf('morning'), date, uses };
  await takenDeparture(testDb.database, {
    ...departure,
    time: '08:00',
    holds: [
      { spots: 6, endsIn: 9, cartId: mine },
      { spots: 3, endsIn: 9, cartId: yours },
    ],
  });
  expect(await listStartTimes('midday')).toEqual(['09:00 free 1', '12:00 free 10']);
  expect(await listStartTimes('midday', 1, mine)).toEqual(['09:00 free 7', '12:00 free 10']);
  expect(await listStartTimes('midday', 8, yours)).toEqual(['09:00 held 4', '12:00 free 10']);
  expect(await listStartTimes('morning', 7, mine)).toEqual(['08:00 free 7', '10:00 free 10']);
});
