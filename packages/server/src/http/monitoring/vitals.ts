import type { Clock } from '@ashore/core/time/clock.ts';
import type { Database } from '../../database/connect.ts';
import { countJobs } from '../../database/queue/inspect-jobs.ts';
import type { ImageService } from '../../features/images/image-service.ts';
import type { TopicSuggester } from '../../features/search/topic-suggester.ts';
import type { Search } from '../../features/search/watch-search.ts';
import type { CachedAnswer } from '../api/call/answer-cache.ts';
import type { CachedOutput } from '../api/call/context.ts';
import type { CachedImage } from '../images/serve-images.ts';
import { createAdmission, DEFAULT_CLIENT_LIMITS, DEFAULT_LOAD_LIMITS } from '../load/admission.ts';
import { createCache } from '../load/cache.ts';
import { createTokenBuckets } from '../load/token-buckets.ts';
import type { CachedPage } from '../pages/page-cache.ts';
import { createOpenRequests } from '../server/open-requests.ts';
import { createMetrics } from './metrics.ts';
import { createRequestLog } from './request-log.ts';

type VitalsInput = {
  readonly database: Database;
  readonly images: ImageService;
  readonly search: Pick<Search, 'stats'>;
  readonly suggestionCounts: TopicSuggester['counts'] | undefined;
  readonly clock: Clock;
  /** Takes the lines of the request log. Undefined if requests are not logged. */
  readonly writeRequestLines: ((lines: string) => void) | undefined;
  readonly pageCacheBytes: number;
  /** How long a request may wait for its turn. */
  readonly maxWaitMs: number;
};

export type Vitals = ReturnType<typeof createVitals>;

/** From this delay on, the process counts as late. It is less than a visitor notices. */
const lateAfterMilliseconds = 75;

const MINUTE_MS = 60_000;

/** Memory for answers of calls that only read. */
const memoryBytes = 16 * 1024 * 1024;

/** Memory for the cards of lists: about three thousand. */
const cardBytes = 16 * 1024 * 1024;

/** Memory for list answers as they are sent: about the three hundred requested last. */
const answerBytes = 8 * 1024 * 1024;

/** Memory for search answers as they are sent: about four thousand. */
const searchBytes = 16 * 1024 * 1024;

/** Memory for finished images: about two thousand card images. */
const pictureBytes = 24 * 1024 * 1024;

/** Creates the limits, caches, open requests, metrics and request log of the process. */
export function createVitals({
  database,
  images,
  search,
  suggestionCounts,
  clock,
  writeRequestLines,
  pageCacheBytes,
  maxWaitMs,
}: VitalsInput) {
  const loopDelay = measureLoopDelay();
  const admission = createAdmission({
    limits: DEFAULT_LOAD_LIMITS,
    limitsPerClient: DEFAULT_CLIENT_LIMITS,
    isLate: () => loopDelay.milliseconds() > lateAfterMilliseconds,
    maxWaitMs,
  });
  const cache = createCache<CachedPage>({ clock, maxBytes: pageCacheBytes, maxLifeMs: 60 * MINUTE_MS });
  const memory = createCache<CachedOutput>({ clock, maxBytes: memoryBytes, maxLifeMs: 5 * MINUTE_MS });
  const cards = createCache<CachedOutput>({ clock, maxBytes: cardBytes, maxLifeMs: 5 * MINUTE_MS });
  const answers = createCache<CachedAnswer>({ clock, maxBytes: answerBytes, maxLifeMs: 5 * MINUTE_MS });
  const searches = createCache<CachedAnswer>({ clock, maxBytes: searchBytes, maxLifeMs: 5 * MINUTE_MS });
  const pictures = createCache<CachedImage>({ clock, maxBytes: pictureBytes, maxLifeMs: 60 * MINUTE_MS });
  const pageCounts = { hits: 0, misses: 0 };
  const requestLog = writeRequestLines && createRequestLog(writeRequestLines);
  const exchanges = createOpenRequests((ended) => {
    requestLog?.write(ended);
    metrics.count(ended);
  });
  const metrics = createMetrics({
    cache,
    answerCache: memory,
    imageCache: pictures,
    imageCounts: () => ({ ...images.counts, refused: images.queue.refused }),
    admission,
    pageCounts,
    pool: database.pool,
    loopDelay: () => loopDelay.milliseconds(),
    openRequests: () => exchanges.open.size,
    jobs: () => countJobs(database.pool),
    search: search.stats,
    topicSuggestions: () => suggestionCounts ?? {},
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
    /** Every cache that the catalogue channel empties. */
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

export type LoopDelay = { milliseconds(): number; stop(): void };

type LoopDelayInput = { readonly stepMs?: number; readonly windowMs?: number };

/**
 * How late the process has been for its work recently: the worst delay of this window and the one before.
 * Node's own histogram misses a delay that is longer than the interval between two readings. That is when it
 * matters most.
 */
export function measureLoopDelay({ stepMs = 20, windowMs = 500 }: LoopDelayInput = {}): LoopDelay {
  let dueAt = performance.now() + stepMs;
  let windowEnd = performance.now() + windowMs;
  let worstDelay = 0;
  let worstDelayBefore = 0;

  const timer = setInterval(() => {
    const now = performance.now();
    if (now >= windowEnd) {
      worstDelayBefore = worstDelay;
      worstDelay = 0;
      windowEnd = now + windowMs;
    }
    worstDelay = Math.max(worstDelay, now - dueAt);
    dueAt = now + stepMs;
  }, stepMs);
  timer.unref();

  return {
    milliseconds: () => Math.max(0, worstDelay, worstDelayBefore, performance.now() - dueAt),
    stop: () => clearInterval(timer),
  };
}
