import { countryName, labelled, listFormat } from '@ashore/core/locale/intl.ts';
import { localeTable, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { money } from '@ashore/core/money/money.ts';
import { taxNameAt } from '@ashore/core/pricing/tax.ts';
import type { TicketType } from '@ashore/core/pricing/ticket.ts';
import { dayRangeYearText, formatDate } from '@ashore/core/time/format-date.ts';
import { localDate } from '@ashore/core/time/local-date-time.ts';
import { localDateAt } from '@ashore/core/time/time-zone.ts';
import type { DocumentFacts, DocumentSite } from './document-facts.ts';
import { documentTexts } from './document-texts.ts';
import { drawHead, drawRows, drawSheetFoot } from './pdf/parts.ts';
import { openPdfSheet, type PdfSheet, pdfColours, sheet } from './pdf/pdf-sheet.ts';
import { wordsOf } from './stay-document-texts.ts';

type InvoiceParty = {
  readonly name: string;
  readonly lines: readonly string[];
  readonly taxNumber?: string;
};

/** An invoice or credit note, as it was recorded when it was issued. */
export type InvoiceFacts = {
  readonly number: string;
  readonly kind: 'invoice' | 'credit_note';
  readonly corrects: string | null;
  readonly totalMinor: number;
  readonly taxPercent: number;
  readonly taxMinor: number;
  readonly issuedTo: InvoiceParty;
  readonly issuedBy: InvoiceParty;
  readonly issuedAt: Date;
  /** The tickets that a credit note cancels. */
  readonly tickets: readonly { readonly participantName: string; readonly band: TicketType }[];
};

const { margin, width } = sheet;
const inner = width - 2 * margin;

/** Draws an invoice or a credit note with seller, buyer, amounts and included tax. */
export async function drawInvoice(
  facts: DocumentFacts,
  invoice: InvoiceFacts,
  site: DocumentSite,
): Promise<Buffer> {
  const words = wordsOf(facts);
  const { intl } = localeTable[facts.locale];
  const isCredit = invoice.kind === 'credit_note';
  const title = `${isCredit ? words.creditNote : words.invoice} ${invoice.number}`;
  const pdf = await openPdfSheet({
    locale: facts.locale,
    title,
    author: site.name,
    madeAt: invoice.issuedAt,
    texts: JSON.stringify([facts, invoice, site]),
  });
  const { issuedTo, issuedBy, corrects } = invoice;
  const inNameOf = words.inNameOf({ operator: site.operatorName, supplier: issuedBy.name });
  let y = drawHead(pdf, { site, title: isCredit ? words.creditNote : words.invoice, subject: title });
  y = drawRows(
    pdf,
    [
      [words.issuedTo, partyText(issuedTo, facts.locale)],
      [words.seller, partyText(issuedBy, facts.locale)],
      [words.number, invoice.number],
      // The law requires this order: date of issue, then date of service.
      // In UTC, like the year in the number of the document.
      [words.issued, formatDate(localDateAt(invoice.issuedAt, 'UTC'), intl, 'year')],
      [words.served, servedText(facts, intl)],
      [words.order, facts.orderNumber],
    ],
    y,
  );
  y = drawTable(pdf, facts, invoice, y + 18) + 10;
  const notes = [
    ...(isCredit && corrects
      ? [
          words.corrects(corrects),
          words.refundedTo[facts.method === 'bill-organisation' ? 'account' : 'payment'],
        ]
      : [words.paidBy[facts.method]]),
    inNameOf,
  ];
  for (const note of notes)
    y = pdf.write(note, { x: margin, y, width: inner, size: 9, colour: pdfColours.secondaryText }) + 2;
  drawSheetFoot(pdf, [site.imprint[facts.locale]]);
  return pdf.finish();
}

/** The day of a trip, or the days of a stay. */
function servedText({ trip }: DocumentFacts, intl: string): string {
  if (!trip.lodging) return formatDate(trip.date, intl, 'year');
  const { arrival, departure } = trip.lodging.stay;
  return dayRangeYearText({ from: localDate(arrival), to: localDate(departure) }, intl);
}

/** A country ends an address. It is stored as a code and printed by name. */
function partyText({ name, lines, taxNumber }: InvoiceParty, locale: DocumentFacts['locale']): string {
  const inWords = (line: string, index: number) =>
    index < lines.length - 1
      ? line
      : line.replace(
          /(^|, )([A-Z]{2})$/,
          (_, before, code) => before + countryName(localeTable[locale].intl, code),
        );
  const tax = taxNumber === undefined ? [] : [documentTexts[locale].taxNumber(taxNumber)];
  return [name, ...lines.map(inWords), ...tax].join('\n');
}

function drawTable(pdf: PdfSheet, facts: DocumentFacts, invoice: InvoiceFacts, top: number): number {
  const words = documentTexts[facts.locale];
  const { intl } = localeTable[facts.locale];
  const price = (minor: number) => formatMoney(money(minor, facts.currency), intl);
  const { lodging } = facts.trip;
  const service = lodging ? facts.trip.name : [facts.trip.name, facts.trip.label].filter(Boolean).join(' – ');
  let y = drawRow(pdf, [words.service, words.count, words.unit, words.sum], top, { isHead: true });
  if (invoice.kind === 'credit_note') {
    const { tickets, totalMinor } = invoice;
    const label = tickets.length > 0 ? words.cancelledLine : words.reducedLine;
    const description = [
      labelled(label, service, facts.locale),
      ...cancelledTicketLines(tickets, facts.locale),
    ].join('\n');
    y = drawRow(
      pdf,
      [description, tickets.length > 0 ? String(tickets.length) : '', '', price(totalMinor)],
      y,
    );
  } else {
    for (const [index, { band, count, unitMinor, totalMinor }] of facts.lines.entries()) {
      // A group has one price for all its travellers, so it is one item.
      const isWhole = count > 1 && unitMinor === totalMinor;
      // Each room of a stay is a line of its own.
      const item = lodging?.stay.rooms[index]?.name ?? words.bands[band];
      const description = `${service}\n${item}${isWhole ? words.together(count) : ''}`;
      const row = [description, String(isWhole ? 1 : count), price(unitMinor), price(totalMinor)];
      y = drawRow(pdf, row, y);
    }
    if (facts.discountMinor > 0) y = drawRow(pdf, [words.discount, '', '', price(-facts.discountMinor)], y);
  }
  const percent = new Intl.NumberFormat(intl, { style: 'percent', maximumFractionDigits: 2 });
  const total = invoice.kind === 'credit_note' ? words.credited : words.total;
  y = drawRow(pdf, [total, '', '', price(invoice.totalMinor)], y, { isStrong: true });
  const tax =
    invoice.taxPercent === 0
      ? [words.noTax, '', '', '']
      : [
          words.taxOf[taxNameAt(facts.trip)](percent.format(invoice.taxPercent / 100)),
          ...['', '', price(invoice.taxMinor)],
        ];
  return drawRow(pdf, tax, y);
}

/** The names on the cancelled tickets, by band, with the band names of the invoice. */
function cancelledTicketLines(tickets: InvoiceFacts['tickets'], locale: MessageLocale): string[] {
  const { bands, countedBand } = documentTexts[locale];
  const soldBands = [...new Set(tickets.map(({ band }) => band))];
  return soldBands.map((band) => {
    const names = tickets.filter((ticket) => ticket.band === band).map((ticket) => ticket.participantName);
    return labelled(countedBand(names.length, bands[band]), listFormat(locale).format(names), locale);
  });
}

type RowStyle = { readonly isHead?: boolean; readonly isStrong?: boolean };

function drawRow(
  pdf: PdfSheet,
  cells: readonly string[],
  top: number,
  { isHead = false, isStrong = false }: RowStyle = {},
): number {
  pdf.decorate((document) =>
    document
      .moveTo(margin, top)
      .lineTo(margin + inner, top)
      .lineWidth(isStrong ? 1.2 : 0.5)
      .stroke(isStrong ? pdfColours.text : pdfColours.line),
  );
  const numberColumns = [50, 95, 105];
  const columns = [inner - numberColumns.reduce((sum, column) => sum + column), ...numberColumns];
  let x = margin;
  let bottom = top;
  for (const [index, cell] of cells.entries()) {
    const column = columns[index] ?? 0;
    if (cell !== '') {
      const ends = pdf.write(cell, {
        x,
        y: top + 6,
        width: column - (index === 0 ? 12 : 0),
        align: index === 0 ? 'left' : 'right',
        face: isStrong ? 'strong' : 'text',
        size: isHead ? 9 : 10,
        colour: isHead ? pdfColours.secondaryText : pdfColours.text,
      });
      bottom = Math.max(bottom, ends);
    }
    x += column;
  }
  return bottom + 6;
}
