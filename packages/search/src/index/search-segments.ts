import type { QueryPlan } from '../query/query-plan.ts';
import { keepBestHits } from './best-hits.ts';
import type { Hit, SearchFilter, SearchHits } from './index-doc.ts';
import { filterLexemes, type Level, variantsOf } from './lexemes.ts';
import { type MatchInput, matchAll } from './match-all.ts';
import { matchSome } from './match-some.ts';
import { documentsMatching, postingListsOf } from './posting-lists.ts';
import { QUARTERS_PER_UNIT, scoreOf } from './score.ts';
import type { Segment } from './segment.ts';

export type SearchSegmentsInput = {
  readonly limit: number;
  readonly filter?: SearchFilter;
  /** The level from which on a product meets a concept. */
  readonly least?: Level;
  /** Without the products that are only near. */
  readonly matchesOnly?: boolean;
};

/** The results for a plan, best first. */
export function searchSegments(
  segments: readonly Segment[],
  plan: QueryPlan,
  { limit, filter = {}, least, matchesOnly = false }: SearchSegmentsInput,
): SearchHits {
  const variants = variantsOf(plan, least);
  const filters = filterLexemes(filter);
  const segmentsToMatch = segments.map((segment) => ({
    segment,
    lists: variants.map((unit) => postingListsOf(segment, unit)),
    documentsInFilter: documentsMatching(segment, filters),
  }));
  const fullMatches = findFullMatches(segmentsToMatch, variants.length, limit);
  if (matchesOnly || fullMatches.hits.length >= limit) return fullMatches;
  const partialMatches = findPartialMatches(
    segmentsToMatch,
    variants.length,
    limit - fullMatches.hits.length,
  );
  // Partial matches do not answer the query and are never counted.
  return { hits: [...fullMatches.hits, ...partialMatches], total: fullMatches.total };
}

function findFullMatches(segmentsToMatch: readonly MatchInput[], units: number, limit: number): SearchHits {
  const best = keepBestHits(limit);
  let total = 0;
  for (const match of segmentsToMatch) {
    const { ids, popularity, suppliers } = match.segment;
    matchAll(match, (number, sum) => {
      total++;
      const score = scoreOf({
        sum,
        quarters: units * QUARTERS_PER_UNIT,
        units,
        popularity: popularity[number] ?? 0,
      });
      if (score < best.minimumScore()) return;
      best.offer({ id: ids[number] ?? '', score, unitsMatched: units, supplier: suppliers[number] ?? '' });
    });
  }
  return { hits: best.hits, total };
}

/**
 * Finds the best products that do not match every unit of the plan: first those that match some unit, then
 * those that only share an interest.
 */
function findPartialMatches(segmentsToMatch: readonly MatchInput[], units: number, limit: number): Hit[] {
  const [sharedUnit, interestOnly] = [keepBestHits(limit), keepBestHits(limit)];
  for (const match of segmentsToMatch) {
    const { ids, popularity, suppliers } = match.segment;
    matchSome(match, ({ number, sum, unitsMatched, unitsMet, quarters }) => {
      if (unitsMet === units) return;
      const best = unitsMatched > 0 ? sharedUnit : interestOnly;
      const score = scoreOf({ sum, quarters, units, popularity: popularity[number] ?? 0 });
      if (score < best.minimumScore()) return;
      best.offer({ id: ids[number] ?? '', score, unitsMatched, supplier: suppliers[number] ?? '' });
    });
  }
  return [...sharedUnit.hits, ...interestOnly.hits].slice(0, limit);
}
