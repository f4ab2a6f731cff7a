import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { emptyFolder } from './data-folder-for-tests.ts';
import { type Machine, thisMachine } from './machine.ts';

export const isRoot = process.geteuid?.() === 0;

/** Whether other accounts can run this project: not below a home folder that is closed. */
export const canEverybodyRead = foldersAbove(import.meta.dirname).every(
  (folder) => (statSync(folder).mode & 0o005) === 0o005,
);

/** This machine with some of it taken away or put in. */
export function machineWith(changes: Partial<Machine>): Machine {
  return { ...thisMachine(), ...changes };
}

/** A folder of binaries that can do no more than tell their version, which is all that choosing a way asks of them. */
export function binariesOf(version: string): string {
  const home = emptyFolder();
  const folder = join(home, 'native/bin');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(home, 'package.json'), '{"version":"18.4.0-test"}');
  for (const name of ['postgres', 'initdb']) {
    writeFileSync(join(folder, name), `#!/bin/sh\necho "${name} (PostgreSQL) ${version}"\n`);
    chmodSync(join(folder, name), 0o755);
  }
  return folder;
}

/** In place of the `unshare` of a machine that has no user namespaces. */
export const REFUSES = '/bin/false';

function foldersAbove(folder: string): string[] {
  return folder === '/' ? [] : [folder, ...foldersAbove(dirname(folder))];
}
