import { inOrder } from '../text/sorted-words.ts';
import type { Hit } from './index-doc.ts';

/**
 * Keeps the best of many hits in order without sorting all of them. Most hits are worse than the worst one
 * kept.
 */
export type BestFew = {
  readonly hits: Hit[];
  /** A hit with a lower score is not among the best. */
  floor(): number;
  offer(hit: Hit): void;
};

export function bestFew(most: number): BestFew {
  const hits: Hit[] = [];
  const floor = () => (hits.length < most ? 0 : (hits.at(-1)?.score ?? 0));
  return {
    hits,
    floor,
    offer(hit) {
      if (most <= 0 || (hits.length === most && inRank(hit, hits.at(-1) ?? hit) >= 0)) return;
      hits.splice(rankIn(hits, hit), 0, hit);
      if (hits.length > most) hits.pop();
    },
  };
}

/** Hits with equal scores are ordered by their ids, which is the same everywhere. */
function inRank(a: Hit, b: Hit): number {
  return b.score - a.score || inOrder(a.id, b.id);
}

function rankIn(hits: readonly Hit[], hit: Hit): number {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (inRank(hits[middle] ?? hit, hit) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
