import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { findImage } from './find-image.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
});
afterAll(() => testDb.drop());

const validRow = {
  stem: 'a',
  width: 1,
  height: 1,
  dominant: '#00ff00',
  artwork: '{"kind": "place", "place": "rome"}',
  file_sha256: null as string | null,
  media_type: null as string | null,
  focus_left: 50,
};
const photographColumns = { artwork: null, file_sha256: 'a'.repeat(64), media_type: 'image/jpeg' };

function insertImageRow(differences: object) {
  const row = { ...validRow, ...differences };
  const names = Object.keys(row);
  const places = names.map((_, at) => `$${at + 1}`);
  return testDb.database.pool.query(`insert into images (${names}) values (${places})`, Object.values(row));
}

test.each([
  ['neither composed nor a file', { artwork: null }],
  ['both composed and a file', { file_sha256: 'a'.repeat(64), media_type: 'image/jpeg' }],
  ['a file without a media type', { ...photographColumns, media_type: null }],
  ['a file that is not named by its hash', { ...photographColumns, file_sha256: '../x' }],
  ['a recipe that is not an object', { artwork: '[]' }],
  ['a name that ends like a size', { stem: 'room-480x600' }],
  ['a name that would leave its folder', { stem: '../a' }],
  ['a colour that contains markup', { dominant: '#fff" onload="' }],
  ['no width', { width: 0 }],
  ['a focus outside of the image', { focus_left: 101 }],
])('The database refuses an image that has %s', async (_, differences) => {
  await expect(insertImageRow(differences)).rejects.toMatchObject({ code: '23514' });
});

test('The database accepts a composed image and an uploaded file', async () => {
  await insertImageRow({});
  await insertImageRow({ ...photographColumns, stem: 'b' });
  expect(await findImage(testDb.database, 'a')).toEqual({ recipe: { kind: 'place', place: 'rome' } });
  expect(await findImage(testDb.database, 'b')).toMatchObject({
    photograph: { focus: { left: 50, top: 50 } },
  });
});

test('An unreadable recipe raises an error and never gives another image', async () => {
  await insertImageRow({ stem: 'c', artwork: '{"kind": "hologram"}' });
  await expect(findImage(testDb.database, 'c')).rejects.toThrow();
});
