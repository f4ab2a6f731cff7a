import { drawInvoice } from '../draw-invoice.ts';
import { drawManifest } from '../draw-manifest.ts';
import { drawTickets } from '../draw-tickets.ts';
import { drawWaiver } from '../draw-waiver.ts';
import type { PaperJob, PaperReply } from './paper-jobs.ts';

/** A process of its own, which sets and draws papers. It is given what they say and gives files back. */
process.on('message', async ({ id, job }: { id: number; job: PaperJob }) => {
  const reply = await drawn(job).then(
    (file): PaperReply => ({ drawn: file }),
    (error: unknown): PaperReply => ({ fault: String(error) }),
  );
  process.send?.({ id, reply });
});
process.on('disconnect', () => process.exit(0));

function drawn(job: PaperJob): Promise<Buffer> {
  switch (job.kind) {
    case 'tickets':
      return drawTickets(job.facts, job.site);
    case 'invoice':
      return drawInvoice(job.facts, job.invoice, job.site);
    case 'manifest':
      return drawManifest(job.manifest, job.site);
    case 'waiver':
      return drawWaiver(job.facts, job.site);
  }
}
