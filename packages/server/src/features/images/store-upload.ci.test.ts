import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { emptyFolder } from '../../../test-support/database/data-folder.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { bomb, jpeg, scenery } from '../../../test-support/images/photographs.ts';
import { connectDatabase } from '../../database/connect.ts';
import type { FileStore } from '../../gateways/files/port.ts';
import { filesOf } from './image-service.ts';
import { purgeUploads, removeUpload } from './remove-upload.ts';
import { storeUpload } from './store-upload.ts';

vi.setConfig({ testTimeout: 60_000 });

let testDb: TestDatabase;
let folder: string;
let files: FileStore;

beforeAll(async () => {
  testDb = await testDatabase();
});
beforeEach(async () => {
  folder = emptyFolder();
  files = filesOf(folder);
  await testDb.database.pool.query('delete from images');
});
afterAll(() => testDb.drop());

const storeBytes = (bytes: Uint8Array, name = 'lisbon-sail') =>
  storeUpload({ database: testDb.database, files }, { bytes, name });

const storedFiles = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

async function storedImages() {
  return (await testDb.database.pool.query('select * from images order by stem')).rows;
}

/** The stored file of the only upload. */
async function storedFile(): Promise<Buffer> {
  const [row] = await storedImages();
  return (await files.read(row.file_sha256)) ?? Buffer.alloc(0);
}

