import { numberFormat } from '../locale/intl.ts';
import { type CurrencyCode, currencyExponents } from './currencies.ts';
import { toDecimalText } from './decimal.ts';
import type { Money } from './money.ts';

export type MoneyFormat = {
  /** `auto` leaves the decimals out of whole prices ("€48"), for places where space is short. */
  decimals?: 'always' | 'auto';
};

/** A price as its reader writes it: "€48.50", "48,50 €". The decimals are ISO's, not those Intl assumes. */
export function formatMoney(
  price: Money,
  intlTag: string,
  { decimals = 'always' }: MoneyFormat = {},
): string {
  const exponent = currencyExponents[price.currency];
  const whole = price.amount % 10 ** exponent === 0;
  const digits = decimals === 'auto' && whole ? 0 : exponent;
  const format = numberFormat(intlTag, {
    style: 'currency',
    currency: price.currency,
    currencyDisplay: mistakable(price.currency, intlTag) ? 'symbol' : 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(toDecimalText(price));
}

// A short sign that its reader takes for another currency costs trust or money: "$" for Canadian dollars beside
// US dollars is out by a third, "¥" for yen is twenty times too much to a Chinese reader.
function mistakable(currency: CurrencyCode, intlTag: string): boolean {
  if (currency === 'JPY') return intlTag.startsWith('zh');
  return currency !== 'EUR' && currency !== 'USD' && currency !== 'GBP';
}
