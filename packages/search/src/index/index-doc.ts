import type { Interest } from '@ashore/core/catalogue/interests.ts';

/** A product as every engine is given it: finished words and ids, nothing left to analyse. */
export type IndexDoc = {
  readonly id: string;
  /** An older one than what is there changes nothing. */
  readonly version: number;
  readonly words: { readonly title: readonly string[]; readonly body: readonly string[] };
  /** Where it is, and all that lies in. */
  readonly places: readonly string[];
  readonly interests: readonly Interest[];
  /** 1 for what it is all about, less for what it only has or mentions. */
  readonly concepts: readonly { readonly id: string; readonly weight: number }[];
  /** From 0 to 1. */
  readonly popularity: number;
  /** Whose it is: the first few answers shall not all be one supplier's. */
  readonly group: string;
};

export type Hit = {
  readonly id: string;
  readonly score: number;
  /** Of the plan's units, how many it is; a product that only shares an interest is none. */
  readonly unitsMatched: number;
  readonly group: string;
};

export type SearchFilter = {
  /** In any of these. */
  readonly places?: readonly string[];
  /** Of any of these. */
  readonly interests?: readonly Interest[];
};

export type Found = {
  /** What is all that was asked for comes first; where that is too little, what is most of it fills the list. */
  readonly hits: readonly Hit[];
  /** How many products are all that was asked for; where none is, how many come closest. */
  readonly total: number;
};
