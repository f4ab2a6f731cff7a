import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../database/connect.ts';
import { expireHolds } from '../features/quotes/holds/expire-holds.ts';

type ReleaseExpiredHoldsInput = {
  readonly database: Pick<Database, 'pool'>;
  readonly log: Pick<Logger, 'warn'>;
  readonly intervalMs?: number;
};

/**
 * Puts expired holds back on sale, a few seconds after they end. It is not a job like the others, because it
 * runs too often for a row each. A missed round is made up by the next one.
 */
export function releaseExpiredHolds({ database, log, intervalMs = 3_000 }: ReleaseExpiredHoldsInput): {
  stop(): Promise<void>;
} {
  const stopping = new AbortController();
  let isDatabaseUnavailable = false;
  const workLoop = runWorkLoop();
  return {
    async stop() {
      stopping.abort();
      await workLoop;
    },
  };

  async function runWorkLoop(): Promise<void> {
    while (!stopping.signal.aborted) {
      const mayBeMore = (await releaseOnce()) > 0;
      // If a round found some holds, there may be more.
      if (!mayBeMore) await wait(intervalMs, undefined, stopping).catch(() => {});
    }
  }

  async function releaseOnce(): Promise<number> {
    try {
      const count = await expireHolds(database.pool);
      isDatabaseUnavailable = false;
      return count;
    } catch (error) {
      // Logged once for each outage.
      if (!isDatabaseUnavailable)
        log.warn(
          `Expired holds cannot be released, retrying: ${error instanceof Error ? error.message : error}`,
        );
      isDatabaseUnavailable = true;
      return 0;
    }
  }
}
