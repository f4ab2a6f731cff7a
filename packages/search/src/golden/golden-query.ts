import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { TopicId } from './topics.ts';

/** Kinds of queries in the search-quality test. Only tests read the files of this folder. */
export const QUERY_KINDS = [
  'place',
  'place-by-another-name',
  'place-misspelt',
  'prefix',
  'country',
  'concept',
  // Shares no word with the title of any relevant product.
  'concept-in-other-words',
  'place-and-concept',
  'concept-misspelt',
  'both-misspelt',
  'german-compound',
  'not-the-language-of-the-page',
  'chinese-phrase',
] as const;
export type QueryKind = (typeof QUERY_KINDS)[number];

/** A query whose right answers are known. */
export type GoldenQuery = {
  readonly query: string;
  readonly kind: QueryKind;
  readonly language: MessageLocale;
  /** Language of the page on which the query is typed, if it is another one. */
  readonly page?: MessageLocale;
  /** What the best result is: a trip or a place. */
  readonly best: 'tour' | 'location';
  /**
   * Slugs of the places in the query. Trips are searched for in these places, or everywhere if there are
   * none.
   */
  readonly places?: readonly string[];
  /** Topics of the relevant trips, any of them. Without topics, every trip in the places is relevant. */
  readonly topics?: readonly TopicId[];
  /** No term of the lexicon was written for this query, so its score is that of an unknown query. */
  readonly heldOut?: true;
};

/** A query as written in the list of its language. */
export type GoldenQueryText = Omit<GoldenQuery, 'language'>;
