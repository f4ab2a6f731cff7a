import type { LocalDate } from '@ashore/core/time/local-date-time.ts';
import type { Knowledge } from '@ashore/search/query/knowledge.ts';
import type { Vocabulary } from '@ashore/search/query/vocabulary.ts';
import { understandQuery } from '@ashore/search/sentence/understand-query.ts';
import { keyOf } from '@ashore/search/text/cut-atoms.ts';
import { foldText } from '@ashore/search/text/fold-text.ts';
import { looksPersonal } from './personal-words.ts';

type CountedWordsInput = {
  readonly knowledge: Knowledge;
  readonly vocabulary: Pick<Vocabulary, 'documentFrequency'>;
  readonly today: LocalDate;
};

const MIN_LENGTH = 2;
const MAX_LENGTH = 100;

/**
 * The words under which a query is counted: folded, without punctuation, and without the days, ages, prices and travellers that
 * it states, so that queries for the same are counted together. Undefined if it is not counted: nothing is left, it is a text
 * and no query, or it looks personal.
 */
export function countedWords(
  query: string,
  { knowledge, vocabulary, today }: CountedWordsInput,
): string | undefined {
  const folded = foldText(understandQuery(query, { today, knowledge }).rest);
  const words = keyOf(folded);
  if (words.length < MIN_LENGTH || words.length > MAX_LENGTH) return undefined;
  return looksPersonal(folded, { knowledge, vocabulary }) ? undefined : words;
}
