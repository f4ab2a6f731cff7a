import { numberFormat } from '@ashore/core/locale/intl.ts';
import { type Locale, localeTable } from '@ashore/core/locale/locales.ts';
import type { SelectableCurrency } from '@ashore/core/money/selectable-currencies.ts';

/** A price in whole units, rounded up: there is no room for cents on a pin, and nobody shall pay more than it says. */
export function pinPrice(price: number, currency: SelectableCurrency, locale: Locale): string {
  const { intl } = localeTable[locale];
  return numberFormat(intl, { style: 'currency', currency, maximumFractionDigits: 0 }).format(
    Math.ceil(price),
  );
}
