import { expect, test } from 'vitest';
import { isCurrencyCode } from './currencies.ts';
import { DEFAULT_CURRENCY, isSelectableCurrency, SELECTABLE_CURRENCIES } from './selectable-currencies.ts';

test('Travellers choose among six currencies, euros unless they say otherwise.', () => {
  expect(SELECTABLE_CURRENCIES).toEqual(['EUR', 'USD', 'CAD', 'GBP', 'JPY', 'CHF']);
  expect(DEFAULT_CURRENCY).toBe('EUR');
});

test('A currency of the table is not selectable for that alone.', () => {
  expect(isCurrencyCode('AUD')).toBe(true);
  for (const other of ['AUD', 'eur', '', 'length']) expect(isSelectableCurrency(other)).toBe(false);
  for (const offered of SELECTABLE_CURRENCIES) expect(isSelectableCurrency(offered)).toBe(true);
});
