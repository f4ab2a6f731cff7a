/** Weight of popularity: it decides the order among equals, and among equals only. */
export const POPULARITY_WEIGHT = 0.02;

/** A unit in quarters. A match by a shared interest alone is one quarter. */
export const QUARTERS_PER_UNIT = 4;
export const FALLBACK_QUARTERS = 1;

type ScoreInput = {
  /** Sum over all units of the best variant's thousandths times its level. */
  readonly sum: number;
  /** How much of the plan that is, in quarters of a unit. */
  readonly quarters: number;
  readonly units: number;
  readonly popularity: number;
};

/**
 * Score of a document as a result. Its sums are whole numbers, and the other three steps are the same in
 * every engine. So equal documents have equal scores and the same order everywhere.
 */
export function scoreOf({ sum, quarters, units, popularity }: ScoreInput): number {
  return ((sum * quarters) / highestProduct(units)) * (1 + POPULARITY_WEIGHT * popularity);
}

/**
 * The highest product of sum and quarters that a plan with this many units can reach. A unit adds at most 1,000
 * thousandths times level 100 to the sum.
 */
export function highestProduct(units: number): number {
  return units * units * QUARTERS_PER_UNIT * 100_000;
}
