import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Machine, thisMachine } from '../../src/database/embedded/machine.ts';
import { emptyFolder } from './data-folder.ts';

export const isRoot = process.geteuid?.() === 0;

/** Whether other accounts can run this project: no folder above it is closed to them. */
export const isWorldReadable = foldersAbove(import.meta.dirname).every(
  (folder) => (statSync(folder).mode & 0o005) === 0o005,
);

/** This machine with some properties changed. */
export function machineWith(changes: Partial<Machine>): Machine {
  return { ...thisMachine(), ...changes };
}

/** A folder of binaries that only print their version. Choosing how to run PostgreSQL needs no more. */
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

/** Replaces `unshare`, as on a machine without user namespaces. */
export const REFUSES = '/bin/false';

function foldersAbove(folder: string): string[] {
  return folder === '/' ? [] : [folder, ...foldersAbove(dirname(folder))];
}
