import type { Job, PrintDrawing, PrintPhotograph, Reply } from './jobs.ts';
import { createRestingWorker } from './resting-worker.ts';

export type Workshop = {
  print(job: PrintDrawing | PrintPhotograph): Promise<Buffer>;
  close(): void;
};

/** Where pictures are printed. */
export function createWorkshop(hands: number): Workshop {
  const worker = createRestingWorker<Job, Reply>({ hands });
  return {
    async print(job) {
      const reply = await worker.run(job);
      if ('printed' in reply) return Buffer.from(reply.printed);
      throw new Error(`A picture could not be printed: ${'fault' in reply ? reply.fault : 'wrong reply'}`);
    },
    close: worker.close,
  };
}
