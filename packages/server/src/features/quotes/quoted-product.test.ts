import { localDate } from '@ashore/core/time/local-date-time.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { optionOf } from '../../../test-support/availability/departures.ts';
import { placeWith, productRow } from '../../../test-support/catalogue/place-file.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { writeHotel } from '../../../test-support/hotels/write-hotel.ts';
import { catalogueCode, catalogueId } from '../catalogue/import/catalogue-id.ts';
import { importPlaces } from '../catalogue/import/import-catalogue.ts';
import { selectQuotedProduct } from './quoted-product.queries.ts';

let testDb: TestDatabase;

const inThree = (en: string, de: string, zh: string) => ({ en, de, 'zh-Hans': zh });
const option = (name: ReturnType<typeof inThree>) => ({
  name,
  price: { adult: 2_000 },
  startTimes: ['12:00'],
});
const meeting = (name: ReturnType<typeof inThree>, street: string) => ({
  ...{ name, street, latitude: 38.7, longitude: -9.1 },
});

beforeAll(async () => {
  testDb = await testDatabase();
  const sail = productRow('sail', {
    title: inThree('Sail', 'Segeln', '帆船'),
    options: [option(inThree('Alone', 'Allein', '包船'))],
    meeting: {
      ...meeting(inThree('Quay', 'Kai', '码头'), 'Cais 1'),
      localStreets: { 'zh-Hans': '码头街1号' },
    },
  });
  const walk = productRow('walk', {
    title: inThree('Walk', 'Gang', '步行'),
    options: [option(inThree('Slow', 'Langsam', '慢'))],
    meeting: meeting(inThree('Gate', 'Tor', '大门'), 'Rua 2'),
  });
  const lisbon = placeWith('lisbon', [sail, walk]);
  const porto = placeWith('porto', [productRow('climb')]);
  await importPlaces(testDb.database, {
    places: [
      {
        ...lisbon,
        suppliers: lisbon.suppliers.map((supplier) => ({
          ...supplier,
          localNames: { 'zh-Hans': '港口漫步' },
        })),
        location: {
          ...lisbon.location,
          names: inThree('Lisbon', 'Lissabon', '里斯本'),
          countryNames: inThree('Portugal', 'Portugal (de)', '葡萄牙'),
        },
      },
      porto,
    ],
    today: localDate('2026-11-21'),
  });
  // Rows that were changed last are found last: texts of another product or language would be found before these.
  for (const table of ['product_texts', 'product_point_texts', 'location_texts'])
    await testDb.database.pool.query(`update ${table} set locale = locale where locale = 'en'`);
  const ofSail = `update product_texts set locale = locale where product_id = $1`;
  await testDb.database.pool.query(ofSail, [idOf('sail')]);
  await testDb.database.pool.query(
    `update product_point_texts set locale = locale from product_points point
     where point.id = point_id and point.product_id = $1`,
    [idOf('sail')],
  );
});
afterAll(() => testDb.drop());

const idOf = (slug: string) => catalogueId('product', 'lisbon', slug);

test.each([
  ['en', 'Sail', 'Lisbon', 'Portugal', 'Quay', 'Alone', 'Harbour Walks', 'in Lisbon'],
  ['de', 'Segeln', 'Lissabon', 'Portugal (de)', 'Kai', 'Allein', 'Harbour Walks', 'zu Lissabon'],
  ['zh-Hans', '帆船', '里斯本', '葡萄牙', '码头', '包船', '港口漫步', '里斯本'],
] as const)(
  'A quote is shown with its own texts in the language %s',
  async (locale, name, city, country, title, label, vendor, locative) => {
    await testDb.database.pool.query(
      `update location_texts set locative = 'zu Lissabon' where name = 'Lissabon'`,
    );
    for (const key of [idOf('sail'), catalogueCode('product', 'lisbon', 'sail')]) {
      const product = await selectQuotedProduct(testDb.database, key, locale);
      expect(product).toMatchObject({
        ...{ id: idOf('sail'), slug: 'sail', name, englishName: 'Sail', city, country, citySlug: 'lisbon' },
        locative,
        start: { title },
        vendor: { name: vendor, city },
      });
      expect(product?.labels).toEqual({ [optionOf('sail', 1)]: label });
      expect(product?.englishLabels).toEqual({ [optionOf('sail', 1)]: 'Alone' });
    }
  },
);

test('A street has a form for each language, and the form of others stands beside it', async () => {
  const startIn = async (locale: 'en' | 'de' | 'zh-Hans', slug: string) => {
    const product = await selectQuotedProduct(testDb.database, idOf(slug), locale);
    return [product?.start?.street, product?.start?.otherStreet];
  };
  expect(await startIn('zh-Hans', 'sail')).toEqual(['码头街1号', 'Cais 1']);
  expect(await startIn('en', 'sail')).toEqual(['Cais 1', '码头街1号']);
  expect(await startIn('zh-Hans', 'walk')).toEqual(['Rua 2', null]);
});

