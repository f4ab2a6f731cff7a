import sharp from 'sharp';
import type { Job, Reply } from './jobs.ts';
import { printDrawing, printPhotograph } from './print.ts';
import { takeIn } from './take-in.ts';

/** A process of its own, which decodes and encodes. It is given bytes and gives bytes back, and needs nothing else. */
sharp.cache(false);
sharp.concurrency(1);
// Nothing but what we draw and take in: a file in disguise finds no reader.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Svg', 'Jpeg', 'Png', 'Webp', 'Heif'].map((reader) => `VipsForeignLoad${reader}`),
});

process.on('message', async ({ id, job }: { id: number; job: Job }) => {
  const reply = await replyTo(job).catch((error: unknown): Reply => ({ fault: String(error) }));
  process.send?.({ id, reply });
});
process.on('disconnect', () => process.exit(0));

async function replyTo(job: Job): Promise<Reply> {
  switch (job.kind) {
    case 'print drawing':
      return { printed: await printDrawing(job) };
    case 'print photograph':
      return { printed: await printPhotograph(job) };
    case 'take in': {
      const done = await takeIn(job);
      return typeof done === 'string' ? { refused: done } : { takenIn: done };
    }
  }
}
