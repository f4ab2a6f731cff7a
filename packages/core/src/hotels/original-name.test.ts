import { expect, test } from 'vitest';
import { withOriginalName } from './original-name.ts';

const paris = { name: '红墨水瓶酒店', englishName: 'L’Encrier Rouge', countryCode: 'FR' };

test('Chinese readers see the name on the sign of a hotel abroad beside the Chinese one', () => {
  expect(withOriginalName(paris, 'zh-Hans')).toBe('红墨水瓶酒店（L’Encrier Rouge）');
});

test.each(['CN', 'HK', 'MO', 'TW'])('In %s the Chinese name is the one on the sign', (countryCode) => {
  expect(withOriginalName({ ...paris, countryCode }, 'zh-Hans')).toBe('红墨水瓶酒店');
});

test('A name is never stated twice, and readers of other languages see only their own', () => {
  expect(withOriginalName({ ...paris, name: paris.englishName }, 'zh-Hans')).toBe('L’Encrier Rouge');
  expect(withOriginalName(paris, 'de')).toBe('红墨水瓶酒店');
});
