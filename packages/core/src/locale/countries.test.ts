import { expect, test } from 'vitest';
import { COUNTRIES, isCountry } from './countries.ts';

test('Every country is listed once, and has a name in our languages and a dial code', () => {
  expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(COUNTRIES.length);
  for (const locale of ['en', 'de', 'zh-Hans']) {
    const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
    expect(COUNTRIES.filter(({ code }) => !names.of(code))).toEqual([]);
  }
  expect(COUNTRIES.filter(({ dialCode }) => !/^\+[1-9]\d{0,3}$/.test(dialCode))).toEqual([]);
});

test('The list is complete: passport countries and cruise destinations are included', () => {
  expect(COUNTRIES.length).toBeGreaterThan(240);
  const dialled = Object.fromEntries(COUNTRIES.map(({ code, dialCode }) => [code, dialCode]));
  expect(dialled).toMatchObject({
    DE: '+49',
    CN: '+86',
    GB: '+44',
    PT: '+351',
    US: '+1',
    HK: '+852',
    BS: '+1242',
  });
  expect([isCountry('IT'), isCountry('it'), isCountry('QQ')]).toEqual([true, false, false]);
});
