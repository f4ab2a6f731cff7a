/** One measured number, its limit, and the places that exceed it. */
export type Budget = {
  readonly name: string;
  readonly value: string;
  readonly allowed: string;
  readonly isKept: boolean;
  /** `path:line  why`, for what a number alone does not show. */
  readonly places: readonly string[];
};

/** A budget for what must not occur at all. */
export function noneOf(name: string, violations: readonly string[]): Budget {
  return {
    name,
    value: String(violations.length),
    allowed: '0',
    isKept: violations.length === 0,
    places: violations,
  };
}
