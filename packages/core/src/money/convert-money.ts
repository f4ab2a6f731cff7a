import { type CurrencyCode, currencyExponents } from './currencies.ts';
import { type Money, money, roundHalfEven } from './money.ts';

/**
 * Rates are kept as published ("1.0834" dollars for a euro). For `per` units of the source one gets `rate` units of
 * the target. A table gives both against its base. Two foreign currencies therefore convert without a rounded
 * rate between them.
 */
export type Conversion = {
  readonly to: CurrencyCode;
  readonly rate: string;
  readonly per?: string;
  /**
   * Whole percentages that the price is multiplied by: 120 in a dear season, 80 with a promotion of 20 %. They are part of
   * the single rounding.
   */
  readonly percentFactors?: readonly number[];
  /** Share of the price to convert, for shares that are not a whole percent. */
  readonly share?: { readonly part: number; readonly whole: number };
};

/**
 * Converts a unit price exactly and rounds it once, at the end. Convert units and add the results: a
 * converted total can differ from the sum of its lines.
 */
export function convertMoney(
  price: Money,
  { to, rate, per = '1', percentFactors = [], share = wholePrice }: Conversion,
): Money {
  const target = parseRate(rate);
  const source = parseRate(per);
  const factor = percentFactors.reduce((product, percent) => product * BigInt(percent), BigInt(share.part));
  const numerator =
    BigInt(price.amount) * factor * target.digits * 10n ** BigInt(source.scale + currencyExponents[to]);
  const denominator =
    100n ** BigInt(percentFactors.length) *
    BigInt(share.whole) *
    source.digits *
    10n ** BigInt(target.scale + currencyExponents[price.currency]);
  return money(Number(roundHalfEven(numerator, denominator)), to);
}

const wholePrice = { part: 1, whole: 1 };

function parseRate(rate: string): { digits: bigint; scale: number } {
  const [, whole = '', fraction = ''] = /^([0-9]{1,12})(?:\.([0-9]{1,12}))?$/.exec(rate) ?? [];
  const digits = BigInt(whole + fraction);
  if (digits === 0n) throw new RangeError(`"${rate}" is not an exchange rate`);
  return { digits, scale: fraction.length };
}
