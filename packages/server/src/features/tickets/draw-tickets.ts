import { drawCode } from './draw-code.ts';
import { openPaper, type Paper, paperColours, sheet } from './paper.ts';
import type { PaperFacts, PaperSite, TicketFacts } from './paper-facts.ts';
import { paperWords } from './paper-words.ts';
import { drawHead, drawRows, drawSheetFoot } from './sheet-parts.ts';
import { tripRows } from './trip-rows.ts';

const { margin, width, height } = sheet;
const stub = { height: 124, gap: 12, code: 96 } as const;
const inner = width - 2 * margin;
const nameSize = 15;
const longNameSize = 12;

/**
 * The tickets of a booking on as few sheets as they fit on, to be shown or printed and cut apart. A ticket that was
 * given up is struck out and has no code: there is nothing of it to be scanned.
 */
export async function drawTickets(facts: PaperFacts, site: PaperSite): Promise<Buffer> {
  const words = paperWords[facts.locale];
  const title = `${words.ticketTitle} ${facts.orderNumber}`;
  const paper = await openPaper({
    locale: facts.locale,
    title,
    author: site.name,
    madeAt: facts.changedAt,
    texts: JSON.stringify([facts, site]),
  });
  let y = drawHead(paper, {
    site,
    title: words.ticketTitle,
    subject: facts.trip.name,
    below: facts.trip.label,
  });
  y = drawRows(paper, tripRows(facts), y) + 6;
  y = paper.write(words.howTo, { x: margin, y, width: inner, size: 9, colour: paperColours.quiet }) + 14;
  const foot = words.find(`${site.publicUrl}/${facts.locale}/find-booking`);
  for (const [index, ticket] of facts.tickets.entries()) {
    if (y + stub.height > height - 64) {
      drawSheetFoot(paper, [foot, site.imprint]);
      paper.document.addPage();
      y = margin;
    }
    drawStub(paper, { ticket, facts, number: index + 1, y });
    y += stub.height + stub.gap;
  }
  drawSheetFoot(paper, [foot, site.imprint]);
  return paper.finish();
}

type Stub = {
  readonly ticket: TicketFacts;
  readonly facts: PaperFacts;
  readonly number: number;
  readonly y: number;
};

function drawStub(paper: Paper, { ticket, facts, number, y }: Stub): void {
  const words = paperWords[facts.locale];
  const { participantName, band, code, isCancelled } = ticket;
  const colour = isCancelled ? paperColours.quiet : paperColours.ink;
  const tear = margin + inner - stub.code - 28;
  paper.decorate((document) => {
    document.lineWidth(0.8).strokeColor(paperColours.line);
    document.roundedRect(margin, y, inner, stub.height, 8).stroke();
    document.dash(3, { space: 3 });
    document
      .moveTo(tear, y)
      .lineTo(tear, y + stub.height)
      .stroke();
    document.undash();
    if (!isCancelled)
      drawCode(document, code, { x: tear + 14, y: y + (stub.height - stub.code) / 2, size: stub.code });
  });
  const at = { x: margin + 18, width: tear - margin - 36 };
  // The number first: of a long name the end is left out.
  const trip = [facts.orderNumber, facts.trip.name].join(' · ');
  const asName = { ...at, size: nameSize, mostLines: 2, face: 'title' } as const;
  const isLong = paper.heightOf(participantName, asName) > nameSize * 2;
  let below = y + 14;
  below = paper.write(words.ticketOf(number, facts.tickets.length), {
    ...at,
    y: below,
    size: 8.5,
    colour: paperColours.quiet,
  });
  below = paper.write(participantName, {
    ...asName,
    y: below + 2,
    size: isLong ? longNameSize : nameSize,
    colour,
    isStruck: isCancelled,
    as: 'H2',
  });
  below = paper.write(words.bands[band], { ...at, y: below + 2, size: 10, colour, isStruck: isCancelled });
  const mostLines = isLong ? 1 : 2;
  paper.write(trip, { ...at, y: below + 4, size: 8.5, mostLines, colour: paperColours.quiet });
  if (isCancelled) {
    paper.write(words.cancelled, { x: tear + 12, y: y + 48, width: stub.code + 4, size: 10, face: 'strong' });
    return;
  }
  // For the day on which the scanner does not work.
  paper.write(code, { ...at, y: y + stub.height - 24, size: 8.5, colour: paperColours.quiet });
}
