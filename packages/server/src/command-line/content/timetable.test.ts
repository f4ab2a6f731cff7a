import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { commandLine } from '../../../test-support/command-line/command-context.ts';
import { lineEntry, portEntry, sailingEntry } from '../../../test-support/cruises/timetable.ts';
import { emptyFolder } from '../../../test-support/database/data-folder.ts';
import { testDatabase } from '../../../test-support/database/test-database.ts';

const portEntries = [portEntry('lisbon'), portEntry('porto', { latitude: 41.18, longitude: -8.7 })];
const sailingWithCall = (port: string, [starts, ends] = ['2027-05-15', '2027-05-16']) =>
  sailingEntry('serena', String(starts), [
    { port: 'lisbon', departure: `${starts}T18:00` },
    { port, arrival: `${ends}T08:00` },
  ]);

test('A timetable is checked, imported, and refused as a whole if one sailing is wrong', async () => {
  const testDb = await testDatabase();
  onTestFinished(() => testDb.drop());
  const line = commandLine({ databaseUrl: testDb.url });
  const file = join(emptyFolder(), 'timetable.json');
  const write = (port: string, days?: [string, string]) =>
    writeFileSync(
      file,
      JSON.stringify({
        ports: portEntries,
        lines: [lineEntry('bluebird', ['serena'])],
        sailings: [sailingWithCall(port, days)],
      }),
    );
  const count = async () => {
    const { rows } = await testDb.database.pool.query('select count(*)::int as n from cruise_routes');
    return rows[0].n;
  };
  write('porto');
  expect(await line.run('import-timetable', file, '--check')).toMatchObject({
    status: 0,
    printed: expect.stringContaining('No errors (sailings: 1, ships: 1, ports: 2).'),
  });
  expect(await count()).toBe(0);
  write('atlantis');
  const { status, printed } = await line.run('import-timetable', file);
  expect(printed).toContain('sailings[serena 2027-05-15].calls[2 atlantis] names an unknown port');
  expect(printed).toContain('Errors: 1. Nothing was changed.');
  expect([status, await count()]).toEqual([1, 0]);
  write('porto');
  expect((await line.run('import-timetable', file)).printed).toContain(
    'Imported (sailings: 1, ships: 1, ports: 2).',
  );
  expect(await count()).toBe(1);
  write('porto', ['2027-05-14', '2027-05-17']);
  const overlapping = await line.run('import-timetable', file, '--check');
  expect(overlapping.status).toBe(1);
  expect(overlapping.printed).toContain('begins before its sailing of 2027-05-14 ends');
  expect(await count()).toBe(1);
});

test('The timetable of the feed is fetched and imported', async () => {
  const testDb = await testDatabase();
  onTestFinished(() => testDb.drop());
  const text = JSON.stringify({
    ports: portEntries,
    lines: [lineEntry('bluebird', ['serena'])],
    sailings: [sailingWithCall('porto')],
  });
  const server = createServer((_, response) => response.end(text)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const timetableUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sailings.json`;
  const line = commandLine({ databaseUrl: testDb.url, timetableUrl });
  expect(await line.run('import-timetable', '--from-feed')).toMatchObject({
    status: 0,
    printed: expect.stringContaining('Imported (sailings: 1, ships: 1, ports: 2).'),
  });
  expect(await line.run('import-timetable', '--from-feed', 'timetable.json')).toMatchObject({ status: 2 });
  expect(await line.run('import-timetable')).toMatchObject({ status: 2 });
  const unset = await commandLine({ databaseUrl: testDb.url }).run('import-timetable', '--from-feed');
  expect(unset).toEqual({ status: 1, printed: 'TIMETABLE_URL is not set.' });
});

test('A folder of timetables in JSON and CSV is imported as one', async () => {
  const testDb = await testDatabase();
  onTestFinished(() => testDb.drop());
  const folder = emptyFolder();
  writeFileSync(
    join(folder, 'fleet.json'),
    JSON.stringify({ ports: portEntries, lines: [lineEntry('bluebird', ['serena'])] }),
  );
  const write = (port: string) =>
    writeFileSync(
      join(folder, 'sailings.csv'),
      `ship,starts,title_en,port,arrival,departure
serena,2027-05-15,Atlantic,lisbon,,2027-05-15T18:00
serena,2027-05-15,,${port},2027-05-16T08:00,`,
    );
  const line = commandLine({ databaseUrl: testDb.url });
  write('atlantis');
  expect((await line.run('import-timetable', folder)).printed).toContain(
    'sailings.csv: sailings[serena 2027-05-15].calls[2 atlantis] names an unknown port',
  );
  write('porto');
  expect((await line.run('import-timetable', folder)).printed).toContain(
    'Imported (sailings: 1, ships: 1, ports: 2).',
  );
});

test('Checking a timetable does not migrate the database', async () => {
  const testDb = await testDatabase({ migrated: false });
  onTestFinished(() => testDb.drop());
  const file = join(emptyFolder(), 'timetable.json');
  writeFileSync(file, JSON.stringify({ ports: portEntries }));
  expect(await commandLine({ databaseUrl: testDb.url }).run('import-timetable', file, '--check')).toEqual({
    status: 1,
    printed: 'The database belongs to another version: npm start brings it up to date.',
  });
  const { rows } = await testDb.database.pool.query(`select from pg_tables where schemaname = 'public'`);
  expect(rows).toEqual([]);
});

test('An exported timetable fills an empty folder only, and can be imported', async () => {
  const testDb = await testDatabase();
  onTestFinished(() => testDb.drop());
  const line = commandLine({ databaseUrl: testDb.url });
  const folder = emptyFolder();
  const file = join(emptyFolder(), 'timetable.json');
  const lines = [lineEntry('bluebird', ['serena'])];
  writeFileSync(file, JSON.stringify({ ports: portEntries, lines, sailings: [sailingWithCall('porto')] }));
  await line.run('import-timetable', file);
  expect(await line.run('export-timetable', folder, '--csv')).toMatchObject({
    status: 0,
    printed: expect.stringContaining(`Written to ${folder} (sailings: 1, ships: 1, ports: 2).`),
  });
  expect((await line.run('import-timetable', folder)).printed).toContain(
    'Imported (sailings: 1, ships: 1, ports: 2).',
  );
  expect((await line.run('export-timetable', folder)).printed).toContain('is not empty');
  expect(await line.run('export-timetable', join(folder, 'new'), '--from', '2027-02-30')).toMatchObject({
    status: 2,
  });
  expect(await line.run('export-timetable')).toMatchObject({ status: 2 });
});
