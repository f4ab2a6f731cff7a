import type { JobKind, JobPayload } from '../database/queue/enqueue-job.ts';
import type { JobEnd } from '../database/queue/finish-job.ts';

/** How an attempt ends if its handler returns. A handler throws a fault instead. */
export type Outcome = Exclude<JobEnd, { end: 'fault' }>;

/**
 * Runs jobs of one kind. After a crash the same job may run again. The handler must then detect completed
 * steps, or give the same result when run twice.
 */
export type Handler<Kind extends JobKind> = {
  /** Maximum number of jobs of this kind that one process runs at a time, so that a slow kind delays no other. */
  readonly maxConcurrent: number;
  /** How long an attempt may take. */
  readonly timeLimitSeconds: number;
  /**
   * After this many attempts, an attempt that ends with `later` marks the job as failed. Twenty attempts take
   * a quarter of an hour, and each further one takes half an hour (`secondsUntilNext` in finish-job.ts).
   * Faults have their own limit: `MOST_FAULTS` in claim-jobs.ts.
   */
  readonly maxLaterAttempts: number;
  run(payload: JobPayload<Kind>, signal: AbortSignal): Promise<Outcome>;
};

/** Attempts for about 39 hours, 34 at least and 45 at most, because the pauses between them are partly random. */
export const LONG_LATER_ATTEMPTS = 110;

/** Every kind has a handler, or is marked as having none in this process. */
export type Handlers = { readonly [Kind in JobKind]: Handler<Kind> | undefined };
