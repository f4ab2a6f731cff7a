import { isImageStem } from '@ashore/core/contract/values/image-sizes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { slug } from './file/fields.ts';
import {
  stemOfOrganisationMark,
  stemOfOrganisationMarkSql,
  stemOfPlace,
  stemOfProduct,
} from './product-images.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});

afterAll(() => testDb.drop());

test('An image name describes its subject and never ends like an image size', () => {
  expect(stemOfProduct('lisbon', 'sunset-sail')).toBe('lisbon-sunset-sail');
  expect(stemOfProduct('lisbon', 'sunset-sail', 2)).toBe('lisbon-sunset-sail-2');
  expect(stemOfProduct('lisbon', 'photograph-480x600')).toBe('lisbon-photograph-480x600-picture');
  expect([stemOfPlace('lisbon'), stemOfPlace('dock-2x4')]).toEqual([
    'place-lisbon',
    'place-dock-2x4-picture',
  ]);
  expect([stemOfOrganisationMark('walks'), stemOfOrganisationMark('2x4')]).toEqual([
    'mark-walks',
    'mark-2x4-picture',
  ]);
});

test('Every slug that a file may use gives valid image names', () => {
  for (const name of ['a'.repeat(80), `${'a'.repeat(76)}-2x4`, '2x4']) {
    expect(slug.safeParse(name).success).toBe(true);
    for (const stem of [
      stemOfProduct(name, name, 4),
      stemOfProduct(name, name),
      stemOfPlace(name),
      stemOfOrganisationMark(name),
    ])
      expect(isImageStem(stem), stem).toBe(true);
  }
  expect(slug.safeParse('a'.repeat(81)).success).toBe(false);
});

test('The database and the code give a supplier mark the same image name', async () => {
  const slugs = ['walks', 'dock-2x4', '2x4', '2x4-tours', 'a2x4', 'x-2x4-2'];
  const { rows } = await testDb.database.pool.query<{ stem: string }>(
    `select ${stemOfOrganisationMarkSql('slug')} as stem from unnest($1::text[]) with ordinality given(slug, at) order by at`,
    [slugs],
  );
  expect(rows.map(({ stem }) => stem)).toEqual(slugs.map(stemOfOrganisationMark));
});
