import { encode } from 'uqr';
import { type DocumentFacts, type DocumentSite, printedText, type TicketFacts } from './document-facts.ts';
import { drawHead, drawRows, drawSheetFoot, rowValue } from './pdf/parts.ts';
import { openPdfSheet, type PdfSheet, pdfColours, sheet } from './pdf/pdf-sheet.ts';
import { wordsOf } from './stay-document-texts.ts';

const { margin, width, height } = sheet;
/** Sizes of a ticket on the sheet. */
const frame = { height: 124, gap: 12, code: 96, corner: 8, picture: 93 } as const;
/** Below is the foot of the sheet. */
const lowest = height - 64;
const inner = width - 2 * margin;
/** Two lines of text that say how to use the codes. */
const howToRoom = 36;
const nameSize = 15;
const longNameSize = 12;

/**
 * Draws the tickets of a booking on as few sheets as they need, to be shown, or printed and cut apart. Each has the
 * picture of the trip, a JPEG of 3:4 in Base64, at its left. A cancelled ticket is struck out and has no picture, and no code to scan.
 */
export async function drawTickets(
  facts: DocumentFacts,
  site: DocumentSite,
  picture?: string,
): Promise<Buffer> {
  const words = wordsOf(facts);
  const title = `${words.ticketTitle} ${facts.orderNumber}`;
  const pdf = await openPdfSheet({
    locale: facts.locale,
    title,
    author: site.name,
    madeAt: facts.changedAt,
    texts: JSON.stringify([facts, site]),
  });
  let y = drawHead(pdf, {
    site,
    title: words.ticketTitle,
    subject: facts.trip.name,
    below: facts.trip.lodging ? '' : facts.trip.label,
  });
  const foot = words.find(`${site.publicUrl}/${facts.locale}/find-booking`);
  /** Where a part of this height begins: on a new sheet, if it does not fit on this one. */
  const startOf = (top: number, room: number) => {
    if (top + room <= lowest) return top;
    drawSheetFoot(pdf, [foot, site.imprint[facts.locale]]);
    pdf.document.addPage();
    return margin;
  };
  for (const row of tripRows(facts, site))
    y = drawRows(pdf, [row], startOf(y, pdf.heightOf(row[1], rowValue) + rowValue.padding));
  y = startOf(y + 6, howToRoom);
  const hasGroups = facts.tickets.some(({ band }) => band === 'group');
  y =
    pdf.write(words.howTo(hasGroups), {
      x: margin,
      y,
      width: inner,
      size: 9,
      colour: pdfColours.secondaryText,
    }) + 14;
  // The library keeps a picture by its address, so that the file contains it once.
  const image = picture && `data:image/jpeg;base64,${picture}`;
  for (const [index, ticket] of facts.tickets.entries()) {
    y = startOf(y, frame.height);
    drawTicket(pdf, { ticket, facts, number: index + 1, y, image: ticket.isCancelled ? undefined : image });
    y += frame.height + frame.gap;
  }
  drawSheetFoot(pdf, [foot, site.imprint[facts.locale]]);
  return pdf.finish();
}

type TicketOnSheet = {
  readonly ticket: TicketFacts;
  readonly facts: DocumentFacts;
  readonly number: number;
  readonly y: number;
  readonly image: string | undefined;
};

function drawTicket(pdf: PdfSheet, { ticket, facts, number, y, image }: TicketOnSheet): void {
  const words = wordsOf(facts);
  const { participantName, band, code, isCancelled } = ticket;
  const colour = isCancelled ? pdfColours.secondaryText : pdfColours.text;
  const tear = margin + inner - frame.code - 28;
  pdf.decorate((document) => {
    if (image) {
      document.save();
      document.roundedRect(margin, y, inner, frame.height, frame.corner).clip();
      document.image(image, margin, y, { width: frame.picture, height: frame.height });
      document.restore();
    }
    document.lineWidth(0.8).strokeColor(pdfColours.line);
    document.roundedRect(margin, y, inner, frame.height, frame.corner).stroke();
    document.dash(3, { space: 3 });
    document
      .moveTo(tear, y)
      .lineTo(tear, y + frame.height)
      .stroke();
    document.undash();
    if (!isCancelled)
      drawCode(document, code, { x: tear + 14, y: y + (frame.height - frame.code) / 2, size: frame.code });
  });
  const left = margin + (image ? frame.picture : 0) + 18;
  const at = { x: left, width: tear - left - 18 };
  // The order number comes first, because the end of a long name is cut off.
  const trip = [facts.orderNumber, facts.trip.name].join(' · ');
  const asName = { ...at, size: nameSize, mostLines: 2, face: 'title' } as const;
  const isLong = pdf.heightOf(participantName, asName) > nameSize * 2;
  let below = y + 14;
  below = pdf.write(words.ticketOf(number, facts.tickets.length), {
    ...at,
    y: below,
    size: 8.5,
    colour: pdfColours.secondaryText,
  });
  below = pdf.write(participantName, {
    ...asName,
    y: below + 2,
    size: isLong ? longNameSize : nameSize,
    colour,
    isStruck: isCancelled,
    as: 'H2',
  });
  const roomName = facts.trip.lodging?.stay.rooms[number - 1]?.name;
  const bandText = roomName ?? (band === 'group' ? words.groupMember : words.bands[band]);
  below = pdf.write(bandText, { ...at, y: below + 2, size: 10, colour, isStruck: isCancelled });
  const mostLines = isLong ? 1 : 2;
  pdf.write(trip, { ...at, y: below + 4, size: 8.5, mostLines, colour: pdfColours.secondaryText });
  if (isCancelled) {
    pdf.write(words.cancelled, { x: tear + 12, y: y + 48, width: frame.code + 4, size: 10, face: 'strong' });
    return;
  }
  // Printed in letters as well, in case the scanner does not work.
  pdf.write(code, { ...at, y: y + frame.height - 24, size: 8.5, colour: pdfColours.secondaryText });
}

type Square = { readonly x: number; readonly y: number; readonly size: number };

type Drawing = Pick<PDFKit.PDFDocument, 'rect' | 'fill'>;

/** Draws a ticket code as a square QR code with the white border that scanners need. */
export function drawCode(document: Drawing, code: string, { x, y, size }: Square): void {
  const { data, size: modules } = encode(code, { ecc: 'M', border: 2 });
  const module = size / modules;
  document.rect(x, y, size, size);
  document.fill('#ffffff');
  for (const [row, line] of data.entries()) {
    for (let from = 0; from < modules; from++) {
      if (!line[from]) continue;
      let to = from;
      while (line[to]) to++;
      // Draws each run of dark modules as one rectangle. Hairlines between modules confuse cheap scanners.
      document.rect(x + from * module, y + row * module, (to - from) * module, module);
      from = to;
    }
  }
  document.fill('#000000');
}

/** The facts of the trip, and the order number to name to the supplier. */
export function tripRows(
  { facts, locale, orderNumber, trip }: Pick<DocumentFacts, 'facts' | 'locale' | 'orderNumber' | 'trip'>,
  site: Pick<DocumentSite, 'publicUrl' | 'operatorPhone'>,
) {
  return [
    ...facts.map((fact) => [fact.label, printedText(fact, locale, site)] as const),
    [wordsOf({ locale, trip }).order, orderNumber] as const,
  ];
}
