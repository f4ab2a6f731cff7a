import { startWorker, type Worker, type WorkerInput } from './start-worker.ts';

export type RestingWorker<Job, Reply> = Pick<Worker<Job, Reply>, 'run'> & { close(): void };

const longestRest = 60_000;

/** One worker, which comes with the first job, goes after a minute without, and is replaced when it dies. */
export function createRestingWorker<Job, Reply>(input: WorkerInput): RestingWorker<Job, Reply> {
  let worker: Worker<Job, Reply> | undefined;
  let rest: NodeJS.Timeout | undefined;
  let busy = 0;

  return {
    async run(job) {
      clearTimeout(rest);
      if (!worker || worker.hasEnded) worker = startWorker<Job, Reply>(input);
      busy += 1;
      try {
        return await worker.run(job);
      } finally {
        busy -= 1;
        if (busy === 0) rest = setTimeout(close, longestRest).unref();
      }
    },
    close,
  };

  function close() {
    clearTimeout(rest);
    worker?.end();
    worker = undefined;
  }
}
