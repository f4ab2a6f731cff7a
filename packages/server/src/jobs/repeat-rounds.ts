import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';

type RepeatRoundsInput = {
  /** Does what is due. Returns whether there may be more. */
  readonly round: () => Promise<boolean>;
  readonly intervalMs: number;
  readonly log: Pick<Logger, 'warn'>;
  /** Begins the line that is logged if a round fails. */
  readonly problem: string;
};

export type Rounds = { stop(): Promise<void> };

/**
 * Repeats work that is due too often for a job each time. A missed round is made up by the next one. After a round that may have
 * left something, the next one begins at once.
 */
export function repeatRounds({ round, intervalMs, log, problem }: RepeatRoundsInput): Rounds {
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
    while (!stopping.signal.aborted)
      if (!(await runOnce())) await wait(intervalMs, undefined, stopping).catch(() => {});
  }

  async function runOnce(): Promise<boolean> {
    try {
      const mayBeMore = await round();
      isDatabaseUnavailable = false;
      return mayBeMore;
    } catch (error) {
      // Logged once for each outage.
      if (!isDatabaseUnavailable)
        log.warn(`${problem}, retrying: ${error instanceof Error ? error.message : error}`);
      isDatabaseUnavailable = true;
      return false;
    }
  }
}
