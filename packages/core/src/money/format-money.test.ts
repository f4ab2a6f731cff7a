import { expect, test } from 'vitest';
import { formatMoney } from './format-money.ts';
import { money } from './money.ts';

const price = money(4850, 'EUR');
const NO_BREAK = '\u00a0';

test('A price is written in the format of the reader’s language', () => {
  expect(formatMoney(price, 'en-GB')).toBe('€48.50');
  expect(formatMoney(price, 'de-DE')).toBe(`48,50${NO_BREAK}€`);
  expect(formatMoney(price, 'zh-Hans-CN')).toBe('€48.50');
  expect(formatMoney(money(123456, 'EUR'), 'fr-FR')).toMatch(/^1\s234,56\u00a0€$/);
  expect(formatMoney(money(-4850, 'GBP'), 'en-GB')).toBe('-£48.50');
  expect(formatMoney(money(4850, 'GBP'), 'fr-FR')).toBe(`48,50${NO_BREAK}£`);
});

test('Each currency has the decimals that ISO defines for it', () => {
  expect(formatMoney(money(4850, 'JPY'), 'en-GB')).toBe('¥4,850');
  expect(formatMoney(money(4850, 'KWD'), 'en-GB')).toBe(`KWD${NO_BREAK}4.850`);
  expect(formatMoney(money(4850, 'HUF'), 'de-DE')).toBe(`48,50${NO_BREAK}HUF`);
});

test('Decimals may be left out of a whole price and of no other', () => {
  expect(formatMoney(money(4800, 'EUR'), 'en-GB', { decimals: 'auto' })).toBe('€48');
  expect(formatMoney(price, 'en-GB', { decimals: 'auto' })).toBe('€48.50');
  expect(formatMoney(money(4800, 'EUR'), 'en-GB', { decimals: 'always' })).toBe('€48.00');
  expect(formatMoney(money(4800, 'EUR'), 'en-GB')).toBe('€48.00');
  expect(formatMoney(money(100, 'KWD'), 'en-GB', { decimals: 'auto' })).toBe(`KWD${NO_BREAK}0.100`);
});

test('No two selectable currencies share a sign, and Chinese readers can tell yen from yuan', () => {
  expect(formatMoney(money(4850, 'USD'), 'en-GB')).toBe('$48.50');
  expect(formatMoney(money(4850, 'CAD'), 'en-GB')).toBe('CA$48.50');
  expect(formatMoney(money(4850, 'CHF'), 'de-DE')).toBe(`48,50${NO_BREAK}CHF`);
  expect(formatMoney(money(4850, 'JPY'), 'zh-Hans-CN')).toBe('JP¥4,850');
});

test('The largest amount is written to the last digit', () => {
  expect(formatMoney(money(Number.MAX_SAFE_INTEGER, 'EUR'), 'en-GB')).toBe('€90,071,992,547,409.91');
});

test('A price without its sign keeps the decimals and separators of the language', () => {
  const bare = { decimals: 'auto', isBare: true } as const;
  expect(formatMoney(money(4213, 'EUR'), 'en-GB', bare)).toBe('42.13');
  expect(formatMoney(money(123400, 'EUR'), 'de-DE', bare)).toBe('1.234');
  expect(formatMoney(money(123450, 'CHF'), 'de-DE', bare)).toBe('1.234,50');
  expect(formatMoney(money(4850, 'JPY'), 'zh-Hans-CN', bare)).toBe('4,850');
});
