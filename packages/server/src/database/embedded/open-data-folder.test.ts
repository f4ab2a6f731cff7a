import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../../test-support/database/data-folder.ts';
import { openDataFolder, readExistingData } from './open-data-folder.ts';

test('The folder is made with its parents, nothing is left in it, and it is known by its real name', () => {
  const base = emptyFolder();
  const { path, clusterFolder } = openDataFolder(join(base, 'a/b'));
  expect(path).toBe(join(base, 'a/b'));
  expect(clusterFolder).toBe(join(base, 'a/b/postgres'));
  expect(readdirSync(path)).toEqual([]);
  symlinkSync(path, join(base, 'link'));
  expect(openDataFolder(join(base, 'link')).path).toBe(path);
});

test('Where the system allows no folders at all, the start is refused with a message, without an endless wait', () => {
  expect(() => openDataFolder('/proc/ashore/data')).toThrow(
    'The data folder /proc/ashore/data cannot be written',
  );
  expect(existsSync('/proc/ashore')).toBe(false);
});

test('Before the first start there is no data; afterwards its version and owner are known', () => {
  const clusterFolder = join(emptyFolder(), 'postgres');
  expect(readExistingData(clusterFolder)).toBeUndefined();
  mkdirSync(clusterFolder);
  expect(() => readExistingData(clusterFolder)).toThrow('is not a PostgreSQL database');
  writeFileSync(join(clusterFolder, 'PG_VERSION'), '17\n');
  expect(readExistingData(clusterFolder)).toEqual({
    clusterFolder,
    major: 17,
    ownerUid: process.geteuid?.(),
  });
});
