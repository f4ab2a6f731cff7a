import { localeTable } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDateAt, localTimeAt } from '@ashore/core/time/time-zone.ts';
import { SIGNATURE_FIELD, type Stroke } from '@ashore/core/waivers/signature.ts';
import type { WaiverFacts } from '../waivers/waiver-facts.ts';
import { openPaper, type Paper, paperColours, sheet, type Written } from './paper.ts';
import type { PaperSite } from './paper-facts.ts';
import { drawHead, drawRows, drawSheetFoot } from './sheet-parts.ts';
import { waiverWords } from './waiver-words.ts';

const { margin, width, height } = sheet;
const inner = width - 2 * margin;
const lowest = height - 72;
const small = { x: margin, width: inner, size: 9, colour: paperColours.quiet } as const;
const box = { width: 198, height: 66, scale: 198 / SIGNATURE_FIELD.width } as const;
const signatureRoom = box.height + 40;
const point = { x: margin + 12, width: inner - 12, size: 9 } satisfies Omit<Written, 'y'>;

/** The sealed paper of a signature: the whole text that was read, who signed it for which trip, when, and how. */
export async function drawWaiver(facts: WaiverFacts, site: PaperSite): Promise<Buffer> {
  const { text, participantName, signedAt, seal } = facts;
  const words = waiverWords[text.locale];
  const paper = await openPaper({
    locale: text.locale,
    title: `${words.title}: ${participantName}`,
    author: site.name,
    madeAt: signedAt,
    texts: JSON.stringify([facts, site, words]),
  });
  const foot = [`${words.seal}: ${seal}`, words.sealed, site.imprint];
  const page = (y: number, room: number) => {
    if (y + room <= lowest) return y;
    drawSheetFoot(paper, foot);
    paper.document.addPage();
    return margin;
  };
  let y = drawHead(paper, { site, title: words.title, subject: text.title, below: facts.trip.name });
  y = drawRows(paper, rowsOf(facts), y) + 8;
  for (const section of text.sections) {
    // Nobody signs a sheet that says nothing: the last section goes over with what is below it.
    const isLast = section === text.sections.at(-1);
    y = page(y, isLast ? heightOf(paper, section) + signatureRoom : 60);
    y = drawSection(paper, section, y, page);
  }
  drawSignature(paper, facts, page(y, signatureRoom));
  drawSheetFoot(paper, foot);
  return paper.finish();
}

function rowsOf({ text, textHash, participantName, guardianName, trip, signedAt }: WaiverFacts) {
  const words = waiverWords[text.locale];
  const { intl } = localeTable[text.locale];
  const rows: [string, string | null][] = [
    [words.participant, participantName],
    [words.guardian, guardianName],
    [words.date, formatDate(trip.date, intl, 'dayYear')],
    [words.supplier, trip.supplierName],
    [words.signedAt, timesOf(signedAt, trip, text.locale)],
    [words.text, `${text.version}\nSHA-256 ${textHash}`],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== null);
}

function timesOf(at: Date, { timeZone, city }: WaiverFacts['trip'], locale: WaiverFacts['text']['locale']) {
  const there = `${formatDate(localDateAt(at, timeZone), localeTable[locale].intl, 'year')}, ${localTimeAt(at, timeZone)}`;
  return `${at.toISOString()} (UTC)\n${there} (${waiverWords[locale].timeThere(city)})`;
}

type Section = WaiverFacts['text']['sections'][number];
type ToPage = (y: number, room: number) => number;

function drawSection(paper: Paper, { heading, points }: Section, top: number, page: ToPage): number {
  let y = paper.write(heading, { x: margin, y: top, width: inner, size: 10.5, face: 'strong', as: 'H2' }) + 1;
  for (const text of points) {
    y = page(y, paper.heightOf(text, point));
    drawBullet(paper, y);
    y = paper.write(text, { ...point, y }) + 1;
  }
  return y + 4;
}

function heightOf(paper: Paper, { points }: Section): number {
  return points.reduce((sum, text) => sum + paper.heightOf(text, point) + 1, 20);
}

function drawBullet(paper: Paper, y: number): void {
  paper.decorate((document) => document.circle(margin + 4, y + 7, 1.2).fill(paperColours.quiet));
}

function drawSignature(paper: Paper, facts: WaiverFacts, top: number): void {
  const { text, signature, guardianName, participantName } = facts;
  const words = waiverWords[text.locale];
  const by = guardianName ?? participantName;
  let y = paper.write(words.signature, {
    x: margin,
    y: top,
    width: inner,
    size: 10.5,
    face: 'strong',
    as: 'H2',
  });
  y += 4;
  paper.decorate((document) => {
    document.lineWidth(0.8).roundedRect(margin, y, box.width, box.height, 4).stroke(paperColours.line);
    if (signature.kind === 'drawn') drawStrokes(document, signature.strokes, y);
  });
  if (signature.kind === 'typed')
    paper.write(signature.text, {
      x: margin + 14,
      y: y + 20,
      width: box.width - 28,
      size: 15,
      face: 'title',
    });
  const note = signature.kind === 'typed' ? words.typed : words.drawn;
  paper.write(`${by} – ${note}`, { ...small, y: y + box.height + 5 });
}

/** As the pen went, to whatever size it is printed. */
function drawStrokes(document: PDFKit.PDFDocument, strokes: readonly Stroke[], top: number): void {
  document.save().lineWidth(1.4).lineCap('round').lineJoin('round').strokeColor(paperColours.ink);
  for (const stroke of strokes) {
    for (let at = 0; at + 1 < stroke.length; at += 2) {
      const [x, y] = [margin + (stroke[at] ?? 0) * box.scale, top + (stroke[at + 1] ?? 0) * box.scale];
      if (at === 0) document.moveTo(x, y);
      else document.lineTo(x, y);
    }
    document.stroke();
  }
  document.restore();
}
