import { atomsOf } from './atoms-of.ts';

/**
 * Returns the words under which texts are indexed, each once for each way in which it is written. In scripts without spaces,
 * every two adjacent characters are a word. `interpretGlyphs` cuts queries into the same pairs. After a change here, raise
 * `ANALYSIS` in `query/knowledge.ts`, or saved indexes keep the old words.
 */
export function wordsOf(texts: readonly string[]): string[] {
  turn += 1;
  const words: string[] = [];
  for (const text of texts) {
    const atoms = atomsOf(text);
    for (let at = 0; at < atoms.length; at++) {
      const [atom, next] = [atoms[at], atoms[at + 1]];
      if (!atom) continue;
      if (atom.isGlyph && next?.isGlyph && next.isJoined) addPair(words, atom.text, next.text);
      else if (atom.isGlyph && atom.isJoined && atoms[at - 1]?.isGlyph) continue;
      else if (atom.number < 0 || !isSeen(seenWords, atom.number)) words.push(atom.text);
    }
  }
  return words;
}

function addPair(words: string[], first: string, second: string): void {
  const key = (first.charCodeAt(0) << 16) | second.charCodeAt(0);
  if (first.length + second.length > 2) words.push(first + second);
  else if (!isSeen(seenPairs, key)) words.push(pairOf(first, second, key));
}

/** The keys that were seen last, and in which turn. A key that another one has replaced is seen again. */
type SeenKeys = { readonly keys: Int32Array; readonly turns: Int32Array };

const SEEN_BITS = 16;
const seenKeys = (): SeenKeys => ({
  keys: new Int32Array(1 << SEEN_BITS),
  turns: new Int32Array(1 << SEEN_BITS),
});
const [seenWords, seenPairs] = [seenKeys(), seenKeys()];
let turn = 0;

function isSeen({ keys, turns }: SeenKeys, key: number): boolean {
  const slot = slotOf(key, SEEN_BITS);
  if (keys[slot] === key && turns[slot] === turn) return true;
  keys[slot] = key;
  turns[slot] = turn;
  return false;
}

const slotOf = (key: number, bits: number) => Math.imul(key, 0x9e3779b1) >>> (32 - bits);

// A table of pairs of characters. Pairs of the same characters are the same string, so that collections compare them at once.
const TABLE_BITS = 20;
const MAX_PAIRS = 1 << (TABLE_BITS - 2);
const slots = new Int32Array(1 << TABLE_BITS);
let keys: number[] = [0];
let pairs: string[] = [''];

function pairOf(first: string, second: string, key: number): string {
  let slot = slotOf(key, TABLE_BITS);
  for (let at = slots[slot] ?? 0; at !== 0; at = slots[slot] ?? 0) {
    if (keys[at] === key) return pairs[at] ?? '';
    slot = (slot + 1) % slots.length;
  }
  const pair = first + second;
  if (pairs.length > MAX_PAIRS) {
    slots.fill(0);
    [keys, pairs] = [[0], ['']];
    return pair;
  }
  slots[slot] = pairs.length;
  keys.push(key);
  pairs.push(pair);
  return pair;
}
