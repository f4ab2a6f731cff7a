import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { linkLibraries } from './link-libraries.ts';
import type { Machine } from './machine.ts';

/**
 * Copies the npm package to where any account can read it: a project below a home folder with mode 0700 cannot be
 * read by the account the database runs with. Made once for each version. Undefined where nothing can be written.
 */
export function copyBinaries(packageFolder: string, { uid, copyFolders }: Machine): string | undefined {
  const { version } = JSON.parse(readFileSync(join(dirname(packageFolder), 'package.json'), 'utf8'));
  for (const parent of copyFolders) {
    const copy = join(parent, `ashore-postgresql-${version}-${process.arch}-${uid}`);
    try {
      return isOurs(copy, uid) ? copy : makeCopy(packageFolder, copy);
    } catch {
      // Read-only, full, or taken by somebody else: the next folder may do.
    }
  }
  return undefined;
}

/** In a folder open to all, somebody else may have put programs of their own under this name for us to run. */
function isOurs(copy: string, uid: number): boolean {
  const found = lstatSync(copy, { throwIfNoEntry: false });
  if (!found) return false;
  if (found.isDirectory() && found.uid === uid && (found.mode & 0o022) === 0) return true;
  throw new Error(`${copy} belongs to somebody else`);
}

/** Copied under another name and renamed when complete, so that a copy cut short is never taken for a whole one. */
function makeCopy(packageFolder: string, copy: string): string {
  const unfinished = `${copy}-${randomUUID()}`;
  try {
    mkdirSync(unfinished, { mode: 0o700 });
    cpSync(packageFolder, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
    linkLibraries(join(unfinished, 'native'));
    letEverybodyRead(unfinished);
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another server of ours made the same copy at the same time.
    if (lstatSync(copy, { throwIfNoEntry: false }) === undefined) throw error;
  }
  return copy;
}

function letEverybodyRead(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) letEverybodyRead(path);
    else if (entry.isFile()) chmodSync(path, lstatSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}
