import type { Clock } from '@ashore/core/time/clock.ts';
import type { PreparedAnswer } from '../prepared-answer.ts';

/** A whole answer, and what would make it wrong. */
export type KeptPage = {
  readonly answer: PreparedAnswer;
  readonly screen: string;
  readonly shows: ReadonlySet<string>;
  /** Milliseconds since the epoch from which the page must not be sent any more. */
  readonly staleAt: number;
};

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Keeps whole pages in memory, least recently used first to go, up to a number of bytes. A page leaves when its time
 * has come, when something it shows has changed, or when there is no room. `epoch` tells a render that began before a
 * change not to keep its result.
 */
export function createPageCache({ clock, maxBytes }: { clock: Clock; maxBytes: number }) {
  const pages = new Map<string, KeptPage>();
  /** Which pages show a thing, so that a change costs as much as it concerns, not as much as there is. */
  const showing = new Map<string, Set<string>>();
  let bytes = 0;
  let epoch = 0;

  function remove(key: string) {
    const page = pages.get(key);
    if (!page) return;
    pages.delete(key);
    bytes -= sizeOf(key, page);
    for (const what of page.shows) {
      const keys = showing.get(what);
      keys?.delete(key);
      if (keys?.size === 0) showing.delete(what);
    }
  }

  return {
    get(key: string): KeptPage | undefined {
      const page = pages.get(key);
      if (!page) return undefined;
      if (page.staleAt <= clock.now().getTime()) {
        remove(key);
        return undefined;
      }
      pages.delete(key);
      pages.set(key, page);
      return page;
    },

    get epoch() {
      return epoch;
    },

    keep(key: string, page: KeptPage, renderedIn: number) {
      const size = sizeOf(key, page);
      if (renderedIn !== epoch || size > maxBytes / 10) return;
      remove(key);
      pages.set(key, page);
      bytes += size;
      for (const what of page.shows) showing.set(what, (showing.get(what) ?? new Set()).add(key));
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },

    /** Drops every page that shows one of these. */
    drop(changed: Iterable<string>) {
      epoch += 1;
      for (const what of changed) for (const key of showing.get(what) ?? []) remove(key);
    },

    /** For when nobody knows what may have changed. */
    dropAll() {
      epoch += 1;
      pages.clear();
      showing.clear();
      bytes = 0;
    },

    size: () => ({ pages: pages.size, bytes }),
  };
}

function sizeOf(key: string, { answer, shows }: KeptPage): number {
  let names = 0;
  for (const what of shows) names += what.length;
  // Two bytes a letter at worst, and what the engine needs to hold an entry together.
  return answer.bytes + 2 * (key.length + names) + 500;
}
