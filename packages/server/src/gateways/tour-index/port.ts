import type { Found, IndexDoc, SearchFilter } from '@ashore/search/index/index-doc.ts';
import type { QueryPlan } from '@ashore/search/plan/query-plan.ts';
import type { Vocabulary } from '@ashore/search/plan/vocabulary.ts';

export type SearchOptions = {
  readonly limit: number;
  readonly filter?: SearchFilter;
  /** Whoever no longer waits is not answered: the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal;
};

export type FoundInIndex = Found & {
  /** Words of the plan that are not here either. */
  readonly unmatched: readonly string[];
};

export type IndexStats = {
  readonly docs: number;
  /** Another one after every change that may have changed an answer. */
  readonly version: number;
  readonly analyser: string;
};

/**
 * Where products are found. What they are about and what a question asks for was worked out before: an index is handed
 * finished words and ids, so that every one of them answers alike and in the same order.
 */
export type TourIndex = {
  /** Idempotent: what is there in this version or a newer one stays. */
  upsert(docs: readonly IndexDoc[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  search(plan: QueryPlan, options: SearchOptions): Promise<FoundInIndex>;
  stats(): Promise<IndexStats>;
  /** What is there, and in which version: whoever follows the catalogue sees what it missed. */
  versions(): Promise<ReadonlyMap<string, number>>;
  /** For understanding questions; may lag behind where the index is another machine's. */
  readonly vocabulary: Vocabulary;
};
