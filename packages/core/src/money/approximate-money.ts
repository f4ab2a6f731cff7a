import { type Conversion, convertMoney } from './convert-money.ts';
import { currencyExponents } from './currencies.ts';
import { type Money, money, roundHalfEven } from './money.ts';

/** Converts a price for information only, to whole units: decimals would look like an amount that is charged. */
export function approximateMoney(price: Money, conversion: Conversion): Money {
  const exact = convertMoney(price, conversion);
  const unit = 10n ** BigInt(currencyExponents[exact.currency]);
  return money(Number(roundHalfEven(BigInt(exact.amount), unit) * unit), exact.currency);
}
