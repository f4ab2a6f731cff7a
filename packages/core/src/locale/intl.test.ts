import { expect, test } from 'vitest';
import { dateTimeFormat, numberFormat, pluralRules } from './intl.ts';

test('The same tag and options give the same formatter, built once', () => {
  expect(numberFormat('de-DE')).toBe(numberFormat('de-DE'));
  expect(numberFormat('de-DE', { style: 'percent' })).toBe(numberFormat('de-DE', { style: 'percent' }));
  expect(dateTimeFormat('de-DE', { month: 'long' })).toBe(dateTimeFormat('de-DE', { month: 'long' }));
  expect(pluralRules('de')).toBe(pluralRules('de'));
});

test('Another tag or another option gives another formatter', () => {
  expect(numberFormat('de-DE').format(1234.5)).toBe('1.234,5');
  expect(numberFormat('en-GB').format(1234.5)).toBe('1,234.5');
  expect(numberFormat('en-GB', { minimumFractionDigits: 2 }).format(1234.5)).toBe('1,234.50');
  expect(dateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(0)).toBe('January');
  expect(dateTimeFormat('de-DE', { month: 'long', timeZone: 'UTC' }).format(0)).toBe('Januar');
  expect(pluralRules('fr').select(0)).toBe('one');
  expect(pluralRules('en').select(0)).toBe('other');
});
