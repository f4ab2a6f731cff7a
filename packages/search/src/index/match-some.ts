import { add, addTo, type BitSet, has, keepIn, removeFrom } from './bit-set.ts';
import type { MatchInput } from './match-all.ts';
import { deadDocuments, type PostingList } from './posting-lists.ts';
import { FALLBACK_QUARTERS, QUARTERS_PER_UNIT } from './score.ts';
import type { Scratch } from './scratch.ts';
import { type UnitScores, unitScores } from './unit-scores.ts';

/** Documents that match as many units, and the most that one of them can reach. */
export type NearClass = {
  readonly documents: BitSet;
  readonly mostSum: number;
  readonly mostQuarters: number;
};

export type NearMatches = {
  /** The documents in a named place, those that match another unit, and those that only share an interest, the best classes first. */
  readonly groups: readonly (readonly NearClass[])[];
  /** By unit. The sum of them makes the score. */
  readonly scores: readonly UnitScores[];
  /** How many units a document matches by more than a shared interest. */
  unitsMatched(number: number): number;
  /** How much of the plan a document matches, in quarters of a unit. */
  quarters(number: number): number;
};

/** The documents that match any unit, except those that are filtered out, refused, or meet the whole plan. */
export function matchSome(match: MatchInput, met: BitSet | undefined, scratch: Scratch): NearMatches {
  const { segment, lists, arePlaces, documentsInFilter, documentsRefused } = match;
  const setOf = (some: readonly PostingList[]) => documentsIn(some, scratch);
  const matched = lists.map((unit) => setOf(unit.filter(({ isFallback }) => !isFallback)));
  const shared = lists.map((unit) => setOf(unit.filter(({ isFallback }) => isFallback)));
  const scores = lists.map((unit) => unitScores(unit, { scratch, isNear: true }));
  const remaining = unionOf([...matched, ...shared], scratch);
  for (const excluded of [met, documentsRefused, deadDocuments(segment)])
    if (excluded) removeFrom(remaining, excluded);
  if (documentsInFilter) keepIn(remaining, documentsInFilter);

  const inPlace = unionOf(
    matched.filter((_, unit) => arePlaces[unit]),
    scratch,
  );
  const sharingUnit = unionOf(matched, scratch);
  removeFrom(sharingUnit, inPlace);
  const interestOnly = unionOf(shared, scratch);
  for (const better of [inPlace, sharingUnit]) removeFrom(interestOnly, better);
  const counted = byCount(matched, scratch);
  const groups = [inPlace, sharingUnit, interestOnly].map((group) => {
    keepIn(group, remaining);
    return classesOf(group, { counted, scores, scratch });
  });
  const isMatched = (unit: number, number: number) => has(matched[unit] ?? NONE, number);
  return {
    groups,
    scores,
    unitsMatched: (number) => lists.reduce((sum, _, unit) => sum + (isMatched(unit, number) ? 1 : 0), 0),
    quarters(number) {
      let quarters = 0;
      for (let unit = 0; unit < lists.length; unit++)
        if (isMatched(unit, number)) quarters += QUARTERS_PER_UNIT;
        else if (has(shared[unit] ?? NONE, number)) quarters += FALLBACK_QUARTERS;
      return quarters;
    },
  };
}

const NONE = new Uint32Array();

function documentsIn(lists: readonly PostingList[], scratch: Scratch): BitSet {
  const set = scratch.emptySet();
  for (const { postings, levelSets } of lists)
    if (levelSets) addTo(set, levelSets[0]);
    else for (let index = 0; index < postings.length; index++) add(set, (postings[index] ?? 0) >>> 2);
  return set;
}

function unionOf(sets: readonly BitSet[], scratch: Scratch): BitSet {
  const union = scratch.emptySet();
  for (const set of sets) addTo(union, set);
  return union;
}

/** The documents in at least so many of the sets, by that number; all documents in at least none. */
function byCount(sets: readonly BitSet[], scratch: Scratch): BitSet[] {
  const counted = [scratch.emptySet().fill(0xffffffff), ...sets.map(() => scratch.emptySet())];
  sets.forEach((set, before) => {
    for (let count = before + 1; count > 0; count--) {
      const [more, fewer] = [counted[count], counted[count - 1]];
      for (let at = 0; more && fewer && at < set.length; at++)
        more[at] = (more[at] ?? 0) | ((fewer[at] ?? 0) & (set[at] ?? 0));
    }
  });
  return counted;
}

type ClassesInput = {
  readonly counted: readonly BitSet[];
  readonly scores: readonly UnitScores[];
  readonly scratch: Scratch;
};

/** A group by how many units its documents match, those that match most first. */
function classesOf(group: BitSet, { counted, scores, scratch }: ClassesInput): NearClass[] {
  const units = scores.length;
  const mostSum = scores.reduce((sum, { highest }) => sum + highest, 0);
  return counted
    .map((atLeast, count) => {
      const documents = scratch.emptySet();
      addTo(documents, group);
      keepIn(documents, atLeast);
      const more = counted[count + 1];
      if (more) removeFrom(documents, more);
      const mostQuarters = count * QUARTERS_PER_UNIT + (units - count) * FALLBACK_QUARTERS;
      return { documents, mostSum, mostQuarters };
    })
    .reverse();
}
