import { createPostingWriter, unpackPostings } from './packed-postings.ts';
import { compareDocuments, type Segment, sortedLexemes } from './segment.ts';

/** Copying this many postings takes well under a millisecond. Then other work gets its turn. */
const POSTINGS_PER_STEP = 30_000;

/**
 * Merges the live documents of several segments into one. It works step by step, so that the caller can
 * answer queries in between. Documents that are marked as dead in the old segments during the merge are still
 * in the new one. The caller must mark them there as well.
 */
export function* mergeSegments(segments: readonly Segment[]): Generator<undefined, Segment> {
  const [only] = segments;
  if (only && segments.length === 1 && only.deadCount === 0) return only;
  const numbering = renumber(segments);
  yield;
  const cursors = segments.map(() => 0);
  const lexemes: string[] = [];
  const starts: number[] = [];
  const counts: number[] = [];
  const writer = createPostingWriter(segments.reduce((sum, { packed }) => sum + packed.length, 0));
  let copied = 0;
  let nextPause = POSTINGS_PER_STEP;
  for (
    let lexeme = smallestLexeme(segments, cursors);
    lexeme !== undefined;
    lexeme = smallestLexeme(segments, cursors)
  ) {
    let end = 0;
    for (const [index, segment] of segments.entries()) {
      const at = cursors[index] ?? 0;
      if (segment.lexemes.words[at] !== lexeme) continue;
      cursors[index] = at + 1;
      const middle = end;
      end = copyLivePostings(segment, { at, numbers: numbering.newNumbers[index] ?? NO_NUMBERS, end });
      mergeRuns(middle, end);
    }
    // A word that is in no document any more is dropped.
    if (end > 0) {
      lexemes.push(lexeme);
      starts.push(writer.length);
      counts.push(end);
      writer.begin();
      for (let index = 0; index < end; index++) writer.add(merging[index] ?? 0);
    }
    copied += end + 1;
    if (copied < nextPause) continue;
    nextPause = copied + POSTINGS_PER_STEP;
    yield;
  }
  return {
    ids: numbering.documents.map(({ id }) => id),
    versions: Float64Array.from(numbering.documents, ({ version }) => version),
    popularity: Float64Array.from(numbering.documents, ({ popularity }) => popularity),
    suppliers: numbering.documents.map(({ supplier }) => supplier),
    lexemes: sortedLexemes(lexemes),
    starts: Uint32Array.from(starts),
    counts: Uint32Array.from(counts),
    packed: writer.bytes(),
    dead: new Uint8Array(numbering.documents.length),
    deadCount: 0,
  };
}

type LiveDocument = {
  readonly id: string;
  readonly version: number;
  readonly popularity: number;
  readonly supplier: string;
  readonly segment: number;
  readonly oldNumber: number;
};

type Numbering = {
  /** The live documents in their new order. */
  readonly documents: readonly LiveDocument[];
  /** For each segment, the new number of each of its documents, −1 for a dead one. */
  readonly newNumbers: readonly Int32Array[];
};

function renumber(segments: readonly Segment[]): Numbering {
  const documents: LiveDocument[] = [];
  for (const [segment, { ids, versions, popularity, suppliers, dead }] of segments.entries())
    for (const [oldNumber, id] of ids.entries()) {
      if (dead[oldNumber] === 1) continue;
      const [version, supplier] = [versions[oldNumber] ?? 0, suppliers[oldNumber] ?? ''];
      documents.push({ id, version, popularity: popularity[oldNumber] ?? 0, supplier, segment, oldNumber });
    }
  documents.sort(compareDocuments);
  const newNumbers = segments.map(({ ids }) => new Int32Array(ids.length).fill(-1));
  documents.forEach(({ segment, oldNumber }, number) => {
    const numbers = newNumbers[segment];
    if (numbers) numbers[oldNumber] = number;
  });
  return { documents, newNumbers };
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

/** The postings of the lexeme that is being merged. Between two lexemes other merges may use them. */
let merging = new Uint32Array(1_024);
let spare = new Uint32Array(1_024);

type CopyLiveInput = {
  /** Index of the lexeme in the old segment. */
  readonly at: number;
  /** The new number of each document of the old segment. */
  readonly numbers: Int32Array;
  /** Where the postings of the segments before end. */
  readonly end: number;
};

/** Adds the postings of one lexeme, except those of dead documents, to those being merged, and returns their new end. */
function copyLivePostings({ starts, counts, packed }: Segment, { at, numbers, end }: CopyLiveInput): number {
  const count = counts[at] ?? 0;
  if (spare.length < count) spare = new Uint32Array(count * 2);
  unpackPostings(packed, { start: starts[at] ?? 0, count, into: spare });
  if (merging.length < end + count) {
    const larger = new Uint32Array((end + count) * 2);
    larger.set(merging);
    merging = larger;
  }
  let to = end;
  for (let index = 0; index < count; index++) {
    const posting = spare[index] ?? 0;
    const number = numbers[posting >>> 2] ?? -1;
    if (number >= 0) merging[to++] = number * 4 + (posting & 3);
  }
  return to;
}

/** Merges two sorted runs of postings that lie one after the other. */
function mergeRuns(middle: number, end: number): void {
  if (middle === 0 || middle === end || (merging[middle - 1] ?? 0) < (merging[middle] ?? 0)) return;
  if (spare.length < middle) spare = new Uint32Array(middle * 2);
  spare.set(merging.subarray(0, middle));
  let to = 0;
  let second = middle;
  for (let first = 0; first < middle; ) {
    const posting = spare[first] ?? 0;
    if (second < end && (merging[second] ?? 0) < posting) merging[to++] = merging[second++] ?? 0;
    else {
      merging[to++] = posting;
      first++;
    }
  }
}
