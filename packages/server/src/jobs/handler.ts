import type { JobKind, JobPayload } from '../database/jobs/job-kinds.ts';
import type { JobEnd } from '../database/jobs/settle-job.ts';

/** How an attempt may end by itself; a fault is thrown. */
export type Outcome = Exclude<JobEnd, { end: 'fault' }>;

/**
 * Does one kind of work. It may be asked to do the same again after a crash, so it must find out what has been done
 * already, or do it in a way in which twice is as good as once.
 */
export type Handler<Kind extends JobKind> = {
  /** How many of the kind one process does at a time, so that a slow kind holds up nobody else. */
  readonly atOnce: number;
  /** An attempt may take this long. */
  readonly seconds: number;
  /** After so many attempts that ended with `later` the job is laid aside as failed. */
  readonly patience: number;
  run(payload: JobPayload<Kind>, signal: AbortSignal): Promise<Outcome>;
};

/** Every kind has somebody who does it, or it is said that here nobody does. */
export type Handlers = { readonly [Kind in JobKind]: Handler<Kind> | undefined };
