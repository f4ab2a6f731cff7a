import type { WaiverFacts } from '../../waivers/waiver-facts.ts';
import type { InvoiceFacts } from '../draw-invoice.ts';
import type { Manifest } from '../draw-manifest.ts';
import type { PaperFacts, PaperSite } from '../paper-facts.ts';

type Of = { readonly site: PaperSite };

/** What the press draws, with all that is written on it. */
export type PaperJob =
  | (Of & { readonly kind: 'tickets'; readonly facts: PaperFacts })
  | (Of & { readonly kind: 'invoice'; readonly facts: PaperFacts; readonly invoice: InvoiceFacts })
  | (Of & { readonly kind: 'manifest'; readonly manifest: Manifest })
  | (Of & { readonly kind: 'waiver'; readonly facts: WaiverFacts });

export type PaperReply = { readonly drawn: Uint8Array } | { readonly fault: string };

/** About how many sheets it takes: what it costs to draw it. */
export function sheetsOf(job: PaperJob): number {
  switch (job.kind) {
    case 'tickets':
      return Math.ceil((job.facts.tickets.length + 2) / 5);
    case 'manifest':
      return Math.ceil(job.manifest.bookings.reduce((sum, { people }) => sum + people.length + 1, 1) / 10);
    case 'invoice':
      return 1;
    case 'waiver':
      return 2;
  }
}
