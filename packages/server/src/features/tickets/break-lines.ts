import type { MessageLocale } from '@ashore/core/locale/locales.ts';

type Room = {
  readonly width: number;
  /** Of a longer text the rest is left out, and said to be. All of it unless given. */
  readonly mostLines?: number | undefined;
  readonly locale: MessageLocale;
  readonly widthOf: (text: string) => number;
};

const segmenters = new Map<string, Intl.Segmenter>();

/** A text in lines that fit: broken between words, where a language has no blanks too, and inside one only when it must. */
export function breakLines(text: string, room: Room): string[] {
  const lines = allLines(text, room);
  const { mostLines = lines.length } = room;
  if (lines.length <= mostLines) return lines;
  return [...lines.slice(0, mostLines - 1), cutShort(lines[mostLines - 1] ?? '', room)];
}

function cutShort(line: string, { width, widthOf }: Room): string {
  const letters = [...line];
  while (letters.length > 0 && widthOf(`${letters.join('').trimEnd()}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

function allLines(text: string, { width, locale, widthOf, mostLines }: Room): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    // What nobody will see is not measured: it could be long.
    const isFull = () => mostLines !== undefined && lines.length > mostLines;
    for (const part of partsOf(paragraph, locale)) {
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

/** Words with what may not begin a line after them: blanks, points and closing signs. */
function partsOf(paragraph: string, locale: string): string[] {
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
