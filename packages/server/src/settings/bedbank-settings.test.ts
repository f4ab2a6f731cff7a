import { expect, test } from 'vitest';
import { readBedbankSettings } from './bedbank-settings.ts';

const env = {
  BEDBANK_URL: 'https://bedbank.example.org/api/',
  BEDBANK_KEY: 'a-long-bedbank-key',
  BEDBANK_CURRENCY: 'EUR',
  BEDBANK_TIME_ZONE: 'Europe/Madrid',
  BEDBANK_CODES: '/etc/ashore/bedbank.json',
};

test('Without an address no bedbank is connected', () => {
  expect(readBedbankSettings({ ...env, BEDBANK_URL: '' })).toBeUndefined();
});

test('A bedbank is connected with its key, currency, zone and codes; name and markup have defaults', () => {
  const settings = {
    name: 'bedbank',
    url: 'https://bedbank.example.org/api',
    key: 'a-long-bedbank-key',
    currency: 'EUR',
    timeZone: 'Europe/Madrid',
    markup: 0,
    codesFile: '/etc/ashore/bedbank.json',
  };
  expect(readBedbankSettings(env)).toEqual(settings);
  expect(readBedbankSettings({ ...env, BEDBANK_NAME: 'Nightstock', BEDBANK_MARKUP: '12.5' })).toEqual({
    ...settings,
    name: 'Nightstock',
    markup: 1_250,
  });
});

test.each([
  ['BEDBANK_URL', 'http://bedbank.example.org'],
  ['BEDBANK_KEY', ''],
  ['BEDBANK_KEY', 'secret\nkey'],
  ['BEDBANK_CURRENCY', 'euro'],
  ['BEDBANK_TIME_ZONE', '+02:00'],
  ['BEDBANK_TIME_ZONE', ''],
  ['BEDBANK_MARKUP', '12.555'],
  ['BEDBANK_MARKUP', '-3'],
  ['BEDBANK_CODES', ''],
])('The server does not start with a wrong %s: "%s"', (name, value) => {
  expect(() => readBedbankSettings({ ...env, [name]: value })).toThrow(name);
});

test('The sentence about a wrong key does not show it', () => {
  const read = () => readBedbankSettings({ ...env, BEDBANK_KEY: 'canary key' });
  expect(read).toThrow(/^(?!.*canary)/);
  expect(read).toThrow('BEDBANK_KEY');
});
