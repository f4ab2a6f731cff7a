const shown = 10;

/**
 * How good a list of answers is, from 0 to 1: every answer gives its grade, less the further down it stands, against
 * the best order that there could have been. Only the first ten count.
 */
export function ndcg(found: readonly string[], grades: ReadonlyMap<string, number>): number {
  const best = gain([...grades.values()].sort((a, b) => b - a));
  if (best === 0) return found.length === 0 ? 1 : 0;
  // An answer that is shown twice has helped once.
  return gain([...new Set(found)].map((one) => grades.get(one) ?? 0)) / best;
}

function gain(grades: readonly number[]): number {
  return grades
    .slice(0, shown)
    .reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}
