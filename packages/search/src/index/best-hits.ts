import { compareCodeUnits } from '../text/sorted-words.ts';
import type { Hit } from './index-doc.ts';

/**
 * Keeps the best of many hits in order without sorting all of them. Most hits are worse than the worst one
 * kept.
 */
export type BestHits = {
  readonly hits: Hit[];
  /** Whether a hit of this score may be among the best. Most are not, and need not be made. */
  admits(ranked: Ranked): boolean;
  offer(hit: Hit): void;
};

type Ranked = Pick<Hit, 'level' | 'score'>;

export function keepBestHits(limit: number): BestHits {
  const hits: Hit[] = [];
  return {
    hits,
    admits(ranked) {
      const last = hits.length < limit ? undefined : hits.at(-1);
      return last === undefined ? limit > 0 : compareRanked(ranked, last) <= 0;
    },
    offer(hit) {
      if (limit <= 0 || (hits.length === limit && compareHits(hit, hits.at(-1) ?? hit) >= 0)) return;
      hits.splice(rankOfHit(hits, hit), 0, hit);
      if (hits.length > limit) hits.pop();
    },
  };
}

function compareRanked(a: Ranked, b: Ranked): number {
  return (b.level ?? 0) - (a.level ?? 0) || b.score - a.score;
}

/** Hits with equal scores are ordered by their ids, which is the same everywhere. */
function compareHits(a: Hit, b: Hit): number {
  return compareRanked(a, b) || compareCodeUnits(a.id, b.id);
}

function rankOfHit(hits: readonly Hit[], hit: Hit): number {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareHits(hits[middle] ?? hit, hit) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
