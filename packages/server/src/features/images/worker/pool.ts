import type { Job, PrintDrawing, PrintPhotograph, Reply } from './jobs.ts';
import { startWorker, type Worker, type WorkerInput } from './start-worker.ts';

export type ImageWorkerPool = {
  print(job: PrintDrawing | PrintPhotograph): Promise<Buffer>;
  close(): void;
};

/** Renders images in a worker process. */
export function createImageWorkerPool(maxConcurrentJobs: number): ImageWorkerPool {
  const worker = createIdleWorker<Job, Reply>({ maxConcurrentJobs });
  return {
    async print(job) {
      const reply = await worker.run(job);
      if ('printed' in reply) return Buffer.from(reply.printed);
      throw new Error(`An image could not be drawn: ${'fault' in reply ? reply.fault : 'wrong reply'}`);
    },
    close: worker.close,
  };
}

export type IdleWorker<Job, Reply> = Pick<Worker<Job, Reply>, 'run'> & { close(): void };

const IDLE_MILLISECONDS = 60_000;

/**
 * One worker process. It starts with the first job, ends after a minute without jobs, and is replaced if it
 * dies.
 */
export function createIdleWorker<Job, Reply>(input: WorkerInput): IdleWorker<Job, Reply> {
  let worker: Worker<Job, Reply> | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let runningJobs = 0;

  return {
    async run(job) {
      clearTimeout(idleTimer);
      if (!worker || worker.hasEnded) worker = startWorker<Job, Reply>(input);
      runningJobs += 1;
      try {
        return await worker.run(job);
      } finally {
        runningJobs -= 1;
        if (runningJobs === 0) idleTimer = setTimeout(close, IDLE_MILLISECONDS).unref();
      }
    },
    close,
  };

  function close() {
    clearTimeout(idleTimer);
    worker?.end();
    worker = undefined;
  }
}
