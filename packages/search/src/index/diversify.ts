import type { Hit } from './index-doc.ts';

/** Only a result that is almost as good may be preferred for being from another supplier. */
const ALMOST_AS_GOOD = 0.9;
const EXAMINED_HITS = 12;

/**
 * The first few results are not all from one group if others are almost as good. All later results follow in
 * their order.
 */
export function diversify(hits: readonly Hit[], headLength: number): Hit[] {
  const remainingHits = [...hits];
  const first: Hit[] = [];
  while (first.length < headLength && remainingHits.length > 0) {
    const [best] = remainingHits;
    if (!best) break;
    const isAsGood = (hit: Hit) =>
      hit.unitsMatched === best.unitsMatched && hit.score >= best.score * ALMOST_AS_GOOD;
    const placedGroups = new Set(first.map(({ group }) => group));
    const nextHit = remainingHits
      .slice(0, EXAMINED_HITS)
      .find((hit) => isAsGood(hit) && !placedGroups.has(hit.group));
    first.push(...remainingHits.splice(remainingHits.indexOf(nextHit ?? best), 1));
  }
  return [...first, ...remainingHits];
}
