import { type Conversion, convertMoney } from './convert-money.ts';
import { currencyExponents } from './currencies.ts';
import { type Money, money } from './money.ts';

/** Converts a price for information only, to whole units: decimals would look like an amount that is charged. */
export function approximateMoney(price: Money, conversion: Conversion): Money {
  const exact = convertMoney(price, conversion);
  const unit = 10 ** currencyExponents[exact.currency];
  return money(Math.round(exact.amount / unit) * unit, exact.currency);
}
