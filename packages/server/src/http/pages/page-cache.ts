import type { Clock } from '@ashore/core/time/clock.ts';

/** A whole answer, ready to be sent: compressed, with its headers, and what would make it wrong. */
export type KeptPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly identity: Buffer;
  readonly brotli: Buffer;
  readonly gzip: Buffer;
  readonly shows: ReadonlySet<string>;
  /** Milliseconds since the epoch from which the page must not be sent any more. */
  readonly staleAt: number;
};

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Keeps whole pages in memory, least recently used last, up to a number of bytes. A page leaves when its time has
 * come, when something it shows has changed, or when there is no room. `epoch` tells a render that began before a
 * change not to keep its result.
 */
export function createPageCache({ clock, maxBytes }: { clock: Clock; maxBytes: number }) {
  const pages = new Map<string, KeptPage>();
  let bytes = 0;
  let epoch = 0;

  function remove(key: string, page: KeptPage) {
    pages.delete(key);
    bytes -= sizeOf(page);
  }

  return {
    get(key: string): KeptPage | undefined {
      const page = pages.get(key);
      if (!page) return undefined;
      if (page.staleAt <= clock.now().getTime()) {
        remove(key, page);
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
      if (renderedIn !== epoch || sizeOf(page) > maxBytes / 10) return;
      const before = pages.get(key);
      if (before) remove(key, before);
      pages.set(key, page);
      bytes += sizeOf(page);
      for (const [oldest, candidate] of pages) {
        if (bytes <= maxBytes) break;
        remove(oldest, candidate);
      }
    },

    /** Drops every page that showed one of these; all of them when nothing is named. */
    drop(changed?: readonly string[]) {
      epoch += 1;
      for (const [key, page] of pages) {
        if (!changed || changed.some((what) => page.shows.has(what))) remove(key, page);
      }
    },

    size: () => ({ pages: pages.size, bytes }),
  };
}

function sizeOf(page: KeptPage): number {
  return page.identity.length + page.brotli.length + page.gzip.length;
}
