import type { QueryPlan } from '../query/query-plan.ts';
import { bestFew } from './best-few.ts';
import type { Found, SearchFilter } from './index-doc.ts';
import { filterLexemes, variantsOf } from './lexemes.ts';
import { listsIn, passing } from './lists-in.ts';
import { type MatchAll, matchAll } from './match-all-units.ts';
import { matchSome } from './match-some.ts';
import { scoreOf, WHOLE } from './score.ts';
import type { Segment } from './segment.ts';

export type SearchSegments = { readonly limit: number; readonly filter?: SearchFilter };

/** The results for a plan, best first. */
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

/**
 * All but full matches: first partial matches, then those that only share an interest. Without a full match
 * the closest matches are counted.
 */
function anyUnit(matching: readonly MatchAll[], units: number, limit: number): Found {
  const tiers = [tierOf(limit), tierOf(limit)] as const;
  for (const match of matching) {
    const { ids, popularity, groups } = match.segment;
    matchSome(match, ({ number, sum, wholes, quarters }) => {
      if (wholes === units) return;
      const tier = tiers[wholes > 0 ? 0 : 1];
      if (quarters > tier.closest) tier.total = 0;
      if (quarters >= tier.closest) tier.total++;
      tier.closest = Math.max(tier.closest, quarters);
      const score = scoreOf({ sum, quarters, units, popularity: popularity[number] ?? 0 });
      if (score < tier.best.floor()) return;
      tier.best.offer({ id: ids[number] ?? '', score, unitsMatched: wholes, group: groups[number] ?? '' });
    });
  }
  const [some, kin] = tiers;
  return { hits: [...some.best.hits, ...kin.best.hits].slice(0, limit), total: some.total || kin.total };
}

function tierOf(limit: number) {
  return { best: bestFew(limit), closest: 0, total: 0 };
}
