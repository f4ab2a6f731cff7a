import type { CurrencyCode } from './currencies.ts';

/** A whole number of a currency's smallest unit: cents, yen, fils. Never a fraction, never a float's guess. */
export type Money = { readonly amount: number; readonly currency: CurrencyCode };

/** The only way to make one. Beyond the safe integers a number no longer counts every unit, so it throws. */
export function money(amount: number, currency: CurrencyCode): Money {
  if (!Number.isSafeInteger(amount))
    throw new RangeError(`${amount} is no whole, safe number of minor units`);
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

/** By how many; never by a rate or a percentage, which would need rounding. */
export function multiply(unit: Money, quantity: number): Money {
  if (!Number.isSafeInteger(quantity)) throw new RangeError(`${quantity} is no whole quantity`);
  return money(unit.amount * quantity, unit.currency);
}

/** Negative, zero or positive, as sorting wants it. */
export function compare(left: Money, right: Money): number {
  sharedCurrency(left, right);
  return left.amount - right.amount;
}

/** The currency is given because a sum of nothing has one too. */
export function sum(parts: readonly Money[], currency: CurrencyCode): Money {
  return parts.reduce(add, zero(currency));
}

function sharedCurrency(left: Money, right: Money): CurrencyCode {
  if (left.currency !== right.currency)
    throw new TypeError(`${left.currency} and ${right.currency} do not mix`);
  return left.currency;
}
