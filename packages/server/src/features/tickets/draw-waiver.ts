import { localeTable, type MessageLocale } from '@ashore/core/locale/locales.ts';
import { formatDate } from '@ashore/core/time/format-date.ts';
import { localDateAt, localTimeAt } from '@ashore/core/time/time-zone.ts';
import { SIGNATURE_FIELD, type Stroke } from '@ashore/core/waivers/signature.ts';
import type { WaiverFacts } from '../waivers/document-facts.ts';
import type { DocumentSite } from './document-facts.ts';
import { drawHead, drawRows, drawSheetFoot } from './pdf/parts.ts';
import { openPdfSheet, type PdfSheet, pdfColours, sheet, type TextBox } from './pdf/pdf-sheet.ts';

const { margin, width, height } = sheet;
const TEXT_WIDTH = width - 2 * margin;
const LOWEST_Y = height - 72;
const SMALL_TEXT = { x: margin, width: TEXT_WIDTH, size: 9, colour: pdfColours.secondaryText } as const;
const SIGNATURE_BOX = { width: 198, height: 66, scale: 198 / SIGNATURE_FIELD.width } as const;
const SIGNATURE_HEIGHT = SIGNATURE_BOX.height + 40;
const POINT_TEXT = { x: margin + 12, width: TEXT_WIDTH - 12, size: 9 } satisfies Omit<TextBox, 'y'>;

/** Draws the sealed document of a signature: the whole text, who signed it for which trip, when and how. */
export async function drawWaiver(facts: WaiverFacts, site: DocumentSite): Promise<Buffer> {
  const { text, participantName, signedAt, seal } = facts;
  const words = waiverTexts[text.locale];
  const pdf = await openPdfSheet({
    locale: text.locale,
    title: `${words.title}: ${participantName}`,
    author: site.name,
    madeAt: signedAt,
    texts: JSON.stringify([facts, site, words]),
  });
  const foot = [`${words.seal}: ${seal}`, words.sealed, site.imprint[text.locale]];
  const page = (y: number, room: number) => {
    if (y + room <= LOWEST_Y) return y;
    drawSheetFoot(pdf, foot);
    pdf.document.addPage();
    return margin;
  };
  let y = drawHead(pdf, { site, title: words.title, subject: text.title, below: facts.trip.name });
  y = drawRows(pdf, rowsOf(facts), y) + 8;
  for (const section of text.sections) {
    // The last section moves to the next sheet together with the signature. A signature is therefore never on
    // a sheet without text.
    const isLast = section === text.sections.at(-1);
    y = page(y, isLast ? heightOf(pdf, section) + SIGNATURE_HEIGHT : 60);
    y = drawSection(pdf, section, y, page);
  }
  drawSignature(pdf, facts, page(y, SIGNATURE_HEIGHT));
  drawSheetFoot(pdf, foot);
  return pdf.finish();
}

function rowsOf({ text, textHash, participantName, guardianName, trip, signedAt }: WaiverFacts) {
  const words = waiverTexts[text.locale];
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
  const localTimeText = `${formatDate(localDateAt(at, timeZone), localeTable[locale].intl, 'year')}, ${localTimeAt(at, timeZone)}`;
  return `${at.toISOString()} (UTC)\n${localTimeText} (${waiverTexts[locale].timeThere(city)})`;
}

type Section = WaiverFacts['text']['sections'][number];
type ToPage = (y: number, room: number) => number;

function drawSection(pdf: PdfSheet, { heading, points }: Section, top: number, page: ToPage): number {
  let y =
    pdf.write(heading, { x: margin, y: top, width: TEXT_WIDTH, size: 10.5, face: 'strong', as: 'H2' }) + 1;
  for (const text of points) {
    y = page(y, pdf.heightOf(text, POINT_TEXT));
    drawBullet(pdf, y);
    y = pdf.write(text, { ...POINT_TEXT, y }) + 1;
  }
  return y + 4;
}

function heightOf(pdf: PdfSheet, { points }: Section): number {
  return points.reduce((sum, text) => sum + pdf.heightOf(text, POINT_TEXT) + 1, 20);
}

function drawBullet(pdf: PdfSheet, y: number): void {
  pdf.decorate((document) => document.circle(margin + 4, y + 7, 1.2).fill(pdfColours.secondaryText));
}

