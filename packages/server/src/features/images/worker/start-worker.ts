import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Job, Reply } from './jobs.ts';

export type Worker<OfJob = Job, OfReply = Reply> = {
  readonly pid: number;
  /** Fails if the worker ends, or if the job takes too long; the worker is then ended. */
  run(job: OfJob): Promise<OfReply>;
  readonly hasEnded: boolean;
  end(): void;
};

export type WorkerInput = {
  /** The program that the worker runs; the image worker by default. */
  readonly program?: URL;
  /** How many jobs the worker runs at once. */
  readonly maxConcurrentJobs?: number;
  /**
   * The limit of its data memory. The JavaScript engine reserves half a gigabyte of it without ever using
   * that.
   */
  readonly maxKilobytes?: number;
  /** In milliseconds. */
  readonly maxJobMs?: number;
};

/** More than the largest accepted photograph needs, and too little to exhaust the machine. */
const DEFAULT_MAX_KILOBYTES = 1_000_000;

/**
 * A job needs a second or two of processor time, and the first one of a worker also its start. On a machine with a load
 * of 14 a worker, which has a lower priority than the pages, got less than that in 20 s.
 */
const MAX_JOB_MS = 60_000;

/**
 * The operating system enforces the memory limit. If processors are scarce, the worker gets about a quarter
 * of the time and the pages three quarters. Both then make progress.
 */
const LAUNCH_COMMAND = 'ulimit -d "$1"; shift; exec nice -n 5 "$@"';

const imageWorkerProgram = new URL('worker.ts', import.meta.url);

/**
 * Starts a process that decodes and encodes images or draws documents. A harmful file cannot affect the
 * server, and a slow job does not delay pages.
 */
export function startWorker<OfJob = Job, OfReply = Reply>(input: WorkerInput = {}): Worker<OfJob, OfReply> {
  const {
    program = imageWorkerProgram,
    maxConcurrentJobs = 1,
    maxKilobytes = DEFAULT_MAX_KILOBYTES,
    maxJobMs = MAX_JOB_MS,
  } = input;
  const command = [process.execPath, fileURLToPath(program)];
  const child = spawn('/bin/sh', ['-c', LAUNCH_COMMAND, 'sh', String(maxKilobytes), ...command], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    // The worker gets no secrets: no database address and no key.
    env: {
      PATH: process.env.PATH,
      LC_ALL: 'C.UTF-8',
      UV_THREADPOOL_SIZE: String(maxConcurrentJobs),
      MALLOC_ARENA_MAX: '2',
    },
  });
  const pendingJobs = new Map<number, { answer(reply: OfReply): void; fail(error: Error): void }>();
  let jobs = 0;
  let hasEnded = false;
  child.on('message', ({ id, reply }: { id: number; reply: OfReply }) => pendingJobs.get(id)?.answer(reply));
  child.on('error', failPendingJobs);
  child.on('exit', failPendingJobs);
  setIdle(child, true);

  return {
    pid: child.pid ?? 0,
    get hasEnded() {
      return hasEnded;
    },
    run,
    end,
  };

  async function run(job: OfJob): Promise<OfReply> {
    jobs += 1;
    const id = jobs;
    const { promise, resolve, reject } = Promise.withResolvers<OfReply>();
    if (hasEnded) throw new Error('The worker has ended');
    pendingJobs.set(id, { answer: resolve, fail: reject });
    const timer = setTimeout(end, maxJobMs);
    setIdle(child, false);
    child.send({ id, job }, (error) => error && reject(error));
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      pendingJobs.delete(id);
      if (pendingJobs.size === 0) setIdle(child, true);
    }
  }

  function end() {
    child.kill('SIGKILL');
  }

  function failPendingJobs() {
    hasEnded = true;
    for (const { fail } of pendingJobs.values()) fail(new Error('The worker ended before its job was done'));
  }
}

/** An idle worker does not keep the server process alive. */
function setIdle(child: ChildProcess, isIdle: boolean) {
  if (isIdle) {
    child.unref();
    child.channel?.unref();
  } else {
    child.ref();
    child.channel?.ref();
  }
}
