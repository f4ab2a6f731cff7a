import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import { foldLetters } from './fold-letters.ts';

/** More words do not say more, and each is looked for in every text. */
const MOST_WORDS = 8;

/** What a question is about: its words, small and without marks. "at" and "im" only where there is nothing longer. */
export function wordsOf(query: string, locale: MessageLocale): string[] {
  // Chinese is written without spaces; the segmenter knows its words.
  const segments = new Intl.Segmenter(locale, { granularity: 'word' }).segment(query);
  const words = [...segments]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => foldLetters(segment));
  const telling = words.filter((word) => word.length > 2 || /\p{Script=Han}/u.test(word));
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, MOST_WORDS);
}
