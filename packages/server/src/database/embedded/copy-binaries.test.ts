import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../../test-support/database/data-folder.ts';
import { machineWith } from '../../../test-support/database/machine.ts';
import { copyBinaries } from './copy-binaries.ts';

function packageOf(text: string): string {
  const home = emptyFolder();
  writeFileSync(join(home, 'package.json'), '{"version":"1.2.3"}');
  mkdirSync(join(home, 'native/bin'), { recursive: true });
  writeFileSync(join(home, 'native/bin/postgres'), text, { mode: 0o700 });
  writeFileSync(join(home, 'native/notes'), text, { mode: 0o600 });
  return join(home, 'native');
}

const modeOf = (path: string) => lstatSync(path).mode & 0o777;

test('Every account can read the copy, and run in it what its owner could run', () => {
  const parent = emptyFolder();
  const copy = copyBinaries(packageOf('x'), machineWith({ copyFolders: [parent] })) ?? '';
  expect(modeOf(copy)).toBe(0o755);
  expect(modeOf(join(copy, 'native/bin'))).toBe(0o755);
  expect(modeOf(join(copy, 'native/bin/postgres'))).toBe(0o755);
  expect(modeOf(join(copy, 'native/notes'))).toBe(0o644);
  expect(readdirSync(parent)).toHaveLength(1);
});

test('An existing copy of this version is used again', () => {
  const machine = machineWith({ copyFolders: [emptyFolder()] });
  const first = copyBinaries(packageOf('first'), machine);
  const second = copyBinaries(packageOf('second'), machine) ?? '';
  expect(second).toBe(first);
  expect(readFileSync(join(second, 'native/notes'), 'utf8')).toBe('first');
});

test('Programs that another account can write are never run: another folder is used, or none', () => {
  const open = emptyFolder();
  const machine = machineWith({ copyFolders: [open] });
  const copy = copyBinaries(packageOf('x'), machine) ?? '';
  chmodSync(copy, 0o777);
  expect(copyBinaries(packageOf('x'), machine)).toBeUndefined();
  const safe = emptyFolder();
  expect(copyBinaries(packageOf('x'), machineWith({ copyFolders: [open, safe] }))).toContain(safe);
});

test('If nothing can be written, there is no copy and no error', () => {
  expect(
    copyBinaries(packageOf('x'), machineWith({ copyFolders: ['/proc', '/no/such/folder'] })),
  ).toBeUndefined();
});
