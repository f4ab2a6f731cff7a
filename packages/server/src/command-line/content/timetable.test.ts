import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { commandLine } from '../../../test-support/command-line/command-context.ts';
import { lineEntry, portEntry, sailingEntry } from '../../../test-support/cruises/timetable.ts';
import { emptyFolder } from '../../../test-support/database/data-folder.ts';
import { testDatabase } from '../../../test-support/database/test-database.ts';

const ports = [portEntry('lisbon'), portEntry('porto', { latitude: 41.18, longitude: -8.7 })];
const sailing = (port: string) =>
  sailingEntry('serena', '2027-05-15', [
    { port: 'lisbon', departure: '2027-05-15T18:00' },
    { port, arrival: '2027-05-16T08:00' },
  ]);

test('A timetable is checked, imported, and refused as a whole if one sailing is wrong', async () => {
  const testDb = await testDatabase();
  onTestFinished(() => testDb.drop());
  const line = commandLine({ databaseUrl: testDb.url });
  const file = join(emptyFolder(), 'timetable.json');
  const write = (port: string) =>
    writeFileSync(
      file,
      JSON.stringify({ ports, lines: [lineEntry('bluebird', ['serena'])], sailings: [sailing(port)] }),
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
});
