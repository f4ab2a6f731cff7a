import { readdirSync, readFileSync } from 'node:fs';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterEach, expect, test } from 'vitest';
import { isFullRun } from '../../../../../../tests/support/test-level.ts';
import { placeWith, productRow } from '../../../../test-support/catalogue/place-file.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import { fullHotel, hotelFileWith, hotelInFile } from '../../../../test-support/hotels/hotel-file.ts';
import { exportPlaces } from '../../catalogue/export/export-catalogue.ts';
import { importPlaces } from '../../catalogue/import/import-catalogue.ts';
import type { CatalogueSource } from '../../catalogue/import/read-catalogue.ts';
import type { HotelFile } from '../file/hotel-file.ts';
import { importHotels } from '../import/import-hotels.ts';
import { readHotels } from '../import/read-hotels.ts';
import { exportHotels } from './export-hotels.ts';

const opened: TestDatabase[] = [];
afterEach(async () => {
  for (const { drop } of opened.splice(0)) await drop();
});

async function databaseWith(files: readonly HotelFile[], today = '2026-11-30'): Promise<TestDatabase> {
  const testDb = await testDatabase();
  opened.push(testDb);
  const places = files.map(({ place }) => placeWith(place, []));
  await importPlaces(testDb.database, { places, today: localDate(today) });
  await importHotels(testDb.database, { files, today: localDate(today) });
  return testDb;
}

async function exported({ database }: TestDatabase): Promise<CatalogueSource[]> {
  const files: CatalogueSource[] = [];
  await exportHotels(database, { onFile: async (name, text) => void files.push({ name, text }) });
  return files;
}

function readFiles(sources: readonly CatalogueSource[]): readonly HotelFile[] {
  const { files, problems } = readHotels(sources);
  expect(problems).toEqual([]);
  return files;
}

const withoutUndefined = (value: unknown) => JSON.parse(JSON.stringify(value));

test('A file that uses every field comes back as it was, and once more a year later', async () => {
  const whole = hotelFileWith([fullHotel(), hotelInFile('small')]);
  const first = await exported(await databaseWith([whole]));
  expect(first.map(({ name }) => name)).toEqual(['lisbon.json']);
  const files = readFiles(first);
  expect(files).toEqual([withoutUndefined(whole)]);
  expect(await exported(await databaseWith(files, '2027-11-30'))).toEqual(first);
});

test('A catalogue is exported without hotels and without organisations that run only hotels', async () => {
  const testDb = await databaseWith([
    hotelFileWith([hotelInFile('small'), hotelInFile('shared', { supplier: 'harbour-walks' })]),
  ]);
  await importPlaces(testDb.database, {
    places: [placeWith('lisbon', [productRow('walk')])],
    today: localDate('2026-11-30'),
  });
  const places: { suppliers: { slug: string }[]; products: { slug: string }[] }[] = [];
  const counts = await exportPlaces(testDb.database, {
    onFile: async (_, text) => void places.push(JSON.parse(text)),
  });
  expect(places[0]?.products.map(({ slug }) => slug)).toEqual(['walk']);
  expect(places[0]?.suppliers.map(({ slug }) => slug)).toEqual(['harbour-walks']);
  expect(counts).toMatchObject({ products: 1, leftOut: { organisations: 0, products: 0 } });
  const [file] = readFiles(await exported(testDb));
  expect(file?.suppliers.map(({ slug }) => slug)).toEqual(['harbour-walks', 'house-keepers']);
});

test('The hotels of the demonstration are exported as their files state them', async () => {
  const folder = new URL('../../../../../../demo/hotels/', import.meta.url);
  // A sample of every eighth place. A full run takes all places.
  const names = readdirSync(folder).filter((_, index) => isFullRun || index % 8 === 0);
  const sources = names.map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
  const testDb = await databaseWith(readFiles(sources));
  const first = await exported(testDb);
  // Days counted from the import become days of the calendar.
  const withoutNights = (files: readonly HotelFile[]) =>
    files.map(({ hotels, ...file }) => ({
      ...file,
      hotels: hotels
        .map(({ nights: _, reviews: __, ...hotel }) => hotel)
        .toSorted((one, other) => (one.slug < other.slug ? -1 : 1)),
      suppliers: file.suppliers.toSorted((one, other) => (one.slug < other.slug ? -1 : 1)),
    }));
  expect(withoutNights(readFiles(first))).toEqual(withoutNights(readFiles(sources)));
  expect(await exported(await databaseWith(readFiles(first), '2027-03-01'))).toEqual(first);
});
