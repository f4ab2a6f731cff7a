const COUNTED_RESULTS = 10;

/**
 * For the search-quality test: the quality of a list of results, from 0 to 1 (normalised discounted cumulative gain). Every result adds its grade, reduced the further down it is, in
 * relation to the best possible order. Only the first ten count.
 */
export function ndcg(resultKeys: readonly string[], grades: ReadonlyMap<string, number>): number {
  const best = gain([...grades.values()].sort((a, b) => b - a));
  if (best === 0) return resultKeys.length === 0 ? 1 : 0;
  // A result that is shown twice helps only once.
  return gain([...new Set(resultKeys)].map((one) => grades.get(one) ?? 0)) / best;
}

function gain(grades: readonly number[]): number {
  return grades
    .slice(0, COUNTED_RESULTS)
    .reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}
