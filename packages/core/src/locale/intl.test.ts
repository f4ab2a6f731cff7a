import { expect, test } from 'vitest';
import { countryName, dateTimeFormat, discountNumber, numberFormat, pluralRules } from './intl.ts';

test('A Chinese discount names what is left to pay: 8折, 75折, 91折', () => {
  expect([20, 25, 9, 95].map((percent) => discountNumber(percent, 'zh-Hans'))).toEqual([8, 75, 91, 0.5]);
  expect(discountNumber(20, 'de')).toBe(20);
});

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

test('In Chinese, Hong Kong, Macao and Taiwan are named with the name of the country', () => {
  const countryNamesIn = (intlTag: string) =>
    ['HK', 'MO', 'TW', 'CN'].map((code) => countryName(intlTag, code));
  expect(countryNamesIn('zh-Hans-CN')).toEqual(['中国香港', '中国澳门', '中国台湾', '中国']);
  expect(countryNamesIn('en-GB')).toEqual(['Hong Kong', 'Macao', 'Taiwan', 'China']);
});

test('Names that browsers write differently from the server are our own', () => {
  const countryNamesIn = (intlTag: string) =>
    ['FK', 'HK', 'MO', 'PS'].map((code) => countryName(intlTag, code));
  expect(countryNamesIn('en-GB')).toEqual(['Falkland Islands', 'Hong Kong', 'Macao', 'Palestine']);
  expect(countryNamesIn('de-DE')).toEqual(['Falklandinseln', 'Hongkong', 'Macau', 'Palästina']);
});
