import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type KeptPictures = {
  read(name: string): Promise<Buffer | undefined>;
  keep(name: string, bytes: Uint8Array): Promise<void>;
  remove(names: Iterable<string>): Promise<void>;
  size(): { entries: number; bytes: number };
};

type Entry = { bytes: number; usedAt: number };

/** A picture that is shown daily is touched daily, so that the next process knows it, too. */
const day = 86_400_000;

/**
 * Finished pictures in a folder that may be emptied at any time. Beyond `maxBytes` those go that were not asked for
 * longest. Whatever goes wrong with the disk, a picture that cannot be kept is made again.
 */
export function createKeptPictures(folder: string, maxBytes: number): KeptPictures {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  let known: Promise<void> | undefined;

  return {
    async read(name) {
      await lookAroundOnce();
      const entry = entries.get(name);
      if (!entry) return undefined;
      const found = await readFile(pathOf(name)).catch(() => undefined);
      // After a power cut a file may have its name and nothing in it.
      if (found?.length !== entry.bytes || !isWhole(found)) {
        await forget(name);
        return undefined;
      }
      use(name, entry);
      return found;
    },

    async keep(name, picture) {
      await lookAroundOnce();
      if (picture.length > maxBytes || !(await write(pathOf(name), picture))) return;
      bytes += picture.length - (entries.get(name)?.bytes ?? 0);
      entries.delete(name);
      entries.set(name, { bytes: picture.length, usedAt: Date.now() });
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break;
        await forget(oldest);
      }
    },

    async remove(names) {
      await lookAroundOnce();
      for (const name of names) await forget(name);
    },

    size: () => ({ entries: entries.size, bytes }),
  };

  function lookAroundOnce(): Promise<void> {
    known ??= lookAround();
    return known;
  }

  async function lookAround(): Promise<void> {
    const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const found: [string, Entry][] = [];
    for (const file of files) {
      if (!file.isFile()) continue;
      const path = join(file.parentPath, file.name);
      const status = await stat(path).catch(() => undefined);
      if (!status) continue;
      if (file.name.endsWith('.unfinished')) await removeOld(path, status.mtimeMs);
      else found.push([file.name, { bytes: status.size, usedAt: status.mtimeMs }]);
    }
    for (const [name, entry] of found.sort(([, a], [, b]) => a.usedAt - b.usedAt)) {
      entries.set(name, entry);
      bytes += entry.bytes;
    }
  }

  function use(name: string, entry: Entry) {
    entries.delete(name);
    entries.set(name, entry);
    const now = Date.now();
    if (now - entry.usedAt < day) return;
    entry.usedAt = now;
    utimes(pathOf(name), now / 1_000, now / 1_000).catch(() => {});
  }

  async function forget(name: string): Promise<void> {
    bytes -= entries.get(name)?.bytes ?? 0;
    entries.delete(name);
    await rm(pathOf(name), { force: true }).catch(() => {});
  }

  function pathOf(name: string): string {
    return join(folder, name.slice(0, 2), name);
  }
}

/** Nobody ever sees half a file: it has its name only when it is whole. */
async function write(path: string, bytes: Uint8Array): Promise<boolean> {
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

/** Another process may be writing it at this moment. */
async function removeOld(path: string, writtenAt: number): Promise<void> {
  if (Date.now() - writtenAt > day) await rm(path, { force: true }).catch(() => {});
}

/** Blocks that never reached the disk read as zeros. */
function isWhole(picture: Buffer): boolean {
  return picture.subarray(0, 16).some((byte) => byte !== 0);
}
