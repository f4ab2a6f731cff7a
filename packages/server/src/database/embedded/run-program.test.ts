import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../../test-support/database/data-folder.ts';
import { isRoot } from '../../../test-support/database/machine.ts';
import { CannotStart } from '../cannot-start.ts';
import type { PostgresLauncher } from './choose-launcher.ts';
import { runProgram } from './run-program.ts';

function launcherWith(script: string, account?: PostgresLauncher['account']): PostgresLauncher {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'initdb'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, 'initdb'), 0o755);
  return { description: '', major: 18, binariesFolder: folder, commandPrefix: [], account };
}

test('A program works in the data folder, gets nothing else of our environment, and reads its input', async () => {
  const clusterFolder = emptyFolder();
  process.env.PGPORT = '1';
  await runProgram({
    launcher: launcherWith('env > seen; echo "$@" >> seen; cat >> seen'),
    name: 'initdb',
    clusterFolder,
    args: ['--one', 'two'],
    input: 'three',
  });
  delete process.env.PGPORT;
  const environment = readFileSync(join(clusterFolder, 'seen'), 'utf8');
  expect(environment).toContain(`PGDATA=${clusterFolder}\n`);
  expect(environment).not.toContain('PGPORT');
  expect(environment).toMatch(/--one two\nthree$/);
});

test('The error of a program that failed contains what it reported', async () => {
  const attempt = runProgram({
    launcher: launcherWith('echo "no space left on device" >&2; exit 1'),
    name: 'initdb',
    clusterFolder: emptyFolder(),
    args: [],
  });
  await expect(attempt).rejects.toBeInstanceOf(CannotStart);
  await expect(attempt).rejects.toThrow('The database could not be made by initdb: no space left on device');
});

test.runIf(isRoot)(
  'A program with the rights of another account gets its working folder as the data folder',
  async () => {
    const clusterFolder = join(emptyFolder(0o700), '.');
    chmodSync(clusterFolder, 0o700);
    const account = { name: 'somebody', uid: 12_345, gid: 12_345 };
    await runProgram({
      launcher: launcherWith('[ "$(id -u)" = 12345 ] && [ "$PGDATA" = /proc/self/cwd ]', account),
      name: 'initdb',
      clusterFolder,
      args: [],
    });
  },
);
