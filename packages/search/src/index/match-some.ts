import type { MatchInput } from './match-all.ts';
import type { PostingList } from './posting-lists.ts';
import { FALLBACK_QUARTERS, QUARTERS_PER_UNIT } from './score.ts';
import { scratchFor } from './scratch.ts';
import type { Segment } from './segment.ts';

export type PartialMatch = {
  readonly number: number;
  readonly sum: number;
  /** How many units the document matches by more than a shared interest. */
  readonly unitsMatched: number;
  /** How many of them it meets, so that it is not only near. */
  readonly unitsMet: number;
  /** How much of the plan the document matches, in quarters of a unit. */
  readonly quarters: number;
  /** Whether it is in a place that the plan names. */
  readonly isInPlace: boolean;
};

/** Visits every document that matches any unit, including those that only share an interest. */
export function matchSome(
  { segment, lists, arePlaces, documentsInFilter }: MatchInput,
  visit: (match: PartialMatch) => void,
): void {
  const { candidates, stage, sum, parts } = scratchFor(segment.ids.length);
  let count = 0;
  lists.forEach((unit, index) => {
    const isPlace = arePlaces[index] === true;
    for (const list of unit)
      count = collect(segment, list, { unit: index + 1, isPlace, count, documentsInFilter });
  });
  for (let index = 0; index < count; index++) {
    const number = candidates[index] ?? 0;
    const part = parts[number] ?? 0;
    visit({
      ...{ number, sum: sum[number] ?? 0, quarters: part & 0xff },
      ...{ unitsMatched: (part >>> 8) & 0xf, unitsMet: (part >>> 12) & 0xf, isInPlace: part >>> 16 > 0 },
    });
    stage[number] = 0;
  }
}

type CollectInput = {
  readonly unit: number;
  readonly isPlace: boolean;
  readonly count: number;
  readonly documentsInFilter: Uint8Array | undefined;
};

/** Here `stage` is the last unit that matched. A better match of the same unit replaces the earlier one. */
function collect({ ids, postings, dead }: Segment, list: PostingList, input: CollectInput): number {
  const { candidates, stage, sum, added, parts, addedParts } = scratchFor(ids.length);
  const { unit, isPlace, documentsInFilter } = input;
  const near = list.isFallback ? FALLBACK_QUARTERS : (isPlace ? 0x10000 : 0) + 0x100 + QUARTERS_PER_UNIT;
  let { count } = input;
  for (let index = list.from; index < list.to; index++) {
    const posting = postings[index] ?? 0;
    const number = posting >>> 2;
    if (stage[number] === 0) {
      if (dead[number] === 1 || documentsInFilter?.[number] === 0) continue;
      candidates[count++] = number;
      sum[number] = 0;
      parts[number] = 0;
    }
    if (stage[number] !== unit) {
      stage[number] = unit;
      added[number] = 0;
      addedParts[number] = 0;
    }
    const score = list.scoreByLevel[posting & 3] ?? 0;
    const extraScore = score - (added[number] ?? 0);
    if (extraScore > 0) {
      sum[number] = (sum[number] ?? 0) + extraScore;
      added[number] = score;
    }
    const part = list.isFallback || (posting & 3) < list.least ? near : near + 0x1000;
    const extraPart = part - (addedParts[number] ?? 0);
    if (extraPart > 0) {
      parts[number] = (parts[number] ?? 0) + extraPart;
      addedParts[number] = part;
    }
  }
  return count;
}
