import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../../test-support/database/data-folder.ts';
import { binariesOf, machineWith } from '../../../test-support/database/machine.ts';
import { findBinaries } from './find-binaries.ts';

const foundIn = (...systemFolders: string[]) =>
  findBinaries(machineWith({ packageFolder: undefined, systemFolders })).map(({ folder }) => folder);

test('A folder in PATH counts only if it has both the server and the program that makes a database', () => {
  const complete = binariesOf('17.0');
  const clientOnly = emptyFolder();
  writeFileSync(join(clientOnly, 'psql'), '');
  expect(foundIn(clientOnly, complete)).toEqual([complete]);
});

test('A link in PATH and the folder it leads to are one server', () => {
  const real = binariesOf('17.0');
  const links = emptyFolder();
  for (const name of ['postgres', 'initdb']) symlinkSync(join(real, name), join(links, name));
  expect(foundIn(links, real)).toEqual([real]);
});

test('The package from npm comes before all others', () => {
  const machine = machineWith({ packageFolder: '/package/native', systemFolders: [binariesOf('17.0')] });
  expect(findBinaries(machine).map(({ origin }) => origin)).toEqual(['npm', 'system']);
});
