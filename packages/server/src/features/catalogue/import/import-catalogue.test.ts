import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeWith, productRow } from '../../../../test-support/catalogue/place-file.ts';
import { type TestDatabase, testDatabase } from '../../../../test-support/database/test-database.ts';
import type { PlaceFile } from '../file/place-file.ts';
import { importPlaces } from './import-catalogue.ts';
import { readPlaces } from './read-catalogue.ts';

const today = localDate('2026-11-21');
let testDb: TestDatabase;

const importToday = (...places: PlaceFile[]) => importPlaces(testDb.database, { places, today });

async function readRows(statement: string): Promise<Record<string, unknown>[]> {
  return (await testDb.database.pool.query(statement)).rows;
}

const lisbon = placeWith('lisbon', [
  productRow('sail', {
    options: [
      {
        name: { en: 'The whole boat', de: 'Das ganze Boot' },
        group: { upTo: 8, price: 34_000, extraPerson: 3_000 },
      },
    ],
  }),
  productRow('palace', {
    sight: 'tower',
    startTimes: undefined,
    openHours: { from: '09:00', to: '18:00' },
    season: null,
    reviews: [],
  }),
]);

beforeAll(async () => {
  testDb = await testDatabase();
  await importToday(lisbon, placeWith('porto', [productRow('sail')], false));
});

afterAll(() => testDb.drop());

test('Places are imported with ports, sights, names in each language and aliases', async () => {
  const places = await readRows(
    `select l.slug, l.place_kind, p.slug as parent, l.is_port, l.best_for from locations l
     left join locations p on p.id = l.parent_id order by l.place_kind, l.slug, parent`,
  );
  expect(places).toEqual([
    { slug: 'lisbon', place_kind: 'city', parent: 'portugal', is_port: true, best_for: ['water'] },
    { slug: 'porto', place_kind: 'city', parent: 'portugal', is_port: false, best_for: ['water'] },
    { slug: 'portugal', place_kind: 'country', parent: null, is_port: false, best_for: [] },
    { slug: 'port', place_kind: 'port', parent: 'lisbon', is_port: true, best_for: [] },
    { slug: 'tower', place_kind: 'sight', parent: 'lisbon', is_port: false, best_for: [] },
    { slug: 'tower', place_kind: 'sight', parent: 'porto', is_port: false, best_for: [] },
  ]);
  expect(await readRows(`select name, country_name from location_texts where name = 'lisbon (zh)'`)).toEqual([
    { name: 'lisbon (zh)', country_name: '葡萄牙' },
  ]);
  expect(await readRows('select distinct locale, alias from location_aliases')).toEqual([
    { locale: 'en', alias: 'Lisboa' },
  ]);
});

test('A product’s price comes from its adult ticket, its rating from reviews, and its cancellation tiers are stored by value', async () => {
  const [sail, palace] = await readRows(
    `select p.slug, price_minor::int, rating::float, review_count, cancellation, s.slug as sight, o.name as supplier
     from products p join organisations o on o.id = supplier_id left join locations s on s.id = sight_id
     where p.location_id = (select id from locations where slug = 'lisbon' and place_kind = 'city')
     order by p.slug desc`,
  );
  expect(sail).toEqual({
    slug: 'sail',
    price_minor: 4_850,
    rating: 4.5,
    review_count: 2,
    cancellation: [
      { hoursBefore: 168, refundPercent: 100 },
      { hoursBefore: 48, refundPercent: 50 },
    ],
    sight: null,
    supplier: 'Harbour Walks',
  });
  expect(palace).toMatchObject({ sight: 'tower', rating: null, review_count: 0 });
});

test('A language stores only its own texts, and each missing text falls back separately', async () => {
  const texts = await readRows(
    `select distinct locale, long_description, highlights from product_texts order by locale`,
  );
  expect(texts).toEqual([
    { locale: 'de', long_description: ['Eins.', 'Zwei.'], highlights: null },
    { locale: 'en', long_description: ['One.', 'Two.'], highlights: ['A highlight'] },
    { locale: 'zh-Hans', long_description: null, highlights: null },
  ]);
});

test('Each option has its tickets and its times', async () => {
  const options = await readRows(
    `select p.slug, o.position, weekdays, season_from, local_start_times::text, local_opens::text,
       (select jsonb_object_agg(band, price_minor) from option_tickets t where t.option_id = o.id) as tickets
     from product_options o join products p on p.id = o.product_id join schedules s on s.option_id = o.id
     where p.location_id = (select id from locations where slug = 'lisbon' and place_kind = 'city')
     order by p.slug, o.position`,
  );
  const sail = { slug: 'sail', weekdays: [1, 6], season_from: '11-01', local_start_times: '{18:30:00}' };
  expect(options).toMatchObject([
    { slug: 'palace', position: 0, season_from: null, local_start_times: '{}', local_opens: '09:00:00' },
    { ...sail, position: 0, tickets: { adult: 4_850, child: 2_900 } },
    { ...sail, position: 1, tickets: { group: 34_000 } },
  ]);
});

