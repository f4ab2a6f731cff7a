import { expect, test } from 'vitest';
import { locativeOf } from './locative.ts';

test('A place has its own preposition or the usual one, and none in Chinese', () => {
  expect(locativeOf({ name: 'Lissabon' }, 'de')).toBe('in Lissabon');
  expect(locativeOf({ name: 'Santorin', locative: 'auf Santorin' }, 'de')).toBe('auf Santorin');
  expect(locativeOf({ name: 'Lisbon', locative: null }, 'en')).toBe('in Lisbon');
  expect(locativeOf({ name: '里斯本', locative: null }, 'zh-Hans')).toBe('里斯本');
});
