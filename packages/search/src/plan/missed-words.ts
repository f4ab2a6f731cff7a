import { LONGEST_QUERY } from '@ashore/core/contract/longest-query.ts';
import { foldText } from '../text/fold-text.ts';
import type { Knowledge } from './knowledge.ts';

type MissedWords = {
  readonly unmatched: readonly string[];
  readonly knowledge: Pick<Knowledge, 'stops'>;
};

export type Missed = {
  /** As they were typed. */
  readonly words: string[];
  /** What is left of the question without them. */
  readonly understood: string;
};

/**
 * Which words of a question nothing was made of, and what was answered in its place; undefined where there is nothing to
 * be said. A single letter or digit is not missed by anybody.
 */
export function missedWords(query: string, { unmatched, knowledge }: MissedWords): Missed | undefined {
  let rest = query.slice(0, LONGEST_QUERY);
  const words: string[] = [];
  for (const folded of new Set(unmatched)) {
    const typed = typedAs(folded, rest);
    if (typed === undefined) continue;
    rest = without(typed, rest);
    if (folded.length > 1) words.push(typed);
  }
  const understood = withoutStops(rest, knowledge);
  return words.length > 0 && understood !== '' ? { words, understood } : undefined;
}

const wordIn = /[\p{L}\p{N}\p{M}]+/gu;
const glyph = /\p{sc=Han}/u;

function typedAs(folded: string, text: string): string | undefined {
  const word = text.match(wordIn)?.find((one) => foldText(one) === folded);
  if (word !== undefined) return word;
  // Written without spaces it stands among others.
  return text.includes(folded) ? folded : undefined;
}

function without(typed: string, text: string): string {
  // What belongs to it, unless it begins a word of its own: a taxi.
  if (glyph.test(typed)) return text.replaceAll(typed, '\0').replace(/\0(?:的(?!士))?/g, ' ');
  return text.replaceAll(typed, (word, at: number) => (isWhole(text, at, word) ? ' ' : word));
}

/** "and" is no word of "Andalusia". */
function isWhole(text: string, at: number, word: string): boolean {
  const isLetter = /^[\p{L}\p{N}\p{M}]$/u;
  return !isLetter.test(text.charAt(at - 1)) && !isLetter.test(text.charAt(at + word.length));
}

/** What joined it to the words that are gone says nothing without them. Of Chinese a stop may be half a word. */
function withoutStops(text: string, { stops }: Pick<Knowledge, 'stops'>): string {
  const isStop = (word: string) => (stops.next.get(foldText(word))?.meanings.length ?? 0) > 0;
  const parts = text.match(/\S+|\s+/g) ?? [];
  const says = (part: string) => glyph.test(part) || (/[\p{L}\p{N}]{2}/u.test(part) && !isStop(part));
  const from = parts.findIndex(says);
  return from < 0
    ? ''
    : parts
        .slice(from, parts.findLastIndex(says) + 1)
        .join('')
        .replace(/\s+/g, ' ');
}
