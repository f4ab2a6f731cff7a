import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes a new data folder. If `ASHORE_DEMO_FOLDER` is set, it is a copy of that folder, with the demonstration data
 * already loaded.
 */
export async function makeDataFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `ashore-${name}-`));
  const demoFolder = process.env.ASHORE_DEMO_FOLDER;
  if (demoFolder) await cp(demoFolder, folder, { recursive: true });
  return folder;
}

export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}
