import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import { fromDecimal } from '@ashore/core/money/decimal.ts';
import { formatMoney } from '@ashore/core/money/format-money.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';

/** A price of the API, as people of this language write it. */
export function priceText(price: number, currency: SelectableCurrency, locale: Locale): string {
  return formatMoney(fromDecimal(price, currency), localeTable[locale].intl);
}
