import type { JobKind, JobPayload } from '../database/queue/enqueue-job.ts';
import type { JobEnd } from '../database/queue/finish-job.ts';

/** How an attempt may end by itself. A fault is thrown. */
export type Outcome = Exclude<JobEnd, { end: 'fault' }>;

/**
 * Does one kind of work. It may be asked to do the same work again after a crash. It must then detect what is
 * done already, or give the same result if done twice.
 */
export type Handler<Kind extends JobKind> = {
  /** How many jobs of this kind one process runs at a time, so that a slow kind delays no other. */
  readonly atOnce: number;
  /** Time limit of an attempt. */
  readonly seconds: number;
  /** After this many attempts, an attempt that ends with `later` sets the job aside as failed. */
  readonly patience: number;
  run(payload: JobPayload<Kind>, signal: AbortSignal): Promise<Outcome>;
};

/** Every kind has a handler, or is marked as having none in this process. */
export type Handlers = { readonly [Kind in JobKind]: Handler<Kind> | undefined };
