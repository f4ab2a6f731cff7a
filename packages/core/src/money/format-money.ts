import { numberFormat } from '../locale/intl.ts';
import { type CurrencyCode, currencyExponents } from './currencies.ts';
import { type Money, toDecimalText } from './money.ts';

export type MoneyFormat = {
  /** `auto` leaves out the decimals of whole prices ("€48"), for places where space is short. */
  decimals?: 'always' | 'auto';
  /** Without its currency sign, where the currency is named beside the prices ("48.50"). */
  isBare?: boolean;
};

/** Formats a price for its reader: "€48.50", "48,50 €". The decimals are ISO's, not those of Intl. */
export function formatMoney(
  price: Money,
  intlTag: string,
  { decimals = 'always', isBare = false }: MoneyFormat = {},
): string {
  const exponent = currencyExponents[price.currency];
  const isWhole = price.amount % 10 ** exponent === 0;
  const digits = decimals === 'auto' && isWhole ? 0 : exponent;
  const format = numberFormat(intlTag, {
    ...(!isBare && {
      style: 'currency',
      currency: price.currency,
      currencyDisplay: hasAmbiguousSign(price.currency, intlTag) ? 'symbol' : 'narrowSymbol',
    }),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(toDecimalText(price));
}

// A short sign that readers take for another currency costs trust or money. "$" for Canadian dollars beside
// US dollars is wrong by a third. A Chinese reader who takes "¥" for yuan reads a price in yen as twenty
// times too high.
function hasAmbiguousSign(currency: CurrencyCode, intlTag: string): boolean {
  if (currency === 'JPY') return intlTag.startsWith('zh');
  return currency !== 'EUR' && currency !== 'USD' && currency !== 'GBP';
}
