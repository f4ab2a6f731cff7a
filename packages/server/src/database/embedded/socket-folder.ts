import { chownSync, mkdtempSync, rmSync } from 'node:fs';
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

/** The port is only a part of the socket's name; nothing listens on the network. */
export function urlOf(socketFolder: string, role = 'ashore', database = 'ashore'): string {
  return `postgresql://${role}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`;
}
