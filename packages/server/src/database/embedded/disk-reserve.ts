import { existsSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Disk space reserved for the day when the disk is full. PostgreSQL must write a little before it can start
 * or answer reads. Giving up the reserve lets it do that.
 */
export type DiskReserve = {
  /** Makes the reserve if it does not exist. Returns false if there is no room for it. */
  make(): boolean;
  /** Gives up the reserve if the disk is full and the reserve exists. Returns whether it did. */
  release(): boolean;
  /** How often to check whether there is room again. */
  readonly checkEveryMs: number;
};

/** Two segments of the write-ahead log. */
const RESERVE_BYTES = 32 * 1024 * 1024;

export function diskReserve(folder: string, size = RESERVE_BYTES, checkEveryMs = 5_000): DiskReserve {
  const path = join(folder, 'disk-reserve');
  return { make, release, checkEveryMs };

  function make(): boolean {
    if (statSync(path, { throwIfNoEntry: false })?.size === size) return true;
    // Three times the size, so that the reserve itself does not fill the disk.
    if (freeBytes() < 3 * size) return false;
    try {
      writeFileSync(path, Buffer.alloc(size));
      return true;
    } catch {
      rmSync(path, { force: true });
      return false;
    }
  }

  function release(): boolean {
    if (!existsSync(path) || freeBytes() > size / 2) return false;
    rmSync(path);
    return true;
  }

  function freeBytes(): number {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  }
}

/** For databases that need no protection against a full disk. */
export const NO_RESERVE: DiskReserve = { make: () => true, release: () => false, checkEveryMs: 0 };
