import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lineEntry, portEntry, sailingEntry } from '../../../../test-support/cruises/timetable.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import type { FetchedTimetable, TimetableFailure } from '../../../gateways/timetable/port.ts';
import { importFeed } from './import-feed.ts';
import { importTimetable } from './import-timetable.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(() => testDb.database.pool.query('truncate timetable_feeds, cruise_ports, cruise_lines cascade'));
afterAll(() => testDb.drop());

const timetableTo = (port: string, published?: string, starts = '2037-05-15') =>
  JSON.stringify({
    ...(published !== undefined && { published }),
    ports: [portEntry('lisbon'), portEntry('porto', { latitude: 41.18, longitude: -8.7 })],
    lines: [lineEntry('bluebird', ['serena'])],
    sailings: [
      sailingEntry('serena', starts, [
        { port: 'lisbon', departure: `${starts}T18:00` },
        { port, arrival: `${starts.slice(0, 8)}17T08:00` },
      ]),
    ],
  });

const fetched = (text: string, publishedAt?: string): FetchedTimetable => ({
  name: 'lines.example.org/sailings.json',
  text,
  publishedAt: publishedAt === undefined ? undefined : new Date(publishedAt),
});

const importOf = (answer: FetchedTimetable | TimetableFailure, refusal?: string) =>
  importFeed(testDb.database, {
    source: { read: async () => answer },
    now: new Date('2037-01-10T06:00:00Z'),
    async importSailings(timetable) {
      if (refusal === undefined) await importTimetable(testDb.database, timetable);
      return refusal;
    },
  });

async function sailings(): Promise<readonly string[]> {
  const { rows } = await testDb.database.pool.query('select starts_on::text as day from cruise_routes');
  return rows.map(({ day }) => day);
}

test('The timetable of a feed is imported once; the same text again is not read', async () => {
  expect(await importOf(fetched(timetableTo('porto')))).toEqual({ outcome: 'imported', sailings: 1 });
  expect(await sailings()).toEqual(['2037-05-15']);
  expect(await importOf(fetched(timetableTo('porto')), 'must not be asked')).toEqual({
    outcome: 'unchanged',
  });
});

test('A wrong timetable names every error, and the last good one stays', async () => {
  await importOf(fetched(timetableTo('porto')));
  const wrong = await importOf(fetched(timetableTo('atlantis').replace('"large"', '"huge"')));
  expect(wrong).toMatchObject({ outcome: 'refused', why: 'wrong', details: expect.stringContaining('size') });
  expect(await importOf(fetched(timetableTo('atlantis')))).toEqual({
    outcome: 'refused',
    why: 'wrong',
    details: 'sailings[serena 2037-05-15].calls[2 atlantis] names an unknown port',
  });
  expect(await sailings()).toEqual(['2037-05-15']);
});

test('A feed that names a ship of another line takes neither the ship nor its sailings', async () => {
  await importOf(fetched(timetableTo('porto')));
  const foreign = timetableTo('porto', undefined, '2037-06-15').replaceAll('bluebird', 'meridian');
  expect(await importOf(fetched(foreign))).toEqual({
    outcome: 'refused',
    why: 'wrong',
    details: 'lines[meridian].ships[serena] is a ship of the line bluebird',
  });
  expect(await sailings()).toEqual(['2037-05-15']);
  const { rows } = await testDb.database.pool.query('select slug from cruise_lines');
  expect(rows).toEqual([{ slug: 'bluebird' }]);
});

test('More errors than a log line has room for are counted', async () => {
  const ports = Array.from({ length: 25 }, (_, index) => ({ slug: `port-${index}` }));
  expect(await importOf(fetched(JSON.stringify({ ports })))).toMatchObject({
    details: expect.stringMatching(/\nand \d+ more errors$/),
  });
});

test('An older timetable is refused, by its own date or else by that of its server', async () => {
  await importOf(fetched(timetableTo('porto', '2037-01-02T06:00:00Z')));
  const older = timetableTo('porto', '2037-01-01T06:00:00Z', '2037-05-14');
  expect(await importOf(fetched(older, '2037-01-09T06:00:00Z'))).toMatchObject({ why: 'older' });
  const undated = timetableTo('porto', undefined, '2037-05-13');
  expect(await importOf(fetched(undated, '2037-01-01T06:00:00Z'))).toMatchObject({ why: 'older' });
  expect(await sailings()).toEqual(['2037-05-15']);
  const newer = timetableTo('porto', '2037-01-03T06:00:00Z', '2037-06-15');
  expect(await importOf(fetched(newer))).toMatchObject({ outcome: 'imported' });
});

test('A timetable of the future is refused, and the next one is not older than it', async () => {
  const at = (published: string, starts: string) => fetched(timetableTo('porto', published, starts));
  expect(await importOf(at('2039-01-01T06:00:00Z', '2037-05-14'))).toEqual({
    outcome: 'refused',
    why: 'not_yet',
    details: 'published 2039-01-01T06:00:00.000Z, which is in the future',
  });
  // By a fast clock.
  expect(await importOf(at('2037-01-11T05:59:00Z', '2037-05-15'))).toMatchObject({ outcome: 'imported' });
  expect(await sailings()).toEqual(['2037-05-15']);
});

test('A timetable that was not imported is read again the next time', async () => {
  const answer = fetched(timetableTo('porto'));
  expect(await importOf(answer, '21 bookings would lose their trip')).toEqual({
    outcome: 'refused',
    why: 'not_imported',
    details: '21 bookings would lose their trip',
  });
  expect(await sailings()).toEqual([]);
  expect(await importOf(answer)).toMatchObject({ outcome: 'imported' });
});

test('An unreachable source changes nothing', async () => {
  await importOf(fetched(timetableTo('porto')));
  expect(await importOf({ failed: 'unreachable', details: 'status 503' })).toEqual({
    outcome: 'refused',
    why: 'unreachable',
    details: 'status 503',
  });
  expect(await sailings()).toEqual(['2037-05-15']);
});