function drawSignature(pdf: PdfSheet, facts: WaiverFacts, top: number): void {
  const { text, signature, guardianName, participantName } = facts;
  const words = waiverTexts[text.locale];
  const by = guardianName ?? participantName;
  let y = pdf.write(words.signature, {
    x: margin,
    y: top,
    width: TEXT_WIDTH,
    size: 10.5,
    face: 'strong',
    as: 'H2',
  });
  y += 4;
  pdf.decorate((document) => {
    document
      .lineWidth(0.8)
      .roundedRect(margin, y, SIGNATURE_BOX.width, SIGNATURE_BOX.height, 4)
      .stroke(pdfColours.line);
    if (signature.kind === 'drawn') drawStrokes(document, signature.strokes, y);
  });
  if (signature.kind === 'typed')
    pdf.write(signature.text, {
      x: margin + 14,
      y: y + 20,
      width: SIGNATURE_BOX.width - 28,
      size: 15,
      face: 'title',
    });
  const note = signature.kind === 'typed' ? words.typed : words.drawing;
  pdf.write(`${by} – ${note}`, { ...SMALL_TEXT, y: y + SIGNATURE_BOX.height + 5 });
}

/** Draws the strokes of the pen as lines, which stay sharp at any print size. */
function drawStrokes(document: PDFKit.PDFDocument, strokes: readonly Stroke[], top: number): void {
  document.save().lineWidth(1.4).lineCap('round').lineJoin('round').strokeColor(pdfColours.text);
  for (const stroke of strokes) {
    for (let at = 0; at + 1 < stroke.length; at += 2) {
      const [x, y] = [
        margin + (stroke[at] ?? 0) * SIGNATURE_BOX.scale,
        top + (stroke[at + 1] ?? 0) * SIGNATURE_BOX.scale,
      ];
      if (at === 0) document.moveTo(x, y);
      else document.lineTo(x, y);
    }
    document.stroke();
  }
  document.restore();
}

type WaiverLabels = {
  readonly title: string;
  readonly participant: string;
  readonly guardian: string;
  readonly date: string;
  readonly supplier: string;
  readonly text: string;
  readonly signature: string;
  readonly typed: string;
  readonly drawing: string;
  readonly signedAt: string;
  readonly timeThere: (city: string) => string;
  readonly seal: string;
  readonly sealed: string;
};

/** The texts around the signed text, by language. */
const waiverTexts: Readonly<Record<MessageLocale, WaiverLabels>> = {
  en: {
    title: 'Signed waiver',
    participant: 'Participant',
    guardian: 'Parent or guardian',
    date: 'Date of the trip',
    supplier: 'Supplier',
    text: 'Text',
    signature: 'Signature',
    typed: 'Signed by typing the name',
    drawing: 'Signed by hand on screen',
    signedAt: 'Signed',
    timeThere: (city) => `${city} time`,
    seal: 'Seal',
    sealed: 'SHA-256 of the text, the names, the trip, the signature and the time',
  },
  de: {
    title: 'Unterschriebene Haftungserklärung',
    participant: 'Teilnehmende Person',
    guardian: 'Sorgeberechtigte Person',
    date: 'Datum des Termins',
    supplier: 'Anbieter',
    text: 'Textfassung',
    signature: 'Unterschrift',
    typed: 'Durch Eintippen des Namens unterschrieben',
    drawing: 'Von Hand am Bildschirm unterschrieben',
    signedAt: 'Unterschrieben am',
    timeThere: (city) => `Ortszeit ${city}`,
    seal: 'Siegel',
    sealed: 'SHA-256 über Text, Namen, Angebot, Unterschrift und Zeit',
  },
  'zh-Hans': {
    title: '已签署的免责声明',
    participant: '出行人',
    guardian: '父母或监护人',
    date: '行程日期',
    supplier: '商家',
    text: '文本版本',
    signature: '签名',
    typed: '以键入姓名的方式签署',
    drawing: '在屏幕上手写签署',
    signedAt: '签署时间',
    timeThere: (city) => `${city}时间`,
    seal: '防篡改校验码',
    sealed: 'SHA-256，由文本、姓名、行程、签名和时间计算得出',
  },
};
