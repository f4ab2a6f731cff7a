import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import type { Way } from './choose-way.ts';
import type { Machine } from './machine.ts';

/** What the kernel takes for the path of a socket. */
const LONGEST_PATH = 107;

/**
 * Makes a folder that only the database's user can enter; that is what protects the socket in it, which asks for
 * no password. Its name is new every time, so servers side by side never meet and nobody can be there before us.
 */
export function makeSocketFolder({ socketFolders }: Machine, { account }: Way): string {
  const problems: string[] = [];
  for (const parent of socketFolders) {
    const template = join(parent, 'ashore-');
    const length = Buffer.byteLength(`${template}XXXXXX/.s.PGSQL.5432`);
    if (length > LONGEST_PATH) {
      problems.push(`${parent} is too long`);
      continue;
    }
    try {
      const folder = mkdtempSync(template);
      if (account) chownSync(folder, account.uid, account.gid);
      return folder;
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  throw new CannotStart(
    `There is no folder for the database's socket: set TMPDIR to a folder with a short path that can be written. (${problems.join('; ')})`,
  );
}

export function removeSocketFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Where the server that wrote this lock file has its socket: the file's fifth line. */
export function readSocketFolder(cluster: string): string | undefined {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[4];
  } catch {
    return undefined; // it does not run, or it is not ours to read
  }
}

/** Of a server that was killed together with its guard. Only what has a name of ours is removed. */
export function removeAbandonedSocketFolder(folder: string | undefined, current: string): void {
  if (folder && folder !== current && /\/ashore-[A-Za-z0-9]{6}$/.test(folder)) removeSocketFolder(folder);
}

/** The port is only a part of the socket's name; nothing listens on the network. */
export function urlOf(socketFolder: string, role = 'ashore', database = 'ashore'): string {
  return `postgresql://${role}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`;
}
