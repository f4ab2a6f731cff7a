import { type CurrencyCode, currencyExponents } from './currencies.ts';

/**
 * A whole number of a currency's smallest unit: cents, yen, fils. Never a fraction and never an inexact
 * float.
 */
export type Money = { readonly amount: number; readonly currency: CurrencyCode };

/**
 * The only way to create money. Numbers beyond the safe integers no longer count every unit, so they throw.
 */
export function money(amount: number, currency: CurrencyCode): Money {
  if (!Number.isSafeInteger(amount))
    throw new RangeError(`${amount} is not a whole, safe number of minor units`);
  // -0 equals 0 but prints as "-0".
  return { amount: amount === 0 ? 0 : amount, currency };
}

export function zero(currency: CurrencyCode): Money {
  return money(0, currency);
}

export function add(left: Money, right: Money): Money {
  return money(left.amount + right.amount, sharedCurrency(left, right));
}

export function subtract(left: Money, right: Money): Money {
  return money(left.amount - right.amount, sharedCurrency(left, right));
}

/** Multiplies by a whole quantity, never by a rate or a percentage, which would need rounding. */
export function multiply(unit: Money, quantity: number): Money {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`${quantity} is not a whole quantity`);
  return money(unit.amount * quantity, unit.currency);
}

/** Returns a negative number, zero or a positive number, as sorting expects. */
export function compare(left: Money, right: Money): number {
  sharedCurrency(left, right);
  return left.amount - right.amount;
}

/** The currency is a parameter because a sum of no amounts also has one. */
export function sum(parts: readonly Money[], currency: CurrencyCode): Money {
  return parts.reduce(add, zero(currency));
}

function sharedCurrency(left: Money, right: Money): CurrencyCode {
  if (left.currency !== right.currency)
    throw new TypeError(`Cannot combine ${left.currency} and ${right.currency}`);
  return left.currency;
}

/**
 * The rounding rule for all money: `numerator / denominator` to the nearest whole number, and a tie to the
 * even one. Many roundings therefore favour neither direction. The result is exact, because no step uses
 * floats.
 */
export function roundHalfEven(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError('The denominator must be positive');
  const negative = numerator < 0n;
  const size = negative ? -numerator : numerator;
  const quotient = size / denominator;
  const twiceTheRest = (size % denominator) * 2n;
  const isRoundedUp = twiceTheRest > denominator || (twiceTheRest === denominator && quotient % 2n === 1n);
  const rounded = isRoundedUp ? quotient + 1n : quotient;
  return negative ? -rounded : rounded;
}

/** Like `roundHalfEven`, without big integers, for safe integers that are not negative. */
export function divideHalfEven(numerator: number, denominator: number): number {
  if (!Number.isSafeInteger(numerator) || numerator < 0) throw new RangeError(`${numerator} is not exact`);
  const rest = numerator % denominator;
  const quotient = (numerator - rest) / denominator;
  const isRoundedUp = rest * 2 > denominator || (rest * 2 === denominator && quotient % 2 === 1);
  return isRoundedUp ? quotient + 1 : quotient;
}

// A double keeps any fifteen significant digits. With more, two amounts could become the same decimal number.
const MAX_DIGITS = 15;

/**
 * Returns the decimal number that the API uses: 48.5 for 4850 cents. Both numbers of the division are exact, so it is rounded
 * as the text of the amount is when it is read.
 */
export function toDecimal({ amount, currency }: Money): number {
  if (Math.abs(amount) >= 10 ** MAX_DIGITS)
    throw new RangeError(`${amount} is too large for the API's decimal number`);
  return amount / 10 ** currencyExponents[currency];
}

/**
 * Writes all decimals of the currency, and none for yen: "48.50", "4850". It moves digits and never divides.
 */
export function toDecimalText({ amount, currency }: Money): `${number}` {
  const exponent = currencyExponents[currency];
  const sign = amount < 0 ? '-' : '';
  const digits = String(Math.abs(amount)).padStart(exponent + 1, '0');
  const point = digits.length - exponent;
  const fraction = exponent === 0 ? '' : `.${digits.slice(point)}`;
  return `${sign}${digits.slice(0, point)}${fraction}` as `${number}`;
}

/**
 * Reads a decimal number from outside. It refuses a value that is not a plain number, is too large, or is
 * finer than the smallest unit. It does not round, because an amount such as 0.001 euros is a mistake.
 */
export function fromDecimal(value: number | string, currency: CurrencyCode): Money {
  const exponent = currencyExponents[currency];
  const [, sign = '', whole = '', fraction = ''] = /^(-?)([0-9]+)(?:\.([0-9]+))?$/.exec(String(value)) ?? [];
  const digits = `${whole}${fraction.padEnd(exponent, '0')}`.replace(/^0+(?=[0-9])/, '');
  if (whole === '' || fraction.length > exponent || digits.length > MAX_DIGITS) {
    throw new RangeError(`no amount of ${currency}`);
  }
  return money(Number(sign + digits), currency);
}

/**
 * Splits money by weights; the parts always add up to the total. Units that do not divide go, one each, to
 * the largest remainders. Of equal remainders the first come first, so the same split always gives the same
 * parts. A negative total splits like its positive counterpart.
 */
export function allocateMoney(total: Money, weights: readonly number[]): Money[] {
  const exactWeights = weights.map(toWeight);
  const totalWeight = exactWeights.reduce((left, right) => left + right, 0n);
  if (totalWeight === 0n) throw new RangeError('At least one weight must be positive');
  const negative = total.amount < 0;
  const size = BigInt(Math.abs(total.amount));
  const parts = exactWeights.map((weight) => (size * weight) / totalWeight);
  const remainingUnits = Number(size - parts.reduce((left, right) => left + right, 0n));
  const indexesWithExtraUnit = new Set(byRemainder(size, exactWeights, totalWeight).slice(0, remainingUnits));
  return parts.map((part, index) => {
    const amount = Number(part) + (indexesWithExtraUnit.has(index) ? 1 : 0);
    return money(negative ? -amount : amount, total.currency);
  });
}

function toWeight(weight: number): bigint {
  if (!Number.isSafeInteger(weight) || weight < 0) throw new RangeError(`${weight} is not a weight`);
  return BigInt(weight);
}

// Sorting is stable, so equal remainders keep their order and the first come first.
function byRemainder(size: bigint, weights: readonly bigint[], whole: bigint): number[] {
  return weights
    .map((weight, index) => ({ index, remainder: (size * weight) % whole }))
    .sort((left, right) => Number(right.remainder - left.remainder))
    .map(({ index }) => index);
}
