import { readdirSync, readFileSync } from 'node:fs';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterEach, expect, test } from 'vitest';
import { isFullRun } from '../../../../../../tests/support/test-level.ts';
import { fullPlace } from '../../../../test-support/catalogue/full-place.ts';
import { placeWith, productRow } from '../../../../test-support/catalogue/place-file.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import type { PlaceFile } from '../file/place-file.ts';
import { importPlaces } from '../import/import-catalogue.ts';
import { type CatalogueSource, readPlaces } from '../import/read-catalogue.ts';
import { exportPlaces } from './export-catalogue.ts';

const opened: TestDatabase[] = [];

afterEach(async () => {
  for (const { drop } of opened.splice(0)) await drop();
});

async function emptyDatabase(): Promise<TestDatabase> {
  const testDb = await testDatabase();
  opened.push(testDb);
  return testDb;
}

async function exportSources({ database }: TestDatabase): Promise<CatalogueSource[]> {
  const files: CatalogueSource[] = [];
  await exportPlaces(database, { onFile: async (name, text) => void files.push({ name, text }) });
  return files;
}

function readPlaceFiles(sources: readonly CatalogueSource[]): readonly PlaceFile[] {
  const { places, problems } = readPlaces(sources);
  expect(problems).toEqual([]);
  return places;
}

async function importInto({ database }: TestDatabase, places: readonly PlaceFile[], today = '2026-11-21') {
  await importPlaces(database, { places, today: localDate(today) });
}

/**
 * Imports the places, exports them, imports the result into another database a year later, and exports it
 * again.
 */
async function thereAndBack(places: readonly PlaceFile[]) {
  const [one, other] = [await emptyDatabase(), await emptyDatabase()];
  await importInto(one, places);
  const first = await exportSources(one);
  await importInto(other, readPlaceFiles(first), '2027-11-21');
  return { one, first, second: await exportSources(other) };
}

test('The export of a file that uses every field is imported a year later and exported byte for byte the same', async () => {
  const { first, second } = await thereAndBack([fullPlace()]);
  expect(second).toEqual(first);
});

test('An export contains everything that the imported file contained', async () => {
  const { first } = await thereAndBack([fullPlace()]);
  const [back] = readPlaceFiles(first);
  const before = fullPlace();
  // Fields that are counted or not stored are not exported, and defaults are left out. The rest is as
  // imported.
  for (const sight of before.sights) delete sight.silhouette;
  for (const product of before.products) delete product.rating;
  const [everything] = back?.products ?? [];
  const product = before.products.find(({ slug }) => slug === 'everything');
  const byDay = product?.reviews.toSorted((a, b) => ((a.writtenOn ?? '') < (b.writtenOn ?? '') ? -1 : 1));
  expect(everything).toEqual({
    ...product,
    pricesAsked: [
      { since: '2026-09-01T00:00:00.000Z', price: 5_200 },
      { since: '2026-10-20T08:30:00.250Z', price: 4_850 },
    ],
    days: ['mon', 'sat'],
    reviews: byDay,
  });
  expect(back?.organisations).toEqual(before.organisations?.toSorted((a, b) => (a.slug < b.slug ? -1 : 1)));
  expect(back?.suppliers.map(({ slug, status }) => [slug, status])).toEqual([
    ['closed', 'suspended'],
    ['harbour-walks', undefined],
  ]);
  expect({ ...back?.location, aliases: undefined }).toEqual({ ...before.location, aliases: undefined });
  expect(back?.sights).toEqual(before.sights);
});

test('Importing an export into the database that it came from changes nothing', async () => {
  const { one, first } = await thereAndBack([fullPlace()]);
  const versions = async () => {
    const tables = [
      'images',
      'products',
      'reviews',
      'product_options',
      'promotions',
      'price_log',
      'locations',
    ];
    const counts = tables.map((table) =>
      one.database.pool.query(
        `select count(*)::int as rows, max(xmin::text::bigint)::text as last from ${table}`,
      ),
    );
    return (await Promise.all(counts)).map(({ rows }) => rows[0]);
  };
  const before = await versions();
  await importInto(one, readPlaceFiles(first));
  expect(await versions()).toEqual(before);
});

test('The export of the demonstration catalogue is imported a year later and exported byte for byte the same', async () => {
  const folder = new URL('../../../../../../demo/places/', import.meta.url);
  // A sample of every eighth place, which contains all kinds of products. A full run takes all places.
  const names = readdirSync(folder).filter((_, index) => isFullRun || index % 8 === 0);
  const sources = names.map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
  const { first, second } = await thereAndBack(readPlaceFiles(sources));
  expect(first.map(({ name }) => name)).toEqual(names.toSorted());
  for (const [index, file] of first.entries())
    expect(second[index]?.text === file.text, file.name).toBe(true);
});

test('Products are exported in the order of their import, because the light of their images depends on it', async () => {
  const slugs = ['walk', 'boat', 'sail'];
  const { one, first } = await thereAndBack([
    placeWith(
      'lisbon',
      slugs.map((slug) => productRow(slug)),
    ),
  ]);
  expect(readPlaceFiles(first)[0]?.products.map(({ slug }) => slug)).toEqual(slugs);
  await one.database.pool.query(
    `update images set artwork = jsonb_set(artwork, '{rank}', '9') where stem = 'lisbon-walk'`,
  );
  const [again] = readPlaceFiles(await exportSources(one));
  expect(again?.products.map(({ slug }) => slug)).toEqual(['boat', 'sail', 'walk']);
});

test('A review written on the site keeps its ID, and a supplier without a home is exported where they sell', async () => {
  const emptyCatalogue = await emptyDatabase();
  await importInto(emptyCatalogue, [placeWith('lisbon', [productRow('sail', { reviews: [] })])]);
  await emptyCatalogue.database.pool.query(
    `insert into reviews (id, product_id, locale, author_name, rating, text, written_on)
     select '6f8aa5a1-8d1c-4f6e-9b0e-6f1f0a3c1d2e', id, 'en', 'Bo', 1, 'Wet.', '2026-11-01' from products`,
  );
  await emptyCatalogue.database.pool.query(
    'update organisations set location_id = null, street = null, since = null',
  );
  const [place] = readPlaceFiles(await exportSources(emptyCatalogue));
  expect(place?.products[0]?.reviews).toMatchObject([{ id: '6f8aa5a1-8d1c-4f6e-9b0e-6f1f0a3c1d2e' }]);
  expect(place?.suppliers).toMatchObject([{ slug: 'harbour-walks' }]);
});

test('Organisations without a slug and their products are left out, and their numbers are reported', async () => {
  const emptyCatalogue = await emptyDatabase();
  await importInto(emptyCatalogue, [placeWith('lisbon', [productRow('sail')])]);
  await emptyCatalogue.database.pool.query(
    `insert into organisations (id, kind, name) values (gen_random_uuid(), 'operator', 'The house');
     update organisations set slug = null where kind = 'supplier'`,
  );
  const catalogue = await exportPlaces(emptyCatalogue.database, { onFile: async () => {} });
  expect(catalogue).toEqual({ places: 1, products: 0, leftOut: { organisations: 2, products: 1 } });
});
