import type { Interest } from '@ashore/core/catalogue/interests.ts';

/** A product as every engine receives it: finished words and ids, with nothing left to analyse. */
export type IndexDoc = {
  readonly id: string;
  /** A version older than the indexed one changes nothing. */
  readonly version: number;
  readonly wordsOfTexts: {
    readonly title: readonly string[];
    readonly lead?: readonly string[];
    readonly body: readonly string[];
  };
  /** Places of the product, and all places around them. */
  readonly places: readonly string[];
  /** Places that its texts lead to, and those of them that its title names. */
  readonly placesLedTo?: readonly { readonly id: string; readonly isInTitle: boolean }[];
  readonly interests: readonly Interest[];
  /** 1 for what the product is all about, less for what it only includes or mentions. */
  readonly concepts: readonly { readonly id: string; readonly weight: number }[];
  /** From 0 to 1. */
  readonly popularity: number;
  /** Supplier of the product. The first few results must not all be from one supplier. */
  readonly supplier: string;
};

/** How much of a product a concept is, from a mention in its text to what it is all about. `LEVELS` has their weights. */
export type Level = 0 | 1 | 2 | 3;

export type Hit = {
  readonly id: string;
  readonly score: number;
  /** The level at which it has every concept of the plan, or more of it. Undefined if it does not meet the whole plan. */
  readonly level: Level | undefined;
  /** Whether it has a concept that is refused. */
  readonly isRefused: boolean;
  /** How many units of the plan the product matches. A shared interest alone does not count. */
  readonly unitsMatched: number;
  readonly supplier: string;
};

export type SearchFilter = {
  /** The product must be in any of these. */
  readonly places?: readonly string[];
  /** The product must have any of these. */
  readonly interests?: readonly Interest[];
};

export type SearchHits = {
  /**
   * Full matches come first, those that are all about the plan before others. If there are too few, the best partial matches
   * fill the list, those in the named places before others.
   */
  readonly hits: readonly Hit[];
  /** Number of full matches that are not refused. */
  readonly total: number;
  /** How many of them have every concept at each level or above. */
  readonly totals: Totals;
};

export type Totals = readonly [number, number, number, number];

export const NO_HITS: SearchHits = { hits: [], total: 0, totals: [0, 0, 0, 0] };
