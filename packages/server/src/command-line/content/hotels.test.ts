import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { expect, onTestFinished, test } from 'vitest';
import { placeWith } from '../../../test-support/catalogue/place-file.ts';
import { commandLine } from '../../../test-support/command-line/command-context.ts';
import { emptyFolder } from '../../../test-support/database/data-folder.ts';
import { testDatabase } from '../../../test-support/database/test-database.ts';
import { hotelFileWith, hotelInFile } from '../../../test-support/hotels/hotel-file.ts';
import { importPlaces } from '../../features/catalogue/import/import-catalogue.ts';

test('Hotels are checked, imported as a whole or not at all, and exported', async () => {
  const testDb = await testDatabase();
  onTestFinished(() => testDb.drop());
  await importPlaces(testDb.database, { places: [placeWith('lisbon', [])], today: localDate('2026-11-30') });
  const line = commandLine({ databaseUrl: testDb.url });
  const file = join(emptyFolder(), 'lisbon.json');
  const count = async () =>
    (await testDb.database.pool.query('select count(*)::int as n from hotels')).rows[0].n;
  writeFileSync(file, JSON.stringify(hotelFileWith([hotelInFile('casa'), hotelInFile('bad', { stars: 9 })])));
  const refused = await line.run('import-hotels', file);
  expect(refused).toMatchObject({
    status: 1,
    printed: expect.stringMatching(
      /hotels\[bad\]\.stars must be at most 5\nErrors: 1\. Nothing was changed\./,
    ),
  });
  writeFileSync(file, JSON.stringify(hotelFileWith([hotelInFile('casa')])));
  expect(await line.run('import-hotels', file, '--check')).toMatchObject({
    status: 0,
    printed: expect.stringContaining('No errors (hotels: 1, room types: 1, places: 1).'),
  });
  expect(await count()).toBe(0);
  expect((await line.run('import-hotels', file)).printed).toContain('Imported (hotels: 1,');
  expect(await count()).toBe(1);
  const folder = join(emptyFolder(), 'hotels');
  expect((await line.run('export-hotels', folder)).printed).toContain('(hotels: 1, places: 1)');
  expect(JSON.parse(readFileSync(join(folder, 'lisbon.json'), 'utf8'))).toMatchObject({ place: 'lisbon' });
  expect((await line.run('export-hotels', folder)).status).not.toBe(0);
});

test('The schema of a hotel file is printed as JSON', async () => {
  const { status, printed } = await commandLine({}).run('import-hotels', '--schema');
  expect([status, JSON.parse(printed).title]).toEqual([0, 'Hotels of a place']);
});
