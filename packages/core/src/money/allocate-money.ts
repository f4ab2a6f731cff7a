import { type Money, money } from './money.ts';

/**
 * Splits money by weights without losing or inventing a unit: the parts always add up to the total. What does
 * not divide goes, a unit each, to the largest remainders; of equal ones to the first, so that the same split
 * always comes out the same. A negative total splits as its positive twin does.
 */
export function allocateMoney(total: Money, weights: readonly number[]): Money[] {
  const weighted = weights.map(toWeight);
  const whole = weighted.reduce((left, right) => left + right, 0n);
  if (whole === 0n) throw new RangeError('At least one weight must be above nought');
  const negative = total.amount < 0;
  const size = BigInt(Math.abs(total.amount));
  const parts = weighted.map((weight) => (size * weight) / whole);
  const missing = Number(size - parts.reduce((left, right) => left + right, 0n));
  const favoured = new Set(byRemainder(size, weighted, whole).slice(0, missing));
  return parts.map((part, index) => {
    const amount = Number(part) + (favoured.has(index) ? 1 : 0);
    return money(negative ? -amount : amount, total.currency);
  });
}

function toWeight(weight: number): bigint {
  if (!Number.isSafeInteger(weight) || weight < 0) throw new RangeError(`${weight} is no weight`);
  return BigInt(weight);
}

// Sorting is stable, which is what sends equal remainders to the first.
function byRemainder(size: bigint, weights: readonly bigint[], whole: bigint): number[] {
  return weights
    .map((weight, index) => ({ index, remainder: (size * weight) % whole }))
    .sort((left, right) => Number(right.remainder - left.remainder))
    .map(({ index }) => index);
}
