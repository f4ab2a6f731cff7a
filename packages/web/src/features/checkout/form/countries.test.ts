import { expect, test } from 'vitest';
import { likelyCountry } from './countries.ts';

test.each([
  ['de', ['de-AT', 'de', 'en-US'], 'Europe/Vienna', 'AT'],
  ['en', ['en-GB'], 'Europe/London', 'GB'],
  ['zh', ['zh-CN', 'zh'], 'Asia/Shanghai', 'CN'],
  ['zh', ['zh-Hans-SG'], 'Asia/Singapore', 'SG'],
  ['en', ['en-US'], 'America/New_York', 'US'],
])(
  'Who reads %s and whose browser says %j is called in their country: %s, %s',
  (language, tags, zone, country) => {
    expect(likelyCountry(language, tags, zone)).toBe(country);
  },
);

test.each([
  ['en', ['en-US', 'en'], 'Europe/Berlin'],
  ['en', [], 'America/Lima'],
  ['de', ['de', 'en-US'], 'Europe/Berlin'],
  ['en', ['de-DE', 'en'], 'Europe/Berlin'],
  ['en', ['en-QQ'], 'Europe/Berlin'],
])('Where nobody has said a country none is guessed: %s, %j', (language, tags, zone) => {
  expect(likelyCountry(language, tags, zone)).toBeUndefined();
});
