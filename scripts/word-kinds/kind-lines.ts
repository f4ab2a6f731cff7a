import type { KindOfWord } from '../../packages/search/src/lexicon/kinds/word-kinds.ts';

const MARKS: Readonly<Record<KindOfWord, string>> = { never: '', alone: '?', always: '!' };

/** One word a line, sorted as the search compares them, with a mark behind those that may ask. */
export function kindLines(kinds: ReadonlyMap<string, KindOfWord>): string[] {
  return [...kinds]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([word, kind]) => word + MARKS[kind]);
}
