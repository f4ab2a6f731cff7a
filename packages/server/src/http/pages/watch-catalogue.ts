import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Cache, Kept } from '../cache.ts';

type Input = {
  /** A client of its own, not yet connected: waiting for news takes a connection for as long as the server runs. */
  readonly newClient: () => Client;
  readonly caches: readonly Pick<Cache<Kept>, 'drop' | 'dropAll'>[];
  readonly log: (line: string) => void;
  /** How often to ask whether the connection is still one: a dead one says nothing, like a quiet one. */
  readonly checkEvery?: number;
  /** So long at most between two tries. The first one is made at once. */
  readonly retryAfter?: number;
};

export type CatalogueWatch = {
  /** Settles when the first connection listens. */
  readonly listening: Promise<void>;
  stop(): Promise<void>;
};

/**
 * Drops what this process keeps when what it shows has changed, whichever process changed it. After a broken
 * connection nobody knows what was missed, so everything goes.
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
        // Once for each outage: the database may be away for an hour.
        if (!isAway) log(`News of the catalogue do not arrive, trying again: ${reasonOf(error)}`);
        isAway = true;
      }
      const pause = tries === 0 ? 0 : Math.min(retryAfter, firstPause * 2 ** Math.min(tries, 10));
      tries += 1;
      await wait(pause, undefined, { signal: stopped.signal }).catch(() => {});
    }
  }

  /** Returns when told to stop; throws when the connection is lost. */
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
      // Only now: a page rendered before may show what changed before anybody listened.
      for (const cache of caches) cache.dropAll();
      isAway = false;
      resolve();
      while (!over.aborted) {
        await wait(checkEvery, undefined, { signal: over }).catch(() => {});
        if (over.aborted) break;
        await client.query('SELECT');
        // Only what has stood for a while: a server that cuts every connection is not to be asked without end.
        tries = 0;
      }
      if (!stopped.signal.aborted) throw lost.signal.reason;
    } finally {
      const ended = client.end().catch(() => {});
      // A peer that has vanished never says goodbye, and what comes after a lost connection does not wait for it.
      if (stopped.signal.aborted) await Promise.race([ended, wait(1_000, undefined, { ref: false })]);
    }
  }
}

const firstPause = 10;

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
