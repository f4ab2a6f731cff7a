import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../../database/connect.ts';
import { numberDocuments } from './number-documents.ts';

type NumberTogetherInput = {
  readonly database: Database;
  readonly log: (line: string) => void;
  /** Least time between the starts of two rounds. */
  readonly pauseMs?: number;
  /** How long a caller waits at most. */
  readonly longestWaitMs?: number;
};

/**
 * For calls that show a booking right after its sale or cancellation: numbers what waits, all concurrent callers together. A caller waits
 * a round or two, and never long. If its document has no number by then, a worker gives it a moment later.
 */
export function numberDocumentsTogether({
  database,
  log,
  pauseMs = 20,
  longestWaitMs = 500,
}: NumberTogetherInput): () => Promise<void> {
  let begunAt = Number.NEGATIVE_INFINITY;
  let round = Promise.resolve();
  let nextRound: Promise<void> | undefined;
  return () => {
    nextRound ??= runNextRound();
    return Promise.race([nextRound, wait(longestWaitMs, undefined, { ref: false })]);
  };

  async function runNextRound(): Promise<void> {
    await round;
    const pause = begunAt + pauseMs - performance.now();
    if (pause > 0) await wait(pause);
    // The round reads now, so a caller from here on needs the one after it.
    nextRound = undefined;
    begunAt = performance.now();
    round = runRound();
    await round;
  }

  async function runRound(): Promise<void> {
    try {
      await numberDocuments(database);
    } catch (error) {
      log(`Invoices could not be numbered: ${error instanceof Error ? error.message : error}`);
    }
  }
}