test('Texts that a language lacks are shown in English, never in a third language', async () => {
  const { pool } = testDb.database;
  for (const table of ['product_texts', 'product_option_texts', 'product_point_texts', 'location_texts'])
    await pool.query(`delete from ${table} where locale = 'de'`);
  const { rows } = await pool.query(
    `select count(*)::int as count from products p join product_texts t on t.product_id = p.id where p.id = $1`,
    [idOf('walk')],
  );
  expect(rows[0].count).toBe(2);
  expect(await selectQuotedProduct(testDb.database, idOf('walk'), 'de')).toMatchObject({
    ...{ name: 'Walk', city: 'Lisbon', country: 'Portugal' },
    start: { title: 'Gate', street: 'Rua 2' },
    vendor: { city: 'Lisbon' },
    labels: { [optionOf('walk', 1)]: 'Slow' },
    locative: 'in Lisbon',
  });
  await pool.query(`delete from product_point_texts where locale = 'en'`);
  const inChinese = await selectQuotedProduct(testDb.database, idOf('walk'), 'zh-Hans');
  expect(inChinese?.start?.title).toBe('大门');
  expect((await selectQuotedProduct(testDb.database, idOf('walk'), 'en'))?.start?.title).toBe('Rua 2');
});

test('A trip starts at its own first start, and a hotel, which has no such point, at its street', async () => {
  const { pool } = testDb.database;
  await pool.query(
    `insert into product_points (id, product_id, kind, position, street, latitude, longitude)
     select gen_random_uuid(), product_id, 'pickup', position - 1, 'Rua da Recolha', latitude, longitude
     from product_points where product_id = $1`,
    [idOf('walk')],
  );
  const { id } = await writeHotel(testDb.database);
  const startOf = async (product: string) =>
    (await selectQuotedProduct(testDb.database, product, 'zh-Hans'))?.start?.street;
  expect([await startOf(idOf('walk')), await startOf(id)]).toEqual(['Rua 2', 'Rua 1']);
  // The sign of the hotel has its name in Latin letters.
  expect(await selectQuotedProduct(testDb.database, id, 'zh-Hans')).toMatchObject({
    name: 'Casa do Aguadeiro (zh)（Casa do Aguadeiro）',
  });
});

test('A product is sold by its own supplier', async () => {
  const { rows } = await testDb.database.pool.query(
    'select product.id, supplier_id as supplier from products product',
  );
  expect(new Set(rows.map(({ supplier }) => supplier)).size).toBeGreaterThan(1);
  for (const { id, supplier } of rows)
    expect((await selectQuotedProduct(testDb.database, id, 'en'))?.vendor.id).toBe(supplier);
});

test('A product that is not on sale any more is shown as well, and an unknown one is not', async () => {
  const { database } = testDb;
  await database.pool.query(`update products set status = 'withdrawn' where id = $1`, [idOf('sail')]);
  expect(await selectQuotedProduct(database, idOf('sail'), 'en')).toMatchObject({ name: 'Sail' });
  for (const unknown of [idOf('nothing'), 'zzzzzzzz'])
    expect(await selectQuotedProduct(database, unknown, 'en')).toBeUndefined();
});

test('Guides speak the languages of their option, or else those of the product; without a guide there are none', async () => {
  const chinese = { ...option(inThree('Chinese', 'Chinesisch', '中文')), languages: ['zh'] };
  const alone = { ...option(inThree('Alone', 'Allein', '自助')), included: ['audio-guide' as const] };
  const several = { languages: ['en', 'zh'], options: [chinese, alone] };
  const cooking = productRow('cooking', { languages: ['en', 'pt'], included: ['lesson'] });
  const transfer = productRow('transfer', {
    languages: ['en', 'pt'],
    type: 'transfers',
    included: ['guide'],
  });
  const audio = productRow('audio', { languages: ['en', 'pt'], included: ['audio-guide'] });
  const products = [productRow('gallery', several), cooking, transfer, audio];
  await importPlaces(testDb.database, {
    places: [{ ...placeWith('lisbon', products) }],
    today: localDate('2026-11-21'),
  });
  const languagesOf = async (slug: string) =>
    (await selectQuotedProduct(testDb.database, idOf(slug), 'en'))?.guideLanguages;
  expect(await languagesOf('gallery')).toEqual({
    [optionOf('gallery', 0)]: ['en', 'zh'],
    [optionOf('gallery', 1)]: ['zh'],
  });
  expect(await languagesOf('cooking')).toEqual({ [optionOf('cooking', 0)]: ['en', 'pt'] });
  expect(await languagesOf('transfer')).toEqual({});
  expect(await languagesOf('audio')).toEqual({});
  await testDb.database.pool.query(`update product_options set languages = '{}' where id = $1`, [
    optionOf('gallery', 1),
  ]);
  expect(await languagesOf('gallery')).toEqual({ [optionOf('gallery', 0)]: ['en', 'zh'] });
});

test('Only options that differ from their product state what they include and exclude', async () => {
  const own = (name: string, words: object) => ({ ...option(inThree(name, name, name)), ...words });
  const product = productRow('museum', {
    ...{ included: ['guide'], excluded: [] },
    options: [own('Same', {}), own('More', { included: ['lunch'] }), own('Less', { excluded: ['tips'] })],
  });
  await importPlaces(testDb.database, {
    places: [
      placeWith('lisbon', [product, productRow('other', { options: [own('Own', { included: ['lunch'] })] })]),
    ],
    today: localDate('2026-11-21'),
  });
  const { ownInclusions, ...shown } =
    (await selectQuotedProduct(testDb.database, idOf('museum'), 'en')) ?? {};
  expect(shown).toMatchObject({ name: 'Title of museum' });
  expect(Object.values(ownInclusions ?? {})).toHaveLength(2);
  expect(Object.values(ownInclusions ?? {})).toEqual(
    expect.arrayContaining([
      { included: ['lunch'], excluded: [], includedByProduct: ['guide'] },
      { included: ['guide'], excluded: ['tips'], includedByProduct: ['guide'] },
    ]),
  );
});
