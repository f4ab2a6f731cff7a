import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import { isCurrencyCode } from '@ashore/core/money/currencies.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import { fromDecimal } from '@ashore/core/money/money.ts';

/** An amount of an answer in the reader's format. What is paid at a hotel is in the currency of its country. */
export function amountText(amount: number, currency: string, locale: Locale): string {
  if (!isCurrencyCode(currency)) return `${amount} ${currency}`;
  return formatMoney(fromDecimal(amount, currency), localeTable[locale].intl);
}
