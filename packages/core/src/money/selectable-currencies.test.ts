import { expect, test } from 'vitest';
import { isCurrencyCode } from './currencies.ts';
import { DEFAULT_CURRENCY, isSelectableCurrency, SELECTABLE_CURRENCIES } from './selectable-currencies.ts';

test('Travellers choose among six currencies, and euros are the default', () => {
  expect(SELECTABLE_CURRENCIES).toEqual(['EUR', 'USD', 'CAD', 'GBP', 'JPY', 'CHF']);
  expect(DEFAULT_CURRENCY).toBe('EUR');
});

test('A currency is not selectable merely because it is in the table', () => {
  expect(isCurrencyCode('AUD')).toBe(true);
  for (const other of ['AUD', 'eur', '', 'length']) expect(isSelectableCurrency(other)).toBe(false);
  for (const offered of SELECTABLE_CURRENCIES) expect(isSelectableCurrency(offered)).toBe(true);
});
