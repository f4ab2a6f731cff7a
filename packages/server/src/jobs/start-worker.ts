import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../database/connect.ts';
import {
  type ClaimedJob,
  claimJobs,
  claimSuspect,
  hasSuspects,
  setPoisonAside,
} from '../database/queue/claim-jobs.ts';
import type { JobKind } from '../database/queue/enqueue-job.ts';
import { finishJob, returnJob } from '../database/queue/finish-job.ts';
import { enqueueDueJobs, type Schedule } from '../database/queue/schedule-jobs.ts';
import { attemptJob } from './attempt-job.ts';
import type { Handlers } from './handler.ts';

type Input = {
  readonly database: Database;
  readonly handlers: Handlers;
  readonly schedules: readonly Schedule[];
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** Longer than any attempt may take. After this time the jobs of a dead worker are claimed again. */
  readonly leaseSeconds?: number;
  readonly idleMilliseconds?: number;
};

export type Worker = {
  /** Claims no more jobs, lets running jobs finish for this long, and returns the rest. */
  stop(graceMilliseconds: number): Promise<void>;
};

const minute = 60_000;

/**
 * Runs jobs until it is stopped, beside the other work of the process. Any number of workers share one
 * database.
 */
export function startWorker(input: Input): Worker {
  const { database, handlers, schedules, log, leaseSeconds = 90, idleMilliseconds = 500 } = input;
  const stopping = new AbortController();
  const leaving = new AbortController();
  const underWay = new Map<Promise<void>, string>();
  const kinds = (Object.keys(handlers) as JobKind[]).filter((kind) => handlers[kind]);
  let lookedAt = Number.NEGATIVE_INFINITY;
  let isAway = false;
  const working = work();

  return {
    async stop(graceMilliseconds) {
      stopping.abort();
      await working;
      await firstOf([Promise.allSettled(underWay.keys())], graceMilliseconds);
      leaving.abort();
      await Promise.allSettled(underWay.keys());
    },
  };

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      const wereFull = await takeSome().catch(noteProblem);
      // If a kind had more jobs than room, the next job is claimed as soon as one is done.
      const room = roomByKind();
      if (wereFull.some((kind) => room[kind])) continue;
      await firstOf(wereFull.length > 0 ? [...underWay.keys()] : [], idleMilliseconds, stopping.signal);
    }
  }

  /** Claims jobs. Returns the kinds that may have more jobs than were claimed. */
  async function takeSome(): Promise<readonly string[]> {
    await lookAround();
    const wanted = roomByKind();
    const jobs = await claimJobs(database.pool, wanted, leaseSeconds);
    isAway = false;
    for (const job of jobs) begin(job);
    return kinds.filter((kind) => jobs.filter((job) => job.kind === kind).length === (wanted[kind] ?? 0));
  }

  /** Enqueues recurring jobs, and deals with jobs that ended their workers. */
  async function lookAround(): Promise<void> {
    if (performance.now() - lookedAt < minute) return;
    // A job without a handler here would wait for ever.
    await enqueueDueJobs(
      database.pool,
      schedules.filter(({ kind }) => handlers[kind]),
    );
    const aside = await setPoisonAside(database.pool);
    if (aside > 0) log.error({ jobs: aside }, 'jobs that ended their workers again and again are laid aside');
    await trySuspects();
    lookedAt = performance.now();
  }

  /**
   * Runs suspect jobs one at a time and nothing beside them: if the worker dies again, the cause is known.
   */
  async function trySuspects(): Promise<void> {
    while ((await hasSuspects(database.pool, kinds)) && (await isIdle())) {
      const suspect = await claimSuspect(database.pool, kinds, leaseSeconds);
      if (!suspect) return;
      begin(suspect);
      await isIdle();
    }
  }

  async function isIdle(): Promise<boolean> {
    await firstOf([Promise.allSettled(underWay.keys())], leaseSeconds * 1_000, stopping.signal);
    return underWay.size === 0 && !stopping.signal.aborted;
  }

  function roomByKind(): Record<string, number> {
    const room: Record<string, number> = {};
    for (const kind of kinds) {
      const busy = [...underWay.values()].filter((one) => one === kind).length;
      const free = (handlers[kind]?.atOnce ?? 0) - busy;
      if (free > 0) room[kind] = free;
    }
    return room;
  }

  function begin(job: ClaimedJob): void {
    const done = finish(job).finally(() => underWay.delete(done));
    underWay.set(done, job.kind);
  }

  async function finish(job: ClaimedJob): Promise<void> {
    const { kind, key, attempts } = job;
    const ended = await attemptJob(handlers, job, leaving.signal);
    try {
      if (!ended) return await returnJob(database.pool, job);
      await finishJob(database.pool, job, ended);
      if (ended.end === 'fault') log.error({ kind, key, attempts, reason: ended.reason }, 'a job went wrong');
      if (ended.end === 'never')
        log.error({ kind, key, reason: ended.reason }, 'a job is laid aside as failed');
    } catch (error) {
      // The lease of the job runs out, and a worker does it again.
      noteProblem(error);
    }
  }

  function noteProblem(error: unknown): [] {
    // Logged once for each outage: the database may be unavailable for an hour.
    if (!isAway)
      log.warn(`Jobs cannot be taken, trying again: ${error instanceof Error ? error.message : error}`);
    isAway = true;
    return [];
  }
}

/** Settles with the first promise, after the given time, or when stopped. Leaves no timer behind. */
async function firstOf(
  promises: readonly Promise<unknown>[],
  milliseconds: number,
  stop?: AbortSignal,
): Promise<void> {
  const over = new AbortController();
  const signal = stop ? AbortSignal.any([over.signal, stop]) : over.signal;
  await Promise.race([...promises, wait(milliseconds, undefined, { signal }).catch(() => {})]);
  over.abort();
}
