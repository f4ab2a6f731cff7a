import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../database/connect-database.ts';
import type { JobKind } from '../database/jobs/job-kinds.ts';
import { putDueJobs, type Schedule } from '../database/jobs/put-due-jobs.ts';
import { handBackJob, settleJob } from '../database/jobs/settle-job.ts';
import {
  hasSuspects,
  layAsidePoison,
  type TakenJob,
  takeJobs,
  takeSuspect,
} from '../database/jobs/take-jobs.ts';
import { attemptJob } from './attempt-job.ts';
import type { Handlers } from './handler.ts';

type Input = {
  readonly database: Database;
  readonly handlers: Handlers;
  readonly schedules: readonly Schedule[];
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** Longer than any attempt may take. What a dead worker was at is taken up again after it. */
  readonly leaseSeconds?: number;
  readonly idleMilliseconds?: number;
};

export type Worker = {
  /** Takes nothing more, lets what is under way finish for so long, and hands the rest back. */
  stop(graceMilliseconds: number): Promise<void>;
};

const minute = 60_000;

/** Does jobs until it is stopped, beside whatever else the process does. Any number of workers share one database. */
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
      const wereFull = await takeSome().catch(noteTrouble);
      // Where a kind had more than there was room for, the next is taken as soon as one is done.
      const room = roomByKind();
      if (wereFull.some((kind) => room[kind])) continue;
      await firstOf(wereFull.length > 0 ? [...underWay.keys()] : [], idleMilliseconds, stopping.signal);
    }
  }

  /** The kinds of which there may be more than were taken. */
  async function takeSome(): Promise<readonly string[]> {
    await lookAround();
    const wanted = roomByKind();
    const jobs = await takeJobs(database.pool, wanted, leaseSeconds);
    isAway = false;
    for (const job of jobs) begin(job);
    return kinds.filter((kind) => jobs.filter((job) => job.kind === kind).length === (wanted[kind] ?? 0));
  }

  /** What recurs, and what nobody survived. */
  async function lookAround(): Promise<void> {
    if (performance.now() - lookedAt < minute) return;
    // What nobody here does would wait for ever.
    await putDueJobs(
      database.pool,
      schedules.filter(({ kind }) => handlers[kind]),
    );
    const aside = await layAsidePoison(database.pool);
    if (aside > 0) log.error({ jobs: aside }, 'jobs that ended their workers again and again are laid aside');
    await trySuspects();
    lookedAt = performance.now();
  }

  /** One at a time and nothing beside it: if the worker ends again, it is plain why. */
  async function trySuspects(): Promise<void> {
    while ((await hasSuspects(database.pool, kinds)) && (await isIdle())) {
      const suspect = await takeSuspect(database.pool, kinds, leaseSeconds);
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

  function begin(job: TakenJob): void {
    const done = finish(job).finally(() => underWay.delete(done));
    underWay.set(done, job.kind);
  }

  async function finish(job: TakenJob): Promise<void> {
    const { kind, key, attempts } = job;
    const ended = await attemptJob(handlers, job, leaving.signal);
    try {
      if (!ended) return await handBackJob(database.pool, job);
      await settleJob(database.pool, job, ended);
      if (ended.end === 'fault') log.error({ kind, key, attempts, reason: ended.reason }, 'a job went wrong');
      if (ended.end === 'never')
        log.error({ kind, key, reason: ended.reason }, 'a job is laid aside as failed');
    } catch (error) {
      // Its lease runs out, and somebody does it again.
      noteTrouble(error);
    }
  }

  function noteTrouble(error: unknown): [] {
    // Once for each outage: the database may be away for an hour.
    if (!isAway)
      log.warn(`Jobs cannot be taken, trying again: ${error instanceof Error ? error.message : error}`);
    isAway = true;
    return [];
  }
}

/** Settles with the first of them, after so long, or when told to stop; leaves no timer behind. */
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
