import { type Money, money } from '../money/money.ts';
import { roundHalfEven } from '../money/round-half-even.ts';

/** How much of a sum is tax: what one pays has it inside, as prices for consumers must. Percent with two decimals at most. */
export function taxIncluded(total: Money, percent: number): Money {
  const hundredths = BigInt(Math.round(percent * 100));
  return money(
    Number(roundHalfEven(BigInt(total.amount) * hundredths, 10_000n + hundredths)),
    total.currency,
  );
}
