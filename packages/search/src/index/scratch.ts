/**
 * Working memory with one cell per document. A query is answered in one step, so all queries can share it.
 */
export type Scratch = {
  /** How many units have matched so far; 0 for a document that is not a candidate. */
  readonly stage: Uint8Array;
  readonly sum: Int32Array;
  /** What the current unit has added. */
  readonly added: Int32Array;
  /** The lowest level of the matches of all units before the current one, and that of the current unit. */
  readonly level: Uint8Array;
  readonly addedLevel: Uint8Array;
  /**
   * How much of the plan matches, in twenty bits: the named places in the first four, the units that are met in the next four,
   * those that match in the next four, and quarters of units in the low byte. A plan has at most ten units.
   */
  readonly parts: Uint32Array;
  readonly addedParts: Uint32Array;
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
    level: new Uint8Array(size),
    addedLevel: new Uint8Array(size),
    parts: new Uint32Array(size),
    addedParts: new Uint32Array(size),
    candidates: new Uint32Array(size),
  };
  return scratch;
}
