import { chownSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import type { PostgresLauncher } from './choose-launcher.ts';
import type { Machine } from './machine.ts';

/** PostgreSQL names the socket in its folder after the port. Nothing listens on the network. */
export const SOCKET_NAME = '.s.PGSQL.5432';

/** Longest path of a socket that the kernel accepts. */
const MAX_SOCKET_PATH_BYTES = 107;

/**
 * Makes a folder that only the database's account can enter. This protects the socket in it, which asks for
 * no password. A random name keeps parallel servers apart and stops another account from creating the folder
 * first.
 */
export function makeSocketFolder({ socketFolders }: Machine, { account }: PostgresLauncher): string {
  const problems: string[] = [];
  for (const parent of socketFolders) {
    const template = join(parent, 'ashore-');
    const length = Buffer.byteLength(`${template}XXXXXX/${SOCKET_NAME}`);
    if (length > MAX_SOCKET_PATH_BYTES) {
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

/**
 * The socket folder of the server that wrote this lock file: the fifth line of the file. The second line is that
 * server's cluster. A copy of a data folder has the lock file of the original, whose server is not the copy's.
 */
export function readSocketFolder(clusterFolder: string): string | undefined {
  try {
    const [, serverCluster = '', , , folder] = readFileSync(
      join(clusterFolder, 'postmaster.pid'),
      'utf8',
    ).split('\n');
    return realpathSync(serverCluster) === realpathSync(clusterFolder) ? folder : undefined;
  } catch {
    return undefined; // the server does not run, the file is not ours to read, or its cluster has been moved
  }
}

/**
 * Removes the folder of a server that was killed together with its guard. Only a folder with a name of ours
 * is removed.
 */
export function removeAbandonedSocketFolder(folder: string | undefined, currentFolder: string): void {
  if (folder && folder !== currentFolder && /\/ashore-[A-Za-z0-9]{6}$/.test(folder))
    removeSocketFolder(folder);
}

/** The URL of the database for the role and database that `make-cluster.ts` creates, unless others are given. */
export function urlOf(socketFolder: string, role = 'ashore', database = 'ashore'): string {
  return `postgresql://${role}@localhost/${database}?host=${encodeURIComponent(socketFolder)}`;
}
