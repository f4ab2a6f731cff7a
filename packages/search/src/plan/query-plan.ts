import type { Interest } from '@ashore/core/catalogue/interests.ts';
import type { MessageLocale } from '@ashore/core/locale/locales.ts';

/** A place that is meant, and how sure that is: 1 when its name was typed, less when it was guessed at. */
export type PlaceUnit = {
  readonly kind: 'place';
  readonly ids: readonly string[];
  readonly quality: number;
};

/** Something people wish for, whichever words they have for it. */
export type ConceptUnit = {
  readonly kind: 'concept';
  readonly ids: readonly string[];
  /** What it is a kind of; a product that is only that is better than nothing. */
  readonly parents: readonly Interest[];
  /** As it was typed: who says "tuk-tuk" would rather have one than a rickshaw. */
  readonly words: readonly string[];
  readonly quality: number;
};

/** A word that we know only from the catalogue, and its other forms. */
export type TextUnit = {
  readonly kind: 'text';
  readonly variants: readonly { readonly word: string; readonly weight: number }[];
};

/** A word that is not finished yet and may become any of these, the likeliest first. */
export type EitherUnit = {
  readonly kind: 'either';
  readonly units: readonly (PlaceUnit | ConceptUnit | TextUnit)[];
};

export type Unit = PlaceUnit | ConceptUnit | TextUnit | EitherUnit;

/** What a question asks for, in terms that every engine answers alike. */
export type QueryPlan = {
  readonly lang: MessageLocale;
  readonly units: readonly Unit[];
  /** Words that nothing was made of; an engine that keeps a fresher vocabulary may still have them. */
  readonly unmatched: readonly string[];
  /** Which analysis made it: documents that another one made do not fit. */
  readonly analyser: string;
};
