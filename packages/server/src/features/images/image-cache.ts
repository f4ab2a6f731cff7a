import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type ImageCache = {
  read(name: string): Promise<Buffer | undefined>;
  store(name: string, bytes: Uint8Array): Promise<void>;
  remove(names: Iterable<string>): Promise<void>;
  size(): { entries: number; bytes: number };
};

type CacheEntry = { bytes: number; usedAt: number };

/**
 * The first read of a file in a day updates its modification time. The next process then knows that the file
 * is in use.
 */
const DAY_MS = 86_400_000;

/**
 * Rendered images in a folder that may be emptied at any time. Above `maxBytes`, the least recently read
 * images are removed. No disk error is raised: an image that cannot be cached is rendered again.
 */
export function createImageCache(folder: string, maxBytes: number): ImageCache {
  const entries = new Map<string, CacheEntry>();
  let bytes = 0;
  let entriesRead: Promise<void> | undefined;

  return {
    async read(name) {
      await readFolderOnce();
      const entry = entries.get(name);
      if (!entry) return undefined;
      const fileBytes = await readFile(pathOf(name)).catch(() => undefined);
      // A power cut can leave a file with its name but without content.
      if (fileBytes?.length !== entry.bytes || !hasContent(fileBytes)) {
        await removeEntry(name);
        return undefined;
      }
      markUsed(name, entry);
      return fileBytes;
    },

    async store(name, imageBytes) {
      await readFolderOnce();
      if (imageBytes.length > maxBytes || !(await writeWhole(pathOf(name), imageBytes))) return;
      bytes += imageBytes.length - (entries.get(name)?.bytes ?? 0);
      entries.delete(name);
      entries.set(name, { bytes: imageBytes.length, usedAt: Date.now() });
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break;
        await removeEntry(oldest);
      }
    },

    async remove(names) {
      await readFolderOnce();
      for (const name of names) await removeEntry(name);
    },

    size: () => ({ entries: entries.size, bytes }),
  };

  function readFolderOnce(): Promise<void> {
    entriesRead ??= readFolder();
    return entriesRead;
  }

  async function readFolder(): Promise<void> {
    const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const cachedFiles: [string, CacheEntry][] = [];
    for (const file of files) {
      if (!file.isFile()) continue;
      const path = join(file.parentPath, file.name);
      const status = await stat(path).catch(() => undefined);
      if (!status) continue;
      if (file.name.endsWith('.unfinished')) await removeIfAbandoned(path, status.mtimeMs);
      else cachedFiles.push([file.name, { bytes: status.size, usedAt: status.mtimeMs }]);
    }
    for (const [name, entry] of cachedFiles.sort(([, a], [, b]) => a.usedAt - b.usedAt)) {
      entries.set(name, entry);
      bytes += entry.bytes;
    }
  }

  function markUsed(name: string, entry: CacheEntry) {
    entries.delete(name);
    entries.set(name, entry);
    const now = Date.now();
    if (now - entry.usedAt < DAY_MS) return;
    entry.usedAt = now;
    utimes(pathOf(name), now / 1_000, now / 1_000).catch(() => {});
  }

  async function removeEntry(name: string): Promise<void> {
    bytes -= entries.get(name)?.bytes ?? 0;
    entries.delete(name);
    await rm(pathOf(name), { force: true }).catch(() => {});
  }

  function pathOf(name: string): string {
    return join(folder, name.slice(0, 2), name);
  }
}

/**
 * Writes to a temporary name and renames the file when it is complete, so that no reader sees half a file.
 */
async function writeWhole(path: string, bytes: Uint8Array): Promise<boolean> {
  const unfinished = `${path}.${randomUUID()}.unfinished`;
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
    return true;
  } catch {
    await rm(unfinished, { force: true }).catch(() => {});
    return false;
  }
}

/** Removes an unfinished file after a day; before that, another process may still be writing it. */
async function removeIfAbandoned(path: string, writtenAt: number): Promise<void> {
  if (Date.now() - writtenAt > DAY_MS) await rm(path, { force: true }).catch(() => {});
}

/** Disk blocks that were never written read as zeros. */
function hasContent(imageBytes: Buffer): boolean {
  return imageBytes.subarray(0, 16).some((byte) => byte !== 0);
}
