import type { MessageLocale } from '../locale/locales.ts';
import { type Conversion, convertMoney } from './convert-money.ts';
import { currencyExponents } from './currencies.ts';
import { type Money, money } from './money.ts';

/**
 * The currency in which readers of a language think, where nothing can be charged in it. Readers of the other
 * languages have a currency of their own among those that can be charged, or several.
 */
export const ownCurrencies: Readonly<Partial<Record<MessageLocale, 'CNY'>>> = { 'zh-Hans': 'CNY' };

/** Converts a price for information only, to whole units: decimals would look like an amount that is charged. */
export function approximateMoney(price: Money, conversion: Conversion): Money {
  const exact = convertMoney(price, conversion);
  const unit = 10 ** currencyExponents[exact.currency];
  return money(Math.round(exact.amount / unit) * unit, exact.currency);
}
