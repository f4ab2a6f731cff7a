import { bitsIn } from './bits-in.ts';
import { BEYOND_BOUND, editDistance } from './edit-distance.ts';

/** Sorted words that can be searched by beginning and by similarity. */
export type SortedWords = {
  /** Each word once, in the order of its code units. */
  readonly words: readonly string[];
  /** Index of the first word. The entries before it are not words. */
  readonly firstWord: number;
  byLength?: ByLength;
};

/** Positions of the words of each length, and a mask of each word's letters. */
type ByLength = { readonly starts: Uint32Array; readonly at: Uint32Array; readonly masks: Uint32Array };

export type SimilarWord = { readonly position: number; readonly distance: number };

export function sortWords(words: Iterable<string>): SortedWords {
  return { words: [...new Set(words)].sort(compareCodeUnits), firstWord: 0 };
}

export function compareCodeUnits(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Position of the word, or the position where it would be inserted. */
function positionOf({ words }: Pick<SortedWords, 'words'>, word: string, from = 0): number {
  let low = from;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Position of the word, or −1 if it is missing. */
export function findWord(sortedWords: Pick<SortedWords, 'words'>, word: string): number {
  const at = positionOf(sortedWords, word);
  return sortedWords.words[at] === word ? at : -1;
}

/** Range of the words with this beginning. */
export function rangeWithBeginning(
  sortedWords: SortedWords,
  beginning: string,
): { readonly from: number; readonly to: number } {
  const from = positionOf(sortedWords, beginning, sortedWords.firstWord);
  return { from, to: positionOf(sortedWords, `${beginning}\uffff`, from) };
}

/**
 * Finds every word within `bound` edits, in no particular order. Comparing two words is slow, so their letter
 * masks are compared first. One edit adds at most one letter that the other word lacks, and removes at most
 * one.
 */
export function findSimilarWords(sortedWords: SortedWords, word: string, bound: number): SimilarWord[] {
  sortedWords.byLength ??= groupByLength(sortedWords);
  const { starts, at, masks } = sortedWords.byLength;
  const mask = letterMask(word);
  const similar: SimilarWord[] = [];
  const last = starts[Math.min(word.length + bound, MAX_WORD_LENGTH) + 1] ?? 0;
  for (let index = starts[Math.max(0, word.length - bound)] ?? 0; index < last; index++) {
    const otherMask = masks[index] ?? 0;
    if (bitsIn(otherMask & ~mask) > bound || bitsIn(mask & ~otherMask) > bound) continue;
    const position = at[index] ?? 0;
    const distance = editDistance(word, sortedWords.words[position] ?? '', bound);
    if (distance !== BEYOND_BOUND) similar.push({ position, distance });
  }
  return similar;
}

/** Longer words are never found by similarity. `editDistance` takes two letters more: the most edits that are asked for. */
const MAX_WORD_LENGTH = 62;

function groupByLength({ words, firstWord }: SortedWords): ByLength {
  const starts = new Uint32Array(MAX_WORD_LENGTH + 3);
  const lengthAt = (at: number) => Math.min(words[at]?.length ?? 0, MAX_WORD_LENGTH + 1);
  for (let at = firstWord; at < words.length; at++)
    starts[lengthAt(at) + 1] = (starts[lengthAt(at) + 1] ?? 0) + 1;
  for (let length = 1; length < starts.length; length++)
    starts[length] = (starts[length] ?? 0) + (starts[length - 1] ?? 0);
  const next = starts.slice();
  const at = new Uint32Array(words.length - firstWord);
  for (let position = firstWord; position < words.length; position++) {
    const length = lengthAt(position);
    at[next[length] ?? 0] = position;
    next[length] = (next[length] ?? 0) + 1;
  }
  return { starts, at, masks: Uint32Array.from(at, (position) => letterMask(words[position] ?? '')) };
}

function letterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at++) mask |= 1 << (word.charCodeAt(at) & 31);
  return mask >>> 0;
}
