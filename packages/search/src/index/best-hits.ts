import { compareCodeUnits } from '../text/sorted-words.ts';
import type { Hit } from './index-doc.ts';

/**
 * Keeps the best of many hits in order without sorting all of them. Most hits are worse than the worst one
 * kept.
 */
export type BestHits = {
  readonly hits: Hit[];
  /** A hit with a lower score is not among the best. */
  minimumScore(): number;
  offer(hit: Hit): void;
};

export function keepBestHits(limit: number): BestHits {
  const hits: Hit[] = [];
  const minimumScore = () => (hits.length < limit ? 0 : (hits.at(-1)?.score ?? 0));
  return {
    hits,
    minimumScore,
    offer(hit) {
      if (limit <= 0 || (hits.length === limit && compareHits(hit, hits.at(-1) ?? hit) >= 0)) return;
      hits.splice(rankOfHit(hits, hit), 0, hit);
      if (hits.length > limit) hits.pop();
    },
  };
}

/** Hits with equal scores are ordered by their ids, which is the same everywhere. */
function compareHits(a: Hit, b: Hit): number {
  return b.score - a.score || compareCodeUnits(a.id, b.id);
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
