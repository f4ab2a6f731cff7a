import type { MessageLocale } from '../locale/locales.ts';
import type { CurrencyCode } from './currencies.ts';

/** Currencies that a traveller may choose to pay in. A supplier may price in any currency of the table. */
export const SELECTABLE_CURRENCIES = [
  'EUR',
  'USD',
  'CAD',
  'GBP',
  'JPY',
  'CHF',
] as const satisfies readonly CurrencyCode[];
export type SelectableCurrency = (typeof SELECTABLE_CURRENCIES)[number];

export const DEFAULT_CURRENCY = 'EUR' satisfies SelectableCurrency;

/**
 * Currencies that we show as an approximation beside the price, because we cannot charge them. Readers of the other
 * languages can pay in their own currency.
 */
export const displayOnlyCurrencies: Readonly<Partial<Record<MessageLocale, 'CNY'>>> = { 'zh-Hans': 'CNY' };

export function isSelectableCurrency(value: string): value is SelectableCurrency {
  return (SELECTABLE_CURRENCIES as readonly string[]).includes(value);
}
