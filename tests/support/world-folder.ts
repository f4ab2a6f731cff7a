import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A new data folder. If `ASHORE_WORLD` is set, it is a copy of that folder, with the demonstration data
 * already loaded.
 */
export async function makeWorldFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `ashore-${name}-`));
  const world = process.env.ASHORE_WORLD;
  if (world) await cp(world, folder, { recursive: true });
  return folder;
}

export function removeFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}
