import type { MessageLocale } from '@ashore/core/locale/locales.ts';
import type { TopicId } from './topics.ts';

export const QUERY_KINDS = [
  'place',
  'place-by-another-name',
  'place-misspelt',
  'prefix',
  'country',
  'concept',
  // No word in common with the title of anything that is meant.
  'wish',
  'place-and-concept',
  'concept-misspelt',
  'both-misspelt',
  'german-compound',
  'not-the-language-of-the-page',
  'chinese-phrase',
] as const;
export type QueryKind = (typeof QUERY_KINDS)[number];

export type GoldenQuery = {
  readonly query: string;
  readonly kind: QueryKind;
  readonly language: MessageLocale;
  /** The language of the page it is typed on, where that is another one. */
  readonly page?: MessageLocale;
  readonly best: 'tour' | 'location';
  /** Slugs of the places it names. Trips are sought in them, or everywhere where it names none. */
  readonly places?: readonly string[];
  /** What the trips have to be about, any of these; where it names none, everything in the places is meant. */
  readonly topics?: readonly TopicId[];
  /** No term of the lexicon was written for its sake: what it scores is what a stranger gets. */
  readonly heldOut?: true;
};

/** A query as it stands in the list of its language. */
export type Asked = Omit<GoldenQuery, 'language'>;
