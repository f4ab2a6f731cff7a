import { type Atom, cutAtoms } from './cut-atoms.ts';
import { foldText } from './fold-text.ts';

/** An atom that is the same object wherever its word stands. */
export type ReadAtom = Atom & {
  /** The number of the word. Two atoms of one word have the same number for as long as the word is remembered. */
  readonly number: number;
};

/**
 * The atoms of a text: those of `cutAtoms(foldText(text))`, several times as fast. A catalogue repeats the same words, so each
 * word is folded once.
 */
export function readAtoms(text: string): ReadAtom[] {
  const read = scan(text);
  if (read) return read;
  const folded = foldText(text);
  return (
    scan(folded) ??
    cutAtoms(folded).map(({ text: word, isGlyph, isJoined }) => readAtom(word, isGlyph, isJoined))
  );
}

/** Remembers what `find` finds for each word. Looking a word up by its number is much faster than by its letters. */
export function rememberPerWord<Found>(find: (atom: Atom) => Found): (atom: ReadAtom) => Found {
  let found: Found[] = [];
  let first = firstNumber;
  return (atom) => {
    if (first !== firstNumber) [found, first] = [[], firstNumber];
    const at = atom.number - first;
    // The text was read before the words were forgotten.
    if (at < 0) return find(atom);
    const remembered = found[at];
    if (remembered !== undefined) return remembered;
    while (found.length < at) found.push(undefined as Found);
    const made = find(atom);
    found[at] = made;
    return made;
  };
}

/** What a character is once it is folded. Others change with what stands next to them, or become several things. */
const UNKNOWN = 0;
const GAP = 1;
const LETTER = 2;
const GLYPH = 3;
const OTHER = 4;

/** By code unit. Other texts are made of a few hundred different characters. */
const kinds = new Uint8Array(0x10000);

function kindOf(unit: number): number {
  const known = kinds[unit] ?? UNKNOWN;
  if (known !== UNKNOWN) return known;
  const kind = findKind(unit);
  kinds[unit] = kind;
  return kind;
}

/** Korean syllables are taken apart and joined again, also with what follows. */
const korean = /[\u1100-\u11ff\ua960-\ua97f\uac00-\ud7ff]/;

function findKind(unit: number): number {
  if (unit >= 0xd800 && unit < 0xe000) return OTHER;
  const folded = foldText(String.fromCharCode(unit));
  if (folded === '' || korean.test(folded)) return OTHER;
  const atoms = cutAtoms(folded);
  if (atoms.length === 0) return GAP;
  const [atom] = atoms;
  if (atoms.length > 1 || atom?.text !== folded) return OTHER;
  if (!atom.isGlyph) return LETTER;
  return folded.length === 1 ? GLYPH : OTHER;
}

/** The atom of a word that stands apart, and the one of a word that is joined to the atom before it. */
type ReadWord = { readonly apart: ReadAtom; readonly joined: ReadAtom };

/** The atoms of a text without other characters, or undefined if there are any. */
function scan(text: string): ReadAtom[] | undefined {
  if (remembered > MAX_WORDS) forgetWords();
  const atoms: ReadAtom[] = [];
  let endOfLast = -1;
  for (let at = 0; at < text.length; ) {
    const start = at;
    const unit = text.charCodeAt(at++);
    const kind = kindOf(unit);
    if (kind === GAP) continue;
    if (kind === OTHER) return undefined;
    let read: ReadWord | undefined;
    if (kind === GLYPH) read = glyphs[unit] ?? rememberGlyph(unit);
    else {
      let hash = Math.imul(FIRST_HASH ^ unit, HASH_FACTOR);
      for (; at < text.length; at++) {
        const next = text.charCodeAt(at);
        if (kindOf(next) !== LETTER) break;
        hash = Math.imul(hash ^ next, HASH_FACTOR);
      }
      read = wordAt(text, { start, end: at, hash });
    }
    if (read) atoms.push(start === endOfLast ? read.joined : read.apart);
    endOfLast = at;
  }
  return atoms;
}

// A table of words by their letters as they are written. A Map would need a string of each word to look it up. Words of a text
// that is being read are never forgotten.
const FIRST_HASH = 0x811c9dc5;
const HASH_FACTOR = 0x01000193;
const TABLE_SIZE = 0x80000;
const MAX_WORDS = 0x20000;
const slots = new Int32Array(TABLE_SIZE);
let written: string[] = [''];
/** By the same number as the written words. Text that is too long to be a word has no atom. */
let words: (ReadWord | undefined)[] = [undefined];
let glyphs: (ReadWord | undefined)[] = new Array(0x10000);
/** How many words are remembered, and the number of the first of them. */
let remembered = 0;
let firstNumber = 0;

function forgetWords(): void {
  slots.fill(0);
  written = [''];
  words = [undefined];
  glyphs = new Array(0x10000);
  firstNumber += remembered;
  remembered = 0;
}

function rememberGlyph(unit: number): ReadWord {
  const word = readWord(foldText(String.fromCharCode(unit)), true);
  glyphs[unit] = word;
  return word;
}

function readWord(text: string, isGlyph: boolean): ReadWord {
  const number = firstNumber + remembered;
  remembered += 1;
  return {
    apart: { text, isGlyph, isJoined: false, number },
    joined: { text, isGlyph, isJoined: true, number },
  };
}

/** An atom of which nothing is remembered. */
function readAtom(text: string, isGlyph: boolean, isJoined: boolean): ReadAtom {
  return { text, isGlyph, isJoined, number: -1 };
}

type WrittenWord = { readonly start: number; readonly end: number; readonly hash: number };

function wordAt(text: string, { start, end, hash }: WrittenWord): ReadWord | undefined {
  let slot = (hash ^ (hash >>> 15)) & (TABLE_SIZE - 1);
  for (let at = slots[slot] ?? 0; at !== 0; at = slots[slot] ?? 0) {
    if (isSame(written[at] ?? '', text, start, end)) return words[at];
    slot = (slot + 1) & (TABLE_SIZE - 1);
  }
  // A part of a text would keep the whole text in memory.
  const word = Buffer.from(text.slice(start, end), 'utf16le').toString('utf16le');
  const [atom] = cutAtoms(foldText(word));
  if (words.length >= TABLE_SIZE / 2)
    return atom && { apart: readAtom(atom.text, false, false), joined: readAtom(atom.text, false, true) };
  slots[slot] = words.length;
  written.push(word);
  words.push(atom && readWord(atom.text, false));
  return words.at(-1);
}

function isSame(word: string, text: string, start: number, end: number): boolean {
  if (word.length !== end - start) return false;
  for (let at = 0; at < word.length; at++)
    if (word.charCodeAt(at) !== text.charCodeAt(start + at)) return false;
  return true;
}
