import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { JobCounts } from '../../database/queue/inspect-jobs.ts';
import type { SearchStats } from '../../features/search/watch-search.ts';
import type { Admission } from '../load/admission.ts';
import type { EndedRequest } from '../server/open-requests.ts';

type MeasuredCache = { size(): { entries: number; bytes: number } };

type CreateMetricsInput = {
  readonly cache: MeasuredCache;
  readonly answerCache: MeasuredCache;
  readonly imageCache: MeasuredCache;
  /** Where images came from, and how many were not made because too many waited. */
  readonly imageCounts: () => Readonly<Record<'memory' | 'disk' | 'made' | 'refused', number>>;
  readonly pageCounts: { readonly hits: number; readonly misses: number };
  readonly pool: { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };
  readonly admission: Pick<Admission, 'runningCounts' | 'refusedCounts' | 'waiting'>;
  readonly loopDelay: () => number;
  readonly openRequests: () => number;
  readonly search: () => SearchStats;
  /** Outcomes of topic suggestions for unknown words. Empty if no model is configured. */
  readonly topicSuggestions: () => Readonly<Record<string, number>>;
  readonly jobs: () => Promise<readonly JobCounts[]>;
};

export type Metrics = {
  count(ended: EndedRequest): void;
  observeRender(seconds: number): void;
  countViolation(directive: string): void;
  countRefusedEvent(gateway: string): void;
  text(): Promise<string>;
};

const SECOND_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Everything that an operator measures, in the format that Prometheus reads. Labels come from our own tables
 * only.
 */
export function createMetrics({
  cache,
  answerCache,
  imageCache,
  imageCounts,
  pageCounts,
  pool,
  admission,
  loopDelay,
  openRequests,
  jobs,
  search,
  topicSuggestions,
}: CreateMetricsInput): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'ashore_http_requests_total',
    help: 'Answered requests.',
    labelNames: ['class', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'ashore_http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer.',
    labelNames: ['class'],
    buckets: SECOND_BUCKETS,
    registers,
  });
  const renders = new Histogram({
    name: 'ashore_page_render_duration_seconds',
    help: 'Rendering a page that was not cached.',
    buckets: SECOND_BUCKETS,
    registers,
  });
  const cspViolations = new Counter({
    name: 'ashore_csp_reports_total',
    help: 'What browsers blocked on our pages.',
    labelNames: ['directive'],
    registers,
  });
  const refusedEvents = new Counter({
    name: 'ashore_refused_events_total',
    help: 'Events about payments whose signature was not valid.',
    labelNames: ['gateway'],
    registers,
  });
  gauge('ashore_page_cache_bytes', 'Memory of the cached pages.', () => cache.size().bytes);
  gauge('ashore_page_cache_pages', 'Cached pages.', () => cache.size().entries);
  gauge('ashore_page_cache_hits', 'Pages sent from memory since the start.', () => pageCounts.hits);
  gauge('ashore_page_cache_misses', 'Pages not found in memory since the start.', () => pageCounts.misses);
  gauge('ashore_answer_memory_bytes', 'Memory of cached answers.', () => answerCache.size().bytes);
  gauge('ashore_answer_memory_answers', 'Cached answers.', () => answerCache.size().entries);
  gauge('ashore_picture_memory_bytes', 'Memory of finished pictures.', () => imageCache.size().bytes);
  labelledGauge('ashore_pictures', 'Pictures since the start, by where they came from.', 'from', imageCounts);
  gauge('ashore_open_requests', 'Requests under way.', openRequests);
  gauge('ashore_loop_delay_milliseconds', 'How late the process was at worst, lately.', loopDelay);
  labelledGauge('ashore_database_connections', 'Connections of the pool.', 'state', () => {
    const { totalCount, idleCount, waitingCount } = pool;
    return { busy: totalCount - idleCount, idle: idleCount, awaited: waitingCount };
  });
  labelledGauge('ashore_work_under_way', 'Admitted work.', 'load', () => admission.runningCounts);
  gauge('ashore_work_waiting', 'Calls that wait for their turn.', () => admission.waiting());
  labelledGauge(
    'ashore_work_refused',
    'Work refused since the start.',
    'load',
    () => admission.refusedCounts,
  );
  gauge('ashore_search_products', 'Products that can be found.', () => search().products);
  gauge('ashore_search_version', 'Changes of what is found since the start.', () => search().version);
  gauge('ashore_search_waiting', 'Announced changes that are not found yet.', () => search().waiting);
  gauge(
    'ashore_search_start_seconds',
    'From the start until everything was found.',
    () => search().startSeconds,
  );
  gauge('ashore_search_saved_bytes', 'What was saved for the next start.', () => search().savedBytes);
  labelledGauge(
    'ashore_search_topic_suggestions',
    'Topic suggestions for unknown words, by outcome.',
    'outcome',
    topicSuggestions,
  );
  jobGauges(registry, jobs);

  return {
    count({ exchange: { routeClass }, status, milliseconds }) {
      requests.inc({ class: routeClass, status });
      durations.observe({ class: routeClass }, milliseconds / 1_000);
    },
    observeRender: (duration) => renders.observe(duration),
    countViolation: (directive) => cspViolations.inc({ directive }),
    countRefusedEvent: (gateway) => refusedEvents.inc({ gateway }),
    text: () => registry.metrics(),
  };

  function gauge(name: string, help: string, read: () => number) {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  }

  function labelledGauge(
    name: string,
    help: string,
    label: string,
    read: () => Readonly<Record<string, number>>,
  ) {
    new Gauge({
      name,
      help,
      registers,
      labelNames: [label],
      collect() {
        for (const [value, number] of Object.entries(read())) this.set({ [label]: value }, number);
      },
    });
  }
}

type CountJobs = () => Promise<readonly JobCounts[]>;

/**
 * Gauges of unfinished jobs, counted on request. Every process reports the same numbers, because all
 * processes share the jobs.
 */
function jobGauges(registry: Registry, count: CountJobs): void {
  let runningCount: ReturnType<CountJobs> | undefined;

  gauge('ashore_jobs_waiting', 'Jobs that are to be done.', ({ waiting }) => waiting);
  gauge('ashore_jobs_failed', 'Failed jobs that wait for operations.', ({ failed }) => failed);
  gauge('ashore_jobs_oldest_seconds', 'How long the oldest waiting job has waited.', ({ oldestSeconds }) =>
    Math.round(oldestSeconds),
  );

  function gauge(name: string, help: string, read: (counts: JobCounts) => number) {
    new Gauge({
      name,
      help,
      labelNames: ['kind'],
      registers: [registry],
      async collect() {
        const counts = await countOnce();
        this.reset();
        for (const jobCounts of counts) this.set({ kind: jobCounts.kind }, read(jobCounts));
      },
    });
  }

  /**
   * All three gauges are read together and share one count. An unavailable database must not hide the other
   * metrics.
   */
  function countOnce(): ReturnType<CountJobs> {
    runningCount ??= count()
      .catch(() => [])
      .finally(() => {
        runningCount = undefined;
      });
    return runningCount;
  }
}
