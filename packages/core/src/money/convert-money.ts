import { type CurrencyCode, currencyExponents } from './currencies.ts';
import { type Money, money } from './money.ts';
import { roundHalfEven } from './round-half-even.ts';

/**
 * Rates are kept as they were published ("1.0834" dollars for a euro). `rate` is what `per` units of the source buy of
 * the target; a table has both against its base, so two foreign currencies meet without a rounded rate between them.
 */
export type Conversion = {
  readonly to: CurrencyCode;
  readonly rate: string;
  readonly per?: string;
  /** Seasons and reductions on the way, in whole percent: they are part of the one rounding. */
  readonly percents?: readonly number[];
  /** Only so much of it, where that is no whole percent. */
  readonly share?: { readonly part: number; readonly whole: number };
};

/**
 * Converts a unit price: exact until the end, rounded once. Convert units and add the results; converting a
 * total would show a sum that its own lines do not give.
 */
export function convertMoney(
  price: Money,
  { to, rate, per = '1', percents = [], share = all }: Conversion,
): Money {
  const target = parseRate(rate);
  const source = parseRate(per);
  const factor = percents.reduce((product, percent) => product * BigInt(percent), BigInt(share.part));
  const numerator =
    BigInt(price.amount) * factor * target.digits * 10n ** BigInt(source.scale + currencyExponents[to]);
  const denominator =
    100n ** BigInt(percents.length) *
    BigInt(share.whole) *
    source.digits *
    10n ** BigInt(target.scale + currencyExponents[price.currency]);
  return money(Number(roundHalfEven(numerator, denominator)), to);
}

const all = { part: 1, whole: 1 };

function parseRate(rate: string): { digits: bigint; scale: number } {
  const [, whole = '', fraction = ''] = /^([0-9]{1,12})(?:\.([0-9]{1,12}))?$/.exec(rate) ?? [];
  const digits = BigInt(whole + fraction);
  if (digits === 0n) throw new RangeError(`"${rate}" is no exchange rate`);
  return { digits, scale: fraction.length };
}
