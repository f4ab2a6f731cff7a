import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testApp } from '../../app-for-tests.ts';
import { emptyFolder } from '../../database/embedded/data-folder-for-tests.ts';
import { type TestDatabase, testDatabase } from '../../database/test-database.ts';
import { addComposed } from '../../features/images/desk-for-tests.ts';
import { jpeg } from '../../features/images/photographs-for-tests.ts';
import { removeUpload } from '../../features/images/remove-upload.ts';
import { storeUpload } from '../../features/images/store-upload.ts';

let own: TestDatabase;

beforeAll(async () => {
  own = await testDatabase();
  await addComposed(own.database, 'lisbon-sail', 'lisbon-walk');
});
afterAll(() => own.drop());

async function serving() {
  const dataFolder = emptyFolder();
  const app = await testApp({ database: own.database, env: { DATA_FOLDER: dataFolder } });
  const get = (path: string, accept = 'image/avif,image/webp,*/*', more: Record<string, string> = {}) =>
    fetch(`${app.url}/images/${path}`, { headers: { accept, ...more } });
  return { ...app, dataFolder, get };
}

test.each([
  ['image/avif,image/webp,*/*', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['*/*', 'jpeg'],
])('One address, in the form that the browser reads: %s', async (accept, format) => {
  const { get } = await serving();
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

test('Without a size one gets the usual one, and a query changes nothing.', async () => {
  const { get, desk } = await serving();
  const usual = Buffer.from(await (await get('lisbon-sail', '*/*')).arrayBuffer());
  expect(await sharp(usual).metadata()).toMatchObject({ width: 800, height: 600 });
  expect((await get('lisbon-sail?again=1', '*/*')).status).toBe(200);
  expect(desk.counts).toEqual({ memory: 1, disk: 0, made: 1 });
});

test('A drawing of the shop is sent as it is.', async () => {
  const { get } = await serving();
  expect((await get('a.svg')).headers.get('content-type')).toBe('image/svg+xml');
});

test.each([
  'lisbon-sail-161x200',
  'lisbon-sail-99999x99999',
  'lisbon-sail-160x200.avif',
  'nobody-160x200',
  '',
  '.svg',
  'a.svg-160x200',
  '..%2f..%2fcanary',
  '..%2ffiles%2fcanary-160x200',
  'lisbon-sail%00-160x200',
  'LISBON-SAIL-160x200',
  '__proto__',
  'constructor-45x30',
])('What is no picture of ours is not found, however it is written: %s', async (path) => {
  const { get, dataFolder, desk } = await serving();
  writeFileSync(join(dataFolder, 'canary'), 'canary');
  const answer = await get(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('canary');
  expect(desk.counts.made).toBe(0);
});

test('Asked again, a picture comes from memory; who has it already gets nothing but that it is still the same.', async () => {
  const { get, desk, url } = await serving();
  const first = await get('lisbon-sail-160x200');
  const etag = first.headers.get('etag') ?? '';
  const again = await get('lisbon-sail-160x200', undefined, { 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
  for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy'])
    expect(again.headers.get(name)).toBe(first.headers.get(name));
  // Another format is another answer.
  expect((await get('lisbon-sail-160x200', '*/*', { 'if-none-match': etag })).status).toBe(200);
  const head = await fetch(`${url}/images/lisbon-sail-160x200`, {
    method: 'HEAD',
    headers: { accept: 'image/avif' },
  });
  expect(head.headers.get('content-length')).toBe(first.headers.get('content-length'));
  expect(desk.counts).toEqual({ memory: 2, disk: 0, made: 2 });
});

test('The next process finds the pictures of the one before.', async () => {
  const { get, dataFolder } = await serving();
  const first = await (await get('lisbon-walk-160x200')).arrayBuffer();
  const next = await testApp({ database: own.database, env: { DATA_FOLDER: dataFolder } });
  const answer = await fetch(`${next.url}/images/lisbon-walk-160x200`, { headers: { accept: 'image/avif' } });
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(first));
  expect(next.desk.counts).toEqual({ memory: 0, disk: 1, made: 0 });
});

test('A photograph may be kept for ever; a drawing is asked for again after a month.', async () => {
  const { get, desk } = await serving();
  const stored = await storeUpload(desk, { bytes: await jpeg(), name: 'boat' });
  if (stored.outcome !== 'stored') throw new Error('not stored');
  const photograph = await get(`${stored.stem}-160x200`);
  expect(photograph.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const drawing = await get('lisbon-sail-160x200');
  expect(drawing.headers.get('cache-control')).toMatch(/^public, max-age=2592000, stale-while-revalidate=/);
});

test('A photograph that is removed is gone from the memory of every process at once.', async () => {
  const [here, there] = [await serving(), await serving()];
  const stored = await storeUpload(here.desk, { bytes: await jpeg(1_000, 700), name: 'regretted' });
  if (stored.outcome !== 'stored') throw new Error('not stored');
  const path = `${stored.stem}-160x200`;
  expect((await here.get(path)).status).toBe(200);
  expect(await removeUpload(there.desk, stored.stem)).toBe(true);
  await expect.poll(async () => (await here.get(path)).status).toBe(404);
});

test('When too many wait, one is told when to come again, and nothing of it is kept anywhere.', async () => {
  const { get, desk } = await serving();
  vi.spyOn(desk.queue, 'run').mockReturnValue(undefined);
  const answer = await get('lisbon-sail-240x300');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('Whoever waits for pictures stands in nobody’s way, and one visitor waits for 64 pictures at most.', async () => {
  await addComposed(own.database, ...Array.from({ length: 70 }, (_, at) => `queue-${at}`));
  const { get, desk, admission, url } = await serving();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  vi.spyOn(desk.workshop, 'print').mockImplementation(async () => {
    await released;
    return Buffer.from('picture');
  });
  const answers = Array.from({ length: 70 }, (_, at) => get(`queue-${at}-640x640`));
  await vi.waitFor(() => expect(desk.underWay.size).toBe(64));
  await vi.waitFor(() => expect(admission.underWay.read).toBe(0));
  expect((await fetch(`${url}/api/tours?size=1`)).status).toBe(200);
  release();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(64);
  expect(statuses.filter((status) => status === 429)).toHaveLength(6);
});

test('One visitor cannot have everything made; what is made already he gets all the same.', async () => {
  const { get, desk } = await serving();
  vi.spyOn(desk.workshop, 'print').mockImplementation(async ({ width }) => Buffer.from(`picture ${width}`));
  const sizes = ['45x30', '48x48', '96x96', '160x160', '240x240', '320x320', '480x480', '640x640', '160x200'];
  const formats = ['image/avif', 'image/webp', '*/*'];
  let refused = 0;
  for (let rank = 0; rank < 14; rank++) {
    await addComposed(own.database, ...Array.from({ length: rank + 1 }, (_, at) => `many-${at}`));
    for (const size of sizes)
      for (const format of formats)
        if ((await get(`many-${rank}-${size}`, format)).status === 429) refused += 1;
  }
  expect(refused).toBeGreaterThan(0);
  expect((await get('many-0-45x30', 'image/avif')).status).toBe(200);
});

test('A fault while making is one answer of 500, and the next request tries again.', async () => {
  const { get, desk, logged } = await serving();
  vi.spyOn(desk.workshop, 'print').mockRejectedValueOnce(new Error('a nail in the wood'));
  expect((await get('lisbon-sail-480x600')).status).toBe(500);
  expect(logged()).toContain('a nail in the wood');
  expect((await get('lisbon-sail-480x600')).status).toBe(200);
});

test('An operator sees where pictures come from.', async () => {
  const { get, url } = await serving();
  await get('lisbon-sail-45x30');
  await get('lisbon-sail-45x30');
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toContain('ashore_pictures{from="made"} 1');
  expect(metrics).toContain('ashore_pictures{from="memory"} 1');
  expect(metrics).toMatch(/ashore_picture_memory_bytes [1-9]/);
});