test('A photograph is stored with its size, its dominant colour and its focus', async () => {
  const stored = await storeBytes(await jpeg(1_200, 800));
  expect(stored).toMatchObject({ outcome: 'stored', width: 1_200, height: 800 });
  const [row] = await storedImages();
  expect(row).toMatchObject({
    stem: 'stem' in stored && stored.stem,
    media_type: 'image/jpeg',
    artwork: null,
  });
  expect(row.stem).toMatch(/^lisbon-sail-[0-9a-f]{16}$/);
  expect(row.dominant).toMatch(/^#[0-9a-f]{6}$/);
  expect(row.focus_left).toBeGreaterThan(65);
  expect(row.focus_top).toBeLessThan(60);
  expect(storedFiles()).toEqual([row.file_sha256]);
});

test.each([
  ['JPEG', () => scenery().jpeg().toBuffer()],
  ['PNG with transparency', () => scenery().ensureAlpha(0.5).png().toBuffer()],
  ['WebP', () => scenery().webp().toBuffer()],
  ['AVIF', () => scenery().avif({ effort: 0 }).toBuffer()],
  ['JPEG in CMYK', () => scenery().toColourspace('cmyk').jpeg().toBuffer()],
  ['PNG of sixteen bits', () => scenery().toColourspace('rgb16').png().toBuffer()],
])('Every format is stored as the same kind of file: %s', async (_, make) => {
  expect(await storeBytes(await make())).toMatchObject({ outcome: 'stored' });
  expect(await sharp(await storedFile()).metadata()).toMatchObject({
    format: 'jpeg',
    space: 'srgb',
    channels: 3,
    width: 1_200,
  });
});

test('Location, camera and author are removed, and the orientation is applied', async () => {
  const labelled = await scenery()
    .withExif({
      IFD0: { Artist: 'Canary Name', Copyright: 'Canary Name' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 42/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(labelled).metadata()).exif).toBeDefined();
  expect(await storeBytes(labelled)).toMatchObject({ outcome: 'stored', width: 800, height: 1_200 });
  const stored = await storedFile();
  const { exif, xmp, iptc, orientation } = await sharp(stored).metadata();
  expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  expect(stored.includes('Canary')).toBe(false);
});

test('Data hidden in a comment of a photograph or behind it is not stored', async () => {
  const script = '<script>canary()</script><?php canary(); ?>PK\x03\x04canary';
  const photograph = await jpeg();
  const comment = Buffer.concat([
    Buffer.from('fffe', 'hex'),
    Buffer.from([0, script.length + 2]),
    Buffer.from(script),
  ]);
  const polyglot = Buffer.concat([
    photograph.subarray(0, 2),
    comment,
    photograph.subarray(2),
    Buffer.from(script),
  ]);
  expect(await storeBytes(polyglot)).toMatchObject({ outcome: 'stored' });
  expect((await storedFile()).includes('canary')).toBe(false);
});

test('Only the first frame of an animation is stored', async () => {
  const frames = ['#ff0000', '#00ff00'].map((background) =>
    sharp({ create: { width: 500, height: 500, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(2);
  expect(await storeBytes(moving)).toMatchObject({ outcome: 'stored', width: 500, height: 500 });
  expect((await storedImages())[0].dominant).toMatch(/^#f/);
});

test('A photograph larger than any page needs is reduced', async () => {
  expect(await storeBytes(await jpeg(4_000, 3_000))).toMatchObject({ width: 2_560, height: 1_920 });
});

test.each([
  ['a decompression bomb', async () => bomb(), { outcome: 'payload_too_large', because: 'too many pixels' }],
  [
    'more than 10 MB',
    async () => Buffer.concat([await jpeg(), Buffer.alloc(10 * 1024 * 1024)]),
    { outcome: 'payload_too_large', because: 'too many bytes' },
  ],
  [
    'a drawing, which may hold scripts',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
    { outcome: 'unsupported_media_type', because: 'not a photograph' },
  ],
  [
    'half a file',
    async () => (await jpeg()).subarray(0, 6_000),
    { outcome: 'unprocessable', because: 'unreadable' },
  ],
  [
    'the first bytes of a photograph and nothing else',
    async () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(5_000, 'x')]),
    { outcome: 'unprocessable', because: 'unreadable' },
  ],
  ['an image that is too small', () => jpeg(399, 900), { outcome: 'unprocessable', because: 'too small' }],
])('An upload is refused with a reason and not stored: %s', async (_, make, refusal) => {
  const before = process.memoryUsage.rss();
  const bytes = await make();
  expect(await storeBytes(bytes)).toEqual(refusal);
  expect(await storedImages()).toEqual([]);
  expect(storedFiles()).toEqual([]);
  expect(process.memoryUsage.rss() - before).toBeLessThan(120 * 1024 * 1024);
});

test('The same photograph is stored once; under another name it shares the file until the last image is removed', async () => {
  const photograph = await jpeg();
  const first = await storeBytes(photograph);
  expect(await storeBytes(photograph)).toEqual(first);
  const other = await storeBytes(photograph, 'porto-walk');
  if (first.outcome !== 'stored' || other.outcome !== 'stored') throw new Error('not stored');
  expect(await storedImages()).toHaveLength(2);
  expect(storedFiles()).toHaveLength(1);
  const imageCache = { remove: vi.fn(async () => {}) };
  const parts = { database: testDb.database, files, imageCache };
  expect(await removeUpload(parts, first.stem)).toBe(true);
  expect(storedFiles()).toHaveLength(1);
  expect(imageCache.remove).not.toHaveBeenCalled();
  expect(await removeUpload(parts, other.stem)).toBe(true);
  expect(storedFiles()).toEqual([]);
  expect(imageCache.remove).toHaveBeenCalledTimes(1);
  expect(await removeUpload(parts, other.stem)).toBe(false);
});

test('If the file cannot be written, no image is stored', async () => {
  const full: FileStore = { ...files, write: () => Promise.reject(new Error('no space left')) };
  const bytes = await jpeg();
  await expect(storeUpload({ database: testDb.database, files: full }, { bytes, name: 'a' })).rejects.toThrow(
    'space',
  );
  expect(await storedImages()).toEqual([]);
});

test('A composed image is not an upload and cannot be removed as one', async () => {
  await testDb.database.pool.query(
    `insert into images (stem, width, height, dominant, artwork)
     values ('composed', 1, 1, '#000000', '{"kind": "place", "place": "rome"}')`,
  );
  const imageCache = { remove: async () => {} };
  expect(await removeUpload({ database: testDb.database, files, imageCache: imageCache }, 'composed')).toBe(
    false,
  );
  expect(await storedImages()).toHaveLength(1);
});

test('One connection is enough to store and remove a photograph, so concurrent uploads cannot block each other', async () => {
  const narrow = connectDatabase({ url: testDb.url, log: () => {}, maxConnections: 1 });
  const stored = await storeUpload({ database: narrow, files }, { bytes: await jpeg(), name: 'narrow' });
  if (stored.outcome !== 'stored') throw new Error(stored.because);
  const imageCache = { remove: async () => {} };
  expect(await removeUpload({ database: narrow, files, imageCache: imageCache }, stored.stem)).toBe(true);
  expect(await storedImages()).toEqual([]);
  await narrow.close();
});

test('An unused photograph is removed after a day; recent uploads stay', async () => {
  const parts = { database: testDb.database, files, imageCache: { remove: async () => {} } };
  const [lost, fresh] = [await storeBytes(await jpeg(600, 500)), await storeBytes(await jpeg(700, 500))];
  const stem = 'stem' in lost ? lost.stem : '';
  const addedHoursAgo = (hours: number) =>
    testDb.database.pool.query(
      'update images set utc_added_at = now() - make_interval(hours => $2) where stem = $1',
      [stem, hours],
    );
  await addedHoursAgo(23);
  expect(await purgeUploads(parts)).toBe(0);
  await addedHoursAgo(25);
  expect(await purgeUploads(parts)).toBe(1);
  expect((await storedImages()).map((row) => row.stem)).toEqual(['stem' in fresh && fresh.stem]);
  expect(storedFiles()).toHaveLength(1);
  expect(await purgeUploads(parts)).toBe(0);
});

test('The logo of an organisation stays, and is removed once it has another one', async () => {
  const parts = { database: testDb.database, files, imageCache: { remove: async () => {} } };
  const logo = await storeBytes(await jpeg(500, 500));
  const { pool } = testDb.database;
  await pool.query(`update images set utc_added_at = now() - interval '2 days'`);
  const id = '0d1ce000-0000-4000-8000-00000000000f';
  await pool.query(
    `insert into organisations (id, kind, name, languages, logo) values ($1, 'concierge', 'Hotel Cais', '{en}', $2)`,
    [id, 'stem' in logo ? logo.stem : ''],
  );
  expect(await purgeUploads(parts)).toBe(0);
  await pool.query('delete from organisations where id = $1', [id]);
  expect(await purgeUploads(parts)).toBe(1);
});
