import type { WaiverFacts } from '../../waivers/document-facts.ts';
import type { DocumentFacts, DocumentSite } from '../document-facts.ts';
import type { InvoiceFacts } from '../draw-invoice.ts';
import type { Manifest } from '../draw-manifest.ts';

type ForSite = { readonly site: DocumentSite };

/** The jobs of the document worker, with all facts that it draws. */
export type DocumentJob =
  | (ForSite & {
      readonly kind: 'tickets';
      readonly facts: DocumentFacts;
      /** The picture of the trip as a JPEG in Base64. */
      readonly picture?: string | undefined;
    })
  | (ForSite & { readonly kind: 'invoice'; readonly facts: DocumentFacts; readonly invoice: InvoiceFacts })
  | (ForSite & { readonly kind: 'manifest'; readonly manifest: Manifest })
  | (ForSite & { readonly kind: 'waiver'; readonly facts: WaiverFacts });

export type DocumentReply = { readonly drawn: Uint8Array } | { readonly fault: string };

/** The approximate number of sheets, which measures the cost of drawing. */
export function sheetsOf(job: DocumentJob): number {
  switch (job.kind) {
    case 'tickets':
      // A sheet has room for five tickets, and the head takes that of two.
      return Math.ceil((job.facts.tickets.length + 2) / 5);
    case 'manifest':
      // A sheet has room for about ten rows: the head, each booking and each traveller take one.
      return Math.ceil(job.manifest.bookings.reduce((sum, { people }) => sum + people.length + 1, 1) / 10);
    case 'invoice':
      return 1;
    case 'waiver':
      return 2;
  }
}
