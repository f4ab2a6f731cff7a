import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { optionOf, sharedResource, takenDeparture } from '../../../test-support/availability/departures.ts';
import { placeWith, productRow } from '../../../test-support/catalogue/place-file.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { catalogueId } from '../catalogue/import/catalogue-id.ts';
import { importPlaces } from '../catalogue/import/import-catalogue.ts';
import { bookableDates } from './bookable-dates.ts';

let testDb: TestDatabase;

const sail = productRow('sail', { startTimes: ['10:00', '18:30'], capacity: 12 });
const alone = productRow('alone', { price: undefined, group: { upTo: 8, price: 24_000 }, capacity: 8 });
const early = productRow('early', { startTimes: ['07:00'], cutoffMinutes: 20 * 60 });

beforeAll(async () => {
  testDb = await testDatabase();
  await importPlaces(testDb.database, {
    places: [placeWith('lisbon', [sail, alone, early])],
    today: localDate('2026-11-21'),
  });
});

afterAll(() => testDb.drop());

async function listBookableDates(slug = 'sail', now = '2026-11-21T16:00:00Z') {
  const answer = await bookableDates(testDb.database, {
    id: catalogueId('product', 'lisbon', slug),
    now: new Date(now),
  });
  return { dates: answer?.dates ?? [], until: answer?.until.toISOString() };
}

test('The dates are all days of a year on which the trip runs by its rules, from today there', async () => {
  const bookable = (await listBookableDates()).dates;
  expect(bookable.slice(0, 3)).toEqual(['2026-11-21', '2026-11-23', '2026-11-28']);
  expect(bookable.at(-1)).toBe('2027-11-20');
  // Every Monday and Saturday from November to March.
  expect(bookable.length).toBe(44);
});

test('A day is left out if each of its departures is sold out, closed or without capacity', async () => {
  const option = optionOf('sail');
  const { database } = testDb;
  await takenDeparture(database, { option, date: '2026-11-23', time: '10:00', closed: true });
  expect((await listBookableDates()).dates).toContain('2026-11-23');
  await takenDeparture(database, { option, date: '2026-11-23', time: '18:30', sold: 12 });
  expect((await listBookableDates()).dates).not.toContain('2026-11-23');
  for (const time of ['10:00', '18:30'])
    await takenDeparture(database, { option, date: '2026-12-26', time, capacity: 0 });
  expect((await listBookableDates()).dates).not.toContain('2026-12-26');
});

test('A day whose spots are only held stays, because holds may end at any minute', async () => {
  for (const time of ['10:00', '18:30'])
    await takenDeparture(testDb.database, {
      option: optionOf('sail'),
      date: '2026-11-28',
      time,
      sold: 4,
      holds: [{ spots: 8, endsIn: 5 }],
    });
  expect((await listBookableDates()).dates).toContain('2026-11-28');
});

test('A day limited by shared resources stays, because those do not empty cached pages', async () => {
  const resource = await sharedResource(testDb.database, { capacity: 4, options: [optionOf('alone')] });
  await takenDeparture(testDb.database, {
    option: optionOf('sail'),
    date: '2026-12-28',
    sold: 4,
    uses: { resource, from: '2026-12-28T18:30:00Z', to: '2026-12-28T20:30:00Z' },
  });
  expect((await listBookableDates('alone')).dates).toContain('2026-12-28');
});

test('A departure for one group is left out once a spot is sold, or without capacity', async () => {
  await takenDeparture(testDb.database, { option: optionOf('alone'), date: '2026-11-30', sold: 1 });
  expect((await listBookableDates('alone')).dates).not.toContain('2026-11-30');
  await takenDeparture(testDb.database, { option: optionOf('alone'), date: '2026-12-05', capacity: 0 });
  expect((await listBookableDates('alone')).dates).not.toContain('2026-12-05');
});

test('A day is left out when its last departure with available spots is cut off, and the page expires then', async () => {
  // The morning start is over; the evening start is cut off at 17:30.
  expect((await listBookableDates()).until).toBe('2026-11-21T17:30:00.000Z');
  const after = await listBookableDates('sail', '2026-11-21T17:30:00Z');
  expect(after.dates[0]).toBe('2026-11-28');
  expect(after.until).toBe('2026-11-22T00:00:00.000Z');
});

test('An early cut-off leaves out days to come, and the page expires at the next of these moments', async () => {
  const before = await listBookableDates('early', '2026-11-20T09:00:00Z');
  expect([before.dates[0], before.until]).toEqual(['2026-11-21', '2026-11-20T11:00:00.000Z']);
  const after = await listBookableDates('early', '2026-11-20T11:00:00Z');
  expect([after.dates[0], after.until]).toEqual(['2026-11-23', '2026-11-21T00:00:00.000Z']);
});

test('A product that is not on sale has no dates', async () => {
  expect(await bookableDates(testDb.database, { id: 'zzzzzzzz', now: new Date() })).toBeUndefined();
});

test('A day stays as long as one spot of the departure’s own capacity is not sold', async () => {
  const sell = async (sold: number, capacity?: number) => {
    for (const time of ['10:00', '18:30'])
      await takenDeparture(testDb.database, {
        ...{ option: optionOf('sail'), date: '2026-12-05', time, sold },
        ...(capacity !== undefined && { capacity }),
      });
    const { dates } = await listBookableDates();
    await testDb.database.pool.query('truncate departures, holds cascade');
    return dates.includes(localDate('2026-12-05'));
  };
  expect(await sell(11)).toBe(true);
  expect(await sell(2, 3)).toBe(true);
  expect(await sell(3, 3)).toBe(false);
});
