import type { Clock } from '@ashore/core/time/clock.ts';
import type { Database } from '../database/connect-database.ts';
import { countJobs } from '../database/jobs/count-jobs.ts';
import type { PictureDesk } from '../features/images/picture-desk.ts';
import type { Search } from '../features/search/follow-search.ts';
import type { GuessWishes } from '../features/search/guess-wishes.ts';
import { createAdmission, usualMost } from './admission.ts';
import type { Remembered } from './api/context.ts';
import type { KeptAnswer } from './api/keep-answers.ts';
import { createCache } from './cache.ts';
import type { KeptPicture } from './images/serve-images.ts';
import { measureLoopDelay } from './measure-loop-delay.ts';
import { createMetrics } from './metrics.ts';
import { createOpenExchanges } from './open-exchanges.ts';
import type { KeptPage } from './pages/kept-page.ts';
import { createRequestLog } from './request-log.ts';
import { createTokenBuckets } from './token-buckets.ts';

type Input = {
  readonly database: Database;
  readonly desk: PictureDesk;
  readonly search: Pick<Search, 'stats'>;
  readonly guesses: GuessWishes['counts'] | undefined;
  readonly clock: Clock;
  /** Where the lines of the request log go; undefined for a log that does not want them. */
  readonly writeLog: ((lines: string) => void) | undefined;
  readonly pageCacheBytes: number;
};

export type Vitals = ReturnType<typeof createVitals>;

/** From here on a process falls behind: less than a visitor notices. */
const lateAfterMilliseconds = 75;

const minute = 60_000;

/** For answers of calls that only read. */
const memoryBytes = 16 * 1024 * 1024;

/** For cards of lists: some three thousand of them. */
const cardBytes = 16 * 1024 * 1024;

/** For answers of lists as they are sent: some three hundred of those asked for last. */
const answerBytes = 8 * 1024 * 1024;

/** For what people type, as it is sent: some four thousand answers. */
const searchBytes = 16 * 1024 * 1024;

/** For finished pictures: some two thousand of those on cards. */
const pictureBytes = 24 * 1024 * 1024;

/** What is under way, what is kept, how the process fares, and who writes that down. */
export function createVitals({ database, desk, search, guesses, clock, writeLog, pageCacheBytes }: Input) {
  const loopDelay = measureLoopDelay();
  const admission = createAdmission({
    most: usualMost,
    isLate: () => loopDelay.milliseconds() > lateAfterMilliseconds,
  });
  const cache = createCache<KeptPage>({ clock, maxBytes: pageCacheBytes, longestLife: 60 * minute });
  const memory = createCache<Remembered>({ clock, maxBytes: memoryBytes, longestLife: 5 * minute });
  const cards = createCache<Remembered>({ clock, maxBytes: cardBytes, longestLife: 5 * minute });
  const answers = createCache<KeptAnswer>({ clock, maxBytes: answerBytes, longestLife: 5 * minute });
  const searches = createCache<KeptAnswer>({ clock, maxBytes: searchBytes, longestLife: 5 * minute });
  const pictures = createCache<KeptPicture>({ clock, maxBytes: pictureBytes, longestLife: 60 * minute });
  const pageCounts = { hits: 0, misses: 0 };
  const requestLog = writeLog && createRequestLog(writeLog);
  const exchanges = createOpenExchanges((ended) => {
    requestLog?.write(ended);
    metrics.count(ended);
  });
  const metrics = createMetrics({
    cache,
    memory,
    pictures,
    pictureCounts: () => ({ ...desk.counts, refused: desk.queue.refused }),
    admission,
    pageCounts,
    pool: database.pool,
    loopDelay: () => loopDelay.milliseconds(),
    openRequests: () => exchanges.open.size,
    jobs: () => countJobs(database.pool),
    search: search.stats,
    guesses: () => guesses ?? {},
  });
  return {
    admission,
    cache,
    memory,
    cards,
    answers,
    searches,
    pictures,
    pageCounts,
    /** All that the channel of the catalogue empties. */
    caches: [memory, cards, answers, searches, pictures, cache],
    exchanges,
    metrics,
    buckets: createTokenBuckets({ clock }),
    stop() {
      loopDelay.stop();
      requestLog?.flush();
    },
  };
}
