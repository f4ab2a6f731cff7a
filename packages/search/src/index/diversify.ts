import type { Hit } from './index-doc.ts';

/** Only a result that is almost as good may be preferred for being from another supplier. */
const NEARLY = 0.9;
const LOOKED_AT = 12;

/**
 * The first few results are not all from one group if others are almost as good. All later results follow in
 * their order.
 */
export function diversify(hits: readonly Hit[], few: number): Hit[] {
  const rest = [...hits];
  const first: Hit[] = [];
  while (first.length < few && rest.length > 0) {
    const [best] = rest;
    if (!best) break;
    const isAsGood = (hit: Hit) => hit.unitsMatched === best.unitsMatched && hit.score >= best.score * NEARLY;
    const shown = new Set(first.map(({ group }) => group));
    const other = rest.slice(0, LOOKED_AT).find((hit) => isAsGood(hit) && !shown.has(hit.group));
    first.push(...rest.splice(rest.indexOf(other ?? best), 1));
  }
  return [...first, ...rest];
}
