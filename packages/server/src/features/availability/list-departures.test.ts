import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { optionOf, takenDeparture } from '../../../test-support/availability/departures.ts';
import { placeWith, productRow } from '../../../test-support/catalogue/place-file.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { catalogueId } from '../catalogue/import/catalogue-id.ts';
import { importPlaces } from '../catalogue/import/import-catalogue.ts';
import { type ListDeparturesInput, listDepartures } from './list-departures.ts';
import { lastRequestableDay } from './requested-days.ts';

let testDb: TestDatabase;

const sailId = catalogueId('product', 'lisbon', 'sail');
const [shared, whenever] = [optionOf('sail'), optionOf('sail', 1)];

beforeAll(async () => {
  testDb = await testDatabase();
  await importPlaces(testDb.database, {
    places: [
      placeWith('lisbon', [
        productRow('sail', {
          ...{ startTimes: ['10:00', '18:30'], days: ['sat', 'sun'], season: null, capacity: 6 },
          options: [
            {
              name: { en: 'Whenever', de: 'Jederzeit', 'zh-Hans': '随时' },
              ...{ openHours: { from: '10:00', to: '18:00' }, price: { adult: 2_000 }, capacity: 40 },
            },
          ],
        }),
        productRow('walk'),
      ]),
    ],
    today: localDate('2026-11-21'),
  });
});
beforeEach(() => testDb.database.pool.query('truncate departures, holds cascade'));
afterAll(() => testDb.drop());

async function listWith(differences: Partial<ListDeparturesInput> = {}) {
  const listed = await listDepartures(testDb.database, {
    ...{ product: sailId, days: 1, now: new Date('2026-11-21T10:00:00Z') },
    ...differences,
  });
  if (listed === undefined || listed === 'beyond') throw new Error('Nothing is listed.');
  return listed;
}

test('The departures of today are listed in the order of time and option, and what has started is marked', async () => {
  const { from, to, departures } = await listWith();
  expect([from, to]).toEqual(['2026-11-21', '2026-11-21']);
  expect(departures).toMatchObject([
    { number: 2, option: whenever, time: null, capacity: 40, free: 40, hasLeft: false },
    { number: 1, option: shared, time: '10:00', capacity: 6, free: 6, hasLeft: true },
    { number: 1, option: shared, time: '18:30', hasLeft: false, isOffTimetable: false, closed: false },
  ]);
  expect((await listWith({ now: new Date('2026-11-21T09:59:59Z') })).departures[1]?.hasLeft).toBe(false);
});

test('A list has as many days as requested, from the requested one, and days without departures are empty', async () => {
  const days = async (differences: Partial<ListDeparturesInput>) => {
    const { from, to, departures } = await listWith(differences);
    return [from, to, ...new Set(departures.map(({ date }) => date))];
  };
  const saturday = '2026-11-28';
  expect(await days({ from: localDate(saturday) })).toEqual([saturday, saturday, saturday]);
  expect(await days({ from: localDate('2026-11-23'), days: 6 })).toEqual(['2026-11-23', saturday, saturday]);
  expect(await days({ from: localDate('2026-11-23'), days: 5 })).toEqual(['2026-11-23', '2026-11-27']);
});

test('Held, sold and available spots are those of each departure', async () => {
  const { database } = testDb;
  const date = '2026-11-22';
  await takenDeparture(database, {
    ...{ option: shared, date, time: '10:00', sold: 2 },
    holds: [
      { spots: 3, endsIn: 5 },
      { spots: 1, endsIn: -5 },
    ],
  });
  await takenDeparture(database, { option: shared, date, time: '18:30', capacity: 1, closed: true });
  await takenDeparture(database, { option: optionOf('walk'), date, time: '10:00', sold: 4 });
  const { departures } = await listWith({ from: localDate(date) });
  expect(departures).toMatchObject([
    { time: null, capacity: 40, held: 0, sold: 0, free: 40, closed: false },
    { time: '10:00', capacity: 6, held: 3, sold: 2, free: 1, closed: false },
    { time: '18:30', capacity: 1, held: 0, sold: 0, free: 1, closed: true },
  ]);
});

test('A departure that the timetable no longer contains is listed if it is held or sold', async () => {
  const { database } = testDb;
  const monday = '2026-11-23';
  await takenDeparture(database, { option: shared, date: monday, time: '09:00', sold: 1 });
  await takenDeparture(database, {
    option: shared,
    date: monday,
    time: '10:00',
    holds: [{ spots: 1, endsIn: 5 }],
  });
  await takenDeparture(database, { option: shared, date: monday, time: '11:00', closed: true });
  const { departures } = await listWith({ from: localDate(monday) });
  expect(departures.map(({ time, isOffTimetable }) => [time, isOffTimetable])).toEqual([
    ['09:00', true],
    ['10:00', true],
  ]);
});

test('An unknown product has no list, and a day later than can be requested is refused', async () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const request = { product: sailId, days: 1, now };
  expect(await listDepartures(testDb.database, { ...request, product: optionOf('nothing') })).toBeUndefined();
  expect(await listDepartures(testDb.database, { ...request, from: localDate('2099-01-01') })).toBe('beyond');
});

test('A departure that is sold out has no available spots', async () => {
  const date = '2026-11-22';
  await takenDeparture(testDb.database, { option: shared, date, time: '10:00', sold: 6 });
  const { departures } = await listWith({ from: localDate(date) });
  expect(departures.find(({ time }) => time === '10:00')).toMatchObject({ sold: 6, free: 0 });
});

test('The last day that can be requested is listed', async () => {
  const from = lastRequestableDay(localDate('2026-11-21'));
  expect((await listWith({ from })).from).toBe(from);
});
