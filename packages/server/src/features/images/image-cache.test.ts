import {
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../../test-support/database/data-folder.ts';
import { createImageCache } from './image-cache.ts';

const kilobyteOf = (letter: string) => Buffer.alloc(1_000, letter);
const enoughBytes = 1_000_000;
const pathOf = (folder: string, name: string) => join(folder, name.slice(0, 2), name);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}

test('A cached image can be read again, even by the next process', async () => {
  const folder = join(emptyFolder(), 'cache/images');
  const pictures = createImageCache(folder, enoughBytes);
  expect(await pictures.read('aa1.avif')).toBeUndefined();
  await pictures.store('aa1.avif', kilobyteOf('a'));
  expect(await pictures.read('aa1.avif')).toEqual(kilobyteOf('a'));
  const next = createImageCache(folder, enoughBytes);
  expect(await next.read('aa1.avif')).toEqual(kilobyteOf('a'));
  expect(next.size()).toEqual({ entries: 1, bytes: 1_000 });
});

test('If the cache is full, the least recently read images are removed', async () => {
  const folder = emptyFolder();
  const pictures = createImageCache(folder, 3_000);
  for (const name of ['aa1', 'bb2', 'cc3']) await pictures.store(name, kilobyteOf('x'));
  await pictures.read('aa1');
  await pictures.store('dd4', kilobyteOf('x'));
  expect(filesIn(folder)).toEqual(['aa1', 'cc3', 'dd4']);
  expect(pictures.size()).toEqual({ entries: 3, bytes: 3_000 });
  await pictures.store('ee5', Buffer.alloc(3_001, 'x'));
  expect(filesIn(folder)).toEqual(['aa1', 'cc3', 'dd4']);
});

test('The next process knows which images were read recently, and a daily read keeps an image recent', async () => {
  const folder = emptyFolder();
  const before = createImageCache(folder, enoughBytes);
  for (const name of ['aa1', 'bb2', 'cc3']) await before.store(name, kilobyteOf('x'));
  const lastWeek = Date.now() / 1_000 - 7 * 86_400;
  for (const [days, name] of ['aa1', 'bb2', 'cc3'].entries())
    utimesSync(pathOf(folder, name), lastWeek, lastWeek + days);
  await createImageCache(folder, enoughBytes).read('aa1');
  await expect.poll(() => statSync(pathOf(folder, 'aa1')).mtimeMs / 1_000).toBeGreaterThan(lastWeek + 86_400);
  const next = createImageCache(folder, 3_000);
  await next.store('dd4', kilobyteOf('x'));
  expect(filesIn(folder)).toEqual(['aa1', 'cc3', 'dd4']);
});

test('A file left empty or short by a power cut is not returned and can be replaced', async () => {
  const folder = emptyFolder();
  await createImageCache(folder, enoughBytes).store('aa1', kilobyteOf('a'));
  writeFileSync(pathOf(folder, 'aa1'), Buffer.alloc(1_000));
  const pictures = createImageCache(folder, enoughBytes);
  expect(await pictures.read('aa1')).toBeUndefined();
  await pictures.store('aa1', kilobyteOf('a'));
  truncateSync(pathOf(folder, 'aa1'), 500);
  expect(await pictures.read('aa1')).toBeUndefined();
  expect(pictures.size()).toEqual({ entries: 0, bytes: 0 });
});

test('The folder may be emptied at any time', async () => {
  const folder = emptyFolder();
  const pictures = createImageCache(folder, enoughBytes);
  await pictures.store('aa1', kilobyteOf('a'));
  rmSync(folder, { recursive: true });
  expect(await pictures.read('aa1')).toBeUndefined();
  await pictures.store('aa1', kilobyteOf('a'));
  expect(readFileSync(pathOf(folder, 'aa1'))).toEqual(kilobyteOf('a'));
});

test('If the folder cannot be written, images are not cached and no error is raised', async () => {
  const file = join(emptyFolder(), 'a-file');
  writeFileSync(file, '');
  const pictures = createImageCache(join(file, 'cache'), enoughBytes);
  await pictures.store('aa1', kilobyteOf('a'));
  expect(await pictures.read('aa1')).toBeUndefined();
  expect(pictures.size()).toEqual({ entries: 0, bytes: 0 });
});

test('Unfinished files of a stopped process are removed after a day, because another process may still be writing', async () => {
  const folder = emptyFolder();
  const pictures = createImageCache(folder, enoughBytes);
  await pictures.store('aa1', kilobyteOf('a'));
  for (const name of ['aa2.x.unfinished', 'aa3.y.unfinished']) writeFileSync(pathOf(folder, name), 'half');
  utimesSync(pathOf(folder, 'aa2.x.unfinished'), 0, 0);
  await createImageCache(folder, enoughBytes).read('aa1');
  expect(filesIn(folder)).toEqual(['aa1', 'aa3.y.unfinished']);
});

test('Removed images are deleted from the disk', async () => {
  const folder = emptyFolder();
  const pictures = createImageCache(folder, enoughBytes);
  await pictures.store('aa1', kilobyteOf('a'));
  await pictures.store('bb2', kilobyteOf('b'));
  await pictures.remove(['aa1', 'never-there']);
  expect(filesIn(folder)).toEqual(['bb2']);
  expect(pictures.size()).toEqual({ entries: 1, bytes: 1_000 });
});
