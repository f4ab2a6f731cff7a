import { add, addTo, type BitSet, keepIn, removeFrom } from './bit-set.ts';
import { deadDocuments, type LevelSets, type PostingList } from './posting-lists.ts';
import type { Scratch } from './scratch.ts';
import type { Segment } from './segment.ts';
import { type UnitScores, unitScores } from './unit-scores.ts';

export type MatchInput = {
  readonly segment: Segment;
  /** The lists of each unit. */
  readonly lists: readonly (readonly PostingList[])[];
  /** Whether each unit names a place. */
  readonly arePlaces: readonly boolean[];
  readonly documentsInFilter: BitSet | undefined;
  readonly documentsRefused: BitSet | undefined;
};

export type FullMatches = {
  /** The documents whose lowest match of a unit has each level or a higher one. */
  readonly byLevel: LevelSets;
  /** All that meet every unit, also those that are filtered out. */
  readonly met: BitSet;
  /** By unit. The sum of them makes the score. */
  readonly scores: readonly UnitScores[];
};

/** The documents that meet every unit, or undefined if there are none. */
export function matchAll(
  { segment, lists, documentsInFilter }: MatchInput,
  scratch: Scratch,
): FullMatches | undefined {
  const units = lists.map((list) => list.filter(({ isFallback }) => !isFallback));
  if (units.length === 0 || units.some((list) => list.length === 0)) return undefined;
  const [first = [], ...others] = units;
  const byLevel = levelsOfUnit(first, scratch);
  for (const unit of others) {
    const levels = levelsOfUnit(unit, scratch);
    for (const [level, set] of byLevel.entries()) keepIn(set, levels[level] ?? set);
  }
  const met = byLevel[0].slice();
  if (met.every((word) => word === 0)) return undefined;
  const dead = deadDocuments(segment);
  for (const set of byLevel) {
    if (documentsInFilter) keepIn(set, documentsInFilter);
    if (dead) removeFrom(set, dead);
  }
  const scores = units.map((unit) => unitScores(unit, { scratch, isNear: false }));
  return { byLevel, met, scores };
}

function levelsOfUnit(unit: readonly PostingList[], scratch: Scratch): LevelSets {
  const levels: LevelSets = [scratch.emptySet(), scratch.emptySet(), scratch.emptySet(), scratch.emptySet()];
  for (const list of unit)
    if (list.levelSets) addLongList(levels, list, list.levelSets);
    else addShortList(levels, list);
  return levels;
}

function addLongList(levels: LevelSets, { least, matchLevels }: PostingList, levelSets: LevelSets): void {
  for (const [matchLevel, set] of levels.entries()) {
    const from = matchLevels.findIndex((matched, level) => level >= least && matched >= matchLevel);
    const documents = from < 0 ? undefined : levelSets[from];
    if (documents) addTo(set, documents);
  }
}

function addShortList(levels: LevelSets, { postings, least, matchLevels }: PostingList): void {
  for (let index = 0; index < postings.length; index++) {
    const posting = postings[index] ?? 0;
    if ((posting & 3) < least) continue;
    const matchLevel = matchLevels[posting & 3] ?? 0;
    for (let level = 0; level <= matchLevel; level++) {
      const set = levels[level];
      if (set) add(set, posting >>> 2);
    }
  }
}
