import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_RESERVE } from '../../src/database/embedded/disk-reserve.ts';
import { type EmbeddedOptions, startEmbeddedPostgres } from '../../src/database/embedded-postgres.ts';

export type TestServer = { readonly url: string; stop(): Promise<void> };

const GIGABYTE = 2 ** 30;

/** The data of a test need not survive a crash, and no test database lives long enough to need vacuuming. */
const SETTINGS = {
  autovacuum: 'off',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

/** Starts a database server for tests only. Its own folder is deleted when it stops. */
export async function startTestServer({
  machine,
}: Pick<EmbeddedOptions, 'machine'> = {}): Promise<TestServer> {
  const dataFolder = mkdtempSync(join(parentFolder(), 'ashore-test-'));
  const { url, stop } = await startEmbeddedPostgres({
    dataFolder,
    log: () => {},
    settings: SETTINGS,
    ...(machine && { machine }),
    reserve: NO_RESERVE,
  });
  return {
    url,
    stop: async () => {
      await stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Memory where there is plenty: on a disk, making and dropping a database costs the system five times as much. */
function parentFolder(): string {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    if (Math.min(bavail * bsize, freemem()) > 4 * GIGABYTE) return '/dev/shm';
  } catch {
    // Not every machine has this folder.
  }
  return tmpdir();
}
