import type { PrintDrawing, PrintPhotograph } from './jobs.ts';
import { startWorker, type Worker } from './start-worker.ts';

export type Workshop = {
  print(job: PrintDrawing | PrintPhotograph): Promise<Buffer>;
  close(): void;
};

const longestRest = 60_000;

/** One worker that prints pictures. It comes with the first one, goes after a minute without, and is replaced when it dies. */
export function createWorkshop(hands: number): Workshop {
  let worker: Worker | undefined;
  let rest: NodeJS.Timeout | undefined;
  let busy = 0;

  return {
    async print(job) {
      clearTimeout(rest);
      if (!worker || worker.hasEnded) worker = startWorker({ hands });
      busy += 1;
      try {
        const reply = await worker.run(job);
        if ('printed' in reply) return Buffer.from(reply.printed);
        throw new Error(`A picture could not be printed: ${'fault' in reply ? reply.fault : 'wrong reply'}`);
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
