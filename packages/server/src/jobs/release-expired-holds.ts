import type { Logger } from 'pino';
import type { Database } from '../database/connect.ts';
import { expireHolds } from '../features/quotes/holds/expire-holds.ts';
import { type Rounds, repeatRounds } from './repeat-rounds.ts';

type ReleaseExpiredHoldsInput = {
  readonly database: Pick<Database, 'pool'>;
  readonly log: Pick<Logger, 'warn'>;
  readonly intervalMs?: number;
};

/** Puts expired holds back on sale, a few seconds after they end. */
export function releaseExpiredHolds({ database, log, intervalMs = 3_000 }: ReleaseExpiredHoldsInput): Rounds {
  return repeatRounds({
    // If a round found some holds, there may be more.
    round: async () => (await expireHolds(database.pool)) > 0,
    intervalMs,
    log,
    problem: 'Expired holds cannot be released',
  });
}
