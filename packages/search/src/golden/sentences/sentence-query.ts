import type { MessageLocale } from '@ashore/core/locale/locales.ts';

/** What a sentence asks for most of all. A sentence with several wishes of equal weight is `several`. */
export type SentenceKind =
  | 'wish'
  | 'price'
  | 'daytime'
  | 'duration'
  | 'party'
  | 'language'
  | 'requirement'
  | 'negation'
  | 'weather'
  | 'ship'
  | 'calm'
  | 'several'
  | 'hotel'
  | 'unservable';

/**
 * A sentence as a traveller types or says it, judged by reading the catalogue and not by what the search
 * answers. Either the catalogue has what is asked for (`meets` or `hotels`), or something is `missing`.
 */
export type LocalSentenceQuery = {
  readonly query: string;
  readonly kind: SentenceKind;
  /** Something in it is misspelt, or written as it sounds. */
  readonly slip?: true;
  /** Products that meet everything that was asked (grade 2). */
  readonly meets?: readonly string[];
  /** Hotels that do, as place and hotel. */
  readonly hotels?: readonly string[];
  /** Products that meet the wish but miss one of the constraints (grade 1). */
  readonly misses?: readonly string[];
  /** What the catalogue does not have, in the language of the sentence. */
  readonly missing?: string;
};

export type SentenceQuery = LocalSentenceQuery & { readonly language: MessageLocale };
