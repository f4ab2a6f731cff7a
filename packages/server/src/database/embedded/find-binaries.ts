import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Machine } from './machine.ts';

export type Binaries = {
  readonly origin: 'npm' | 'system';
  /** Holds `postgres` and `initdb`. */
  readonly folder: string;
};

/** Every PostgreSQL there may be on this machine, best first. Whether one runs is found out by running it. */
export function findBinaries({ packageFolder, systemFolders }: Machine): Binaries[] {
  const shipped: Binaries[] = packageFolder ? [{ origin: 'npm', folder: join(packageFolder, 'bin') }] : [];
  const installed = systemFolders
    .filter((folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')))
    // A link in PATH and the folder it leads to are one and the same server.
    .map((folder) => dirname(realpathSync(join(folder, 'postgres'))));
  return [...shipped, ...[...new Set(installed)].map((folder): Binaries => ({ origin: 'system', folder }))];
}
