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
import { emptyFolder } from '../../database/embedded/data-folder-for-tests.ts';
import { createKeptPictures } from './kept-pictures.ts';

const kilobyte = (letter: string) => Buffer.alloc(1_000, letter);
const many = 1_000_000;
const pathOf = (folder: string, name: string) => join(folder, name.slice(0, 2), name);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}

test('What is kept is read again, by the next process too.', async () => {
  const folder = join(emptyFolder(), 'cache/images');
  const pictures = createKeptPictures(folder, many);
  expect(await pictures.read('aa1.avif')).toBeUndefined();
  await pictures.keep('aa1.avif', kilobyte('a'));
  expect(await pictures.read('aa1.avif')).toEqual(kilobyte('a'));
  const next = createKeptPictures(folder, many);
  expect(await next.read('aa1.avif')).toEqual(kilobyte('a'));
  expect(next.size()).toEqual({ entries: 1, bytes: 1_000 });
});

test('Beyond its room those go that were not asked for longest.', async () => {
  const folder = emptyFolder();
  const pictures = createKeptPictures(folder, 3_000);
  for (const name of ['aa1', 'bb2', 'cc3']) await pictures.keep(name, kilobyte('x'));
  await pictures.read('aa1');
  await pictures.keep('dd4', kilobyte('x'));
  expect(filesIn(folder)).toEqual(['aa1', 'cc3', 'dd4']);
  expect(pictures.size()).toEqual({ entries: 3, bytes: 3_000 });
  await pictures.keep('ee5', Buffer.alloc(3_001, 'x'));
  expect(filesIn(folder)).toEqual(['aa1', 'cc3', 'dd4']);
});

test('The next process knows which were asked for lately, and what is asked for daily stays fresh.', async () => {
  const folder = emptyFolder();
  const before = createKeptPictures(folder, many);
  for (const name of ['aa1', 'bb2', 'cc3']) await before.keep(name, kilobyte('x'));
  const lastWeek = Date.now() / 1_000 - 7 * 86_400;
  for (const [days, name] of ['aa1', 'bb2', 'cc3'].entries())
    utimesSync(pathOf(folder, name), lastWeek, lastWeek + days);
  await createKeptPictures(folder, many).read('aa1');
  await expect.poll(() => statSync(pathOf(folder, 'aa1')).mtimeMs / 1_000).toBeGreaterThan(lastWeek + 86_400);
  const next = createKeptPictures(folder, 3_000);
  await next.keep('dd4', kilobyte('x'));
  expect(filesIn(folder)).toEqual(['aa1', 'cc3', 'dd4']);
});

test('A file that a power cut left short or empty is no picture, and makes way for one.', async () => {
  const folder = emptyFolder();
  await createKeptPictures(folder, many).keep('aa1', kilobyte('a'));
  writeFileSync(pathOf(folder, 'aa1'), Buffer.alloc(1_000));
  const pictures = createKeptPictures(folder, many);
  expect(await pictures.read('aa1')).toBeUndefined();
  await pictures.keep('aa1', kilobyte('a'));
  truncateSync(pathOf(folder, 'aa1'), 500);
  expect(await pictures.read('aa1')).toBeUndefined();
  expect(pictures.size()).toEqual({ entries: 0, bytes: 0 });
});

test('Somebody may empty the folder at any time.', async () => {
  const folder = emptyFolder();
  const pictures = createKeptPictures(folder, many);
  await pictures.keep('aa1', kilobyte('a'));
  rmSync(folder, { recursive: true });
  expect(await pictures.read('aa1')).toBeUndefined();
  await pictures.keep('aa1', kilobyte('a'));
  expect(readFileSync(pathOf(folder, 'aa1'))).toEqual(kilobyte('a'));
});

test('Where nothing can be written, nothing is kept, and nobody is troubled with it.', async () => {
  const file = join(emptyFolder(), 'a-file');
  writeFileSync(file, '');
  const pictures = createKeptPictures(join(file, 'cache'), many);
  await pictures.keep('aa1', kilobyte('a'));
  expect(await pictures.read('aa1')).toBeUndefined();
  expect(pictures.size()).toEqual({ entries: 0, bytes: 0 });
});

test('Half-written files of a process that died go after a day, not before: another may be writing.', async () => {
  const folder = emptyFolder();
  const pictures = createKeptPictures(folder, many);
  await pictures.keep('aa1', kilobyte('a'));
  for (const name of ['aa2.x.unfinished', 'aa3.y.unfinished']) writeFileSync(pathOf(folder, name), 'half');
  utimesSync(pathOf(folder, 'aa2.x.unfinished'), 0, 0);
  await createKeptPictures(folder, many).read('aa1');
  expect(filesIn(folder)).toEqual(['aa1', 'aa3.y.unfinished']);
});

test('What is removed is gone from the disk.', async () => {
  const folder = emptyFolder();
  const pictures = createKeptPictures(folder, many);
  await pictures.keep('aa1', kilobyte('a'));
  await pictures.keep('bb2', kilobyte('b'));
  await pictures.remove(['aa1', 'never-there']);
  expect(filesIn(folder)).toEqual(['bb2']);
  expect(pictures.size()).toEqual({ entries: 1, bytes: 1_000 });
});
