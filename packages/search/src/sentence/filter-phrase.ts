import type { SentenceFilter } from '@ashore/core/contract/search/sentence-filter.ts';
import type { LocalDate } from '@ashore/core/time/local-date-time.ts';

/** A way to say a filter. The pattern is matched against folded text. */
export type FilterPattern = {
  readonly pattern: RegExp;
  /** Undefined if the words mean something else after all. */
  readonly read: (words: PhraseWords, today: LocalDate) => SentenceFilter | undefined;
};

/** The named groups of a pattern. */
export type PhraseWords = Readonly<Record<string, string | undefined>>;

/** Stands for words that were read, so that those around them do not become one phrase. */
export const READ = '\u0001';

export function patternOf(source: string): RegExp {
  return new RegExp(source, 'gu');
}
