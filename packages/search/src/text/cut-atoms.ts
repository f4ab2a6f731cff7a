/** A word, or one character of a script that is written without spaces. */
export type Atom = {
  readonly text: string;
  readonly isGlyph: boolean;
  /** Whether nothing separates the atom from the previous one, so that both may be one word. */
  readonly isJoined: boolean;
};

/** Text that is longer is not a word but an address, a key or a stuck keyboard. */
const MAX_WORD_LENGTH = 48;

/** Cuts folded text into atoms that can be matched. The time is proportional to the length of the text. */
export function cutAtoms(folded: string, maxAtoms = Number.POSITIVE_INFINITY): Atom[] {
  const atoms: Atom[] = [];
  let at = 0;
  let endOfLast = -1;
  while (at < folded.length && atoms.length < maxAtoms) {
    const kind = kindAt(folded, at);
    const start = at;
    at += kind.units;
    if (kind.type === 'gap') continue;
    if (kind.type === 'letter') at = endOfWord(folded, at);
    if (at - start <= MAX_WORD_LENGTH)
      atoms.push({
        text: folded.slice(start, at),
        isGlyph: kind.type === 'glyph',
        isJoined: start === endOfLast,
      });
    endOfLast = at;
  }
  return atoms;
}

/** Joins atoms to one key: words with a space between them, characters without. */
export function joinAtoms(atoms: readonly Atom[], from = 0, to = atoms.length): string {
  let key = '';
  for (let at = from; at < to; at++) {
    const atom = atoms[at];
    if (!atom) break;
    const isApart = at > from && !atom.isGlyph && !atoms[at - 1]?.isGlyph;
    key += isApart ? ` ${atom.text}` : atom.text;
  }
  return key;
}

/** Returns the key under which a name or a term is looked up. */
export function keyOf(folded: string): string {
  return joinAtoms(cutAtoms(folded));
}

/** Whether a key begins with a Chinese or Japanese character: they lie above all alphabets but the Korean one. */
export function beginsWithGlyph(key: string): boolean {
  return key.charCodeAt(0) > 0x2e00;
}

type CharacterKind = { readonly type: 'gap' | 'letter' | 'glyph'; readonly units: 1 | 2 };

const gap: CharacterKind = { type: 'gap', units: 1 };
const letter: CharacterKind = { type: 'letter', units: 1 };
const glyph: CharacterKind = { type: 'glyph', units: 1 };
const glyphs = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;
const letters = /[\p{L}\p{N}]/u;

// Caches the kind of each character. Testing every character of a catalogue with a regular expression takes
// longer than all other work.
const kindCache: (CharacterKind | undefined)[] = new Array(0x10000);

function kindAt(text: string, at: number): CharacterKind {
  const unit = text.charCodeAt(at);
  if (unit >= 0xd800 && unit < 0xdc00) {
    const kind = kindOf(String.fromCodePoint(text.codePointAt(at) ?? unit));
    return kind === gap ? gap : { type: kind.type, units: 2 };
  }
  const kind = kindCache[unit] ?? kindOf(String.fromCharCode(unit));
  kindCache[unit] = kind;
  return kind;
}

function kindOf(character: string): CharacterKind {
  if (glyphs.test(character)) return glyph;
  return letters.test(character) ? letter : gap;
}

function endOfWord(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const kind = kindAt(text, at);
    if (kind.type !== 'letter') break;
    at += kind.units;
  }
  return at;
}
