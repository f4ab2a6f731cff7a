import type { Hit } from './index-doc.ts';

/** Only a result that is almost as good may be preferred for being from another supplier. */
const ALMOST_AS_GOOD = 0.9;
/** How many of the next hits are examined for one of another supplier. */
const EXAMINED_HITS = 12;

/**
 * The first few results are not all from one supplier if others are almost as good. All later results follow in
 * their order.
 */
export function diversify(hits: readonly Hit[], headLength: number): Hit[] {
  const remainingHits = [...hits];
  const headHits: Hit[] = [];
  while (headHits.length < headLength && remainingHits.length > 0) {
    const [best] = remainingHits;
    if (!best) break;
    const isAsGood = (hit: Hit) =>
      hit.unitsMatched === best.unitsMatched && hit.score >= best.score * ALMOST_AS_GOOD;
    const placedSuppliers = new Set(headHits.map(({ supplier }) => supplier));
    const nextHit = remainingHits
      .slice(0, EXAMINED_HITS)
      .find((hit) => isAsGood(hit) && !placedSuppliers.has(hit.supplier));
    headHits.push(...remainingHits.splice(remainingHits.indexOf(nextHit ?? best), 1));
  }
  return [...headHits, ...remainingHits];
}
