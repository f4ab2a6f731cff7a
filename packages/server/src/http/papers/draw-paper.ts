import type { Database } from '../../database/connect-database.ts';
import type { Operator } from '../../env.ts';
import { type BookingFacts, readFacts } from '../../features/bookings/read-facts.ts';
import { readManifest } from '../../features/bookings/read-manifest.ts';
import { drawInvoice } from '../../features/tickets/draw-invoice.ts';
import { drawManifest } from '../../features/tickets/draw-manifest.ts';
import { drawTickets } from '../../features/tickets/draw-tickets.ts';
import type { PaperSite } from '../../features/tickets/paper-facts.ts';
import { writeCalendar } from '../../features/tickets/write-calendar.ts';
import { findWaiverPaper } from '../../features/waivers/find-waiver-paper.ts';
import type { PaperName } from './paper-name.ts';
import type { Paper } from './serve-papers.ts';

type Parts = { readonly database: Pick<Database, 'pool'>; readonly site: PaperSite };

/** The papers of whoever has the key. What was never confirmed has no ticket; what was given up has one, struck out. */
export function createDrawPaper({ database, site }: Parts) {
  return async (accessKey: string, name: PaperName): Promise<Paper | undefined> => {
    if (name.kind === 'waiver') return sealedPaper(database, accessKey);
    if (name.kind === 'manifest') return listOfPeople({ database, site }, accessKey);
    const facts = await readFacts(database, { accessKey });
    return facts && draw(facts, name, site);
  };
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

async function sealedPaper({ pool }: Parts['database'], secret: string): Promise<Paper | undefined> {
  const paper = await findWaiverPaper(pool, secret);
  return paper && pdf('waiver.pdf', paper);
}

async function listOfPeople({ database, site }: Parts, secret: string): Promise<Paper | undefined> {
  const manifest = await readManifest(database, secret);
  return manifest && pdf('manifest.pdf', await drawManifest(manifest, site));
}

async function draw(facts: BookingFacts, name: OfBooking, site: PaperSite): Promise<Paper | undefined> {
  const { orderNumber, confirmedAt } = facts;
  if (name.kind === 'invoice') {
    const invoice = facts.invoices.find(({ number }) => number === name.number);
    return invoice && pdf(`${invoice.number}.pdf`, await drawInvoice(facts, invoice, site));
  }
  if (confirmedAt === null) return undefined;
  if (name.kind === 'ticket') return pdf(`${orderNumber}.pdf`, await drawTickets(facts, site));
  return {
    type: 'text/calendar; charset=utf-8',
    fileName: `${orderNumber}.ics`,
    file: Buffer.from(writeCalendar(facts, site)),
  };
}

function pdf(fileName: string, file: Buffer): Paper {
  return { type: 'application/pdf', fileName, file };
}
