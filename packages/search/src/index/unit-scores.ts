import { has } from './bit-set.ts';
import type { PostingList } from './posting-lists.ts';
import type { Scratch } from './scratch.ts';

/** The best score of each document in some lists of one unit. */
export type UnitScores = {
  /** No document has more. */
  readonly highest: number;
  scoreOf(number: number): number;
  /** Makes the scratch clean again. */
  free(): void;
};

/**
 * Short lists are written into one array, and long ones are looked up for those documents whose score matters. `isNear` says that a
 * posting counts at any level.
 */
export function unitScores(
  lists: readonly PostingList[],
  { scratch, isNear }: { readonly scratch: Scratch; readonly isNear: boolean },
): UnitScores {
  const shortLists = lists.filter(({ levelSets }) => !levelSets);
  const longLists = lists.filter(({ levelSets }) => levelSets).sort((a, b) => highestOf(b) - highestOf(a));
  const written = shortLists.length > 0 ? scratch.zeroScores() : undefined;
  for (const { postings, scoreByLevel, least } of shortLists)
    for (let index = 0; written && index < postings.length; index++) {
      const posting = postings[index] ?? 0;
      const score = scoreByLevel[posting & 3] ?? 0;
      if ((isNear || (posting & 3) >= least) && score > (written[posting >>> 2] ?? 0))
        written[posting >>> 2] = score;
    }
  return {
    highest: Math.max(0, ...lists.map(highestOf)),
    scoreOf(number) {
      let best = written ? (written[number] ?? 0) : 0;
      for (const list of longLists) {
        if (highestOf(list) <= best) break;
        best = Math.max(best, scoreInList(list, number, isNear));
      }
      return best;
    },
    free() {
      for (const { postings } of shortLists)
        for (let index = 0; written && index < postings.length; index++)
          written[(postings[index] ?? 0) >>> 2] = 0;
    },
  };
}

const highestOf = ({ scoreByLevel }: PostingList): number => scoreByLevel[3] ?? 0;

function scoreInList(
  { levelSets, scoreByLevel, least }: PostingList,
  number: number,
  isNear: boolean,
): number {
  if (!levelSets || !has(levelSets[0], number)) return 0;
  for (let level = 3; level >= (isNear ? 0 : least); level--) {
    const set = levelSets[level];
    if (set && has(set, number)) return scoreByLevel[level] ?? 0;
  }
  return 0;
}
