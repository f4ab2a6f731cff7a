import type { List } from './lists-in.ts';
import type { MatchAll } from './match-all-units.ts';
import { FALLBACK, WHOLE } from './score.ts';
import { scratchFor } from './scratch.ts';
import type { Segment } from './segment.ts';

export type Some = {
  readonly number: number;
  readonly sum: number;
  /** How many units the document matches by more than a shared interest. */
  readonly wholes: number;
  /** How much of the plan the document matches, in quarters of a unit. */
  readonly quarters: number;
};

/** Visits every document that matches any unit, including those that only share an interest. */
export function matchSome({ segment, lists, passed }: MatchAll, visit: (some: Some) => void): void {
  const { candidates, stage, sum, parts } = scratchFor(segment.ids.length);
  let count = 0;
  lists.forEach((unit, index) => {
    for (const list of unit) count = collect(segment, list, { unit: index + 1, count, passed });
  });
  for (let index = 0; index < count; index++) {
    const number = candidates[index] ?? 0;
    const part = parts[number] ?? 0;
    visit({ number, sum: sum[number] ?? 0, wholes: part >>> 8, quarters: part & 0xff });
    stage[number] = 0;
  }
}

type Collecting = { readonly unit: number; readonly count: number; readonly passed: Uint8Array | undefined };

/** Here `stage` is the last unit that matched. A better match of the same unit replaces the earlier one. */
function collect({ ids, postings, dead }: Segment, list: List, collecting: Collecting): number {
  const { candidates, stage, sum, added, parts, addedParts } = scratchFor(ids.length);
  const { unit, passed } = collecting;
  const part = list.isFallback ? FALLBACK : 0x100 + WHOLE;
  let { count } = collecting;
  for (let index = list.from; index < list.to; index++) {
    const posting = postings[index] ?? 0;
    const number = posting >>> 2;
    if (stage[number] === 0) {
      if (dead[number] === 1 || passed?.[number] === 0) continue;
      candidates[count++] = number;
      sum[number] = 0;
      parts[number] = 0;
    }
    if (stage[number] !== unit) {
      stage[number] = unit;
      added[number] = 0;
      addedParts[number] = 0;
    }
    const worth = list.worths[posting & 3] ?? 0;
    const more = worth - (added[number] ?? 0);
    if (more > 0) {
      sum[number] = (sum[number] ?? 0) + more;
      added[number] = worth;
    }
    const morePart = part - (addedParts[number] ?? 0);
    if (morePart > 0) {
      parts[number] = (parts[number] ?? 0) + morePart;
      addedParts[number] = part;
    }
  }
  return count;
}
