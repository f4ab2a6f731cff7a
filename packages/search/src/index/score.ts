/** Whoever is more asked for comes first among equals, and among equals only. */
const PRIOR = 0.02;

/** A match that only shares an interest, in quarters of a unit. */
export const WHOLE = 4;
export const FALLBACK = 1;

type Matched = {
  /** Of every unit the best variant's thousandths times its level. */
  readonly sum: number;
  /** How much of the plan that is, in quarters of a unit. */
  readonly quarters: number;
  readonly units: number;
  readonly popularity: number;
};

/**
 * What a document is worth as an answer. Its sums are of whole numbers and the rest is the same three steps in every
 * engine, so that equal documents are equal everywhere and none of them orders its answers otherwise.
 */
export function scoreOf({ sum, quarters, units, popularity }: Matched): number {
  return ((sum * quarters) / (units * units * WHOLE * 100_000)) * (1 + PRIOR * popularity);
}
