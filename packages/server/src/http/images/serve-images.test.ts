import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testApp } from '../../../test-support/app/test-app.ts';
import { emptyFolder } from '../../../test-support/database/data-folder.ts';
import { type TestDatabase, testDatabase } from '../../../test-support/database/test-database.ts';
import { eventually } from '../../../test-support/eventually.ts';
import { addComposed } from '../../../test-support/images/image-service.ts';
import { jpeg } from '../../../test-support/images/photographs.ts';
import type { AppParts } from '../../app.ts';
import { removeUpload } from '../../features/images/remove-upload.ts';
import { storeUpload } from '../../features/images/store-upload.ts';

let testDb: TestDatabase;

beforeAll(async () => {
  testDb = await testDatabase();
  await addComposed(testDb.database, 'lisbon-sail', 'lisbon-walk');
});
afterAll(() => testDb.drop());

async function startApp(parts: Pick<Partial<AppParts>, 'clock'> = {}) {
  const dataFolder = emptyFolder();
  const app = await testApp({ database: testDb.database, env: { DATA_FOLDER: dataFolder }, ...parts });
  const get = (path: string, accept = 'image/avif,image/webp,*/*', more: Record<string, string> = {}) =>
    fetch(`${app.url}/images/${path}`, { headers: { accept, ...more } });
  return { ...app, dataFolder, get };
}

