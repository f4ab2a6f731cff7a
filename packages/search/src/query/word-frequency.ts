import type { Vocabulary } from './vocabulary.ts';

// A word in so few products is always rare. With few products, or none in these languages, the share says
// nothing.
const ALWAYS_RARE_COUNT = 5;

// Share of the products that may contain a word that still names something.
const SPECIFIC_SHARE = 0.08;

/** Whether at most this share of the products contains the word. */
export function isRare(word: string, share: number, vocabulary: Vocabulary): boolean {
  return (
    vocabulary.documentFrequency(word) <= Math.max(ALWAYS_RARE_COUNT, countOfProducts(vocabulary) * share)
  );
}

/** Whether the word names something. A word of too many products does not. */
export function isSpecific(word: string, vocabulary: Vocabulary): boolean {
  return isRare(word, SPECIFIC_SHARE, vocabulary);
}

/** An estimate: titles hold these words, and descriptions are indexed without them. */
function countOfProducts(vocabulary: Vocabulary): number {
  return Math.max(...['the', 'und', 'in'].map((one) => vocabulary.documentFrequency(one)));
}
