import { expect, test } from 'vitest';
import { likelyCountry } from './countries.ts';

test.each([
  ['de', ['de-AT', 'de', 'en-US'], 'Europe/Vienna', 'AT'],
  ['en', ['en-GB'], 'Europe/London', 'GB'],
  ['zh', ['zh-CN', 'zh'], 'Asia/Shanghai', 'CN'],
  ['zh', ['zh-Hans-SG'], 'Asia/Singapore', 'SG'],
  ['en', ['en-US'], 'America/New_York', 'US'],
])(
  'A reader of %s with browser languages %j in the time zone %s gets the country %s',
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
])('If the country is unclear, none is suggested: %s, %j', (language, tags, zone) => {
  expect(likelyCountry(language, tags, zone)).toBeUndefined();
});
