import { inOrder } from '../text/shelf.ts';
import type { Hit } from './index-doc.ts';

/** The best of many, in order, without sorting them all: most are worse than the worst that is kept. */
export type BestFew = {
  readonly hits: Hit[];
  /** What is below this is not among the best. */
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

/** Equals stand in the order of their ids, which is the same everywhere. */
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
