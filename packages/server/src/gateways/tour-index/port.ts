import type { IndexDoc, Level, SearchFilter, SearchHits } from '@ashore/search/index/index-doc.ts';
import type { QueryPlan } from '@ashore/search/query/query-plan.ts';
import type { Vocabulary } from '@ashore/search/query/vocabulary.ts';

export type SearchOptions = {
  readonly limit: number;
  /** Products that are only near fill the list up to this length; by default up to the limit. */
  readonly near?: number;
  readonly filter?: SearchFilter;
  /** The level from which on a product meets a concept. Those below it are near the query and are not counted. */
  readonly least?: Level;
  /** Concepts that are refused. Products that meet the plan and have one are marked, and others left out. */
  readonly refused?: readonly string[];
  /** If the signal aborts, the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal;
};

export type FoundInIndex = SearchHits & {
  /** Words of the plan that this index does not know either. */
  readonly unmatched: readonly string[];
};

export type IndexStats = {
  readonly docs: number;
  /** Differs after every change that may have changed an answer. */
  readonly version: number;
  readonly analyserVersion: string;
};

/**
 * An index that finds products. Documents and queries are analysed beforehand: an index receives finished
 * words and ids. Every index therefore gives the same answers in the same order.
 */
export type TourIndex = {
  /** Idempotent: a stored document of this version or a newer one stays. */
  upsert(docs: readonly IndexDoc[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  search(plan: QueryPlan, options: SearchOptions): Promise<FoundInIndex>;
  stats(): Promise<IndexStats>;
  /** Ids and versions of all documents, so that the catalogue watcher sees what it missed. */
  versions(): Promise<ReadonlyMap<string, number>>;
  /** Vocabulary for understanding queries. It may lag behind if the index is on another machine. */
  readonly vocabulary: Vocabulary;
};
