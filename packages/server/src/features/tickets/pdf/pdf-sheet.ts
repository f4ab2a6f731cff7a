import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type PDFDocument from 'pdfkit';
import { type Face, openFaces, piecesOf } from './fonts.ts';

export const pdfColours = {
  text: '#0b2135',
  secondaryText: '#51616e',
  line: '#cfc8b9',
  headerBackground: '#083a52',
  headerText: '#e6f2f1',
};

/** A4, in points. */
export const sheet = { width: 595.28, height: 841.89, margin: 48 } as const;

type SheetMetadata = {
  readonly locale: MessageLocale;
  readonly title: string;
  readonly author: string;
  /** The creation date in the file. It is given, so that the same document is always the same file. */
  readonly madeAt: Date;
  /** All texts of the document, which decide the fonts that it needs. */
  readonly texts: string;
};

export type TextBox = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Longer text is cut off with an ellipsis. */
  readonly mostLines?: number;
  readonly size?: number;
  readonly face?: Face;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
  /** Struck through, for text that is no longer valid. */
  readonly isStruck?: boolean;
  /** The structure element that screen readers announce. */
  readonly as?: 'H1' | 'H2' | 'P';
};

export type PdfSheet = {
  readonly document: PDFKit.PDFDocument;
  /** Writes a text in as many lines as needed and returns where it ends. */
  write(text: string, at: TextBox): number;
  heightOf(text: string, at: Pick<TextBox, 'width' | 'mostLines' | 'size' | 'face'>): number;
  /** Draws decoration, which screen readers skip. */
  decorate(draw: (document: PDFKit.PDFDocument) => void): void;
  finish(): Promise<Buffer>;
};

/** Opens an empty document. The libraries for drawing and fonts are loaded for the first document. */
export async function openPdfSheet({
  locale,
  title,
  author,
  madeAt,
  texts,
}: SheetMetadata): Promise<PdfSheet> {
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
    { width, mostLines, size = 10, face = 'text' }: Pick<TextBox, 'width' | 'mostLines' | 'size' | 'face'>,
  ) => breakLines(text, { width, mostLines, locale, widthOf: (part) => widthOf(part, face, size) });
  const lineHeight = (size: number) => size * 1.42;

  function writeLine(line: string, y: number, at: TextBox): void {
    const { size = 10, face = 'text', align = 'left', colour = pdfColours.text, isStruck } = at;
    const lineWidth = widthOf(line, face, size);
    let x = align === 'right' ? at.x + at.width - lineWidth : at.x;
    const begin = x;
    for (const piece of pieces(line, face)) {
      document.font(piece.face).fontSize(size).fillColor(colour);
      // Fonts differ in height, so all of them share one baseline. The Chinese font has a single weight; an
      // outline makes its characters bold.
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
        .lineTo(begin + lineWidth, y + size * 0.68)
        .lineWidth(size / 12)
        .stroke(colour);
  }

  return {
    document,
    write(text, at) {
      const { size = 10, as = 'P' } = at;
      const lines = linesOf(text, at);
      const draw = () => {
        for (const [index, line] of lines.entries()) writeLine(line, at.y + index * lineHeight(size), at);
      };
      document.addStructure(document.struct(as, {}, draw));
      return at.y + lines.length * lineHeight(size);
    },
    heightOf: (text, at) => linesOf(text, at).length * lineHeight(at.size ?? 10),
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

type LineLimits = {
  readonly width: number;
  /** Longer text is cut off with an ellipsis. By default all lines are returned. */
  readonly mostLines?: number | undefined;
  readonly locale: MessageLocale;
  readonly widthOf: (text: string) => number;
};

const segmenters = new Map<string, Intl.Segmenter>();

/**
 * Breaks a text into lines that fit: between words, even in languages without spaces, and inside a word only
 * if necessary.
 */
export function breakLines(text: string, room: LineLimits): string[] {
  const lines = unlimitedLines(text, room);
  const { mostLines = lines.length } = room;
  if (lines.length <= mostLines) return lines;
  return [...lines.slice(0, mostLines - 1), shortenWithEllipsis(lines[mostLines - 1] ?? '', room)];
}

function shortenWithEllipsis(line: string, { width, widthOf }: LineLimits): string {
  const letters = [...line];
  while (letters.length > 0 && widthOf(`${letters.join('').trimEnd()}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

function unlimitedLines(text: string, { width, locale, widthOf, mostLines }: LineLimits): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    // Hidden text is not measured, because it could be long.
    const isFull = () => mostLines !== undefined && lines.length > mostLines;
    for (const part of wordsOf(paragraph, locale)) {
      if (isFull()) break;
      if (widthOf((line + part).trimEnd()) <= width) {
        line += part;
        continue;
      }
      if (line !== '') lines.push(line.trimEnd());
      line = '';
      for (const letter of part.trimStart()) {
        if (isFull()) break;
        if (line !== '' && widthOf(line + letter) > width) {
          lines.push(line);
          line = '';
        }
        line += letter;
      }
    }
    return [...lines, line.trimEnd()];
  });
}

/**
 * Splits a paragraph into words. Each word includes what must not begin a line after it: spaces, punctuation
 * and closing brackets. An opening bracket, and the dots and slashes of an address, stay with what follows.
 */
function wordsOf(paragraph: string, locale: string): string[] {
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'word' });
  segmenters.set(locale, segmenter);
  const parts: string[] = [];
  let sticks = false;
  for (const { segment } of segmenter.segment(paragraph)) {
    if (parts.length > 0 && (sticks || /^[\s\p{Pe}\p{Pf}\p{Po}%-]+$/u.test(segment)))
      parts[parts.length - 1] += segment;
    else parts.push(segment);
    sticks = /[\p{Ps}\p{Pi}\u00a0\u202f]$/u.test(segment) || /[.@/:]$/.test(segment);
  }
  return parts;
}
