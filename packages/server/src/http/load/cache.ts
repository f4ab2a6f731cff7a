import type { Clock } from '@ashore/core/time/clock.ts';

/** An entry of the cache: its size, and what makes it out of date. */
export type CacheEntry = {
  readonly dependsOn: ReadonlySet<string>;
  /** Milliseconds since the epoch from which the entry must not be used, if known. */
  readonly expiresAt?: number | undefined;
  readonly bytes: number;
};

export type Cache<Entry extends CacheEntry> = {
  get(key: string): Entry | undefined;
  readonly epoch: number;
  store(key: string, entry: Entry, epochAtStart: number): void;
  drop(changed: Iterable<string>): void;
  dropAll(): void;
  size(): { entries: number; bytes: number };
};

type CacheInput = {
  readonly clock: Clock;
  readonly maxBytes: number;
  /** In milliseconds. No entry lives longer, because the news of a change may have been lost. */
  readonly maxLifeMs: number;
};

/**
 * Keeps entries in memory, up to a number of bytes, and drops the least recently used first. An entry also
 * leaves when it is stale or when something that it shows has changed. `epoch` changes with every drop, so
 * that work begun before a change does not keep its result.
 */
export function createCache<Entry extends CacheEntry>({
  clock,
  maxBytes,
  maxLifeMs,
}: CacheInput): Cache<Entry> {
  const entries = new Map<string, { readonly entry: Entry; readonly until: number }>();
  /** The entries that show each item, so that a drop costs only what it concerns and not the whole cache. */
  const keysByDependency = new Map<string, Set<string>>();
  let bytes = 0;
  let epoch = 0;
  /** The key used last; if it is still there, it is the last of the map. */
  let latestKey: string | undefined;

  function remove(key: string) {
    const entry = entries.get(key)?.entry;
    if (!entry) return;
    entries.delete(key);
    bytes -= sizeOf(key, entry);
    for (const dependency of entry.dependsOn) {
      const keys = keysByDependency.get(dependency);
      keys?.delete(key);
      if (keys?.size === 0) keysByDependency.delete(dependency);
    }
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (entry.until <= clock.now().getTime()) {
        remove(key);
        return undefined;
      }
      // Moving an entry lets the map grow until it is made again, so a popular page is not moved at each request.
      if (key !== latestKey) {
        entries.delete(key);
        entries.set(key, entry);
        latestKey = key;
      }
      return entry.entry;
    },

    get epoch() {
      return epoch;
    },

    store(key, entry, epochAtStart) {
      const size = sizeOf(key, entry);
      const now = clock.now().getTime();
      const usableUntil = Math.min(entry.expiresAt ?? Number.POSITIVE_INFINITY, now + maxLifeMs);
      if (epochAtStart !== epoch || usableUntil <= now || size > maxBytes / 10) return;
      remove(key);
      entries.set(key, { entry, until: usableUntil });
      latestKey = key;
      bytes += size;
      for (const dependency of entry.dependsOn)
        keysByDependency.set(dependency, (keysByDependency.get(dependency) ?? new Set()).add(key));
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },

    /** Drops every entry that shows one of these. */
    drop(changed) {
      epoch += 1;
      for (const dependency of changed) for (const key of keysByDependency.get(dependency) ?? []) remove(key);
    },

    /** Used when it is unknown what has changed. */
    dropAll() {
      epoch += 1;
      entries.clear();
      keysByDependency.clear();
      bytes = 0;
    },

    size: () => ({ entries: entries.size, bytes }),
  };
}

function sizeOf(key: string, { bytes, dependsOn: dependencies }: CacheEntry): number {
  let namesLength = 0;
  for (const dependency of dependencies) namesLength += dependency.length;
  // Two bytes a character at worst, plus the engine's overhead for an entry.
  return bytes + 2 * (key.length + namesLength) + 500;
}
