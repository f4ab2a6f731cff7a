import type { QueryPlan } from '../query/query-plan.ts';
import { keepBestHits } from './best-hits.ts';
import type { Hit, Level, SearchFilter, SearchHits } from './index-doc.ts';
import { filterLexemes, refusedLexemes, variantsOf } from './lexemes.ts';
import { type MatchInput, matchAll } from './match-all.ts';
import { matchSome } from './match-some.ts';
import { documentsMatching, postingListsOf } from './posting-lists.ts';
import { QUARTERS_PER_UNIT, scoreOf } from './score.ts';
import type { Segment } from './segment.ts';

export type SearchSegmentsInput = {
  readonly limit: number;
  /** Products that are only near fill the list up to this length; by default up to the limit. */
  readonly near?: number;
  readonly filter?: SearchFilter;
  /** The level from which on a product meets a concept. */
  readonly least?: Level;
  /** Concepts that are refused. Products that meet the plan and have one are marked, and others left out. */
  readonly refused?: readonly string[];
};

type SegmentToMatch = MatchInput & { readonly documentsRefused: Uint8Array | undefined };

/** The results for a plan, best first. */
export function searchSegments(
  segments: readonly Segment[],
  plan: QueryPlan,
  { limit, near = limit, filter = {}, least, refused = [] }: SearchSegmentsInput,
): SearchHits {
  const variants = variantsOf(plan, least);
  const filters = filterLexemes(filter);
  const arePlaces = plan.units.map(({ kind }) => kind === 'place');
  const segmentsToMatch = segments.map((segment) => ({
    ...{ segment, arePlaces },
    lists: variants.map((unit) => postingListsOf(segment, unit)),
    documentsInFilter: documentsMatching(segment, filters),
    documentsRefused: refused.length > 0 ? documentsMatching(segment, [refusedLexemes(refused)]) : undefined,
  }));
  const fullMatches = findFullMatches(segmentsToMatch, variants.length, limit);
  const missing = near - fullMatches.hits.filter(({ isRefused }) => !isRefused).length;
  if (missing <= 0) return fullMatches;
  const partialMatches = findPartialMatches(segmentsToMatch, variants.length, missing);
  // Partial matches do not answer the query and are never counted.
  return { ...fullMatches, hits: [...fullMatches.hits, ...partialMatches] };
}

function findFullMatches(
  segmentsToMatch: readonly SegmentToMatch[],
  units: number,
  limit: number,
): SearchHits {
  const best = keepBestHits(limit);
  const quarters = units * QUARTERS_PER_UNIT;
  const counts = { 0: 0, 1: 0, 2: 0, 3: 0 };
  for (const match of segmentsToMatch) {
    const { ids, popularity, suppliers } = match.segment;
    matchAll(match, (number, sum, matchLevel) => {
      const level = matchLevel as Level;
      const isRefused = match.documentsRefused?.[number] === 1;
      if (!isRefused) counts[level]++;
      const score = scoreOf({ sum, quarters, units, popularity: popularity[number] ?? 0 });
      if (!best.admits({ level, score })) return;
      const supplier = suppliers[number] ?? '';
      best.offer({ id: ids[number] ?? '', score, level, isRefused, unitsMatched: units, supplier });
    });
  }
  const fromTwo = counts[3] + counts[2];
  const fromOne = fromTwo + counts[1];
  const total = fromOne + counts[0];
  return { hits: best.hits, total, totals: [total, fromOne, fromTwo, counts[3]] };
}

/**
 * Finds the best products that do not match every unit of the plan: first those in a named place, then those that match some
 * other unit, then those that only share an interest.
 */
function findPartialMatches(segmentsToMatch: readonly SegmentToMatch[], units: number, limit: number): Hit[] {
  const [inPlace, sharedUnit, interestOnly] = [keepBestHits(limit), keepBestHits(limit), keepBestHits(limit)];
  for (const match of segmentsToMatch) {
    const { ids, popularity, suppliers } = match.segment;
    matchSome(match, ({ number, sum, unitsMatched, unitsMet, quarters, isInPlace }) => {
      if (unitsMet === units || match.documentsRefused?.[number] === 1) return;
      const best = isInPlace ? inPlace : unitsMatched > 0 ? sharedUnit : interestOnly;
      const score = scoreOf({ sum, quarters, units, popularity: popularity[number] ?? 0 });
      const ranked = { level: undefined, score };
      if (!best.admits(ranked)) return;
      const supplier = suppliers[number] ?? '';
      best.offer({ ...ranked, id: ids[number] ?? '', isRefused: false, unitsMatched, supplier });
    });
  }
  return [...inPlace.hits, ...sharedUnit.hits, ...interestOnly.hits].slice(0, limit);
}
