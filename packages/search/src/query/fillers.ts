import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { FillerWords } from '../lexicon/fillers/fillers.ts';
import { foldText } from '../text/fold-text.ts';
import { findSimilarWords, sortWords } from '../text/sorted-words.ts';
import { stemWord } from '../text/stem-word.ts';

/** Tells which words say nothing about the topic of a query. They cost a query nothing, and no product must have them. */
export type Fillers = {
  readonly isFiller: (word: string) => boolean;
  /** Whether the word is a filler with one slip. */
  readonly isNearlyFiller: (word: string) => boolean;
  /** The language of these words, English or German, by their fillers; that of the page if they do not tell. */
  readonly languageOf: (words: readonly string[], page: MessageLocale) => MessageLocale;
};

type FillerLists = Readonly<Record<'en' | 'de' | 'zh-Hans', FillerWords>>;

// In a shorter word every slip makes another word.
const MIN_LENGTH_FOR_SWAP = 5;
const MIN_LENGTH_FOR_EDIT = 6;

/** Endings of German verbs, the longest first. */
const GERMAN_VERB_ENDINGS = ['test', 'ten', 'tet', 'est', 'end', 'te', 'st', 'et', 'en', 'e', 't', 'n'];

export function fillersOf(lists: FillerLists): Fillers {
  const words = new Set(Object.values(lists).flatMap((list) => list.words.map(foldText)));
  const english = new Set(lists.en.verbs.map((verb) => stemWord(foldText(verb), 'en')));
  const german = new Set(lists.de.verbs.map(foldText));
  const sorted = sortWords([
    ...words,
    ...lists.en.verbs.flatMap((verb) => [verb, `${verb}s`, `${verb}ing`, `${verb}ed`]),
  ]);
  const isFiller = (word: string) =>
    words.has(word) || /^\d+$/.test(word) || english.has(stemWord(word, 'en')) || isGermanVerb(word, german);
  const own = { en: new Set(lists.en.words.map(foldText)), de: new Set(lists.de.words.map(foldText)) };
  return {
    isFiller,
    languageOf: (words, page) => {
      const [en, de] = [own.en, own.de].map((list) => words.filter((word) => list.has(word)).length);
      if (en === de) return page;
      return (en ?? 0) > (de ?? 0) ? 'en' : 'de';
    },
    isNearlyFiller: (word) =>
      word.length >= MIN_LENGTH_FOR_SWAP &&
      findSimilarWords(sorted, word, 1).some(({ position }) => {
        const filler = sorted.words[position] ?? '';
        const isSwap = filler.length === word.length && [...filler].sort().join() === [...word].sort().join();
        const isLongEnough =
          Math.min(filler.length, word.length) >= (isSwap ? MIN_LENGTH_FOR_SWAP : MIN_LENGTH_FOR_EDIT);
        return filler[0] === word[0] && isLongEnough;
      }),
  };
}

function isGermanVerb(word: string, stems: ReadonlySet<string>): boolean {
  return GERMAN_VERB_ENDINGS.some((ending) => {
    if (!word.endsWith(ending)) return false;
    const stem = word.slice(0, -ending.length);
    return stem.length > 1 && (stems.has(stem) || (stem.startsWith('ge') && stems.has(stem.slice(2))));
  });
}
