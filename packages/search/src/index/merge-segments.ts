import { type Segment, sortedLexemes } from './segment.ts';

/** Copying this many postings takes well under a millisecond. Then other work gets its turn. */
const POSTINGS_PER_STEP = 30_000;

/**
 * Merges the live documents of several segments into one. It works step by step, so that the caller can
 * answer queries in between. Documents that are marked as dead in the old segments during the merge are still
 * in the new one. The caller must mark them there as well.
 */
export function* mergeSegments(segments: readonly Segment[]): Generator<undefined, Segment> {
  const numbering = renumber(segments);
  yield;
  const cursors = segments.map(() => 0);
  const lexemes: string[] = [];
  const starts: number[] = [0];
  const postings = new Uint32Array(segments.reduce((sum, segment) => sum + segment.postings.length, 0));
  let end = 0;
  let nextPause = POSTINGS_PER_STEP;
  for (
    let lexeme = smallestLexeme(segments, cursors);
    lexeme !== undefined;
    lexeme = smallestLexeme(segments, cursors)
  ) {
    const endBefore = end;
    for (const [index, segment] of segments.entries()) {
      const at = cursors[index] ?? 0;
      if (segment.lexemes.words[at] !== lexeme) continue;
      cursors[index] = at + 1;
      end = copyLivePostings(segment, {
        at,
        numbers: numbering.newNumbers[index] ?? NO_NUMBERS,
        postings,
        end,
      });
    }
    // A word that is in no document any more is dropped.
    if (end > endBefore) {
      lexemes.push(lexeme);
      starts.push(end);
    }
    if (end + lexemes.length < nextPause) continue;
    nextPause = end + lexemes.length + POSTINGS_PER_STEP;
    yield;
  }
  return {
    ids: numbering.liveDocuments.map(([segment, number]) => segment.ids[number] ?? ''),
    versions: Float64Array.from(
      numbering.liveDocuments,
      ([segment, number]) => segment.versions[number] ?? 0,
    ),
    popularity: Float64Array.from(
      numbering.liveDocuments,
      ([segment, number]) => segment.popularity[number] ?? 0,
    ),
    suppliers: numbering.liveDocuments.map(([segment, number]) => segment.suppliers[number] ?? ''),
    lexemes: sortedLexemes(lexemes),
    starts: Uint32Array.from(starts),
    postings: postings.slice(0, end),
    dead: new Uint8Array(numbering.liveDocuments.length),
    deadCount: 0,
  };
}

type Numbering = {
  readonly liveDocuments: readonly (readonly [Segment, number])[];
  /** For each segment, the new number of each of its documents, −1 for a dead one. */
  readonly newNumbers: readonly Int32Array[];
};

function renumber(segments: readonly Segment[]): Numbering {
  const liveDocuments: [Segment, number][] = [];
  const newNumbers = segments.map((segment) =>
    Int32Array.from(segment.dead, (isDead, number) =>
      isDead ? -1 : liveDocuments.push([segment, number]) - 1,
    ),
  );
  return { liveDocuments, newNumbers };
}

/** The smallest lexeme at any of the cursors. */
function smallestLexeme(segments: readonly Segment[], cursors: readonly number[]): string | undefined {
  let smallest: string | undefined;
  for (const [index, { lexemes }] of segments.entries()) {
    const word = lexemes.words[cursors[index] ?? 0];
    if (word !== undefined && (smallest === undefined || word < smallest)) smallest = word;
  }
  return smallest;
}

const NO_NUMBERS = new Int32Array();

type CopyLiveInput = {
  /** Index of the lexeme in the old segment. */
  readonly at: number;
  /** The new number of each document of the old segment. */
  readonly numbers: Int32Array;
  /** Postings of the new segment, which are filled up to `end`. */
  readonly postings: Uint32Array;
  readonly end: number;
};

/**
 * Copies the postings of one lexeme, except those of dead documents, and returns the new end. A posting is four times
 * the number of its document plus the level of the lexeme.
 */
function copyLivePostings(
  { starts, postings: from }: Segment,
  { at, numbers, postings, end }: CopyLiveInput,
): number {
  let to = end;
  const last = starts[at + 1] ?? 0;
  for (let index = starts[at] ?? 0; index < last; index++) {
    const posting = from[index] ?? 0;
    const number = numbers[posting >>> 2] ?? -1;
    if (number < 0) continue;
    postings[to++] = number * 4 + (posting & 3);
  }
  return to;
}
