import { Failure } from '@ashore/core/errors/failure.ts';
import type { Database } from '../../database/connect.ts';
import type { Operator } from '../../env.ts';
import { readManifest } from '../../features/bookings/documents/read-manifest.ts';
import { type BookingFacts, readFacts } from '../../features/bookings/notifications/booking-facts.ts';
import { writeCalendar } from '../../features/tickets/calendar.ts';
import type { DocumentSite } from '../../features/tickets/document-facts.ts';
import type { DocumentJob } from '../../features/tickets/pdf/jobs.ts';
import type { DocumentRenderer, DrawnDocument } from '../../features/tickets/pdf/renderer.ts';
import type { WaiverFacts } from '../../features/waivers/document-facts.ts';
import { findWaiverDocument } from '../../features/waivers/signed-waivers.ts';
import { writeImprints } from '../../settings/imprints.ts';
import type { DocumentName } from './document-name.ts';

export type DrawnFile = { readonly type: string; readonly fileName: string; readonly file: Buffer };

type DrawDocumentDeps = {
  readonly database: Pick<Database, 'pool'>;
  readonly site: DocumentSite;
  readonly documentRenderer: Pick<DocumentRenderer, 'draw'>;
  /** Reads the picture of a trip as a JPEG of 3:4. Undefined if it cannot be drawn now: the ticket is then without it. */
  readonly readPicture: (stem: string) => Promise<Buffer | undefined>;
};

export type DocumentRequest = {
  readonly accessKey: string;
  readonly name: DocumentName;
  /** The account that asks; it opens its bookings by their order numbers. */
  readonly accountId?: string | undefined;
  /**
   * Called once, before drawing, with the number of sheets. Returns the seconds this visitor must wait, or 0.
   */
  readonly takeSheets: (sheets: number) => number;
};

type BookingOpener = Pick<DocumentRequest, 'accessKey' | 'accountId'>;

/** Undefined for an unknown key, or a document that the booking does not have. */
export type FoundDocument = DrawnFile | Exclude<DrawnDocument, { outcome: 'drawn' }> | undefined;

type Ready = { readonly file: DrawnFile } | { readonly fileName: string; readonly job: DocumentJob };

/**
 * Finds and draws the documents for a key. A booking that was never confirmed has no ticket; the ticket of a
 * cancelled booking is struck out.
 */
export function createDrawDocument({ database, site, documentRenderer, readPicture }: DrawDocumentDeps) {
  return async ({ accessKey, name, accountId, takeSheets }: DocumentRequest): Promise<FoundDocument> => {
    const ready = await find({ accessKey, accountId }, name);
    if (!ready || 'file' in ready) return ready?.file;
    const drawn = await documentRenderer.draw(ready.job, takeSheets);
    return drawn.outcome === 'drawn' ? pdf(ready.fileName, drawn.file) : drawn;
  };

  async function find(by: BookingOpener, name: DocumentName): Promise<Ready | undefined> {
    if (name.kind === 'waiver') {
      const sealed = await findWaiverDocument(database.pool, by.accessKey);
      return sealed && { file: pdf('waiver.pdf', sealed) };
    }
    if (name.kind === 'manifest') {
      const manifest = await readManifest(database, by.accessKey);
      return manifest && { fileName: 'manifest.pdf', job: { kind: 'manifest', manifest, site } };
    }
    const facts = await readFacts(database, by);
    if (!facts) return undefined;
    if (name.kind === 'ticket') return await ticketsOf(facts);
    // An invoice on account is for the organisation, so it is in the language of its staff.
    if (name.kind !== 'invoice' || !facts.organisation || facts.staffLocale === null)
      return ofBooking(facts, name, site);
    const staffFacts = await readFacts(database, by, facts.staffLocale);
    return staffFacts && ofBooking(staffFacts, name, site);
  }

  async function ticketsOf(facts: BookingFacts): Promise<Ready | undefined> {
    const { orderNumber, confirmedAt, pictureStem } = facts;
    if (confirmedAt === null) return undefined;
    const picture = pictureStem === null ? undefined : await readPicture(pictureStem);
    return {
      fileName: `${orderNumber}.pdf`,
      job: { kind: 'tickets', facts, site, picture: picture?.toString('base64') },
    };
  }
}

export function documentSite(name: string, publicUrl: string, operator: Operator): DocumentSite {
  const { street, city, country, register } = operator;
  return {
    name,
    publicUrl,
    operatorName: operator.name,
    operatorPhone: operator.phone,
    imprint: writeImprints(operator.vatId, (vatId) =>
      [operator.name, street, city, country, register, vatId].filter(Boolean).join(', '),
    ),
  };
}

type OfBooking = Exclude<DocumentName, { kind: 'waiver' | 'manifest' | 'ticket' }>;

function ofBooking(facts: BookingFacts, name: OfBooking, site: DocumentSite): Ready | undefined {
  const { orderNumber, confirmedAt } = facts;
  if (name.kind === 'invoice') {
    // The invoice is made out to the organisation that pays. A guest does not learn that there is one.
    if (facts.isGuest) return undefined;
    const invoice = facts.invoices.find(({ number }) => number === name.number);
    return invoice && { fileName: `${invoice.number}.pdf`, job: { kind: 'invoice', facts, invoice, site } };
  }
  if (confirmedAt === null) return undefined;
  return {
    file: {
      type: 'text/calendar; charset=utf-8',
      fileName: `${orderNumber}.ics`,
      file: Buffer.from(writeCalendar(facts, site)),
    },
  };
}

function pdf(fileName: string, file: Buffer): DrawnFile {
  return { type: 'application/pdf', fileName, file };
}

/** Draws the document of a waiver. If too many documents wait, it fails before the signature is stored. */
export async function drawnWaiver(
  documentRenderer: DocumentRenderer,
  facts: WaiverFacts,
  site: DocumentSite,
): Promise<Buffer> {
  const drawn = await documentRenderer.draw({ kind: 'waiver', facts, site });
  if (drawn.outcome !== 'drawn') throw new Failure('unavailable', { details: 'Too many documents wait.' });
  return drawn.file;
}
