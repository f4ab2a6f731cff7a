import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../../test-support/database/data-folder.ts';
import { folderFiles } from './folder-files.ts';

const bytes = Buffer.from('a photograph');
const name = createHash('sha256').update(bytes).digest('hex');

test('A file that was written can be read any number of times until it is removed', async () => {
  const files = folderFiles(join(emptyFolder(), 'files'));
  expect(await files.read(name)).toBeUndefined();
  expect(await files.has(name)).toBe(false);
  await files.write(name, bytes);
  await files.write(name, bytes);
  expect(await files.has(name)).toBe(true);
  expect(await files.read(name)).toEqual(bytes);
  await files.remove(name);
  await files.remove(name);
  expect(await files.read(name)).toBeUndefined();
});

test('A name that is not a hash reaches nothing on the disk', async () => {
  const folder = emptyFolder();
  const files = folderFiles(join(folder, 'files'));
  writeFileSync(join(folder, 'canary'), 'secret');
  for (const wrong of ['../canary', '..', '', `${'a'.repeat(62)}/..`, name.toUpperCase(), `${name}\0`]) {
    await expect(files.read(wrong)).rejects.toThrow('hash');
    await expect(files.write(wrong, bytes)).rejects.toThrow('hash');
    await expect(files.has(wrong)).rejects.toThrow('hash');
    await expect(files.remove(wrong)).rejects.toThrow('hash');
  }
  expect(existsSync(join(folder, 'canary'))).toBe(true);
});

test('A file that could not be written completely leaves nothing behind', async () => {
  const folder = emptyFolder();
  const files = folderFiles(folder);
  const below = join(folder, name.slice(0, 2));
  mkdirSync(below);
  // A folder has this name, so the last step, renaming, cannot succeed.
  mkdirSync(join(below, name, 'in-the-way'), { recursive: true });
  await expect(files.write(name, bytes)).rejects.toThrow();
  expect(readdirSync(below)).toEqual([name]);
});
