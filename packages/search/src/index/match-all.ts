import { countPostings, type PostingList } from './posting-lists.ts';
import { scratchFor } from './scratch.ts';
import type { Segment } from './segment.ts';

export type MatchInput = {
  readonly segment: Segment;
  /** The lists of each unit. */
  readonly lists: readonly (readonly PostingList[])[];
  /** Whether each unit names a place. */
  readonly arePlaces: readonly boolean[];
  readonly documentsInFilter: Uint8Array | undefined;
};

/** Visits every document that matches every unit, with the sum of the best matches of each unit, and the lowest of their levels. */
export function matchAll(
  { segment, lists, documentsInFilter }: MatchInput,
  visit: (number: number, sum: number, level: number) => void,
): void {
  const units = lists.map((list) => list.filter(({ isFallback }) => !isFallback));
  if (units.length === 0 || units.some((list) => list.length === 0)) return;
  // Only the documents of the rarest unit must be looked up in the others.
  units.sort((a, b) => countPostings(a) - countPostings(b));
  const count = collectCandidates(segment, units[0] ?? [], documentsInFilter);
  units.slice(1).forEach((unit, unitIndex) => {
    for (const list of unit) narrowCandidates(segment, list, { count, stage: unitIndex + 1 });
  });
  const { candidates, stage, sum, level, addedLevel } = scratchFor(segment.ids.length);
  for (let index = 0; index < count; index++) {
    const number = candidates[index] ?? 0;
    if (stage[number] === units.length)
      visit(number, sum[number] ?? 0, Math.min(level[number] ?? 0, addedLevel[number] ?? 0));
    stage[number] = 0;
  }
}

const HIGHEST_LEVEL = 3;

/** Collects the documents of the first unit and returns their number. */
function collectCandidates(
  { ids, postings, dead }: Segment,
  unit: readonly PostingList[],
  documentsInFilter: Uint8Array | undefined,
): number {
  const { candidates, stage, sum, added, level, addedLevel } = scratchFor(ids.length);
  let count = 0;
  for (const { from, to, scoreByLevel, least, matchLevels } of unit)
    for (let index = from; index < to; index++) {
      const posting = postings[index] ?? 0;
      if ((posting & 3) < least) continue;
      const number = posting >>> 2;
      const score = scoreByLevel[posting & 3] ?? 0;
      const matchLevel = matchLevels[posting & 3] ?? 0;
      if (stage[number] === 0) {
        if (dead[number] === 1 || documentsInFilter?.[number] === 0) continue;
        stage[number] = 1;
        candidates[count++] = number;
        added[number] = score;
        sum[number] = score;
        level[number] = HIGHEST_LEVEL;
        addedLevel[number] = matchLevel;
        continue;
      }
      if (score > (added[number] ?? 0)) {
        added[number] = score;
        sum[number] = score;
      }
      if (matchLevel > (addedLevel[number] ?? 0)) addedLevel[number] = matchLevel;
    }
  return count;
}

/** Drops candidates that are not on this list, unless another list of the unit contains them. */
function narrowCandidates(
  segment: Segment,
  list: PostingList,
  { count, stage }: { count: number; stage: number },
): void {
  const { postings } = segment;
  const { candidates } = scratchFor(segment.ids.length);
  const length = list.to - list.from;
  // A long list is searched for each of few candidates. A short list is read through.
  if (count * Math.log2(length + 1) > length) {
    for (let index = list.from; index < list.to; index++)
      addScore(segment, postings[index] ?? 0, list, stage);
    return;
  }
  for (let index = 0; index < count; index++) {
    const number = candidates[index] ?? 0;
    const postingIndex = findPosting(postings, number, list);
    if (postingIndex >= 0) addScore(segment, postings[postingIndex] ?? 0, list, stage);
  }
}

function addScore(
  { ids }: Segment,
  posting: number,
  { scoreByLevel, least, matchLevels }: PostingList,
  stageBefore: number,
): void {
  if ((posting & 3) < least) return;
  const { stage, sum, added, level, addedLevel } = scratchFor(ids.length);
  const number = posting >>> 2;
  const score = scoreByLevel[posting & 3] ?? 0;
  const matchLevel = matchLevels[posting & 3] ?? 0;
  if (stage[number] === stageBefore) {
    stage[number] = stageBefore + 1;
    added[number] = score;
    sum[number] = (sum[number] ?? 0) + score;
    level[number] = Math.min(level[number] ?? 0, addedLevel[number] ?? 0);
    addedLevel[number] = matchLevel;
    return;
  }
  if (stage[number] !== stageBefore + 1) return;
  if (score > (added[number] ?? 0)) {
    sum[number] = (sum[number] ?? 0) + score - (added[number] ?? 0);
    added[number] = score;
  }
  if (matchLevel > (addedLevel[number] ?? 0)) addedLevel[number] = matchLevel;
}

function findPosting(postings: Uint32Array, number: number, { from, to }: PostingList): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((postings[middle] ?? 0) >>> 2 < number) low = middle + 1;
    else high = middle;
  }
  return low < to && (postings[low] ?? 0) >>> 2 === number ? low : -1;
}
