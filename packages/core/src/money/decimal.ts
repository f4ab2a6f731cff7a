import { Failure } from '../errors/failure.ts';
import { type CurrencyCode, currencyExponents } from './currencies.ts';
import { type Money, money } from './money.ts';

// A double keeps any fifteen significant digits; beyond, two amounts could share one decimal number.
const MOST_DIGITS = 15;

/** The decimal number that the edge of the API speaks: 48.5 for 4850 cents. */
export function toDecimal(price: Money): number {
  const significant = String(Math.abs(price.amount)).length;
  if (significant > MOST_DIGITS) throw new RangeError(`${price.amount} does not survive as a decimal number`);
  return Number(toDecimalText(price));
}

/** All decimals of the currency, none for yen: "48.50", "4850". Made of digits, never by dividing. */
export function toDecimalText({ amount, currency }: Money): `${number}` {
  const exponent = currencyExponents[currency];
  const sign = amount < 0 ? '-' : '';
  const digits = String(Math.abs(amount)).padStart(exponent + 1, '0');
  const point = digits.length - exponent;
  const fraction = exponent === 0 ? '' : `.${digits.slice(point)}`;
  return `${sign}${digits.slice(0, point)}${fraction}` as `${number}`;
}

/**
 * Reads a decimal number from outside. What is no plain number, is too large, or is finer than the currency's
 * smallest unit is refused rather than rounded: nobody meant to pay 0.001 euros.
 */
export function fromDecimal(value: number | string, currency: CurrencyCode): Money {
  const exponent = currencyExponents[currency];
  const [, sign = '', whole = '', fraction = ''] = /^(-?)([0-9]+)(?:\.([0-9]+))?$/.exec(String(value)) ?? [];
  const digits = `${whole}${fraction.padEnd(exponent, '0')}`.replace(/^0+(?=[0-9])/, '');
  if (whole === '' || fraction.length > exponent || digits.length > MOST_DIGITS) {
    throw new Failure('invalid_input', { details: `no amount of ${currency}` });
  }
  return money(Number(sign + digits), currency);
}
