import { MAX_QUERY_LENGTH } from '@ashore/core/contract/values/limits.ts';
import { withoutLooseEnds } from '@ashore/core/text/tidy-query.ts';
import { foldText } from '../text/fold-text.ts';
import { foldQuery } from '../text/folded-query.ts';
import { keyOfText } from '../text/key-of-text.ts';
import { isWholeWord } from '../text/whole-word.ts';
import type { Knowledge } from './knowledge.ts';

type FindUnmatchedWordsInput = {
  readonly unmatched: readonly string[];
  readonly knowledge: Pick<Knowledge, 'stopPhrases' | 'fillers'>;
};

export type UnmatchedWords = {
  /** The unmatched words as the traveller typed them. */
  readonly words: string[];
  /** The rest of the query, without the unmatched words. */
  readonly understood: string;
};

/**
 * Returns the unmatched words of a query and the rest that was answered instead. Undefined if there is
 * nothing to report. A single letter or digit is never reported.
 */
export function findUnmatchedWords(
  query: string,
  { unmatched, knowledge }: FindUnmatchedWordsInput,
): UnmatchedWords | undefined {
  let unreadQuery = query.slice(0, MAX_QUERY_LENGTH);
  const words: string[] = [];
  for (const folded of new Set(unmatched)) {
    const typed = typedAs(folded, unreadQuery);
    if (typed === undefined) continue;
    unreadQuery = removeWord(typed, unreadQuery);
    if (namesSomething(folded)) words.push(typed);
  }
  const understood = withoutLooseEnds(trimStopWords(unreadQuery, knowledge));
  return words.length > 0 && understood !== '' ? { words, understood } : undefined;
}

/** Whether an unknown word may name something. A single letter or digit does not. */
export function namesSomething(word: string): boolean {
  return word.length > 1;
}

/** Words of a plan as the traveller typed them. */
export function wordsAsTyped(words: readonly string[], query: string): string[] {
  const { text, typed } = foldQuery(query);
  return words.map((word) => {
    const at = text.indexOf(word);
    if (at < 0) return word;
    const { from, to } = typed(at, at + word.length);
    return query.slice(from, to);
  });
}

const anyWord = /[\p{L}\p{N}\p{M}]+/gu;
const glyph = /\p{sc=Han}/u;

function typedAs(folded: string, text: string): string | undefined {
  const word = text.match(anyWord)?.find((candidate) => foldText(candidate) === folded);
  if (word !== undefined) return word;
  // Text without spaces contains the word among others.
  return text.includes(folded) ? folded : undefined;
}

function removeWord(typed: string, text: string): string {
  // A following 的 belongs to the removed word, unless it begins another word: 的士 is a taxi.
  if (glyph.test(typed)) return text.replaceAll(typed, '\0').replace(/\0(?:的(?!士))?/g, ' ');
  return text.replaceAll(typed, (word, at: number) => (isWholeWord(text, at, word) ? ' ' : word));
}

/**
 * Removes words that say nothing at both ends of the rest, because they only joined the removed words. Chinese text
 * stays, as such a word may be half of another word.
 */
function trimStopWords(
  text: string,
  { stopPhrases, fillers }: Pick<Knowledge, 'stopPhrases' | 'fillers'>,
): string {
  const isStop = (word: string) => {
    const key = keyOfText(word);
    return (stopPhrases.next.get(key)?.meanings.length ?? 0) > 0 || fillers.isFiller(key);
  };
  const parts = text.match(/\S+|\s+/g) ?? [];
  const hasMeaning = (part: string) => glyph.test(part) || (/[\p{L}\p{N}]{2}/u.test(part) && !isStop(part));
  const from = parts.findIndex(hasMeaning);
  return from < 0
    ? ''
    : parts
        .slice(from, parts.findLastIndex(hasMeaning) + 1)
        .join('')
        .replace(/\s+/g, ' ');
}
