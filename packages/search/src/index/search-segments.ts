import type { QueryPlan } from '../plan/query-plan.ts';
import { bestFew } from './best-few.ts';
import type { Found, SearchFilter } from './index-doc.ts';
import { filterLexemes, variantsOf } from './lexemes.ts';
import { listsIn, passing } from './lists-in.ts';
import { type MatchAll, matchAll } from './match-all.ts';
import { matchSome } from './match-some.ts';
import { scoreOf, WHOLE } from './score.ts';
import type { Segment } from './segment.ts';

export type SearchSegments = { readonly limit: number; readonly filter?: SearchFilter };

/** What fits a plan, best first. */
export function searchSegments(
  segments: readonly Segment[],
  plan: QueryPlan,
  { limit, filter = {} }: SearchSegments,
): Found {
  const variants = variantsOf(plan);
  const filters = filterLexemes(filter);
  const matching = segments.map((segment) => ({
    segment,
    lists: variants.map((unit) => listsIn(segment, unit)),
    passed: passing(segment, filters),
  }));
  const all = everyUnit(matching, variants.length, limit);
  if (all.total > 0 && all.hits.length >= limit) return all;
  const some = anyUnit(matching, variants.length, limit - all.hits.length);
  return { hits: [...all.hits, ...some.hits], total: all.total || some.total };
}

function everyUnit(matching: readonly MatchAll[], units: number, limit: number): Found {
  const best = bestFew(limit);
  let total = 0;
  for (const match of matching) {
    const { ids, popularity, groups } = match.segment;
    matchAll(match, (number, sum) => {
      total++;
      const score = scoreOf({ sum, quarters: units * WHOLE, units, popularity: popularity[number] ?? 0 });
      if (score < best.floor()) return;
      best.offer({ id: ids[number] ?? '', score, unitsMatched: units, group: groups[number] ?? '' });
    });
  }
  return { hits: best.hits, total };
}

/** All that is not yet everything. */
function anyUnit(matching: readonly MatchAll[], units: number, limit: number): Found {
  const best = bestFew(limit);
  let closest = 0;
  let total = 0;
  for (const match of matching) {
    const { ids, popularity, groups } = match.segment;
    matchSome(match, ({ number, sum, quarters }) => {
      if (quarters === units * WHOLE) return;
      if (quarters > closest) total = 0;
      closest = Math.max(closest, quarters);
      if (quarters === closest) total++;
      const score = scoreOf({ sum, quarters, units, popularity: popularity[number] ?? 0 });
      if (score < best.floor()) return;
      const unitsMatched = Math.floor(quarters / WHOLE);
      best.offer({ id: ids[number] ?? '', score, unitsMatched, group: groups[number] ?? '' });
    });
  }
  return { hits: best.hits, total };
}
