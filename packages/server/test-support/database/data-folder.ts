import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../src/database/embedded-postgres.ts';

let base: string | undefined;
let sampleFolder: Promise<string> | undefined;
let count = 0;

/** A folder for one test. It is removed when the test file has ended: clean-up.ts. */
export function emptyFolder(mode = 0o755): string {
  base ??= openFolder();
  count += 1;
  const folder = join(base, String(count));
  mkdirSync(folder);
  chmodSync(folder, mode); // The mode applies with any umask.
  return folder;
}

export function removeFolders(): void {
  if (base !== undefined) rmSync(base, { recursive: true, force: true });
  base = undefined;
  sampleFolder = undefined;
}

function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ashore-test-'));
  // Tests also run as accounts that may not enter a private folder.
  chmodSync(folder, 0o755);
  return folder;
}

/**
 * A data folder with a database in it, made in the usual way of this machine. Copying takes a tenth of the
 * time of making one.
 */
export async function folderWithDatabase(): Promise<string> {
  sampleFolder ??= makeOne();
  const folder = emptyFolder();
  cpSync(await sampleFolder, folder, { recursive: true, preserveTimestamps: true });
  return folder;
}

async function makeOne(): Promise<string> {
  const dataFolder = emptyFolder();
  const { stop } = await startEmbeddedPostgres({ dataFolder, log: () => {} });
  await stop();
  return dataFolder;
}
