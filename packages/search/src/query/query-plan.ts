import type { Interest } from '@ashore/core/catalogue/interests.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';

/** A place that the query names. `quality` is 1 if its name was typed, and less if the place was guessed. */
export type PlaceUnit = {
  readonly kind: 'place';
  readonly ids: readonly string[];
  readonly quality: number;
  /** The words of a sight. A product that has one of them in its title is of the sight. */
  readonly words?: readonly string[];
  /** Whether the words name a part of the place: products that have one of them come before others there. */
  readonly isPart?: true;
};

/** A concept that the query names, in any words. */
export type ConceptUnit = {
  readonly kind: 'concept';
  readonly ids: readonly string[];
  /** Interests of the concepts. A product that shares only an interest is better than none. */
  readonly parents: readonly Interest[];
  /** Words as typed. A traveller who types "tuk-tuk" prefers one to a rickshaw. */
  readonly words: readonly string[];
  readonly quality: number;
};

/** A word that is known only from the catalogue, with its other forms. */
export type TextUnit = {
  readonly kind: 'text';
  readonly variants: readonly { readonly word: string; readonly weight: number }[];
  /** Whether too many products have the word to be about it. Then it counts in titles only. */
  readonly isCommon?: boolean;
  /** Whether the word only tells of the traveller or of how something is. Then no product must have it. */
  readonly isAside?: true;
};

/** An unfinished word that may become any of these units, the most likely first. */
export type EitherUnit = {
  readonly kind: 'either';
  /** Whether it says of which kind another unit must be. Its places are then none to go to. */
  readonly isOfKind?: true;
  readonly units: readonly (PlaceUnit | ConceptUnit | TextUnit)[];
};

export type Unit = PlaceUnit | ConceptUnit | TextUnit | EitherUnit;

/** What a query asks for, in terms that every search engine answers alike. */
export type QueryPlan = {
  readonly lang: MessageLocale;
  readonly units: readonly Unit[];
  /** The words of each unit, folded, so that an answer can name what it lacks. */
  readonly words: readonly string[];
  /** Whether other words stand beside those of the units, as in a sentence. */
  readonly isSentence: boolean;
  /** Words without a known meaning. A search engine with a newer vocabulary may still know them. */
  readonly unmatched: readonly string[];
  /** Version of the analysis that made the plan. Documents from another version do not fit it. */
  readonly analyserVersion: string;
};
