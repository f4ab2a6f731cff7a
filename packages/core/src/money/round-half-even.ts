/**
 * The house's one rounding rule: `numerator / denominator` to the nearest whole number, a tie to the even one,
 * so that many roundings favour neither side. Exact, because nothing on the way is a float.
 */
export function roundHalfEven(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError('The denominator must be positive');
  const negative = numerator < 0n;
  const size = negative ? -numerator : numerator;
  const whole = size / denominator;
  const twiceTheRest = (size % denominator) * 2n;
  const up = twiceTheRest > denominator || (twiceTheRest === denominator && whole % 2n === 1n);
  const rounded = up ? whole + 1n : whole;
  return negative ? -rounded : rounded;
}
