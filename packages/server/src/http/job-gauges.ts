import { Gauge, type Registry } from 'prom-client';
import type { JobCounts } from '../database/jobs/count-jobs.ts';

type Count = () => Promise<readonly JobCounts[]>;

/** What has not been done, counted when somebody asks: the same on every process, because the jobs are. */
export function jobGauges(registry: Registry, count: Count): void {
  let counting: ReturnType<Count> | undefined;

  gauge('ashore_jobs_waiting', 'Jobs that are to be done.', ({ waiting }) => waiting);
  gauge('ashore_jobs_failed', 'Jobs laid aside until somebody sees to them.', ({ failed }) => failed);
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

  /** All three are read at once and ask once. A database that is away must not hide everything else. */
  function countOnce(): ReturnType<Count> {
    counting ??= count()
      .catch(() => [])
      .finally(() => {
        counting = undefined;
      });
    return counting;
  }
}