test('A repeated import changes nothing, changed entries are updated, and new ones are added', async () => {
  const state = () =>
    readRows('select sum(xmin::text::bigint)::text as versions, count(*)::int from products');
  const before = await state();
  await importToday(lisbon);
  expect(await state()).toEqual(before);

  const cheaper = productRow('sail', { price: { adult: 4_000 } });
  await importToday(placeWith('lisbon', [cheaper, productRow('walk')]));
  expect(await readRows(`select slug, price_minor::int from products order by slug, price_minor`)).toEqual([
    { slug: 'palace', price_minor: 4_850 },
    { slug: 'sail', price_minor: 4_000 },
    { slug: 'sail', price_minor: 4_850 },
    { slug: 'walk', price_minor: 4_850 },
  ]);
});

test('An import may take longer than a request, and requests keep their limit', async () => {
  await readRows(`create table limits_of_imports (statement_timeout text);
    create function note_limit() returns trigger language plpgsql as $$ begin
      insert into limits_of_imports values (current_setting('statement_timeout'));
      return null;
    end $$;
    create trigger note_limit after insert on locations for each statement execute function note_limit()`);
  await importToday(lisbon);
  await readRows('drop trigger note_limit on locations; drop function note_limit');
  expect(await readRows('select distinct statement_timeout from limits_of_imports')).toEqual([
    { statement_timeout: '1min' },
  ]);
  expect(await readRows('show statement_timeout')).toEqual([{ statement_timeout: '3s' }]);
  await readRows('drop table limits_of_imports');
});

test('An import that the database refuses changes nothing', async () => {
  const before = await readRows('select count(*)::int from products');
  const unheard = { ...productRow('bad'), interests: ['golf'] } as unknown as PlaceFile['products'][number];
  await expect(importToday(placeWith('faro', [productRow('good'), unheard]))).rejects.toThrow(
    /twelve_interests/,
  );
  expect(await readRows('select count(*)::int from products')).toEqual(before);
  expect(await readRows(`select slug from locations where slug = 'faro'`)).toEqual([]);
});

test('Every product and every place has a composed image, and no two products have the same', async () => {
  const pictures = await readRows(
    `select p.slug, i.stem, i.artwork, i.dominant from product_images j
     join images i on i.stem = j.stem join products p on p.id = j.product_id where j.position = 0 order by i.stem`,
  );
  expect(pictures).toMatchObject([
    {
      stem: 'lisbon-palace',
      artwork: { kind: 'product', place: 'lisbon', rank: 1, scene: 'harbour', sight: 'tower' },
    },
    { stem: 'lisbon-sail', artwork: { kind: 'product', place: 'lisbon', rank: 0, prop: 'sailing-boat' } },
    { stem: 'lisbon-walk' },
    { stem: 'porto-sail', artwork: { kind: 'product', place: 'porto', rank: 0 } },
  ]);
  for (const { dominant } of pictures) expect(dominant).toMatch(/^#[0-9a-f]{6}$/);
  expect(await readRows(`select stem from images where artwork ->> 'kind' = 'place' order by stem`)).toEqual([
    { stem: 'place-lisbon' },
    { stem: 'place-porto' },
  ]);
});

test('An unknown landmark of the picture is reported as a mistake of the file; `none` is known', () => {
  const problemsWith = (landmark: string) =>
    readPlaces([
      { name: 'a.json', text: JSON.stringify(placeWith('lisbon', [productRow('sail', { landmark })])) },
    ]).problems;
  expect(problemsWith('atlantis')).toEqual([
    expect.objectContaining({ what: expect.stringContaining('is not a known landmark') }),
  ]);
  expect([problemsWith('none'), problemsWith('torre-de-belem')]).toEqual([[], []]);
});

test('An unknown scene is reported as a mistake of the file', async () => {
  const { problems } = readPlaces([
    { name: 'a.json', text: JSON.stringify(placeWith('lisbon', [productRow('sail', { scene: 'moon' })])) },
  ]);
  expect(problems).toEqual([
    expect.objectContaining({ what: expect.stringContaining('is not a known scene') }),
  ]);
});

test('A slug that ends like an image size is imported like any other, with its images', async () => {
  const dock = placeWith('dock-2x4', [productRow('sail-2x4', { supplier: 'walks-2x4' })]);
  const [supplier] = dock.suppliers;
  const place = { ...dock, suppliers: supplier ? [{ ...supplier, slug: 'walks-2x4' }] : [] };
  const products = place.products.map((product) => ({ ...product, supplier: 'walks-2x4' }));
  const placeFile = { ...place, products };
  expect(readPlaces([{ name: 'a.json', text: JSON.stringify(placeFile) }]).problems).toEqual([]);
  await importToday(placeFile);
  expect(
    await readRows(`select stem from images where stem like '%2x4%' and stem not like '%-_' order by stem`),
  ).toEqual([
    { stem: 'dock-2x4-sail-2x4-picture' },
    { stem: 'mark-walks-2x4-picture' },
    { stem: 'place-dock-2x4-picture' },
  ]);
});
