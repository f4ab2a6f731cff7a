import { rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { emptyFolder } from '../../../test-support/database/data-folder.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { addComposed, testImageService } from '../../../test-support/images/image-service.ts';
import { jpeg } from '../../../test-support/images/photographs.ts';
import { removeUpload } from './remove-upload.ts';
import { namesOfPrints, showImage } from './show-image.ts';
import { storeUpload } from './store-upload.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
  await addComposed(testDb.database, 'sail', 'walk', 'tram');
});
afterAll(() => testDb.drop());

const smallImage = { width: 45, height: 30, format: 'jpeg' } as const;

async function bytesOf(shown: ReturnType<typeof showImage>): Promise<Buffer> {
  const result = await shown;
  if (result.outcome !== 'shown') throw new Error(`It is ${result.outcome}`);
  return result.bytes;
}

test('Concurrent requests for an image share one rendering; later requests read it from the disk', async () => {
  const images = testImageService(testDb.database);
  const renderings = Array.from({ length: 12 }, () =>
    bytesOf(showImage(images, { stem: 'sail', ...smallImage })),
  );
  const [first, ...others] = await Promise.all(renderings);
  for (const other of others) expect(other).toEqual(first);
  expect(images.counts).toMatchObject({ made: 1, disk: 0 });
  expect(await bytesOf(showImage(images, { stem: 'sail', ...smallImage }))).toEqual(first);
  expect(images.counts).toMatchObject({ made: 1, disk: 1 });
  expect(images.renderings.size).toBe(0);
});

test('Each image, size and format is rendered separately and has exactly the requested size', async () => {
  const images = testImageService(testDb.database);
  const names = [
    { stem: 'sail', ...smallImage },
    { stem: 'walk', ...smallImage },
    { stem: 'sail', ...smallImage, format: 'webp' as const },
    { stem: 'sail', width: 160, height: 200, format: 'jpeg' as const },
  ];
  const prints = await Promise.all(names.map((one) => bytesOf(showImage(images, one))));
  expect(new Set(prints.map((print) => print.toString('base64'))).size).toBe(4);
  for (const [at, print] of prints.entries()) {
    const { width, height, format } = names[at] ?? smallImage;
    expect(await sharp(print).metadata()).toMatchObject({ width, height, format });
  }
});

test('An unknown image is not found, and neither is a photograph whose file is missing', async () => {
  const dataFolder = emptyFolder();
  const images = testImageService(testDb.database, { dataFolder });
  expect(await showImage(images, { stem: 'nothing', ...smallImage })).toEqual({ outcome: 'not_found' });
  const stored = await storeUpload(images, { bytes: await jpeg(), name: 'lost' });
  if (stored.outcome !== 'stored') throw new Error('not stored');
  rmSync(join(dataFolder, 'files'), { recursive: true });
  expect(await showImage(images, { stem: stored.stem, ...smallImage })).toEqual({ outcome: 'not_found' });
});

test('A photograph is cropped around its focus and is final; a drawing may change with a release', async () => {
  const images = testImageService(testDb.database);
  const stored = await storeUpload(images, { bytes: await jpeg(1_600, 800), name: 'boat' });
  if (stored.outcome !== 'stored') throw new Error('not stored');
  const shown = await showImage(images, { stem: stored.stem, width: 240, height: 320, format: 'jpeg' });
  if (shown.outcome !== 'shown') throw new Error('not shown');
  expect(shown.isFinal).toBe(true);
  // The red disc in the upper right, which a crop around the middle would miss.
  const { data, info } = await sharp(shown.bytes).raw().toBuffer({ resolveWithObject: true });
  const isRed = (at: number) => (data[at] ?? 0) > 200 && (data[at + 2] ?? 0) < 120;
  const red = Array.from({ length: info.width * info.height }, (_, at) => at * 3).filter(isRed);
  expect(red.length).toBeGreaterThan(300);
  expect(await showImage(images, { stem: 'sail', ...smallImage })).toMatchObject({ isFinal: false });
});

