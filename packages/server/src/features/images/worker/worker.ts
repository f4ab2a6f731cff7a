import sharp from 'sharp';
import type { Job, Reply } from './jobs.ts';
import { printDrawing, printPhotograph } from './print.ts';
import { readUpload } from './read-upload.ts';

/**
 * The image worker: a separate process that decodes and encodes images. It receives and returns bytes and
 * needs no other resources.
 */
sharp.cache(false);
sharp.concurrency(1);
// Allows only the formats that we draw or accept, so that a disguised file finds no decoder.
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
    case 'read upload': {
      const upload = await readUpload(job);
      return typeof upload === 'string' ? { refused: upload } : { upload: upload };
    }
  }
}
