import { type CurrencyCode, currencyExponents } from './currencies.ts';
import { divideHalfEven, type Money, money, roundHalfEven } from './money.ts';

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
  const small = convertSmall(price, { to, source, target, percentFactors, share });
  if (small !== undefined) return money(small, to);
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

/**
 * Converts many amounts of a currency, each as `convertMoney` does it. The fraction of the rates is reduced once: what is left of
 * it is nearly always small enough to be exact without big integers.
 */
export function createConverter(
  from: CurrencyCode,
  conversion: Pick<Conversion, 'to' | 'rate' | 'per'>,
): (amountMinor: number) => number {
  const { to, rate, per = '1' } = conversion;
  const [target, source] = [parseRate(rate), parseRate(per)];
  const numerator = target.digits * 10n ** BigInt(source.scale + currencyExponents[to]);
  const denominator = source.digits * 10n ** BigInt(target.scale + currencyExponents[from]);
  const divisor = commonDivisor(numerator, denominator);
  const [times, by] = [Number(numerator / divisor), Number(denominator / divisor)];
  const isSmall = Number.isSafeInteger(times) && Number.isSafeInteger(by * 2);
  return (amountMinor) => {
    const product = amountMinor * times;
    return isSmall && amountMinor >= 0 && Number.isSafeInteger(product)
      ? divideHalfEven(product, by)
      : convertMoney(money(amountMinor, from), conversion).amount;
  };
}

function commonDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : commonDivisor(other, one % other);
}

const wholePrice = { part: 1, whole: 1 };

type ParsedRate = {
  readonly digits: bigint;
  /** The same, inexact if it is no safe integer. */
  readonly approximately: number;
  readonly scale: number;
};

type ParsedConversion = Required<Pick<Conversion, 'to' | 'percentFactors' | 'share'>> & {
  readonly source: ParsedRate;
  readonly target: ParsedRate;
};

/**
 * The same without big integers; undefined if a product is not exact. A list converts the prices of hundreds of hotels, and
 * nearly all of them are small enough.
 */
function convertSmall(
  { amount, currency }: Money,
  { to, source, target, percentFactors, share }: ParsedConversion,
): number | undefined {
  let numerator = amount * share.part * target.approximately * 10 ** (source.scale + currencyExponents[to]);
  let denominator = share.whole * source.approximately * 10 ** (target.scale + currencyExponents[currency]);
  for (const percent of percentFactors) {
    numerator *= percent;
    denominator *= 100;
  }
  // Once a product is not exact, it stays larger than every safe integer: no factor is below one except zero.
  const isExact = Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator * 2);
  return isExact && numerator >= 0 ? divideHalfEven(numerator, denominator) : undefined;
}

const parsedRates = new Map<string, ParsedRate>();
const MAX_PARSED_RATES = 1_000;

/** A table has some dozens of rates, and one is read with every price. */
function parseRate(rate: string): ParsedRate {
  const known = parsedRates.get(rate);
  if (known) return known;
  const [, whole = '', fraction = ''] = /^([0-9]{1,12})(?:\.([0-9]{1,12}))?$/.exec(rate) ?? [];
  const digits = BigInt(whole + fraction);
  if (digits === 0n) throw new RangeError(`"${rate}" is not an exchange rate`);
  const parsed = { digits, approximately: Number(digits), scale: fraction.length };
  if (parsedRates.size >= MAX_PARSED_RATES) parsedRates.clear();
  parsedRates.set(rate, parsed);
  return parsed;
}
