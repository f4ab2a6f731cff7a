/**
 * Working memory with one cell per document. A query is answered in one step, so all queries can share it.
 */
export type Scratch = {
  /** How many units have matched so far; 0 for a document that is not a candidate. */
  readonly stage: Uint8Array;
  readonly sum: Int32Array;
  /** What the current unit has added. */
  readonly added: Int32Array;
  /**
   * How much of the plan matches, in sixteen bits: the units that are met in the first four, those that match in the
   * next four, and quarters of units in the low byte. A plan has at most ten units.
   */
  readonly parts: Uint16Array;
  readonly addedParts: Uint16Array;
  readonly candidates: Uint32Array;
};

let scratch: Scratch | undefined;

/** The memory is clean, because each user resets the stages of its candidates. */
export function scratchFor(documents: number): Scratch {
  if (scratch && scratch.stage.length >= documents) return scratch;
  const size = Math.ceil(documents * 1.25) + 64;
  scratch = {
    stage: new Uint8Array(size),
    sum: new Int32Array(size),
    added: new Int32Array(size),
    parts: new Uint16Array(size),
    addedParts: new Uint16Array(size),
    candidates: new Uint32Array(size),
  };
  return scratch;
}
