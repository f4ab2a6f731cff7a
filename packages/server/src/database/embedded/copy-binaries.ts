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
 * Copies the npm package to where any account can read it. A project below a home folder with mode 0700
 * cannot be read by the account that the database runs with. The copy is made once for each version. Returns
 * undefined if nothing can be written.
 */
export function copyBinaries(packageFolder: string, { uid, copyFolders }: Machine): string | undefined {
  const { version } = JSON.parse(readFileSync(join(dirname(packageFolder), 'package.json'), 'utf8'));
  for (const parent of copyFolders) {
    const copy = join(parent, `ashore-postgresql-${version}-${process.arch}-${uid}`);
    try {
      return isUsableCopy(copy, uid) ? copy : makeCopy(packageFolder, copy);
    } catch {
      // The folder is read-only, full, or taken by another account. The next folder may do.
    }
  }
  return undefined;
}

/** In a folder open to all, another account may have placed its own programs under this name. */
function isUsableCopy(copy: string, uid: number): boolean {
  const existingCopy = lstatSync(copy, { throwIfNoEntry: false });
  if (!existingCopy) return false;
  if (existingCopy.isDirectory() && existingCopy.uid === uid && (existingCopy.mode & 0o022) === 0)
    return true;
  throw new Error(`${copy} belongs to another user`);
}

/**
 * Copies under another name and renames the copy when it is complete. A partial copy is therefore never taken
 * for a whole one.
 */
function makeCopy(packageFolder: string, copy: string): string {
  const unfinishedCopy = `${copy}-${randomUUID()}`;
  try {
    mkdirSync(unfinishedCopy, { mode: 0o700 });
    cpSync(packageFolder, join(unfinishedCopy, 'native'), { recursive: true, verbatimSymlinks: true });
    linkLibraries(join(unfinishedCopy, 'native'));
    makeWorldReadable(unfinishedCopy);
    renameSync(unfinishedCopy, copy);
  } catch (error) {
    rmSync(unfinishedCopy, { recursive: true, force: true });
    // Another server of ours made the same copy at the same time.
    if (lstatSync(copy, { throwIfNoEntry: false }) === undefined) throw error;
  }
  return copy;
}

function makeWorldReadable(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) makeWorldReadable(path);
    else if (entry.isFile()) chmodSync(path, lstatSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}
