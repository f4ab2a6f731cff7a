import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lineEntry, portEntry, sailingEntry } from '../../test-support/cruises/timetable.ts';
import { type TestDatabase, testDatabase } from '../../test-support/database/test-database.ts';
import type { TimetableSource } from '../gateways/timetable/port.ts';
import { importTimetableFeed } from './import-timetable-feed.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
afterAll(() => testDb.drop());

const timetableWithPort = (port: string) => ({
  name: 'lines.example.org/sailings.json',
  text: JSON.stringify({
    ports: [portEntry('lisbon'), portEntry('porto', { latitude: 41.18, longitude: -8.7 })],
    lines: [lineEntry('bluebird', ['serena'])],
    sailings: [
      sailingEntry('serena', '2037-05-15', [
        { port: 'lisbon', departure: '2037-05-15T18:00' },
        { port, arrival: '2037-05-17T08:00' },
      ]),
    ],
  }),
  publishedAt: undefined,
});

async function runJob(answer: Awaited<ReturnType<TimetableSource['read']>>) {
  const warn = vi.fn();
  const source = { read: async () => answer };
  const { end } = await importTimetableFeed({ database: testDb.database, source, warn });
  return { end, warnings: warn.mock.calls.map(([line]) => line) };
}

test('The job imports the sailings of the feed', async () => {
  expect(await runJob(timetableWithPort('porto'))).toEqual({ end: 'done', warnings: [] });
  const { rows } = await testDb.database.pool.query('select starts_on::text as day from cruise_routes');
  expect(rows).toEqual([{ day: '2037-05-15' }]);
});

test('A wrong timetable is logged and fetched again with the next run', async () => {
  expect(await runJob(timetableWithPort('atlantis'))).toEqual({
    end: 'done',
    warnings: [expect.stringContaining('[2 atlantis] names an unknown port')],
  });
});

test('If the feed is unreachable, the job is tried again later', async () => {
  expect(await runJob({ failed: 'unreachable', details: 'status 503' })).toEqual({
    end: 'later',
    warnings: ['The timetable was not imported (unreachable: status 503)'],
  });
});
