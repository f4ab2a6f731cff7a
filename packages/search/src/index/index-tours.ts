import type { QueryPlan } from '../query/query-plan.ts';
import type { Vocabulary } from '../query/vocabulary.ts';
import type { Found, IndexDoc } from './index-doc.ts';
import { mergeSegments } from './merge-segments.ts';
import { type SearchSegments, searchSegments } from './search-segments.ts';
import { buildSegment, type Segment, strikeOut } from './segment.ts';
import { vocabularyOf } from './vocabulary-of.ts';

export type TourArrays = {
  /** A document that is indexed in this version or a newer one stays. */
  upsert(docs: readonly IndexDoc[]): void;
  remove(ids: readonly string[]): void;
  search(plan: QueryPlan, options: SearchSegments): Found;
  readonly vocabulary: Vocabulary;
  versions(): Map<string, number>;
  /** Every change raises `changes`, so that a cache of results knows when it is out of date. */
  stats(): { readonly docs: number; readonly changes: number; readonly segments: number };
  /**
   * Does part of the merging that keeps queries fast after many changes. Returns false if there is nothing to
   * do.
   */
  tidy(): boolean;
  /** Builds one segment of all documents that exist at the first step, step by step. */
  gather(): Generator<undefined, Segment>;
};

/** This many segments of similar size become one. */
const ALIKE = 8;
/** Dead documents still cost time in every query. */
const MOST_DEAD = 0.3;
/** Merged at once, because it takes no longer than answering a query. */
const SMALL = 8;

type Address = { readonly segment: Segment; readonly number: number };
type Merging = {
  readonly parts: readonly Segment[];
  readonly steps: Generator<undefined, Segment>;
  readonly goneSince: Set<string>;
};

/**
 * Searchable products in arrays. A change is a small segment beside the large one, and the documents that it
 * replaces are marked as dead. So a change costs only as much as what has changed, and the next query finds
 * it.
 */
export function indexTours(base?: Segment): TourArrays {
  let segments: Segment[] = base ? [base] : [];
  let merging: Merging | undefined;
  let changes = 0;
  const where = new Map<string, Address>();
  if (base) locate(base);

  function locate(segment: Segment): void {
    segment.ids.forEach((id, number) => {
      if (segment.dead[number] !== 1) where.set(id, { segment, number });
    });
  }

  function drop(id: string): void {
    const address = where.get(id);
    if (!address) return;
    strikeOut(address.segment, address.number);
    where.delete(id);
    merging?.goneSince.add(id);
  }

  const versionOf = (id: string) => {
    const address = where.get(id);
    return address?.segment.versions[address.number];
  };

  function upsert(docs: readonly IndexDoc[]): void {
    const newest = new Map<string, IndexDoc>();
    for (const doc of docs)
      if (doc.version > Math.max(versionOf(doc.id) ?? -1, newest.get(doc.id)?.version ?? -1))
        newest.set(doc.id, doc);
    if (newest.size === 0) return;
    for (const id of newest.keys()) drop(id);
    const segment = buildSegment([...newest.values()]);
    segments.push(segment);
    locate(segment);
    changes++;
    while (!merging && begin(SMALL)) while (merging) advance();
  }

  function remove(ids: readonly string[]): void {
    const known = ids.filter((id) => where.has(id));
    for (const id of known) drop(id);
    if (known.length > 0) changes++;
  }

  /** Begins a merge if one is due among segments up to that size. */
  function begin(greatest: number): boolean {
    const parts = dueOf(segments.filter(({ ids }) => ids.length <= greatest));
    if (parts.length > 0) merging = { parts, steps: mergeSegments(parts), goneSince: new Set() };
    return parts.length > 0;
  }

  function advance(): void {
    const step = merging?.steps.next();
    if (!merging || !step?.done) return;
    const { parts, goneSince } = merging;
    const merged = step.value;
    merged.ids.forEach((id, number) => {
      if (goneSince.has(id)) strikeOut(merged, number);
    });
    segments = segments.filter((segment) => !parts.includes(segment));
    if (merged.ids.length > 0) segments.push(merged);
    merging = undefined;
    locate(merged);
  }

  function tidy(): boolean {
    if (!merging && !begin(Number.POSITIVE_INFINITY)) return false;
    advance();
    return true;
  }

  return {
    upsert,
    remove,
    versions: () => new Map([...where].map(([id, at]) => [id, at.segment.versions[at.number] ?? 0])),
    tidy,
    search: (plan, options) => searchSegments(segments, plan, options),
    vocabulary: vocabularyOf(() =>
      segments.map(({ shelf, starts }) => ({
        shelf,
        countAt: (at: number) => (starts[at + 1] ?? 0) - (starts[at] ?? 0),
      })),
    ),
    stats: () => ({ docs: where.size, changes, segments: segments.length }),
    gather: () => mergeSegments(segments),
  };
}

/**
 * Segments to merge: many of similar size, small ones first. Otherwise one with many dead documents, or none.
 */
function dueOf(segments: readonly Segment[]): Segment[] {
  const alike: Segment[][] = [];
  for (const segment of segments) {
    const size = Math.floor(Math.log(segment.ids.length) / Math.log(ALIKE));
    alike[size] = [...(alike[size] ?? []), segment];
  }
  const many = alike.find((group) => group !== undefined && group.length >= ALIKE);
  return many ?? segments.filter(({ ids, deadCount }) => deadCount > ids.length * MOST_DEAD).slice(0, 1);
}
