import type { Interest } from '@ashore/core/catalogue/interests.ts';

/** A product as every engine receives it: finished words and ids, with nothing left to analyse. */
export type IndexDoc = {
  readonly id: string;
  /** A version older than the indexed one changes nothing. */
  readonly version: number;
  readonly wordsOfTexts: { readonly title: readonly string[]; readonly body: readonly string[] };
  /** Places of the product, all places around them, and those that its texts lead to. */
  readonly places: readonly string[];
  readonly interests: readonly Interest[];
  /** 1 for what the product is all about, less for what it only includes or mentions. */
  readonly concepts: readonly { readonly id: string; readonly weight: number }[];
  /** From 0 to 1. */
  readonly popularity: number;
  /** Supplier of the product. The first few results must not all be from one supplier. */
  readonly supplier: string;
};

export type Hit = {
  readonly id: string;
  readonly score: number;
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
  /** Full matches come first. If there are too few, the best partial matches fill the list. */
  readonly hits: readonly Hit[];
  /** Number of full matches, or of the closest matches if none is full. */
  readonly total: number;
};
