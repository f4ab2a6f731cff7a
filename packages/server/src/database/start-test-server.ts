import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_RESERVE } from './embedded/disk-reserve.ts';
import { type EmbeddedOptions, startEmbeddedPostgres } from './embedded-postgres.ts';

export type TestServer = { readonly url: string; stop(): Promise<void> };

/** Nobody needs the data of a test after a crash, and waiting for the disk is most of what a small test does. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

/** A database server for tests only, on a folder of its own that goes with it. */
export async function startTestServer({
  machine,
}: Pick<EmbeddedOptions, 'machine'> = {}): Promise<TestServer> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'ashore-test-'));
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
