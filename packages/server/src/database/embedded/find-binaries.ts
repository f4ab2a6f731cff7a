import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Machine } from './machine.ts';

export type Binaries = {
  readonly origin: 'npm' | 'system';
  /** Contains `postgres` and `initdb`. */
  readonly folder: string;
};

/** Every PostgreSQL that may be on this machine, best first. Only running one shows whether it works. */
export function findBinaries({ packageFolder, systemFolders }: Machine): Binaries[] {
  const npmBinaries: Binaries[] = packageFolder
    ? [{ origin: 'npm', folder: join(packageFolder, 'bin') }]
    : [];
  const systemBinFolders = systemFolders
    .filter((folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')))
    // A link in PATH and the folder it leads to are the same server.
    .map((folder) => dirname(realpathSync(join(folder, 'postgres'))));
  return [
    ...npmBinaries,
    ...[...new Set(systemBinFolders)].map((folder): Binaries => ({ origin: 'system', folder })),
  ];
}
