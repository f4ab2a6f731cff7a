import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Job, Reply } from './jobs.ts';

export type Worker<OfJob = Job, OfReply = Reply> = {
  readonly pid: number;
  /** Fails when the worker ends, or takes too long: then it is ended. */
  run(job: OfJob): Promise<OfReply>;
  readonly hasEnded: boolean;
  end(): void;
};

export type WorkerInput = {
  /** What it runs: the maker of pictures unless given. */
  readonly program?: URL;
  /** How many jobs it works on at once. */
  readonly hands?: number;
  /** The most data it may hold. The engine of JavaScript reserves half a gigabyte of it and never touches that. */
  readonly mostKilobytes?: number;
  readonly longestJob?: number;
};

/** More than the largest photograph we take needs, and too little to take the machine down. */
const usualKilobytes = 1_000_000;

/**
 * The system holds it to its memory. Where processors are scarce it has a quarter and the pages three, so that neither
 * stands still.
 */
const launch = 'ulimit -d "$1"; shift; exec nice -n 5 "$@"';

const pictures = new URL('worker.ts', import.meta.url);

/** Starts a process that decodes and encodes pictures, or sets papers, so that none can do harm here or make pages wait. */
export function startWorker<OfJob = Job, OfReply = Reply>(input: WorkerInput = {}): Worker<OfJob, OfReply> {
  const { program = pictures, hands = 1, mostKilobytes = usualKilobytes, longestJob = 20_000 } = input;
  const command = [process.execPath, fileURLToPath(program)];
  const child = spawn('/bin/sh', ['-c', launch, 'sh', String(mostKilobytes), ...command], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    // Nothing of ours: no address of a database, no key.
    env: {
      PATH: process.env.PATH,
      LC_ALL: 'C.UTF-8',
      UV_THREADPOOL_SIZE: String(hands),
      MALLOC_ARENA_MAX: '2',
    },
  });
  const waiting = new Map<number, { answer(reply: OfReply): void; fail(error: Error): void }>();
  let jobs = 0;
  let hasEnded = false;
  child.on('message', ({ id, reply }: { id: number; reply: OfReply }) => waiting.get(id)?.answer(reply));
  child.on('error', over);
  child.on('exit', over);
  restWhile(child, true);

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
    waiting.set(id, { answer: resolve, fail: reject });
    const timer = setTimeout(end, longestJob);
    restWhile(child, false);
    child.send({ id, job }, (error) => error && reject(error));
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      waiting.delete(id);
      if (waiting.size === 0) restWhile(child, true);
    }
  }

  function end() {
    child.kill('SIGKILL');
  }

  function over() {
    hasEnded = true;
    for (const { fail } of waiting.values()) fail(new Error('The worker ended before its job was done'));
  }
}

/** A worker with nothing to do keeps no process alive that waits for nothing else. */
function restWhile(child: ChildProcess, resting: boolean) {
  if (resting) {
    child.unref();
    child.channel?.unref();
  } else {
    child.ref();
    child.channel?.ref();
  }
}
