import { type Paper, paperColours, sheet } from './paper.ts';
import type { PaperSite } from './paper-facts.ts';

const { margin, width, height } = sheet;
const inner = width - 2 * margin;
const labels = 120;

type Head = {
  readonly site: PaperSite;
  readonly title: string;
  readonly subject: string;
  readonly below?: string;
};

/** The band with the name of the site, what the paper is, and of what. Says where it ends. */
export function drawHead(paper: Paper, { site, title, subject, below }: Head): number {
  paper.decorate((document) => document.rect(0, 0, width, 56).fill(paperColours.band));
  paper.write(site.name, {
    x: margin,
    y: 18,
    width: inner / 2,
    size: 16,
    face: 'title',
    colour: paperColours.onBand,
  });
  paper.write(title, {
    x: margin + inner / 2,
    y: 21,
    width: inner / 2,
    size: 11,
    align: 'right',
    colour: paperColours.onBand,
  });
  const y = paper.write(subject, { x: margin, y: 80, width: inner, size: 21, face: 'title', as: 'H1' });
  if (!below) return y + 10;
  return paper.write(below, { x: margin, y: y + 2, width: inner, size: 11, colour: paperColours.quiet }) + 10;
}

/** What is said, and how it is: one below the other. */
export function drawRows(paper: Paper, rows: readonly (readonly [string, string])[], top: number): number {
  let y = top;
  for (const [label, value] of rows) {
    const line = y;
    paper.decorate((document) =>
      document
        .moveTo(margin, line)
        .lineTo(margin + inner, line)
        .lineWidth(0.5)
        .stroke(paperColours.line),
    );
    const labelEnds = paper.write(label, {
      x: margin,
      y: y + 5,
      width: labels - 10,
      colour: paperColours.quiet,
    });
    const valueEnds = paper.write(value, { x: margin + labels, y: y + 5, width: inner - labels });
    y = Math.max(labelEnds, valueEnds) + 5;
  }
  return y;
}

export function drawSheetFoot(paper: Paper, lines: readonly string[]): void {
  const small = { x: margin, width: inner, size: 8 };
  let y = height - 30 - lines.reduce((sum, line) => sum + paper.heightOf(line, small), 0);
  for (const line of lines) y = paper.write(line, { ...small, y, colour: paperColours.quiet });
}
