import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  lineEntry,
  portEntry,
  sailingEntry,
  withTimetable,
} from '../../../../test-support/cruises/timetable.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { type TimetableFile, timetableFile } from '../file/timetable-file.ts';
import { importTimetable } from '../import/import-timetable.ts';
import { findFleet } from '../import/known-fleet.ts';
import { readTimetable } from '../import/read-timetable.ts';
import { exportTimetable } from './export-timetable.ts';

let testDb: TestDatabase;

const tender = { crossingMinutes: 12, lastBoatMinutes: 45 };
const timetable: Pick<TimetableFile, 'ports' | 'lines' | 'sailings'> = {
  ports: [
    portEntry('honolulu', {
      timeZone: 'Pacific/Honolulu',
      latitude: 21.3,
      longitude: -157.9,
      unLocode: 'USHNL',
    }),
    portEntry('kona', {
      timeZone: 'Pacific/Honolulu',
      latitude: 19.6,
      longitude: -156,
      landing: 'tender',
      tender,
    }),
    portEntry('lahaina', {
      ...{ timeZone: 'Pacific/Honolulu', latitude: 20.9, longitude: -156.7, landing: 'both', tender },
      visits: { names: { en: 'Lahaina' }, minutes: 5, kilometres: 0.5 },
      gate: { by: 'shuttle', minutes: 8 },
    }),
  ],
  lines: [
    lineEntry('bluebird', ['alba', 'serena'], { organisations: ['hotel'], clock: 'home' }),
    lineEntry('heron', ['grey']),
  ],
  sailings: [
    sailingEntry('serena', '2027-05-15', [
      { port: 'honolulu', departure: '2027-05-15T23:30', allAboard: '2027-05-15T22:00', berth: 2 },
      { on: '2027-05-16', passing: { en: 'Molokai; "the friendly isle", seen from the sea' } },
      {
        port: 'lahaina',
        arrival: '2027-05-16T08:00',
        departure: '2027-05-16T17:00',
        allAboard: '2027-05-16T16:30',
        tender: true,
      },
      {
        port: 'kona',
        arrival: '2027-05-17T08:00',
        departure: '2027-05-17T17:00',
        allAboard: '2027-05-17T16:30',
        state: 'skipped',
      },
      { port: 'honolulu', arrival: '2027-05-18T07:00' },
    ]),
    sailingEntry('serena', '2027-06-15', [
      { port: 'honolulu', departure: '2027-06-15T18:00', allAboard: '2027-06-15T17:30' },
      { port: 'honolulu', arrival: '2027-06-17T07:00' },
    ]),
    {
      ...sailingEntry('grey', '2027-05-20', [
        { port: 'honolulu', departure: '2027-05-20T18:00', allAboard: '2027-05-20T17:30' },
        { port: 'kona', arrival: '2027-05-21T07:00' },
      ]),
      titles: { en: 'Hawaii; "one way", by night', de: 'Hawaii', 'zh-Hans': '夏威夷' },
    },
  ],
};

beforeAll(async () => {
  testDb = await testDatabase();
  await withTimetable(testDb.database, timetable);
});

afterAll(() => testDb.drop());

async function exported(options: { from?: string; sailingsAs?: 'json' | 'csv' } = {}) {
  const files: { name: string; text: string }[] = [];
  const counts = await exportTimetable(testDb.database, {
    from: options.from,
    sailingsAs: options.sailingsAs ?? 'json',
    onFile: async (name, text) => void files.push({ name, text }),
  });
  return { files, counts };
}

const versions = async () =>
  (
    await testDb.database.pool.query(
      `select sum(xmin::text::bigint)::text as versions, count(*)::int from
        (select xmin from cruise_ports union all select xmin from cruise_lines union all select xmin from cruise_ships
         union all select xmin from cruise_routes union all select xmin from cruise_calls) as entries`,
    )
  ).rows;

test('A timetable is exported as it was imported', async () => {
  const { files, counts } = await exported();
  expect(files.map(({ name }) => name)).toEqual([
    'ports.json',
    'lines.json',
    'sailings-bluebird.json',
    'sailings-heron.json',
  ]);
  const read = files.map(({ text }) => timetableFile.parse(JSON.parse(text)));
  expect({
    ports: read.flatMap(({ ports }) => ports),
    lines: read.flatMap(({ lines }) => lines),
    sailings: read.flatMap(({ sailings }) => sailings),
  }).toEqual(timetable);
  expect(counts).toEqual({ ports: 3, ships: 3, sailings: 3, passages: 0 });
});

test.each(['json', 'csv'] as const)(
  'An exported timetable in %s can be imported again',
  async (sailingsAs) => {
    const { files } = await exported({ sailingsAs });
    const before = await versions();
    const read = readTimetable(files, await findFleet(testDb.database.pool));
    expect(read.problems).toEqual([]);
    const sailings = read.sailings.map(({ entry }) => entry);
    if (sailingsAs === 'json') {
      await importTimetable(testDb.database, read);
      expect(await versions()).toEqual(before);
    }
    expect(sailings).toEqual(
      timetable.sailings.map((sailing) => ({
        ...sailing,
        calls: sailing.calls.filter((call) => sailingsAs === 'json' || 'port' in call),
      })),
    );
  },
);

test('Sailings that have ended by a day are left out, and passages in CSV are counted', async () => {
  expect((await exported({ from: '2027-05-18', sailingsAs: 'csv' })).counts).toEqual({
    ...{ ports: 3, ships: 3, sailings: 3, passages: 1 },
  });
  const { files, counts } = await exported({ from: '2027-05-22' });
  expect(counts).toMatchObject({ sailings: 1 });
  expect(files.map(({ name }) => name)).toEqual(['ports.json', 'lines.json', 'sailings-bluebird.json']);
});
