import type { List } from './lists-in.ts';
import type { MatchAll } from './match-all.ts';
import { FALLBACK, WHOLE } from './score.ts';
import { scratchFor } from './scratch.ts';
import type { Segment } from './segment.ts';

export type Some = {
  readonly number: number;
  readonly sum: number;
  /** Of how many units it is more than of the same interest. */
  readonly wholes: number;
  /** How much of the plan it is, in quarters of a unit. */
  readonly quarters: number;
};

/** Visits every document that has anything of any unit, also those that only share an interest. */
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

/** Here a stage is the last unit that gave something: what the same unit gives more replaces what it gave. */
function collect({ ids, postings, dead }: Segment, list: List, collecting: Collecting): number {
  const { candidates, stage, sum, given, parts, givenParts } = scratchFor(ids.length);
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
      given[number] = 0;
      givenParts[number] = 0;
    }
    const worth = list.worths[posting & 3] ?? 0;
    const more = worth - (given[number] ?? 0);
    if (more > 0) {
      sum[number] = (sum[number] ?? 0) + more;
      given[number] = worth;
    }
    const morePart = part - (givenParts[number] ?? 0);
    if (morePart > 0) {
      parts[number] = (parts[number] ?? 0) + morePart;
      givenParts[number] = part;
    }
  }
  return count;
}
