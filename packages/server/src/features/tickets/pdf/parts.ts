import type { DocumentSite } from '../document-facts.ts';
import { type PdfSheet, pdfColours, sheet } from './pdf-sheet.ts';

const { margin, width, height } = sheet;
const inner = width - 2 * margin;
const labels = 120;
/** Width of a value in a row, and the space around it. */
export const rowValue = { width: inner - labels, padding: 10 } as const;

type Head = {
  readonly site: DocumentSite;
  readonly title: string;
  readonly subject: string;
  readonly below?: string;
};

/** Draws the header with the name of the site, the title and the subject. Returns where it ends. */
export function drawHead(pdf: PdfSheet, { site, title, subject, below }: Head): number {
  pdf.decorate((document) => document.rect(0, 0, width, 56).fill(pdfColours.headerBackground));
  pdf.write(site.name, {
    x: margin,
    y: 18,
    width: inner / 2,
    size: 16,
    face: 'title',
    colour: pdfColours.headerText,
  });
  pdf.write(title, {
    x: margin + inner / 2,
    y: 21,
    width: inner / 2,
    size: 11,
    align: 'right',
    colour: pdfColours.headerText,
  });
  const y = pdf.write(subject, { x: margin, y: 80, width: inner, size: 21, face: 'title', as: 'H1' });
  if (!below) return y + 10;
  return (
    pdf.write(below, { x: margin, y: y + 2, width: inner, size: 11, colour: pdfColours.secondaryText }) + 10
  );
}

/** Draws rows of labels and values, one below the other. */
export function drawRows(pdf: PdfSheet, rows: readonly (readonly [string, string])[], top: number): number {
  let y = top;
  for (const [label, value] of rows) {
    const line = y;
    pdf.decorate((document) =>
      document
        .moveTo(margin, line)
        .lineTo(margin + inner, line)
        .lineWidth(0.5)
        .stroke(pdfColours.line),
    );
    const labelEnds = pdf.write(label, {
      x: margin,
      y: y + 5,
      width: labels - 10,
      colour: pdfColours.secondaryText,
    });
    const valueEnds = pdf.write(value, { x: margin + labels, y: y + 5, width: inner - labels });
    y = Math.max(labelEnds, valueEnds) + 5;
  }
  return y;
}

export function drawSheetFoot(pdf: PdfSheet, lines: readonly string[]): void {
  const small = { x: margin, width: inner, size: 8 };
  let y = height - 30 - lines.reduce((sum, line) => sum + pdf.heightOf(line, small), 0);
  for (const line of lines) y = pdf.write(line, { ...small, y, colour: pdfColours.secondaryText });
}
