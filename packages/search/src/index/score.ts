/** Whoever is more asked for comes first among equals, and among equals only. */
export const PRIOR = 0.02;

/** A unit in quarters; a match that only shares an interest is one of them. */
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
  return ((sum * quarters) / bestOf(units)) * (1 + PRIOR * popularity);
}

/** What a plan of so many units can come to at most. */
export function bestOf(units: number): number {
  return units * units * WHOLE * 100_000;
}
