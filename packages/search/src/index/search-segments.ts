import type { QueryPlan } from '../query/query-plan.ts';
import { type BestHits, keepBestHits } from './best-hits.ts';
import { addTo, type BitSet, has, removeFrom, sizeOf, visitUntilFalse } from './bit-set.ts';
import type { Hit, Level, SearchFilter, SearchHits } from './index-doc.ts';
import { filterLexemes, refusedLexemes, variantsOf } from './lexemes.ts';
import { type MatchInput, matchAll } from './match-all.ts';
import { matchSome } from './match-some.ts';
import { documentsMatching, postingListsOf } from './posting-lists.ts';
import { QUARTERS_PER_UNIT, scoreOf } from './score.ts';
import { scratchFor } from './scratch.ts';
import type { Segment } from './segment.ts';
import type { UnitScores } from './unit-scores.ts';

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
  const { met, ...fullMatches } = findFullMatches(segmentsToMatch, variants.length, limit);
  const missing = near - fullMatches.hits.filter(({ isRefused }) => !isRefused).length;
  if (missing <= 0) return fullMatches;
  const partialMatches = findPartialMatches(segmentsToMatch, { met, units: variants.length, limit: missing });
  // Partial matches do not answer the query and are never counted.
  return { ...fullMatches, hits: [...fullMatches.hits, ...partialMatches] };
}

/** By segment, the documents that meet every unit. */
type Met = readonly (BitSet | undefined)[];

function findFullMatches(
  segmentsToMatch: readonly MatchInput[],
  units: number,
  limit: number,
): SearchHits & { readonly met: Met } {
  const best = keepBestHits(limit);
  const totals: [number, number, number, number] = [0, 0, 0, 0];
  const met = segmentsToMatch.map((match) => {
    const scratch = scratchFor(match.segment.ids.length);
    const matches = matchAll(match, scratch);
    if (!matches) return undefined;
    const { byLevel, scores } = matches;
    for (const level of LEVELS_FROM_THE_HIGHEST) {
      const documents = scratch.emptySet();
      addTo(documents, byLevel[level]);
      if (match.documentsRefused) removeFrom(documents, match.documentsRefused);
      totals[level] += sizeOf(documents);
      documents.set(byLevel[level]);
      const higher = byLevel[level + 1];
      if (higher) removeFrom(documents, higher);
      offerBest(best, documents, {
        ...{ match, units, level, mostSum: sumOf(scores, ({ highest }) => highest) },
        mostQuarters: units * QUARTERS_PER_UNIT,
        sum: (number) => sumOf(scores, ({ scoreOf }) => scoreOf(number)),
        quarters: () => units * QUARTERS_PER_UNIT,
        unitsMatched: () => units,
      });
    }
    for (const { free } of scores) free();
    return matches.met;
  });
  return { hits: best.hits, total: totals[0], totals, met };
}

const LEVELS_FROM_THE_HIGHEST = [3, 2, 1, 0] as const;

function sumOf(scores: readonly UnitScores[], read: (scores: UnitScores) => number): number {
  let sum = 0;
  for (const unit of scores) sum += read(unit);
  return sum;
}

type OfferInput = {
  readonly match: MatchInput;
  readonly units: number;
  readonly level: Level | undefined;
  /** No document of them has more. */
  readonly mostSum: number;
  readonly mostQuarters: number;
  readonly sum: (number: number) => number;
  readonly quarters: (number: number) => number;
  readonly unitsMatched: (number: number) => number;
};

/** Offers documents, the most popular first, until no further one can be among the best. */
function offerBest(best: BestHits, documents: BitSet, input: OfferInput): void {
  const { match, units, level, mostSum, mostQuarters, sum, quarters, unitsMatched } = input;
  const { ids, popularity, suppliers } = match.segment;
  let popularityBefore: number | undefined;
  visitUntilFalse(documents, (number) => {
    const popularityHere = popularity[number] ?? 0;
    if (popularityHere !== popularityBefore) {
      popularityBefore = popularityHere;
      const most = { sum: mostSum, quarters: mostQuarters, units, popularity: popularityHere };
      if (!best.admits({ level, score: scoreOf(most) })) return false;
    }
    const score = scoreOf({
      sum: sum(number),
      quarters: quarters(number),
      units,
      popularity: popularityHere,
    });
    if (!best.admits({ level, score })) return true;
    const isRefused = match.documentsRefused ? has(match.documentsRefused, number) : false;
    const hit = { id: ids[number] ?? '', supplier: suppliers[number] ?? '', score, level, isRefused };
    best.offer({ ...hit, unitsMatched: unitsMatched(number) });
    return true;
  });
}

type PartialInput = { readonly met: Met; readonly units: number; readonly limit: number };

/**
 * Finds the best products that do not match every unit of the plan: first those in a named place, then those that match some
 * other unit, then those that only share an interest.
 */
function findPartialMatches(
  segmentsToMatch: readonly MatchInput[],
  { met, units, limit }: PartialInput,
): Hit[] {
  const bestOfGroups = [keepBestHits(limit), keepBestHits(limit), keepBestHits(limit)];
  segmentsToMatch.forEach((match, at) => {
    const { groups, scores, quarters, unitsMatched } = matchSome(
      match,
      met[at],
      scratchFor(match.segment.ids.length),
    );
    const sum = (number: number) => sumOf(scores, ({ scoreOf }) => scoreOf(number));
    const read = { match, units, level: undefined, sum, quarters, unitsMatched };
    for (const [group, classes] of groups.entries()) {
      const best = bestOfGroups[group];
      const better = bestOfGroups.slice(0, group).reduce((count, { hits }) => count + hits.length, 0);
      if (!best || better >= limit) break;
      for (const { documents, ...most } of classes) offerBest(best, documents, { ...read, ...most });
    }
    for (const { free } of scores) free();
  });
  return bestOfGroups.flatMap(({ hits }) => hits).slice(0, limit);
}
