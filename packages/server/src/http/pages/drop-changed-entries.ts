import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Cache, CacheEntry } from '../load/cache.ts';

type DropChangedEntriesInput = {
  /**
   * Creates a separate client that is not yet connected. Listening takes a connection for as long as the
   * server runs.
   */
  readonly newClient: () => Client;
  readonly caches: readonly Pick<Cache<CacheEntry>, 'drop' | 'dropAll'>[];
  readonly log: (line: string) => void;
  /** How often to check that the connection is alive: a dead connection is as silent as a quiet one. */
  readonly checkEveryMs?: number;
  /** Longest pause between two attempts. The first attempt is made at once. */
  readonly maxRetryPauseMs?: number;
};

export type CatalogueListener = {
  /** Resolves when the first connection listens. */
  readonly listening: Promise<void>;
  stop(): Promise<void>;
};

/**
 * Drops cached entries when the database announces that data they show has changed, by any process. After a
 * lost connection the missed changes are unknown, so all entries are dropped.
 */
export function dropChangedEntries(input: DropChangedEntriesInput): CatalogueListener {
  const { newClient, caches, log, checkEveryMs = 10_000, maxRetryPauseMs = 500 } = input;
  const stopping = new AbortController();
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  let isUnavailable = false;
  let failedAttempts = 0;
  const listeningLoop = listenUntilStopped();
  return {
    listening,
    async stop() {
      stopping.abort();
      await listeningLoop;
    },
  };

  async function listenUntilStopped(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await listenOnce();
      } catch (error) {
        // Logged once for each outage: the database may be unavailable for an hour.
        if (!isUnavailable) log(`Catalogue notifications are not arriving, retrying: ${reasonOf(error)}`);
        isUnavailable = true;
      }
      const pause =
        failedAttempts === 0
          ? 0
          : Math.min(maxRetryPauseMs, FIRST_PAUSE_MS * 2 ** Math.min(failedAttempts, 10));
      failedAttempts += 1;
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  /** Returns when stopped. Throws when the connection is lost. */
  async function listenOnce(): Promise<void> {
    const client = newClient();
    const connectionLoss = new AbortController();
    client.on('error', (error) => connectionLoss.abort(error));
    client.on('end', () => connectionLoss.abort(new Error('the connection ended')));
    client.on('notification', ({ payload }) => {
      for (const cache of caches) cache.drop([payload ?? '']);
    });
    const endOfConnection = AbortSignal.any([stopping.signal, connectionLoss.signal]);
    try {
      await client.connect();
      // The triggers in packages/server/migrations announce changes on this channel.
      await client.query('LISTEN catalogue_changed');
      // Only after `LISTEN`: a page rendered earlier may show data that changed before the connection
      // listened.
      for (const cache of caches) cache.dropAll();
      isUnavailable = false;
      resolve();
      while (!endOfConnection.aborted) {
        await wait(checkEveryMs, undefined, { signal: endOfConnection }).catch(() => {});
        if (endOfConnection.aborted) break;
        await client.query('SELECT');
        // Reset only after the connection has lasted a while. A server that cuts every connection must not be
        // asked without pause.
        failedAttempts = 0;
      }
      if (!stopping.signal.aborted) throw connectionLoss.signal.reason;
    } finally {
      const closing = client.end().catch(() => {});
      // A vanished peer never closes the connection. Stopping waits a second at most, and reconnecting does
      // not wait.
      if (stopping.signal.aborted) await Promise.race([closing, wait(1_000, undefined, { ref: false })]);
    }
  }
}

const FIRST_PAUSE_MS = 10;

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
