import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../database/connect.ts';
import {
  type ClaimedJob,
  claimJobs,
  claimSuspect,
  failCrashingJobs,
  hasSuspects,
} from '../database/queue/claim-jobs.ts';
import type { JobKind } from '../database/queue/enqueue-job.ts';
import { finishJob, returnJob } from '../database/queue/finish-job.ts';
import { enqueueDueJobs, type Schedule } from '../database/queue/schedule-jobs.ts';
import { attemptJob } from './attempt-job.ts';
import type { Handlers } from './handler.ts';

type StartWorkerInput = {
  readonly database: Database;
  readonly handlers: Handlers;
  readonly schedules: readonly Schedule[];
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /**
   * How much longer than its attempt a job is leased. An attempt then ends before another worker claims its job, and that of a
   * crashed worker is claimed again after its lease.
   */
  readonly spareSeconds?: number;
  readonly idleMilliseconds?: number;
};

export type Worker = {
  /** Claims no more jobs, lets running jobs finish for this long, and returns the rest. */
  stop(graceMilliseconds: number): Promise<void>;
};

const MINUTE_MS = 60_000;

/** Shorter than most jobs. */
const GATHERING_MS = 5;

/**
 * Runs jobs until it is stopped, beside the other work of the process. Any number of workers share one
 * database.
 */
export function startWorker(input: StartWorkerInput): Worker {
  const { database, handlers, schedules, log, spareSeconds = 30, idleMilliseconds = 500 } = input;
  const stopping = new AbortController();
  const interruption = new AbortController();
  const runningJobs = new Map<Promise<void>, string>();
  const kinds = (Object.keys(handlers) as JobKind[]).filter((kind) => handlers[kind]);
  const leaseSeconds = Object.fromEntries(
    kinds.map((kind) => [kind, (handlers[kind]?.timeLimitSeconds ?? 0) + spareSeconds]),
  );
  const longestLease = Math.max(0, ...Object.values(leaseSeconds));
  let recurringEnqueuedAt = Number.NEGATIVE_INFINITY;
  let isUnavailable = false;
  const workLoop = runWorkLoop();

  return {
    async stop(graceMilliseconds) {
      stopping.abort();
      await workLoop;
      await waitForFirst([Promise.allSettled(runningJobs.keys())], graceMilliseconds);
      interruption.abort();
      await Promise.allSettled(runningJobs.keys());
    },
  };

  async function runWorkLoop(): Promise<void> {
    while (!stopping.signal.aborted) {
      const fullKinds = await claimAndStartJobs().catch(reportProblem);
      // If a kind had more jobs than free slots, the next job is claimed as soon as one ends.
      const freeSlots = countFreeSlots();
      if (fullKinds.some((kind) => freeSlots[kind])) continue;
      const isBusy = fullKinds.length > 0;
      await waitForFirst(isBusy ? [...runningJobs.keys()] : [], idleMilliseconds, stopping.signal);
      // Jobs that end in the same moment are replaced by one claim, which costs as much for one as for all.
      if (isBusy) await waitForFirst([], GATHERING_MS, stopping.signal);
    }
  }

  /** Claims jobs. Returns the kinds that may have more jobs than were claimed. */
  async function claimAndStartJobs(): Promise<readonly string[]> {
    await enqueueRecurringJobs();
    const freeSlots = countFreeSlots();
    const jobs = await claimJobs(database.pool, freeSlots, leaseSeconds);
    isUnavailable = false;
    for (const job of jobs) startJob(job);
    return kinds.filter((kind) => jobs.filter((job) => job.kind === kind).length === (freeSlots[kind] ?? 0));
  }

  /** Once a minute: enqueues recurring jobs, marks jobs that crash workers as failed, and runs suspect jobs. */
  async function enqueueRecurringJobs(): Promise<void> {
    if (performance.now() - recurringEnqueuedAt < MINUTE_MS) return;
    // A job without a handler in this process would stay pending.
    await enqueueDueJobs(
      database.pool,
      schedules.filter(({ kind }) => handlers[kind]),
    );
    const failedCount = await failCrashingJobs(database.pool);
    if (failedCount > 0)
      log.error({ jobs: failedCount }, 'jobs that crashed workers repeatedly are marked as failed');
    await runSuspects();
    recurringEnqueuedAt = performance.now();
  }

  /**
   * Runs suspect jobs alone, one at a time: if the worker crashes again, the cause is known.
   */
  async function runSuspects(): Promise<void> {
    while ((await hasSuspects(database.pool, kinds)) && (await isIdle())) {
      const suspect = await claimSuspect(database.pool, leaseSeconds);
      if (!suspect) return;
      startJob(suspect);
      await isIdle();
    }
  }

  async function isIdle(): Promise<boolean> {
    await waitForFirst([Promise.allSettled(runningJobs.keys())], longestLease * 1_000, stopping.signal);
    return runningJobs.size === 0 && !stopping.signal.aborted;
  }

  function countFreeSlots(): Record<string, number> {
    const freeSlots: Record<string, number> = {};
    for (const kind of kinds) {
      const runningCount = [...runningJobs.values()].filter((one) => one === kind).length;
      const slotCount = (handlers[kind]?.maxConcurrent ?? 0) - runningCount;
      if (slotCount > 0) freeSlots[kind] = slotCount;
    }
    return freeSlots;
  }

  function startJob(job: ClaimedJob): void {
    const running = runJob(job).finally(() => runningJobs.delete(running));
    runningJobs.set(running, job.kind);
  }

  async function runJob(job: ClaimedJob): Promise<void> {
    const { kind, key, attempts } = job;
    const jobEnd = await attemptJob(handlers, job, interruption.signal);
    try {
      if (!jobEnd) return await returnJob(database.pool, job);
      await finishJob(database.pool, job, jobEnd);
      if (jobEnd.end === 'fault')
        log.error({ kind, key, attempts, reason: jobEnd.reason }, 'a job failed and will be retried');
      if (jobEnd.end === 'never')
        log.error({ kind, key, reason: jobEnd.reason }, 'a job failed and will not be retried');
    } catch (error) {
      // The lease of the job runs out, and a worker runs it again.
      reportProblem(error);
    }
  }

  function reportProblem(error: unknown): [] {
    // Logged once for each outage: the database may be unavailable for an hour.
    if (!isUnavailable)
      log.warn(`Jobs cannot be claimed, retrying: ${error instanceof Error ? error.message : error}`);
    isUnavailable = true;
    return [];
  }
}

/** Settles with the first promise, after the given time, or when stopped. Leaves no timer behind. */
async function waitForFirst(
  promises: readonly Promise<unknown>[],
  milliseconds: number,
  stop?: AbortSignal,
): Promise<void> {
  const finished = new AbortController();
  const signal = stop ? AbortSignal.any([finished.signal, stop]) : finished.signal;
  await Promise.race([...promises, wait(milliseconds, undefined, { signal }).catch(() => {})]);
  finished.abort();
}
