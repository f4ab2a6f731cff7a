import { expect, test } from 'vitest';
import type { EndedRequest } from '../server/open-requests.ts';
import { createMetrics } from './metrics.ts';

const load = { render: 3, read: 2, write: 1 };

function metricSources(): Parameters<typeof createMetrics>[0] {
  return {
    cache: { size: () => ({ entries: 12, bytes: 3456 }) },
    answerCache: { size: () => ({ entries: 12, bytes: 3456 }) },
    imageCache: { size: () => ({ entries: 2, bytes: 789 }) },
    imageCounts: () => ({ memory: 40, disk: 30, made: 20, refused: 1 }),
    pageCounts: { hits: 7, misses: 5 },
    pool: { totalCount: 9, idleCount: 4, waitingCount: 2 },
    admission: { runningCounts: load, refusedCounts: { ...load, render: 8 }, waiting: () => 11 },
    loopDelay: () => 17,
    openRequests: () => 6,
    topicSuggestions: () => ({ suggested: 6, late: 1 }),
    search: () => ({ products: 500, version: 12, waiting: 3, startSeconds: 1.5, savedBytes: 4_096 }),
    jobs: async () => [{ kind: 'send-mail', waiting: 4, failed: 2, oldestSeconds: 90.4 }],
  };
}

test('An operator sees requests by kind, outcome and duration', async () => {
  const metrics = createMetrics(metricSources());
  const exchange = { routeClass: 'api', url: '/api/x?email=a@b' } as EndedRequest['exchange'];
  metrics.count({ exchange, status: 503, isAborted: false, milliseconds: 30 });
  metrics.observeRender(0.02);
  const text = await metrics.text();
  expect(text).toContain('ashore_http_requests_total{class="api",status="503"} 1');
  expect(text).toContain('ashore_http_request_duration_seconds_bucket{le="0.05",class="api"} 1');
  expect(text).toContain('ashore_http_request_duration_seconds_bucket{le="0.025",class="api"} 0');
  expect(text).toContain('ashore_page_render_duration_seconds_sum 0.02');
  expect(text).not.toContain('a@b');
});

test.each([
  'ashore_page_cache_bytes 3456',
  'ashore_page_cache_pages 12',
  'ashore_page_cache_hits 7',
  'ashore_page_cache_misses 5',
  'ashore_picture_memory_bytes 789',
  'ashore_pictures{from="made"} 20',
  'ashore_pictures{from="refused"} 1',
  'ashore_open_requests 6',
  'ashore_loop_delay_milliseconds 17',
  'ashore_database_connections{state="busy"} 5',
  'ashore_database_connections{state="idle"} 4',
  'ashore_database_connections{state="awaited"} 2',
  'ashore_work_under_way{load="read"} 2',
  'ashore_work_refused{load="render"} 8',
  'ashore_work_waiting 11',
  'ashore_search_products 500',
  'ashore_search_topic_suggestions{outcome="suggested"} 6',
  'ashore_search_version 12',
  'ashore_search_waiting 3',
  'ashore_search_start_seconds 1.5',
  'ashore_search_saved_bytes 4096',
  'ashore_jobs_waiting{kind="send-mail"} 4',
  'ashore_jobs_failed{kind="send-mail"} 2',
  'ashore_jobs_oldest_seconds{kind="send-mail"} 90',
  'process_resident_memory_bytes ',
])('An operator sees the state of the process: %s', async (line) => {
  expect(await createMetrics(metricSources()).text()).toContain(`\n${line}`);
});

test('Waiting jobs are counted once for all their metrics, and counted again for each report', async () => {
  let checks = 0;
  const jobs = async () => {
    checks += 1;
    return checks === 1 ? [{ kind: 'send-mail', waiting: 4, failed: 2, oldestSeconds: 90 }] : [];
  };
  const metrics = createMetrics({ ...metricSources(), jobs });
  expect(await metrics.text()).toContain('ashore_jobs_failed{kind="send-mail"} 2');
  expect(await metrics.text()).not.toContain('send-mail');
  expect(checks).toBe(2);
});

test('An unavailable database does not hide the other metrics', async () => {
  const metrics = createMetrics({ ...metricSources(), jobs: () => Promise.reject(new Error('away')) });
  expect(await metrics.text()).toContain('ashore_open_requests 6');
});
