import { existsSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../../test-support/database/data-folder.ts';
import { isRoot, machineWith } from '../../../test-support/database/machine.ts';
import type { PostgresLauncher } from './choose-launcher.ts';
import {
  makeSocketFolder,
  readSocketFolder,
  removeAbandonedSocketFolder,
  removeSocketFolder,
  urlOf,
} from './socket-folder.ts';

const asWeAre: PostgresLauncher = {
  description: '',
  major: 18,
  binariesFolder: '',
  commandPrefix: [],
  account: undefined,
};
const longFolder = join(emptyFolder(), 'x'.repeat(90));
mkdirSync(longFolder);

test('Every server gets a new folder that no other account can enter', () => {
  const machine = machineWith({ socketFolders: [emptyFolder()] });
  const [one, two] = [makeSocketFolder(machine, asWeAre), makeSocketFolder(machine, asWeAre)];
  expect(one).not.toBe(two);
  expect(statSync(one).mode & 0o777).toBe(0o700);
});

test('The path of the socket has 107 bytes at most: a folder with a longer path is skipped', () => {
  const short = emptyFolder();
  expect(makeSocketFolder(machineWith({ socketFolders: [longFolder, short] }), asWeAre)).toContain(short);
});

test('If no folder can hold the socket, a message says which setting provides one', () => {
  const machine = machineWith({ socketFolders: [longFolder, '/proc'] });
  expect(() => makeSocketFolder(machine, asWeAre)).toThrow(/set TMPDIR to a folder with a short path/);
});

test.runIf(isRoot)('The folder belongs to the account that the database runs with', () => {
  const account = { name: 'somebody', uid: 12_345, gid: 12_345 };
  const folder = makeSocketFolder(machineWith({ socketFolders: [emptyFolder()] }), { ...asWeAre, account });
  expect(statSync(folder).uid).toBe(12_345);
  removeSocketFolder(folder);
});

test('The URL of the socket can be read by any PostgreSQL client', () => {
  expect(urlOf('/tmp/a b')).toBe('postgresql://ashore@localhost/ashore?host=%2Ftmp%2Fa%20b');
});

test('The folder of a killed server is removed, but never the current folder or a foreign one', () => {
  const parent = emptyFolder();
  const isLeft = (name: string, current = '/elsewhere') => {
    const folder = join(parent, name);
    mkdirSync(folder);
    removeAbandonedSocketFolder(folder, current);
    return existsSync(folder);
  };
  expect(isLeft('ashore-AbCd12')).toBe(false);
  expect(isLeft('ashore-AbCd34', join(parent, 'ashore-AbCd34'))).toBe(true);
  expect(isLeft('postgresql')).toBe(true);
});

test('A lock file names the socket folder of its server; without a lock file there is no socket folder', () => {
  const clusterFolder = emptyFolder();
  expect(readSocketFolder(clusterFolder)).toBeUndefined();
  writeFileSync(
    join(clusterFolder, 'postmaster.pid'),
    `1\n${clusterFolder}\n1700000000\n5432\n/tmp/ashore-AbCd12\n\n`,
  );
  expect(readSocketFolder(clusterFolder)).toBe('/tmp/ashore-AbCd12');
});

test('The lock file in a copy of a data folder names no socket folder, because its server serves the original', () => {
  const [original, copy, link] = [emptyFolder(), emptyFolder(), join(emptyFolder(), 'link')];
  for (const clusterFolder of [original, copy])
    writeFileSync(
      join(clusterFolder, 'postmaster.pid'),
      `1\n${original}\n1700000000\n5432\n/tmp/ashore-AbCd12\n\n`,
    );
  symlinkSync(original, link);
  expect([original, link, copy].map(readSocketFolder)).toEqual([
    '/tmp/ashore-AbCd12',
    '/tmp/ashore-AbCd12',
    undefined,
  ]);
});
