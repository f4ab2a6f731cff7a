import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Cache, CacheEntry } from '../load/cache.ts';

type Input = {
  /**
   * Creates a separate client that is not yet connected. Listening takes a connection for as long as the
   * server runs.
   */
  readonly newClient: () => Client;
  readonly caches: readonly Pick<Cache<CacheEntry>, 'drop' | 'dropAll'>[];
  readonly log: (line: string) => void;
  /** How often to check that the connection is alive: a dead connection is as silent as a quiet one. */
  readonly checkEvery?: number;
  /** Longest pause between two attempts. The first attempt is made at once. */
  readonly retryAfter?: number;
};

export type CatalogueWatch = {
  /** Resolves when the first connection listens. */
  readonly listening: Promise<void>;
  stop(): Promise<void>;
};

/**
 * Drops what this process keeps when something that it shows has changed, whichever process changed it. After
 * a lost connection it is unknown what was missed, so everything is dropped.
 */
export function watchCatalogue(input: Input): CatalogueWatch {
  const { newClient, caches, log, checkEvery = 10_000, retryAfter = 500 } = input;
  const stopped = new AbortController();
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  let isAway = false;
  let tries = 0;
  const running = run();
  return {
    listening,
    async stop() {
      stopped.abort();
      await running;
    },
  };

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      try {
        await listenOnce();
      } catch (error) {
        // Logged once for each outage: the database may be unavailable for an hour.
        if (!isAway) log(`News of the catalogue do not arrive, trying again: ${reasonOf(error)}`);
        isAway = true;
      }
      const pause = tries === 0 ? 0 : Math.min(retryAfter, firstPause * 2 ** Math.min(tries, 10));
      tries += 1;
      await wait(pause, undefined, { signal: stopped.signal }).catch(() => {});
    }
  }

  /** Returns when stopped. Throws when the connection is lost. */
  async function listenOnce(): Promise<void> {
    const client = newClient();
    const lost = new AbortController();
    client.on('error', (error) => lost.abort(error));
    client.on('end', () => lost.abort(new Error('the connection ended')));
    client.on('notification', ({ payload }) => {
      for (const cache of caches) cache.drop([payload ?? '']);
    });
    const over = AbortSignal.any([stopped.signal, lost.signal]);
    try {
      await client.connect();
      await client.query('LISTEN catalogue_changed');
      // Only after `LISTEN`: a page rendered earlier may show data that changed before the connection
      // listened.
      for (const cache of caches) cache.dropAll();
      isAway = false;
      resolve();
      while (!over.aborted) {
        await wait(checkEvery, undefined, { signal: over }).catch(() => {});
        if (over.aborted) break;
        await client.query('SELECT');
        // Reset only after the connection has lasted a while. A server that cuts every connection must not be
        // asked without pause.
        tries = 0;
      }
      if (!stopped.signal.aborted) throw lost.signal.reason;
    } finally {
      const ended = client.end().catch(() => {});
      // A vanished peer never closes the connection. Stopping waits a second at most, and reconnecting does
      // not wait.
      if (stopped.signal.aborted) await Promise.race([ended, wait(1_000, undefined, { ref: false })]);
    }
  }
}

const firstPause = 10;

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
