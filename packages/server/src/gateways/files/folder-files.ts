import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './port.ts';

const isHash = /^[0-9a-f]{64}$/;

/** Keeps files in a folder, spread over 256 subfolders. */
export function folderFiles(folder: string): FileStore {
  return {
    async write(name, bytes) {
      const path = pathOf(name);
      const unfinished = `${path}.${randomUUID()}.unfinished`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeToDisk(unfinished, bytes);
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await syncFolder(dirname(path));
    },

    async read(name) {
      return await readFile(pathOf(name)).catch(absent);
    },

    async has(name) {
      return (await stat(pathOf(name)).catch(absent)) !== undefined;
    },

    async remove(name) {
      await rm(pathOf(name), { force: true });
    },
  };

  /** Only a hash ever becomes part of a path. */
  function pathOf(name: string): string {
    if (!isHash.test(name)) throw new Error('The name of a file must be the hash of its content');
    return join(folder, name.slice(0, 2), name);
  }
}

async function writeToDisk(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Without this step, the new name itself may be lost. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
