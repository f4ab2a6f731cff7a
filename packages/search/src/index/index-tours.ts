import type { QueryPlan } from '../query/query-plan.ts';
import type { Vocabulary } from '../query/vocabulary.ts';
import type { IndexDoc, SearchHits } from './index-doc.ts';
import { mergeSegments } from './merge-segments.ts';
import { type SearchSegmentsInput, searchSegments } from './search-segments.ts';
import { markDead, type Segment } from './segment.ts';
import { buildSegment } from './segment-builder.ts';
import { vocabularyOf } from './vocabulary-of.ts';

export type MemoryTourIndex = {
  /** A document that is indexed in this version or a newer one stays. */
  upsert(docs: readonly IndexDoc[]): void;
  remove(ids: readonly string[]): void;
  /** Adds documents of which none is indexed. */
  addSegment(segment: Segment): void;
  search(plan: QueryPlan, options: SearchSegmentsInput): SearchHits;
  readonly vocabulary: Vocabulary;
  versions(): Map<string, number>;
  /** Every change raises `changes`, so that a cache of results knows when it is out of date. */
  stats(): { readonly docs: number; readonly changes: number; readonly segments: number };
  /**
   * Does part of the merging that keeps queries fast after many changes. Returns false if there is nothing to
   * do.
   */
  mergeStep(): boolean;
  /** Builds one segment of all documents that exist at the first step, step by step. */
  mergeAll(): Generator<undefined, Segment>;
};

/** This many segments of similar size become one. */
const SIMILAR_SEGMENTS_TO_MERGE = 8;
/** Dead documents still cost time in every query. */
const MAX_DEAD_SHARE = 0.3;
/** Merged at once, because it takes no longer than answering a query. */
const SMALL_SEGMENT_SIZE = 8;

type DocumentAddress = { readonly segment: Segment; readonly number: number };
type Merge = {
  readonly parts: readonly Segment[];
  readonly steps: Generator<undefined, Segment>;
  readonly removedSinceStart: Set<string>;
};

/**
 * Searchable products in arrays. A change is a small segment beside the large one, and the documents that it
 * replaces are marked as dead. So a change costs only as much as what has changed, and the next query finds
 * it.
 */
export function indexTours(base?: Segment): MemoryTourIndex {
  let segments: Segment[] = base ? [base] : [];
  let currentMerge: Merge | undefined;
  let changes = 0;
  const addressById = new Map<string, DocumentAddress>();
  if (base) addAddresses(base);

  function addAddresses(segment: Segment): void {
    segment.ids.forEach((id, number) => {
      if (segment.dead[number] !== 1) addressById.set(id, { segment, number });
    });
  }

  function dropDocument(id: string): void {
    const address = addressById.get(id);
    if (!address) return;
    markDead(address.segment, address.number);
    addressById.delete(id);
    currentMerge?.removedSinceStart.add(id);
  }

  const versionOf = (id: string) => {
    const address = addressById.get(id);
    return address?.segment.versions[address.number];
  };

  function upsert(docs: readonly IndexDoc[]): void {
    const newest = new Map<string, IndexDoc>();
    for (const doc of docs)
      if (doc.version > Math.max(versionOf(doc.id) ?? -1, newest.get(doc.id)?.version ?? -1))
        newest.set(doc.id, doc);
    if (newest.size === 0) return;
    for (const id of newest.keys()) dropDocument(id);
    addSegment(buildSegment([...newest.values()]));
    while (!currentMerge && beginMerge(SMALL_SEGMENT_SIZE)) while (currentMerge) advanceMerge();
  }

  function remove(ids: readonly string[]): void {
    const indexedIds = ids.filter((id) => addressById.has(id));
    for (const id of indexedIds) dropDocument(id);
    if (indexedIds.length > 0) changes++;
  }

  /** Begins a merge if one is due among segments up to that size. */
  function beginMerge(maxSize: number): boolean {
    const parts = segmentsToMerge(segments.filter(({ ids }) => ids.length <= maxSize));
    if (parts.length > 0) currentMerge = { parts, steps: mergeSegments(parts), removedSinceStart: new Set() };
    return parts.length > 0;
  }

  function advanceMerge(): void {
    const step = currentMerge?.steps.next();
    if (!currentMerge || !step?.done) return;
    const { parts, removedSinceStart: removedIds } = currentMerge;
    const merged = step.value;
    merged.ids.forEach((id, number) => {
      if (removedIds.has(id)) markDead(merged, number);
    });
    segments = segments.filter((segment) => !parts.includes(segment));
    if (merged.ids.length > 0) segments.push(merged);
    currentMerge = undefined;
    addAddresses(merged);
  }

  function mergeStep(): boolean {
    if (!currentMerge && !beginMerge(Number.POSITIVE_INFINITY)) return false;
    advanceMerge();
    return true;
  }

  function addSegment(segment: Segment): void {
    segments.push(segment);
    addAddresses(segment);
    changes++;
  }

  return {
    upsert,
    remove,
    addSegment,
    versions: () => new Map([...addressById].map(([id, at]) => [id, at.segment.versions[at.number] ?? 0])),
    mergeStep,
    search: (plan, options) => searchSegments(segments, plan, options),
    vocabulary: vocabularyOf(() =>
      segments.map(({ lexemes, counts }) => ({
        words: lexemes,
        countAt: (at: number) => counts[at] ?? 0,
      })),
    ),
    stats: () => ({ docs: addressById.size, changes, segments: segments.length }),
    mergeAll: () => mergeSegments(segments),
  };
}

/**
 * Segments to merge: many of similar size, small ones first. Otherwise one with many dead documents, or none.
 */
function segmentsToMerge(segments: readonly Segment[]): Segment[] {
  const segmentsBySize: Segment[][] = [];
  for (const segment of segments) {
    const size = Math.floor(Math.log(segment.ids.length) / Math.log(SIMILAR_SEGMENTS_TO_MERGE));
    segmentsBySize[size] = [...(segmentsBySize[size] ?? []), segment];
  }
  const similarSegments = segmentsBySize.find(
    (group) => group !== undefined && group.length >= SIMILAR_SEGMENTS_TO_MERGE,
  );
  return (
    similarSegments ??
    segments.filter(({ ids, deadCount }) => deadCount > ids.length * MAX_DEAD_SHARE).slice(0, 1)
  );
}