test.each([
  ['image/avif,image/webp,*/*', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['*/*', 'jpeg'],
])('An image address serves the format that the browser accepts: %s', async (accept, format) => {
  const { get } = await startApp();
  const answer = await get('lisbon-sail-160x200', accept);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe(`image/${format}`);
  expect(answer.headers.get('vary')).toBe('Accept');
  const body = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('content-length')).toBe(String(body.length));
  expect(await sharp(body).metadata()).toMatchObject({
    mediaType: `image/${format}`,
    width: 160,
    height: 200,
  });
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

test('An address without a size serves the usual size, and a query changes nothing', async () => {
  const { get, images } = await startApp();
  const usual = Buffer.from(await (await get('lisbon-sail', '*/*')).arrayBuffer());
  expect(await sharp(usual).metadata()).toMatchObject({ width: 800, height: 600 });
  expect((await get('lisbon-sail?again=1', '*/*')).status).toBe(200);
  expect(images.counts).toEqual({ memory: 1, disk: 0, made: 1 });
});

test('A drawing of the site is sent unchanged', async () => {
  const { get } = await startApp();
  expect((await get('a.svg')).headers.get('content-type')).toBe('image/svg+xml');
});

test.each([
  'lisbon-sail-161x200',
  'lisbon-sail-99999x99999',
  'lisbon-sail-160x200.avif',
  'unknown-160x200',
  '',
  '.svg',
  'a.svg-160x200',
  '..%2f..%2fcanary',
  '..%2ffiles%2fcanary-160x200',
  'lisbon-sail%00-160x200',
  'LISBON-SAIL-160x200',
  '__proto__',
  'constructor-45x30',
])('An address that does not name one of our images is not found: %s', async (path) => {
  const { get, dataFolder, images } = await startApp();
  writeFileSync(join(dataFolder, 'canary'), 'canary');
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('canary');
  expect(images.counts.made).toBe(0);
});

test('A repeated request is served from memory, and a browser that has the image gets 304', async () => {
  const { get, images, url } = await startApp();
  const first = await get('lisbon-sail-160x200');
  const etag = first.headers.get('etag') ?? '';
  const again = await get('lisbon-sail-160x200', undefined, { 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy'])
    expect(again.headers.get(name)).toBe(first.headers.get(name));
  // The entity tag of one format does not match another format.
  expect((await get('lisbon-sail-160x200', '*/*', { 'if-none-match': etag })).status).toBe(200);
  const head = await fetch(`${url}/images/lisbon-sail-160x200`, {
    method: 'HEAD',
    headers: { accept: 'image/avif' },
  });
  expect(head.headers.get('content-length')).toBe(first.headers.get('content-length'));
  expect(images.counts).toEqual({ memory: 2, disk: 0, made: 2 });
});

test('A new process serves the images that an earlier process stored', async () => {
  const { get, dataFolder } = await startApp();
  const first = await (await get('lisbon-walk-160x200')).arrayBuffer();
  const next = await testApp({ database: testDb.database, env: { DATA_FOLDER: dataFolder } });
  const answer = await fetch(`${next.url}/images/lisbon-walk-160x200`, { headers: { accept: 'image/avif' } });
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(first));
  expect(next.images.counts).toEqual({ memory: 0, disk: 1, made: 0 });
});

test('A photograph may be cached for a year, a drawing for a month', async () => {
  const { get, images } = await startApp();
  const stored = await storeUpload(images, { bytes: await jpeg(), name: 'boat' });
  if (stored.outcome !== 'stored') throw new Error('not stored');
  const photograph = await get(`${stored.stem}-160x200`);
  expect(photograph.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const drawing = await get('lisbon-sail-160x200');
  expect(drawing.headers.get('cache-control')).toMatch(/^public, max-age=2592000, stale-while-revalidate=/);
});

test('A removed photograph is dropped from the memory of every process at once', async () => {
  const [here, there] = [await startApp(), await startApp()];
  const stored = await storeUpload(here.images, { bytes: await jpeg(1_000, 700), name: 'regretted' });
  if (stored.outcome !== 'stored') throw new Error('not stored');
  const path = `${stored.stem}-160x200`;
  expect((await here.get(path)).status).toBe(200);
  expect(await removeUpload(there.images, stored.stem)).toBe(true);
  await expect.poll(async () => (await here.get(path)).status).toBe(404);
});

test('If too many images wait, a request is refused with a retry time and the answer is not cached', async () => {
  const { get, images } = await startApp();
  vi.spyOn(images.queue, 'run').mockReturnValue(undefined);
  const answer = await get('lisbon-sail-240x300');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('Requests that wait for images block no other request, and one visitor waits for at most 64 images', async () => {
  await addComposed(testDb.database, ...Array.from({ length: 70 }, (_, at) => `queue-${at}`));
  const { get, images, admission, url } = await startApp();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  vi.spyOn(images.workerPool, 'print').mockImplementation(async () => {
    await released;
    return Buffer.from('picture');
  });
  const answers = Array.from({ length: 70 }, (_, at) => get(`queue-${at}-640x640`));
  await eventually(() => expect(images.renderings.size).toBe(64));
  await eventually(() => expect(admission.runningCounts.read).toBe(0));
  expect((await fetch(`${url}/api/tours?size=1`)).status).toBe(200);
  release();
  const results = (await Promise.all(answers)).map(({ status, headers }) => [
    status,
    headers.get('retry-after'),
  ]);
  expect(results.filter(([status]) => status === 200)).toHaveLength(64);
  expect(results.filter(([status]) => status !== 200)).toEqual(Array(6).fill([429, '2']));
});

test('A process with too much to do refuses new images with a time to retry, and sends those it has', async () => {
  const { get, admission } = await startApp();
  expect((await get('lisbon-sail-240x300')).status).toBe(200);
  const inside: (() => void)[] = [];
  for (let leave = admission.enter('read'); leave; leave = admission.enter('read')) inside.push(leave);
  const answer = await get('lisbon-sail-320x400');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
  expect((await get('lisbon-sail-240x300')).status).toBe(200);
  for (const leave of inside) leave();
  expect((await get('lisbon-sail-320x400')).status).toBe(200);
});

test('A visitor over the limit of new images is refused, but still receives stored images', async () => {
  // The clock stands still, so that only the 300 images of one minute are made (routes.ts). The requests are
  // for 378: 14 products in 9 sizes and 3 formats.
  const moment = new Date();
  const { get, images } = await startApp({ clock: { now: () => moment } });
  vi.spyOn(images.workerPool, 'print').mockImplementation(async ({ width }) =>
    Buffer.from(`picture ${width}`),
  );
  const sizes = ['45x30', '48x48', '96x96', '160x160', '240x240', '320x320', '480x480', '640x640', '160x200'];
  const formats = ['image/avif', 'image/webp', '*/*'];
  let refused = 0;
  for (let rank = 0; rank < 14; rank++) {
    await addComposed(testDb.database, ...Array.from({ length: rank + 1 }, (_, at) => `many-${at}`));
    for (const size of sizes)
      for (const format of formats)
        if ((await get(`many-${rank}-${size}`, format)).status === 429) refused += 1;
  }
  expect(refused).toBe(78);
  expect((await get('many-0-45x30', 'image/avif')).status).toBe(200);
});

test('A fault while an image is made causes one answer of 500, and the next request makes the image', async () => {
  const { get, images, logged } = await startApp();
  vi.spyOn(images.workerPool, 'print').mockRejectedValueOnce(new Error('the worker failed'));
  expect((await get('lisbon-sail-480x600')).status).toBe(500);
  expect(logged()).toContain('the worker failed');
  expect((await get('lisbon-sail-480x600')).status).toBe(200);
});

test('The metrics show where images come from', async () => {
  const { get, url } = await startApp();
  await get('lisbon-sail-45x30');
  await get('lisbon-sail-45x30');
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toContain('ashore_pictures{from="made"} 1');
  expect(metrics).toContain('ashore_pictures{from="memory"} 1');
  expect(metrics).toMatch(/ashore_picture_memory_bytes [1-9]/);
});
