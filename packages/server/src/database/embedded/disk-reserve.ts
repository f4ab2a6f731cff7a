import { existsSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Space set aside for the day the disk is full. PostgreSQL cannot even start then, not to mention answer reads: it
 * must write a little first. Given up, the reserve lets it do that.
 */
export type DiskReserve = {
  /** Sets it aside if it is not there. False when there is no room for it. */
  make(): boolean;
  /** Gives it up, if the disk is full and it is there to be given up. */
  release(): boolean;
  /** How often to look whether there is room again. */
  readonly lookAgainMs: number;
};

/** Two segments of the write-ahead log. */
const SIZE = 32 * 1024 * 1024;

export function diskReserve(folder: string, size = SIZE, lookAgainMs = 5_000): DiskReserve {
  const path = join(folder, 'disk-reserve');
  return { make, release, lookAgainMs };

  function make(): boolean {
    if (statSync(path, { throwIfNoEntry: false })?.size === size) return true;
    // Enough that the reserve is not what fills the disk.
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

/** For databases whose end is of no interest to anybody. */
export const NO_RESERVE: DiskReserve = { make: () => true, release: () => false, lookAgainMs: 0 };
