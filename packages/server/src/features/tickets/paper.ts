import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type PDFDocument from 'pdfkit';
import { breakLines } from './break-lines.ts';
import { type Face, openFaces, piecesOf } from './paper-faces.ts';

export const paperColours = {
  ink: '#0b2135',
  quiet: '#51616e',
  line: '#cfc8b9',
  band: '#083a52',
  onBand: '#e6f2f1',
};

/** A4, in points. */
export const sheet = { width: 595.28, height: 841.89, margin: 48 } as const;

type Sheet = {
  readonly locale: MessageLocale;
  readonly title: string;
  readonly author: string;
  /** Printed in the document as when it was made, so that the same paper is the same file. */
  readonly madeAt: Date;
  /** Everything that will be written, to know which faces it takes. */
  readonly texts: string;
};

export type Written = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Of a longer text the rest is left out, and said to be. */
  readonly mostLines?: number;
  readonly size?: number;
  readonly face?: Face;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
  /** Through the middle of it, for what does not hold any more. */
  readonly isStruck?: boolean;
  /** What it is to whoever has it read aloud. */
  readonly as?: 'H1' | 'H2' | 'P';
};

export type Paper = {
  readonly document: PDFKit.PDFDocument;
  /** Writes a text, in as many lines as it takes, and says where it ends. */
  write(text: string, at: Written): number;
  heightOf(text: string, at: Pick<Written, 'width' | 'mostLines' | 'size' | 'face'>): number;
  /** Whatever is drawn in it is decoration: it is not read aloud. */
  decorate(draw: (document: PDFKit.PDFDocument) => void): void;
  finish(): Promise<Buffer>;
};

/** An empty sheet to write on. What draws and sets type is loaded when the first is asked for. */
export async function openPaper({ locale, title, author, madeAt, texts }: Sheet): Promise<Paper> {
  const [{ default: Document }, faces] = await Promise.all([
    import('pdfkit') as Promise<{ default: typeof PDFDocument }>,
    openFaces(locale, texts),
  ]);
  const document = new Document({
    size: 'A4',
    margin: 0,
    lang: locale,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: madeAt },
  });
  for (const [name, font] of faces)
    document.registerFont(name, font as unknown as PDFKit.Mixins.PDFFontSource);
  const chunks: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });

  const pieces = (text: string, face: Face) => piecesOf(text, face, faces, locale);
  const widthOf = (text: string, face: Face, size: number) =>
    pieces(text, face).reduce(
      (width, piece) => width + document.font(piece.face).fontSize(size).widthOfString(piece.text),
      0,
    );
  const linesOf = (
    text: string,
    { width, mostLines, size = 10, face = 'text' }: Pick<Written, 'width' | 'mostLines' | 'size' | 'face'>,
  ) => breakLines(text, { width, mostLines, locale, widthOf: (part) => widthOf(part, face, size) });
  const leading = (size: number) => size * 1.42;

  function writeLine(line: string, y: number, at: Written): void {
    const { size = 10, face = 'text', align = 'left', colour = paperColours.ink, isStruck } = at;
    const whole = widthOf(line, face, size);
    let x = align === 'right' ? at.x + at.width - whole : at.x;
    const begin = x;
    for (const piece of pieces(line, face)) {
      document.font(piece.face).fontSize(size).fillColor(colour);
      // Faces have their own heights: all stand on one line.
      // There is one weight of the Chinese face: a line around its signs makes them strong.
      const stroke = piece.face === 'chinese' && face !== 'text';
      document.lineWidth(size / 36).strokeColor(colour);
      document.text(piece.text, x, y + size, {
        lineBreak: false,
        baseline: 'alphabetic',
        fill: true,
        stroke,
      });
      x += document.widthOfString(piece.text);
    }
    if (isStruck)
      document
        .moveTo(begin, y + size * 0.68)
        .lineTo(begin + whole, y + size * 0.68)
        .lineWidth(size / 12)
        .stroke(colour);
  }

  return {
    document,
    write(text, at) {
      const { size = 10, as = 'P' } = at;
      const lines = linesOf(text, at);
      const draw = () => {
        for (const [index, line] of lines.entries()) writeLine(line, at.y + index * leading(size), at);
      };
      document.addStructure(document.struct(as, {}, draw));
      return at.y + lines.length * leading(size);
    },
    heightOf: (text, at) => linesOf(text, at).length * leading(at.size ?? 10),
    decorate(draw) {
      document.markContent('Artifact', { type: 'Layout' });
      draw(document);
      document.endMarkedContent();
    },
    finish() {
      document.end();
      return ended;
    },
  };
}
