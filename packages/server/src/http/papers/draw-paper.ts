import type { Database } from '../../database/connect-database.ts';
import type { Operator } from '../../env.ts';
import { type BookingFacts, readFacts } from '../../features/bookings/read-facts.ts';
import { readManifest } from '../../features/bookings/read-manifest.ts';
import type { PaperSite } from '../../features/tickets/paper-facts.ts';
import type { PaperJob } from '../../features/tickets/press/paper-jobs.ts';
import type { DrawnPaper, PaperPress } from '../../features/tickets/press/paper-press.ts';
import { writeCalendar } from '../../features/tickets/write-calendar.ts';
import { findWaiverPaper } from '../../features/waivers/find-waiver-paper.ts';
import type { PaperName } from './paper-name.ts';

export type Paper = { readonly type: string; readonly fileName: string; readonly file: Buffer };

type Parts = {
  readonly database: Pick<Database, 'pool'>;
  readonly site: PaperSite;
  readonly press: Pick<PaperPress, 'draw'>;
};

export type AskedPaper = {
  readonly accessKey: string;
  readonly name: PaperName;
  /** Asked once, before so many sheets are drawn: the seconds this visitor has to wait for that, or 0. */
  readonly wait: (sheets: number) => number;
};

/** Undefined where nobody has such a key, or the booking no such paper. */
export type FoundPaper = Paper | Exclude<DrawnPaper, { outcome: 'drawn' }> | undefined;

type Ready = { readonly paper: Paper } | { readonly fileName: string; readonly job: PaperJob };

/** The papers of whoever has the key. What was never confirmed has no ticket; what was given up has one, struck out. */
export function createDrawPaper({ database, site, press }: Parts) {
  return async ({ accessKey, name, wait }: AskedPaper): Promise<FoundPaper> => {
    const ready = await find(accessKey, name);
    if (!ready || 'paper' in ready) return ready?.paper;
    const drawn = await press.draw(ready.job, wait);
    return drawn.outcome === 'drawn' ? pdf(ready.fileName, drawn.file) : drawn;
  };

  async function find(accessKey: string, name: PaperName): Promise<Ready | undefined> {
    if (name.kind === 'waiver') {
      const sealed = await findWaiverPaper(database.pool, accessKey);
      return sealed && { paper: pdf('waiver.pdf', sealed) };
    }
    if (name.kind === 'manifest') {
      const manifest = await readManifest(database, accessKey);
      return manifest && { fileName: 'manifest.pdf', job: { kind: 'manifest', manifest, site } };
    }
    const facts = await readFacts(database, { accessKey });
    if (!facts || name.kind !== 'invoice' || !facts.house || facts.deskLocale === null)
      return facts && ofBooking(facts, name, site);
    const theirs = await readFacts(database, { accessKey }, facts.deskLocale);
    return theirs && ofBooking(theirs, name, site);
  }
}

export function paperSite(name: string, publicUrl: string, operator: Operator): PaperSite {
  const { street, city, country, register, vatId } = operator;
  return {
    name,
    publicUrl,
    operatorName: operator.name,
    imprint: [operator.name, street, city, country, register, vatId].filter(Boolean).join(', '),
  };
}

type OfBooking = Exclude<PaperName, { kind: 'waiver' } | { kind: 'manifest' }>;

function ofBooking(facts: BookingFacts, name: OfBooking, site: PaperSite): Ready | undefined {
  const { orderNumber, confirmedAt } = facts;
  if (name.kind === 'invoice') {
    // It is made out to the house that pays: its guest is not told that there is one.
    if (facts.isGuest) return undefined;
    const invoice = facts.invoices.find(({ number }) => number === name.number);
    return invoice && { fileName: `${invoice.number}.pdf`, job: { kind: 'invoice', facts, invoice, site } };
  }
  if (confirmedAt === null) return undefined;
  if (name.kind === 'ticket')
    return { fileName: `${orderNumber}.pdf`, job: { kind: 'tickets', facts, site } };
  return {
    paper: {
      type: 'text/calendar; charset=utf-8',
      fileName: `${orderNumber}.ics`,
      file: Buffer.from(writeCalendar(facts, site)),
    },
  };
}

function pdf(fileName: string, file: Buffer): Paper {
  return { type: 'application/pdf', fileName, file };
}
