import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { buffersOf, type PartOrder, type PartReply, type PartThreadData } from './part-orders.ts';
import type { PartReader } from './read-part.ts';

/** Products as bytes: one segment of the index, and their rows for display in several parts. */
export type ReadProducts = { readonly arrays: Uint8Array; readonly resultRows: readonly Uint8Array[] };

type ReadInThreadsInput = {
  readonly databaseUrl: string;
  readonly ids: readonly string[];
  /** How many threads read, at most. */
  readonly maxThreads?: number;
  readonly onProgress: (count: number) => void;
  readonly signal: AbortSignal;
};

/** More threads would take connections from visitors. */
const MAX_THREADS = 4;

/** Small enough that all threads end at about the same time. */
const BATCH_SIZE = 250;

/** In megabytes. The words of a batch do not outlive it, and a small space for new objects is full at once. */
const YOUNG_GENERATION = 64;

/**
 * Reads many products on all processors, while this thread answers visitors. Each thread reads batches until none is left. One
 * of them then makes one segment of all.
 */
export async function readInThreads({
  databaseUrl,
  ids,
  maxThreads = MAX_THREADS,
  onProgress,
  signal,
}: ReadInThreadsInput): Promise<ReadProducts> {
  const count = Math.min(maxThreads, availableParallelism(), Math.ceil(ids.length / BATCH_SIZE));
  const threads = Array.from({ length: count }, () => startThread({ databaseUrl }, signal));
  let next = 0;
  const readAll = async ({ read }: PartThread) => {
    while (next < ids.length) {
      const batch = ids.slice(next, next + BATCH_SIZE);
      next += batch.length;
      await read(batch);
      onProgress(batch.length);
    }
  };
  try {
    await Promise.all(threads.map(readAll));
    const [first, ...others] = threads;
    const parts = await Promise.all(others.map(({ finish }) => finish([])));
    const whole = await first?.finish(parts.map(({ arrays }) => arrays));
    if (!whole) throw new Error('There is nothing to read.');
    return {
      arrays: whole.arrays,
      resultRows: [whole, ...parts].map(({ resultRows }) => resultRows),
    };
  } finally {
    await Promise.all(threads.map(({ end }) => end()));
  }
}

type PartThread = PartReader & { end(): Promise<unknown> };

function startThread(workerData: PartThreadData, signal: AbortSignal): PartThread {
  const worker = new Worker(new URL('part-thread.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION },
  });
  let fail: (error: Error) => void = () => {};
  let answer: (reply: PartReply) => void = () => {};
  let ended: Error | undefined;
  const end = () => worker.terminate();
  const failFor = (error: Error) => {
    ended ??= error;
    fail(error);
  };
  worker.on('message', (reply: PartReply) =>
    reply.fault === undefined ? answer(reply) : failFor(new Error(reply.fault)),
  );
  worker.on('error', failFor);
  worker.on('exit', () => failFor(new Error('A thread ended before its work was done.')));
  if (signal.aborted) void end();
  else signal.addEventListener('abort', end, { once: true });
  function run(order: PartOrder, passedOn: readonly Uint8Array[] = []): Promise<PartReply> {
    const { promise, resolve, reject } = Promise.withResolvers<PartReply>();
    [answer, fail] = [resolve, reject];
    if (ended) reject(ended);
    else worker.postMessage(order, buffersOf(passedOn));
    return promise;
  }
  return {
    async read(ids) {
      await run({ kind: 'read', ids });
    },
    async finish(others) {
      const { part } = await run({ kind: 'finish', others }, others);
      if (!part) throw new Error('A thread has read no products.');
      return part;
    },
    end,
  };
}
