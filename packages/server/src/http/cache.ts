import type { Clock } from '@ashore/core/time/clock.ts';

/** What can be kept: how much it weighs, and what would make it wrong. */
export type Kept = {
  readonly shows: ReadonlySet<string>;
  /** Milliseconds since the epoch from which it must not be used any more, where that is known. */
  readonly staleAt?: number | undefined;
  readonly bytes: number;
};

export type Cache<Entry extends Kept> = {
  get(key: string): Entry | undefined;
  readonly epoch: number;
  keep(key: string, entry: Entry, begunIn: number): void;
  drop(changed: Iterable<string>): void;
  dropAll(): void;
  size(): { entries: number; bytes: number };
};

type CacheInput = {
  readonly clock: Clock;
  readonly maxBytes: number;
  /** In milliseconds. Nothing is kept longer without being looked at again: news of a change may have been lost. */
  readonly longestLife: number;
};

/**
 * Keeps things in memory, least recently used first to go, up to a number of bytes. A thing leaves when its time has
 * come, when something it shows has changed, or when there is no room. `epoch` tells work that began before a change
 * not to keep its result.
 */
export function createCache<Entry extends Kept>({ clock, maxBytes, longestLife }: CacheInput): Cache<Entry> {
  const kept = new Map<string, { readonly entry: Entry; readonly until: number }>();
  /** Which entries show a thing, so that a change costs as much as it concerns, not as much as there is. */
  const showing = new Map<string, Set<string>>();
  let bytes = 0;
  let epoch = 0;

  function remove(key: string) {
    const entry = kept.get(key)?.entry;
    if (!entry) return;
    kept.delete(key);
    bytes -= sizeOf(key, entry);
    for (const what of entry.shows) {
      const keys = showing.get(what);
      keys?.delete(key);
      if (keys?.size === 0) showing.delete(what);
    }
  }

  return {
    get(key) {
      const found = kept.get(key);
      if (!found) return undefined;
      if (found.until <= clock.now().getTime()) {
        remove(key);
        return undefined;
      }
      kept.delete(key);
      kept.set(key, found);
      return found.entry;
    },

    get epoch() {
      return epoch;
    },

    keep(key, entry, begunIn) {
      const size = sizeOf(key, entry);
      const now = clock.now().getTime();
      const until = Math.min(entry.staleAt ?? Number.POSITIVE_INFINITY, now + longestLife);
      if (begunIn !== epoch || until <= now || size > maxBytes / 10) return;
      remove(key);
      kept.set(key, { entry, until });
      bytes += size;
      for (const what of entry.shows) showing.set(what, (showing.get(what) ?? new Set()).add(key));
      for (const oldest of kept.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },

    /** Drops everything that shows one of these. */
    drop(changed) {
      epoch += 1;
      for (const what of changed) for (const key of showing.get(what) ?? []) remove(key);
    },

    /** For when nobody knows what may have changed. */
    dropAll() {
      epoch += 1;
      kept.clear();
      showing.clear();
      bytes = 0;
    },

    size: () => ({ entries: kept.size, bytes }),
  };
}

function sizeOf(key: string, { bytes, shows }: Kept): number {
  let names = 0;
  for (const what of shows) names += what.length;
  // Two bytes a letter at worst, and what the engine needs to hold an entry together.
  return bytes + 2 * (key.length + names) + 500;
}
