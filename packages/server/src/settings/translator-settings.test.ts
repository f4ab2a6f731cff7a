import { expect, test } from 'vitest';
import { readTranslatorSettings } from './translator-settings.ts';

test('Reviews are translated only if an address is set, with the key of the account', () => {
  expect(readTranslatorSettings({})).toBeUndefined();
  expect(readTranslatorSettings({ TRANSLATION_KEY: 'a-key' })).toBeUndefined();
  expect(
    readTranslatorSettings({ TRANSLATION_URL: 'https://api.deepl.com', TRANSLATION_KEY: 'a-key' }),
  ).toEqual({
    url: 'https://api.deepl.com/',
    key: 'a-key',
  });
});

test('An address without a key, or one that is not encrypted, is refused with the name of the setting', () => {
  expect(() => readTranslatorSettings({ TRANSLATION_URL: 'https://api.deepl.com' })).toThrow(
    'TRANSLATION_KEY',
  );
  expect(() =>
    readTranslatorSettings({ TRANSLATION_URL: 'http://api.deepl.com', TRANSLATION_KEY: 'a-key' }),
  ).toThrow('TRANSLATION_URL takes');
});
