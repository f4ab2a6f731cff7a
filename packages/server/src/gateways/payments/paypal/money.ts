import { type CurrencyCode, currencyExponents, isCurrencyCode } from '@ashore/core/money/currencies.ts';
import { type Money, money, toDecimalText } from '@ashore/core/money/money.ts';

/** Currencies that PayPal accepts. */
const currencies: readonly string[] = [
  ...['AUD', 'BRL', 'CAD', 'CHF', 'CNY', 'CZK', 'DKK', 'EUR', 'GBP', 'HKD', 'HUF', 'ILS', 'JPY'],
  ...['MXN', 'MYR', 'NOK', 'NZD', 'PHP', 'PLN', 'SEK', 'SGD', 'THB', 'TWD', 'USD'],
];
/** Currencies of which PayPal accepts whole units only, although they have decimals. */
const withoutDecimals: readonly string[] = ['HUF', 'TWD'];

export type PaypalAmount = { readonly currency_code: string; readonly value: string };

export function takesAmount({ amount, currency }: Money): boolean {
  if (!currencies.includes(currency)) return false;
  return !withoutDecimals.includes(currency) || amount % 10 ** currencyExponents[currency] === 0;
}

/** Only for amounts that `takesAmount` accepts: PayPal refuses HUF and TWD with decimals. */
export function paypalAmount(price: Money): PaypalAmount {
  const text = toDecimalText(price);
  const value = withoutDecimals.includes(price.currency) ? text.replace(/\.0+$/, '') : text;
  return { currency_code: price.currency, value };
}

/** Throws if the text is not an amount: an amount from PayPal is never guessed. */
export function moneyOfPaypal({ currency_code: currency, value }: PaypalAmount): Money {
  const [, units = '', decimals = ''] = /^(\d{1,12})(?:\.(\d{1,4}))?$/.exec(value) ?? [];
  if (units === '' || !isCurrencyCode(currency))
    throw new Error(`PayPal returned an invalid amount: ${currency} ${value}`);
  const exponent = currencyExponents[currency satisfies CurrencyCode];
  if (Number(decimals.slice(exponent) || 0) !== 0)
    throw new Error(`PayPal returned a fraction of the smallest unit: ${value}`);
  return money(Number(units + decimals.slice(0, exponent).padEnd(exponent, '0')), currency);
}
