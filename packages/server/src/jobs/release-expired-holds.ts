import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../database/connect.ts';
import { expireHolds } from '../features/quotes/holds/expire-holds.ts';

type Input = {
  readonly database: Pick<Database, 'pool'>;
  readonly log: Pick<Logger, 'warn'>;
  readonly everyMilliseconds?: number;
};

/**
 * Puts expired holds back on sale, a few seconds after they end. It is not a job like the others, because it
 * runs too often for a row each. If a round is missed, the next one does its work.
 */
export function releaseExpiredHolds({ database, log, everyMilliseconds = 3_000 }: Input): {
  stop(): Promise<void>;
} {
  const stopping = new AbortController();
  let isAway = false;
  const working = work();
  return {
    async stop() {
      stopping.abort();
      await working;
    },
  };

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      const isMore = (await round()) > 0;
      // If a round found some holds, there may be more.
      if (!isMore) await wait(everyMilliseconds, undefined, stopping).catch(() => {});
    }
  }

  async function round(): Promise<number> {
    try {
      const count = await expireHolds(database.pool);
      isAway = false;
      return count;
    } catch (error) {
      // Logged once for each outage.
      if (!isAway)
        log.warn(`Holds cannot be ended, trying again: ${error instanceof Error ? error.message : error}`);
      isAway = true;
      return 0;
    }
  }
}
