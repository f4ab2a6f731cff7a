import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { JobCounts } from '../../database/queue/inspect-jobs.ts';
import type { SearchStats } from '../../features/search/watch-search.ts';
import type { Admission } from '../load/admission.ts';
import type { EndedRequest } from '../server/open-requests.ts';

type Sized = { size(): { entries: number; bytes: number } };

type Sources = {
  readonly cache: Sized;
  readonly memory: Sized;
  readonly pictures: Sized;
  /** Where images came from, and how many were not made because too many waited. */
  readonly pictureCounts: () => Readonly<Record<'memory' | 'disk' | 'made' | 'refused', number>>;
  readonly pageCounts: { readonly hits: number; readonly misses: number };
  readonly pool: { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };
  readonly admission: Pick<Admission, 'underWay' | 'refused' | 'waiting'>;
  readonly loopDelay: () => number;
  readonly openRequests: () => number;
  readonly search: () => SearchStats;
  /** Outcomes of topic suggestions for unknown words. Empty if no model is configured. */
  readonly topicSuggestions: () => Readonly<Record<string, number>>;
  readonly jobs: () => Promise<readonly JobCounts[]>;
};

export type Metrics = {
  count(ended: EndedRequest): void;
  rendered(seconds: number): void;
  blockedByBrowser(directive: string): void;
  refusedEvent(gateway: string): void;
  text(): Promise<string>;
};

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Everything that an operator measures, in the format that Prometheus reads. Labels come from our own tables
 * only.
 */
export function createMetrics({
  cache,
  memory,
  pictures,
  pictureCounts,
  pageCounts,
  pool,
  admission,
  loopDelay,
  openRequests,
  jobs,
  search,
  topicSuggestions,
}: Sources): Metrics {
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
    buckets: seconds,
    registers,
  });
  const renders = new Histogram({
    name: 'ashore_page_render_duration_seconds',
    help: 'Rendering a page that was not cached.',
    buckets: seconds,
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
  gauge('ashore_answer_memory_bytes', 'Memory of cached answers.', () => memory.size().bytes);
  gauge('ashore_answer_memory_answers', 'Cached answers.', () => memory.size().entries);
  gauge('ashore_picture_memory_bytes', 'Memory of finished pictures.', () => pictures.size().bytes);
  labelled('ashore_pictures', 'Pictures since the start, by where they came from.', 'from', pictureCounts);
  gauge('ashore_open_requests', 'Requests under way.', openRequests);
  gauge('ashore_loop_delay_milliseconds', 'How late the process was at worst, lately.', loopDelay);
  labelled('ashore_database_connections', 'Connections of the pool.', 'state', () => {
    const { totalCount, idleCount, waitingCount } = pool;
    return { busy: totalCount - idleCount, idle: idleCount, awaited: waitingCount };
  });
  labelled('ashore_work_under_way', 'Admitted work.', 'load', () => admission.underWay);
  gauge('ashore_work_waiting', 'Calls that wait for their turn.', () => admission.waiting());
  labelled('ashore_work_refused', 'Work refused since the start.', 'load', () => admission.refused);
  gauge('ashore_search_products', 'Products that can be found.', () => search().products);
  gauge('ashore_search_version', 'Changes of what is found since the start.', () => search().version);
  gauge('ashore_search_waiting', 'Announced changes that are not found yet.', () => search().waiting);
  gauge(
    'ashore_search_start_seconds',
    'From the start until everything was found.',
    () => search().startSeconds,
  );
  gauge('ashore_search_saved_bytes', 'What was saved for the next start.', () => search().savedBytes);
  labelled(
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
    rendered: (duration) => renders.observe(duration),
    blockedByBrowser: (directive) => cspViolations.inc({ directive }),
    refusedEvent: (gateway) => refusedEvents.inc({ gateway }),
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

  function labelled(name: string, help: string, label: string, read: () => Readonly<Record<string, number>>) {
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

type Count = () => Promise<readonly JobCounts[]>;

/**
 * Gauges of unfinished jobs, counted on request. Every process reports the same numbers, because all
 * processes share the jobs.
 */
function jobGauges(registry: Registry, count: Count): void {
  let counting: ReturnType<Count> | undefined;

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
        for (const one of counts) this.set({ kind: one.kind }, read(one));
      },
    });
  }

  /**
   * All three gauges are read together and share one count. An unavailable database must not hide the other
   * metrics.
   */
  function countOnce(): ReturnType<Count> {
    counting ??= count()
      .catch(() => [])
      .finally(() => {
        counting = undefined;
      });
    return counting;
  }
}
