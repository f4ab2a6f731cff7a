import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, vi } from 'vitest';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';

const base = mkdtempSync(join(tmpdir(), 'ashore-test-'));
// Tests also run with the rights of accounts that may not enter a private folder.
chmodSync(base, 0o755);

let made: Promise<string> | undefined;
let count = 0;

// Making a database takes most of a second on an idle machine, and much longer on a busy one.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

afterAll(() => rmSync(base, { recursive: true, force: true }));

/** A folder for one test, which goes when the file is done. */
export function emptyFolder(mode = 0o755): string {
  count += 1;
  const folder = join(base, String(count));
  mkdirSync(folder);
  chmodSync(folder, mode); // whatever the umask
  return folder;
}

/** A data folder with a database in it, made in the usual way of this machine. Copying takes a tenth of making. */
export async function folderWithDatabase(): Promise<string> {
  made ??= makeOne();
  const folder = emptyFolder();
  cpSync(await made, folder, { recursive: true, preserveTimestamps: true });
  return folder;
}

async function makeOne(): Promise<string> {
  const dataFolder = emptyFolder();
  const { stop } = await startEmbeddedPostgres({ dataFolder, log: () => {} });
  await stop();
  return dataFolder;
}
