import { localDate, localTime } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { optionOf, takenDeparture } from '../../../test-support/availability/departures.ts';
import { placeWith, productRow } from '../../../test-support/catalogue/place-file.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { importPlaces } from '../catalogue/import/import-catalogue.ts';
import { closeDepartures, setCapacity } from './change-departures.ts';
import type { ListedDeparture } from './list-departures.ts';

let testDb: TestDatabase;

const [sail, walk] = [optionOf('sail'), optionOf('walk')];

beforeAll(async () => {
  testDb = await testDatabase();
  await importPlaces(testDb.database, {
    places: [
      placeWith('lisbon', [productRow('sail', { capacity: 12 }), productRow('walk', { capacity: 9 })]),
    ],
    today: localDate('2026-11-21'),
  });
});

/** Each differs from the first in one thing. Of every second one there is no row yet. */
const keys = {
  first: [sail, '2037-11-23', '10:00'],
  'other option': [walk, '2037-11-23', '10:00'],
  'other day': [sail, '2037-11-24', '10:00'],
  'other time': [sail, '2037-11-23', '18:30'],
  'all day': [sail, '2037-11-23', null],
} as const;
type Name = keyof typeof keys;

beforeEach(async () => {
  await testDb.database.pool.query('truncate departures, holds cascade');
  for (const [option, date, time] of Object.values(keys))
    await takenDeparture(testDb.database, {
      ...{ option, date, time, sold: 2 },
      holds: [
        { spots: 3, endsIn: 5 },
        { spots: 1, endsIn: -5 },
      ],
    });
});
afterAll(() => testDb.drop());

const departureOf = (name: Name) => {
  const [option, date, time] = keys[name];
  return { option, date: localDate(date), time: time === null ? null : localTime(time) };
};
const closeOrReopen = (names: readonly Name[], closed: boolean) =>
  closeDepartures(testDb.database, {
    departures: names.map((name) => departureOf(name) as ListedDeparture),
    closed,
  });

/** What is stored of each departure, by name; others by their key. */
async function storedDepartures(): Promise<Readonly<Record<string, string>>> {
  const { rows } = await testDb.database.pool.query<{
    option: string;
    date: string;
    time: string;
    what: string;
  }>(
    `select option_id as option, local_date::text as date, to_char(local_time, 'HH24:MI') as time,
       concat_ws(' ', case when closed then 'closed' else 'open' end, wanted_capacity, capacity,
         case when is_own_capacity then 'own' else 'usual' end) as what
     from departures`,
  );
  const nameOf = (key: string) => Object.entries(keys).find(([, parts]) => parts.join() === key)?.[0] ?? key;
  return Object.fromEntries(
    rows.map(({ option, date, time, what }) => [nameOf([option, date, time].join()), what]),
  );
}

async function changesOf(operation: () => Promise<unknown>): Promise<Readonly<Record<string, string>>> {
  const before = await storedDepartures();
  await operation();
  const after = await storedDepartures();
  return Object.fromEntries(Object.entries(after).filter(([name, what]) => before[name] !== what));
}

test.each(Object.keys(keys) as Name[])(
  'Closing and reopening one departure changes no other: %s',
  async (name) => {
    const capacity = name === 'other option' ? 9 : 12;
    expect(await changesOf(() => closeOrReopen([name], true))).toEqual({
      [name]: `closed ${capacity} ${capacity} usual`,
    });
    expect(await closeOrReopen([name], true)).toEqual([]);
    await closeOrReopen(['first', 'other option', 'other day', 'other time', 'all day'], true);
    expect(await changesOf(() => closeOrReopen([name], false))).toEqual({
      [name]: `open ${capacity} ${capacity} usual`,
    });
    expect(await closeOrReopen([name], false)).toEqual([]);
  },
);

test('Of several departures those that changed are returned', async () => {
  await closeOrReopen(['other day'], true);
  const names: Name[] = ['first', 'other day', 'all day'];
  expect(await closeOrReopen(names, true)).toEqual([departureOf('first'), departureOf('all day')]);
  await closeOrReopen(['first'], false);
  expect(await closeOrReopen(names, false)).toEqual([departureOf('other day'), departureOf('all day')]);
});

test('A departure without a row is created closed with the capacity of its option, and reopening creates none', async () => {
  await testDb.database.pool.query('truncate departures, holds cascade');
  expect(await closeOrReopen(['other option'], false)).toEqual([]);
  expect(await storedDepartures()).toEqual({});
  expect(await closeOrReopen(['other option', 'all day'], true)).toHaveLength(2);
  expect(await storedDepartures()).toEqual({
    'other option': 'closed 9 9 usual',
    'all day': 'closed 12 12 usual',
  });
});

const resizeDeparture = (name: Name, capacity: number | null) =>
  setCapacity(testDb.database, { departure: departureOf(name), capacity });

test.each(Object.keys(keys) as Name[])('A capacity changes one departure and no other: %s', async (name) => {
  // Three active and two sold spots; one more is held by an expired hold that is not cleared yet.
  expect(await changesOf(() => resizeDeparture(name, 5))).toEqual({ [name]: 'open 5 6 own' });
  const usual = name === 'other option' ? 9 : 12;
  expect(await resizeDeparture(name, null)).toEqual({ outcome: 'set', capacity: usual });
  expect((await storedDepartures())[name]).toBe(`open ${usual} ${usual} usual`);
});

test('A capacity below active holds and sold spots is refused and changes nothing; expired holds do not count', async () => {
  expect(
    await changesOf(async () => {
      expect(await resizeDeparture('first', 4)).toEqual({ outcome: 'taken', held: 3, sold: 2 });
    }),
  ).toEqual({});
  expect(await resizeDeparture('first', 5)).toEqual({ outcome: 'set', capacity: 5 });
});

test('A departure without a row gets its own capacity', async () => {
  await testDb.database.pool.query('truncate departures, holds cascade');
  expect(await resizeDeparture('other option', 0)).toEqual({ outcome: 'set', capacity: 0 });
  expect(await resizeDeparture('all day', 20)).toEqual({ outcome: 'set', capacity: 20 });
  expect(await storedDepartures()).toEqual({ 'other option': 'open 0 0 own', 'all day': 'open 20 20 own' });
});
