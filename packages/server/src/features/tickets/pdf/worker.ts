import { drawInvoice } from '../draw-invoice.ts';
import { drawManifest } from '../draw-manifest.ts';
import { drawTickets } from '../draw-tickets.ts';
import { drawWaiver } from '../draw-waiver.ts';
import type { DocumentJob, DocumentReply } from './jobs.ts';

/**
 * The document worker: a separate process that draws documents. It receives their facts and returns files.
 */
process.on('message', async ({ id, job }: { id: number; job: DocumentJob }) => {
  const reply = await drawJob(job).then(
    (file): DocumentReply => ({ drawn: file }),
    (error: unknown): DocumentReply => ({ fault: String(error) }),
  );
  process.send?.({ id, reply });
});
process.on('disconnect', () => process.exit(0));

function drawJob(job: DocumentJob): Promise<Buffer> {
  switch (job.kind) {
    case 'tickets':
      return drawTickets(job.facts, job.site, job.picture);
    case 'invoice':
      return drawInvoice(job.facts, job.invoice, job.site);
    case 'manifest':
      return drawManifest(job.manifest, job.site);
    case 'waiver':
      return drawWaiver(job.facts, job.site);
  }
}
