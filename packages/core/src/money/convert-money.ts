import { type CurrencyCode, currencyExponents } from './currencies.ts';
import { type Money, money } from './money.ts';
import { roundHalfEven } from './round-half-even.ts';

/** `rate` is what one unit of the source buys of the target ("1.0834" dollars for a euro), kept as it was published. */
export type Conversion = { to: CurrencyCode; rate: string };

/**
 * Converts a unit price: exact until the end, rounded once. Convert units and add the results; converting a
 * total would show a sum that its own lines do not give.
 */
export function convertMoney(price: Money, { to, rate }: Conversion): Money {
  const { digits, scale } = parseRate(rate);
  const numerator = BigInt(price.amount) * digits * 10n ** BigInt(currencyExponents[to]);
  const denominator = 10n ** BigInt(scale + currencyExponents[price.currency]);
  return money(Number(roundHalfEven(numerator, denominator)), to);
}

function parseRate(rate: string): { digits: bigint; scale: number } {
  const [, whole = '', fraction = ''] = /^([0-9]{1,12})(?:\.([0-9]{1,12}))?$/.exec(rate) ?? [];
  const digits = BigInt(whole + fraction);
  if (digits === 0n) throw new RangeError(`"${rate}" is no exchange rate`);
  return { digits, scale: fraction.length };
}
