import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  lineEntry,
  portEntry,
  sailingEntry,
  withTimetable,
} from '../../../test-support/cruises/timetable.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { findSailings, readShips } from './find-sailings.ts';

let testDb: TestDatabase;
const today = localDate('2027-05-01');

const sailing = (ship: string, starts: string, ends: string) =>
  sailingEntry(ship, starts, [
    { port: 'lisbon', departure: `${starts}T18:00` },
    { port: 'porto', arrival: `${ends}T08:00` },
  ]);

beforeAll(async () => {
  testDb = await testDatabase();
  await withTimetable(testDb.database, {
    ports: [portEntry('lisbon'), portEntry('porto', { latitude: 41.18, longitude: -8.7 })],
    lines: [lineEntry('bluebird', ['serena', 'alba'])],
    sailings: [
      sailing('serena', '2027-04-20', '2027-04-27'),
      sailing('serena', '2027-04-28', '2027-05-05'),
      sailing('serena', '2027-05-08', '2027-05-15'),
      sailing('serena', '2027-05-15', '2027-05-22'),
      sailing('serena', '2027-06-01', '2027-06-08'),
      sailing('alba', '2027-05-10', '2027-05-17'),
    ],
  });
});
afterAll(() => testDb.drop());

async function startsOf(query: string, most = 3) {
  const ships = await readShips(testDb.database);
  const { sailings } = await findSailings(testDb.database, { query, locale: 'de', today, ships, most });
  return sailings.map(({ ship, from }) => `${ship} ${from}`);
}

test('The name of a ship finds its sailings that have not ended, the next first', async () => {
  expect(await startsOf('serena')).toEqual([
    'serena (de) 2027-04-28',
    'serena (de) 2027-05-08',
    'serena (de) 2027-05-15',
  ]);
});

test('A found sailing names the address of its ship', async () => {
  const ships = await readShips(testDb.database);
  const input = { query: 'serena', locale: 'en', today, ships, most: 1 } as const;
  expect((await findSailings(testDb.database, input)).sailings).toMatchObject([{ shipSlug: 'serena' }]);
});

test('A cancelled sailing, which skips every port, is not found', async () => {
  const skip = (state: string) =>
    testDb.database.pool.query(
      `update cruise_calls c set state = $1 from cruise_routes r
       where r.id = c.route_id and r.starts_on = '2027-05-08'`,
      [state],
    );
  await skip('skipped');
  expect(await startsOf('serena', 2)).toEqual(['serena (de) 2027-04-28', 'serena (de) 2027-05-15']);
  await skip('planned');
});

test('With a day, the sailings under way on that day are found, or else the next ones', async () => {
  expect(await startsOf('Serena 10 May')).toEqual(['serena (de) 2027-05-08']);
  expect(await startsOf('Serena 15. Mai')).toEqual(['serena (de) 2027-05-08', 'serena (de) 2027-05-15']);
  expect(await startsOf('serena 25 May')).toEqual(['serena (de) 2027-06-01']);
  expect(await startsOf('serena 2029-01-01')).toEqual([]);
});

test('With a month, the sailings of that month are found', async () => {
  expect(await startsOf('serena mai', 9)).toHaveLength(3);
  expect(await startsOf('serena 6月')).toEqual(['serena (de) 2027-06-01']);
});

test('Other words find no sailing', async () => {
  for (const query of ['15 May', 'lisbon', 'porto wine', '']) expect(await startsOf(query)).toEqual([]);
});

test('The words beside ship and day are left, unless the ship’s name may be another word', async () => {
  const ships = await readShips(testDb.database);
  const otherWords = async (query: string) =>
    (await findSailings(testDb.database, { query, locale: 'en', today, ships, most: 3 })).otherWords;
  expect(await otherWords('serena 15 May')).toBe('');
  expect(await otherWords('alba')).toBeUndefined();
  expect(await otherWords('MS Alba')).toBe('');
  expect(await otherWords('serena 2029-01-01')).toBeUndefined();
});