test('If too many requests wait, one is refused with a time to retry; the others get their image', async () => {
  const images = testImageService(testDb.database, { mostWaiting: 1 });
  const printing = Promise.withResolvers<Buffer>();
  vi.spyOn(images.workerPool, 'print').mockReturnValue(printing.promise);
  // At most four images are rendered at once, and one more request may wait. So one of six is refused.
  const first = [45, 48, 96, 160].map((width) =>
    showImage(images, { stem: 'sail', width, height: width, format: 'jpeg' }),
  );
  await expect.poll(() => images.queue.refused + images.queue.waiting).toBeGreaterThan(0);
  const others = ['walk', 'tram'].map((stem) => showImage(images, { stem, ...smallImage }));
  const refused = await Promise.race([...others, ...first]);
  expect(refused).toEqual({ outcome: 'unavailable', wait: 5 });
  printing.resolve(Buffer.from('picture'));
  const outcomes = (await Promise.all([...first, ...others])).map(({ outcome }) => outcome);
  expect(outcomes).toContain('shown');
  expect(new Set(outcomes)).toEqual(new Set(['shown', 'unavailable']));
});

test('A visitor over the rendering limit must wait, but not for images that are cached or being rendered', async () => {
  const images = testImageService(testDb.database);
  const wait = vi.fn(() => 7);
  const patient = { stem: 'walk', ...smallImage, wait };
  expect(await showImage(images, patient)).toEqual({ outcome: 'too_many_requests', wait: 7 });
  const making = showImage(images, { ...patient, wait: () => 0 });
  await expect.poll(() => images.renderings.size).toBe(1);
  const joining = showImage(images, patient);
  expect(await bytesOf(joining)).toEqual(await bytesOf(making));
  expect((await showImage(images, patient)).outcome).toBe('shown');
  expect(wait).toHaveBeenCalledTimes(1);
});

test('A failed rendering raises an error and is tried again on the next request', async () => {
  const images = testImageService(testDb.database);
  vi.spyOn(images.workerPool, 'print').mockRejectedValueOnce(new Error('no'));
  await expect(showImage(images, { stem: 'tram', ...smallImage })).rejects.toThrow('no');
  expect(images.renderings.size).toBe(0);
  expect((await showImage(images, { stem: 'tram', ...smallImage })).outcome).toBe('shown');
});

test('Removing a photograph removes every image rendered from it', async () => {
  const images = testImageService(testDb.database);
  const stored = await storeUpload(images, { bytes: await jpeg(1_300, 900), name: 'regretted' });
  if (stored.outcome !== 'stored') throw new Error('not stored');
  await showImage(images, { stem: stored.stem, ...smallImage });
  await showImage(images, { stem: stored.stem, ...smallImage, format: 'webp' });
  expect(images.imageCache.size().entries).toBe(2);
  expect(await removeUpload(images, stored.stem)).toBe(true);
  expect(images.imageCache.size().entries).toBe(0);
  expect(await showImage(images, { stem: stored.stem, ...smallImage })).toEqual({ outcome: 'not_found' });
  const photograph = { sha256: 'a', width: 1, height: 1, focus: { left: 0, top: 0 } };
  expect(new Set(namesOfPrints(photograph)).size).toBe(namesOfPrints(photograph).length);
});

test('A sailing is drawn in the size of previews only, once for all sailings with the same way', async () => {
  const routeId = 'b0e7c6aa-13e5-4b5c-9d3c-0f5f4c1d2e3f';
  const sameWay = 'c0e7c6aa-13e5-4b5c-9d3c-0f5f4c1d2e3f';
  const draw = vi.fn(() => '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"/>');
  const images = testImageService(testDb.database, {
    findSailing: async (id) => (id === routeId || id === sameWay ? { name: 'Kiel, Oslo', draw } : undefined),
  });
  const preview = { stem: `sailing-${routeId}`, width: 1_200, height: 630, format: 'jpeg' } as const;
  expect(await showImage(images, { ...preview, wait: () => 7 })).toEqual({
    ...{ outcome: 'too_many_requests', wait: 7 },
  });
  expect(draw).not.toHaveBeenCalled();
  const shown = await showImage(images, preview);
  expect(shown).toMatchObject({ outcome: 'shown', isFinal: false, dependsOn: 'timetable' });
  const bytes = await bytesOf(showImage(images, { ...preview, stem: `sailing-${sameWay}` }));
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1_200, height: 630 });
  expect(draw).toHaveBeenCalledOnce();
  expect(await showImage(images, { ...preview, width: 800, height: 600 })).toEqual({ outcome: 'not_found' });
  const unknown = `sailing-${routeId.replace('b', 'd')}`;
  expect(await showImage(images, { ...preview, stem: unknown })).toEqual({ outcome: 'not_found' });
  // No sailing has this stem, so a stored image may have it.
  expect(await showImage(images, { ...preview, stem: 'sailing-boat' })).toEqual({ outcome: 'not_found' });
  expect(await showImage(images, { stem: 'sail', ...smallImage })).toMatchObject({ dependsOn: 'image:sail' });
});
