import { expect, test } from 'vitest';
import type { RequestResponse } from '../server/request-response.ts';
import { lookOf, lookOfBrowser } from './page-look.ts';

test.each([
  [['fr', 'de'], 'de'],
  [['zh-Hans'], 'zh-Hans'],
  [['en'], 'en'],
  [['fr', null], 'en'],
  [[], 'en'],
])('A page for the languages %j is in %s', (locales, locale) => {
  expect(lookOf(locales)).toEqual({ locale, theme: undefined });
});

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['zh-CN', 'zh-Hans'],
  ['fr', 'en'],
  [undefined, 'en'],
])('For a browser that prefers %s a page is in %s', (accepted, locale) => {
  const exchange = { request: { headers: { 'accept-language': accepted } } } as unknown as RequestResponse;
  expect(lookOfBrowser(exchange).locale).toBe(locale);
});
