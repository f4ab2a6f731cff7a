import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { Font } from 'fontkit';

const files = {
  title: 'besley-600',
  strong: 'instrument-sans-600',
  text: 'instrument-sans-400',
  more: 'noto-sans-more',
  chinese: 'noto-sans-sc',
} as const;

export type Face = keyof typeof files;
export type Faces = ReadonlyMap<Face, Font>;

const unzipped = promisify(gunzip);
const opened = new Map<Face, Promise<Font>>();

/**
 * Opens the fonts that a document needs. The Chinese font is larger than all others together, so it is opened
 * only for a document that uses it.
 */
export async function openFaces(locale: MessageLocale, texts: string): Promise<Faces> {
  const latin: Face[] = ['title', 'strong', 'text', 'more'];
  const faces = new Map<Face, Font>();
  for (const face of latin) faces.set(face, await open(face));
  const isKnown = (letter: string) =>
    ['text', 'more'].some((face) => has(faces, face as Face, letter)) || /\s/.test(letter);
  if (locale === 'zh-Hans' || ![...texts].every(isKnown)) faces.set('chinese', await open('chinese'));
  return faces;
}

/**
 * Splits a text into pieces by font: the wanted font where it has the character, or else another font that
 * has it.
 */
export function piecesOf(text: string, wantedFace: Face, faces: Faces, locale: MessageLocale) {
  // Among Chinese characters, the quotation marks and dashes of Latin fonts are too narrow, so one font is
  // used throughout.
  const isChinese = locale === 'zh-Hans' && /\p{Script=Han}/u.test(text);
  const order: readonly Face[] = isChinese
    ? ['chinese', wantedFace, 'text', 'more']
    : [wantedFace, 'text', 'more', 'chinese'];
  const pieces: { text: string; face: Face }[] = [];
  for (const letter of text) {
    const face = order.find((one) => has(faces, one, letter)) ?? wantedFace;
    const last = pieces.at(-1);
    if (last && (last.face === face || /\p{M}/u.test(letter))) last.text += letter;
    else pieces.push({ text: letter, face });
  }
  return pieces;
}

function has(faces: Faces, face: Face, letter: string): boolean {
  return faces.get(face)?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ?? false;
}

function open(face: Face): Promise<Font> {
  const openedFont = opened.get(face);
  if (openedFont) return openedFont;
  const opening = read(face);
  opened.set(face, opening);
  // A file that could not be read is tried again the next time.
  opening.catch(() => opened.delete(face));
  return opening;
}

async function read(face: Face): Promise<Font> {
  const { create } = await import('fontkit');
  const file = await unzipped(
    await readFile(new URL(`../../../../fonts/${files[face]}.ttf.gz`, import.meta.url)),
  );
  const font = create(file) as Font;
  if (face !== 'chinese') rememberCharacters(font);
  return font;
}

/**
 * Links each glyph with its character. A font keeps the glyphs that were used. One that is first used as a part of
 * another one would otherwise stay without a character, and later documents could not be searched,
 * copied or read aloud. Chinese characters are not composed in this way.
 */
function rememberCharacters(font: Font): void {
  for (const character of font.characterSet) font.glyphForCodePoint(character);
}
