import { type BitSet, wordsFor } from './bit-set.ts';

/**
 * Working memory of a search in one segment. A query is answered in one step, so all queries share it, and it is as large as the
 * largest segment.
 */
export type Scratch = {
  /** An empty set of documents. */
  emptySet(): BitSet;
  /** One score for each document, all zero. The user must set them to zero again. */
  zeroScores(): Int32Array;
};

let sets: ArrayBuffer[] = [];
let scores: Int32Array[] = [];
let size = 0;

/** All that was handed out before is taken back. */
export function scratchFor(documents: number): Scratch {
  if (documents > size) {
    size = Math.ceil(documents * 1.25) + 64;
    [sets, scores] = [[], []];
  }
  let [usedSets, usedScores] = [0, 0];
  return {
    emptySet() {
      const buffer = sets[usedSets] ?? new ArrayBuffer(wordsFor(size) * 4);
      sets[usedSets++] = buffer;
      return new Uint32Array(buffer, 0, wordsFor(documents)).fill(0);
    },
    zeroScores() {
      const zero = scores[usedScores] ?? new Int32Array(size);
      scores[usedScores++] = zero;
      return zero;
    },
  };
}
