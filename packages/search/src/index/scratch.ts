/** One cell a document. A question is answered in one step, so that all of them can share the paper. */
export type Scratch = {
  /** How many units it has had so far; 0 for one that is not a candidate. */
  readonly stage: Uint8Array;
  readonly sum: Int32Array;
  /** What the unit at hand has given it. */
  readonly given: Int32Array;
  /** How much of the plan it is: whole units in the high byte, quarters of units in the low one. */
  readonly parts: Uint16Array;
  readonly givenParts: Uint16Array;
  readonly candidates: Uint32Array;
};

let scratch: Scratch | undefined;

/** Clean: whoever uses it wipes the stages of its candidates. */
export function scratchFor(documents: number): Scratch {
  if (scratch && scratch.stage.length >= documents) return scratch;
  const size = Math.ceil(documents * 1.25) + 64;
  scratch = {
    stage: new Uint8Array(size),
    sum: new Int32Array(size),
    given: new Int32Array(size),
    parts: new Uint16Array(size),
    givenParts: new Uint16Array(size),
    candidates: new Uint32Array(size),
  };
  return scratch;
}
